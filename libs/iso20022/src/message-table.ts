import type { Violation } from '#libs/kernel';
import { childrenNamed, type XmlElement } from '#libs/xml';
import type { ElementType } from './element-types';

/** One row of a message table: where an element stands, whether it must, and what it holds. */
export interface ElementRow<T, Required extends boolean> {
  /** Local names from the block that the table describes, as in `PmtId/EndToEndId`. */
  readonly path: string;
  readonly steps: readonly string[];
  readonly required: Required;
  readonly type: ElementType<T>;
}

/** A block of a message: its elements by the name that the code uses for them. */
export type MessageTable = Readonly<Record<string, ElementRow<unknown, boolean>>>;

/** What reading a block gives: every required value, every optional one or undefined. */
export type ValuesOf<Table extends MessageTable> = {
  readonly [Name in keyof Table]: Table[Name] extends ElementRow<infer T, infer Required>
    ? Required extends true
      ? T
      : T | undefined
    : never;
};

export function required<T>(path: string, type: ElementType<T>): ElementRow<T, true> {
  return { path, steps: path.split('/'), required: true, type };
}

export function optional<T>(path: string, type: ElementType<T>): ElementRow<T, false> {
  return { path, steps: path.split('/'), required: false, type };
}

/** What was found wrong in a message, kept apart because form is judged before amounts. */
export class Findings {
  readonly form: Violation[] = [];
  readonly amount: Violation[] = [];

  get none(): boolean {
    return this.form.length === 0 && this.amount.length === 0;
  }
}

/**
 * Reads one block by its table. Elements that the table does not name are skipped; what is missing,
 * repeated or wrong goes to `findings` under its path. The values are complete only where `findings`
 * stays empty.
 */
export function readBlock<Table extends MessageTable>(
  block: XmlElement,
  blockPath: string,
  table: Table,
  findings: Findings,
): Partial<ValuesOf<Table>> {
  const values: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(table)) {
    const pointer = blockPath === '' ? row.path : `${blockPath}/${row.path}`;
    const report = (detail: string) => findings[row.type.judgedAs].push({ pointer, detail });
    const found = follow(block, row.steps);
    if (found === 'repeated') {
      report('Appears more than once; exactly one is allowed.');
      continue;
    }
    const content = found?.text.trim() ?? '';
    if (found === undefined || content === '') {
      if (row.required) report(found === undefined ? 'Is missing.' : 'Is empty.');
      continue;
    }
    const read = row.type.read(content, found);
    if (read.ok) values[name] = read.value;
    else report(read.refusal);
  }
  return values as Partial<ValuesOf<Table>>;
}

function follow(
  block: XmlElement,
  steps: readonly string[],
): XmlElement | 'repeated' | undefined {
  let element: XmlElement = block;
  for (const step of steps) {
    const [next, another] = childrenNamed(element, step);
    if (next === undefined) return undefined;
    if (another !== undefined) return 'repeated';
    element = next;
  }
  return element;
}
