import { type RecordTable } from '#libs/fixed-width';
import { STATEMENT_HEADER, STATEMENT_TRAILER } from '../records/statement';
import { type PaymentLayout } from './payment-layout';
import { type StatementLayout } from './statement-layouts';

/** What the header of the lot says, by which its other records are recognised. */
export interface LotKind {
  readonly isStatement: boolean;
  /** G029. */
  readonly form: string;
}

export function lotKindOf(header: string): LotKind {
  return { isStatement: header.slice(8, 9) === 'E', form: header.slice(11, 13) };
}

/**
 * The table of a line.
 * @param kind of the lot of the line; undefined outside of lots
 * @returns undefined if the type of the record or its segment is not known
 */
export function recordOfLine(
  line: string,
  kind: LotKind | undefined,
  { payment, statement }: { readonly payment: PaymentLayout; readonly statement: StatementLayout },
): RecordTable<unknown> | undefined {
  const { records } = payment;
  switch (line.slice(7, 8)) {
    case '0':
      return records.fileHeader;
    case '1':
      return lotKindOf(line).isStatement ? STATEMENT_HEADER : records.lotHeader;
    case '3':
      return segmentOf(line, kind, payment) ?? (isE(line) ? statement.segmentE : undefined);
    case '5':
      return kind?.isStatement ? STATEMENT_TRAILER : records.lotTrailer;
    case '9':
      return records.fileTrailer;
    default:
      return undefined;
  }
}

function isE(line: string): boolean {
  return line.slice(13, 14) === 'E';
}

function segmentOf(
  line: string,
  kind: LotKind | undefined,
  { records, forms }: PaymentLayout,
): RecordTable<unknown> | undefined {
  const paid = forms.get(kind?.form ?? '');
  switch (line.slice(13, 14)) {
    case 'A':
      return records.a;
    case 'B':
      return paid === 'pix' ? records.bPix : records.b;
    case 'C':
      return records.c;
    case 'J':
      if (line.slice(14, 15) !== ' ' || line.slice(17, 19) !== '52') return records.j;
      return paid === 'pixQrCode' ? records.j52Pix : records.j52;
    case 'Z':
      return records.z;
    default:
      return undefined;
  }
}
