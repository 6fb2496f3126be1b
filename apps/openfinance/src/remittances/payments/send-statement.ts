import { places, type Statement } from '#libs/database';
import { type RemittancePayment } from './remittance-payment';

/** A payment that the bank makes of a scheduled payment. */
export interface SentPayment {
  readonly from: Pick<RemittancePayment, 'remittanceId' | 'number'>;
  readonly paymentId: string;
  readonly endToEndId: string;
}

/**
 * The statement that notes the payments which the bank makes of scheduled payments of one remittance. It returns the numbers of
 * those that were scheduled.
 */
export function sendStatement(table: string, all: readonly SentPayment[]): Statement {
  const remittanceId = all[0]?.from.remittanceId ?? '';
  const { text: numbers, values: sent } = places(all, 1);
  const count = sent.length;
  const cases = (after: number): string =>
    sent.map((_, at) => `WHEN $${String(2 + at)} THEN $${String(after + at)}`).join(' ');
  return {
    sql:
      `UPDATE ${table} SET status = 'PAYING', ` +
      `payment_id = CASE number ${cases(2 + count)} END, ` +
      `end_to_end_id = CASE number ${cases(2 + count * 2)} END ` +
      `WHERE remittance_id = $1 AND status = 'SCHEDULED' AND number IN (${numbers}) RETURNING number`,
    parameters: [
      remittanceId,
      ...sent.map(({ from }) => from.number),
      ...sent.map(({ paymentId }) => paymentId),
      ...sent.map(({ endToEndId }) => endToEndId),
    ],
  };
}
