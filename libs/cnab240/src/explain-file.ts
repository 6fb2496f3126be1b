import { explain, type ExplainedField } from '#libs/fixed-width';
import { type PaymentLayout } from './layouts/payment-layout';
import { type LotKind, lotKindOf, recordOfLine } from './layouts/record-of-line';
import { type StatementLayout } from './layouts/statement-layouts';

/** A line of a file, broken into its fields. */
export interface ExplainedLine {
  /** The name of its record; undefined if it is not known. */
  readonly record: string | undefined;
  readonly fields: readonly ExplainedField[];
}

/** Explains the lines of a file: remittances, returns and statements. The lines have one character per byte. */
export function* explainFile(
  lines: Iterable<string>,
  layouts: { readonly payment: PaymentLayout; readonly statement: StatementLayout },
): Generator<ExplainedLine> {
  let kind: LotKind | undefined;
  for (const line of lines) {
    const type = line.slice(7, 8);
    if (type === '1') kind = lotKindOf(line);
    const table = recordOfLine(line, kind, layouts);
    yield { record: table?.name, fields: table === undefined ? [] : explain(table, line) };
    if (type === '5') kind = undefined;
  }
}
