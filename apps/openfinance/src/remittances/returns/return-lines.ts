import { brasiliaDate, brasiliaDateTime } from '#libs/brazil';
import { type PaymentLayout } from '#libs/cnab240';
import { changeFields, writeRecord } from '#libs/fixed-width';
import { ACCEPTED, DONE } from '../occurrences';
import { isReported, type RemittancePayment } from '../payments/remittance-payment';
import { layoutOf } from '../layouts';
import { type Remittance, type RemittanceReturn } from '../remittance';
import { type StoredLot } from '../remittance.repository';

type PaymentRecords = PaymentLayout['records'];

const RETURN_CODE = '2';

/** The header of a return file: that of the remittance with the code, the instant and the NSA of the return. */
export function headerOf({ header, layout }: Remittance, made: RemittanceReturn): string {
  const [createdOn, time = ''] = brasiliaDateTime(made.madeAtMs).split('T');
  const createdAt = time.slice(0, 8);
  const values = { direction: RETURN_CODE, createdOn, createdAt, sequence: made.nsa };
  return changeFields(layoutOf(layout).records.fileHeader, header, values);
}

/** The header and the trailer of a lot. @param occurrence of a file that is refused as a whole */
export function lotOf(
  { header, trailer }: StoredLot,
  { lotHeader, lotTrailer }: PaymentRecords,
  occurrence: string | null,
) {
  const occurrences = occurrence ?? '';
  return {
    header: changeFields(lotHeader, header, { occurrences }),
    trailer: changeFields(lotTrailer, trailer, { occurrences }),
  };
}

/**
 * The records of a payment in a return.
 * @param made the return; a result that was recorded later is not in it
 */
export function paymentLines(
  payment: RemittancePayment,
  { a, j }: PaymentRecords,
  made: RemittanceReturn,
): string[] {
  const [first = '', ...others] = payment.lines;
  const { status, endedAtMs, paymentId, amount } = payment;
  const occurrences = isReported(payment, made) ? payment.occurrences : ACCEPTED;
  const isPaid = occurrences === DONE && status === 'PAID' && endedAtMs !== null;
  const paidOn = isPaid ? brasiliaDate(endedAtMs) : undefined;
  const bankDocument = isPaid ? documentOf(paymentId) : undefined;
  if (isOfBoletos(first)) {
    const paid = isPaid ? { bankDocument, date: paidOn, cents: amount } : {};
    return [changeFields(j, first, { ...paid, occurrences }), ...others];
  }
  const paid = isPaid ? { bankDocument, realDate: paidOn, realCents: amount } : {};
  return [changeFields(a, first, { ...paid, occurrences }), ...others];
}

/** The trailer of a file. */
export function trailerOf(
  { fileTrailer }: PaymentRecords,
  values: { readonly bank: string; readonly lots: number; readonly records: number },
): string {
  return writeRecord(fileTrailer, { ...values, accounts: 0 });
}

/** Segment J, of boletos and QR codes. */
function isOfBoletos(line: string): boolean {
  return line.slice(13, 14) === 'J';
}

/** The number that the bank gives a payment: the beginning of its id. */
function documentOf(paymentId: string | null): string {
  return (paymentId ?? '').replaceAll('-', '').toUpperCase().slice(0, 20);
}
