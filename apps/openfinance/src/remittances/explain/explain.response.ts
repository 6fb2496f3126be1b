import { MAX_VIOLATIONS } from '#libs/kernel';
import { findingOf, type RemittanceFindingResponse } from '../api/remittance.response';
import { storedFinding } from '../receipt/file-findings';
import { type ExplainedFile, type FileKind } from './explained-file';

/** A field of a line. Together the fields are the line. */
export class ExplainedFieldResponse {
  /** @example form */
  name!: string;

  /** @example "Form of entry" */
  label!: string;

  /**
   * Its first position, from 1.
   * @example 12
   */
  from!: number;

  /** @example 13 */
  to!: number;

  /**
   * As it is in the line.
   * @example "45"
   */
  content!: string;

  /**
   * The meaning of a code.
   * @example "Pix transfer"
   */
  meaning?: string;

  /**
   * What the field must be, if it is not valid.
   * @example "8 digits"
   */
  expected?: string;
}

/** A line of a file. */
export class ExplainedLineResponse {
  /** @example 2 */
  line!: number;

  /**
   * Left out if the type of the record or its segment is not known; then there are no fields.
   * @example "Payment lot header"
   */
  record?: string;

  fields!: ExplainedFieldResponse[];
}

/** A file with its fields and what is wrong with it. */
export class ExplainedFileResponse {
  /**
   * REMITTANCE or RETURN, by position 143 of the first line; UNKNOWN if it is neither 1 nor 2.
   * @example REMITTANCE
   */
  kind!: FileKind;

  /** @example febraban */
  layout!: string;

  /**
   * The number of all lines.
   * @example 6
   */
  lineCount!: number;

  /** Those that the parameters ask for. */
  lines!: ExplainedLineResponse[];

  /** The first 100 of them. A return file is not checked, so it has none. */
  findings!: RemittanceFindingResponse[];

  /**
   * The number of findings. After 100 faults of the file itself, such as records in a wrong order, reading stops.
   * @example 0
   */
  findingCount!: number;

  static of({ kind, lineCount, lines, findings }: ExplainedFile, layout: string) {
    return {
      ...{ kind, layout, lineCount },
      lines: lines as ExplainedLineResponse[],
      findings: findings
        .slice(0, MAX_VIOLATIONS)
        .map((finding) => findingOf(storedFinding(finding))),
      findingCount: findings.length,
    } satisfies ExplainedFileResponse;
  }
}
