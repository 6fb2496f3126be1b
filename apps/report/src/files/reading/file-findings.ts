import { ViolationList } from '#libs/kernel';

/** Where a finding is, as far as a format knows it. */
export interface FindingPlace {
  readonly line: number | undefined;
  /** `column 5`, `positions 143 to 150`, or the path of an element. */
  readonly at?: string;
  readonly code: string;
}

/** What makes a file unreadable. */
export class FileFindings {
  readonly list = new ViolationList();

  add({ line, at, code }: FindingPlace, detail: string): void {
    const pointer = line === undefined ? '' : `/lines/${String(line)}`;
    const lineOf = line === undefined ? [] : [`Line ${String(line)}`];
    const where = [...lineOf, ...(at === undefined || at === '' ? [] : [at])].join(', ');
    this.list.add(pointer, `${where === '' ? '' : `${where}: `}${detail} (${code})`);
  }
}
