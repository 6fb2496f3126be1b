import { brasiliaDate, brasiliaDateTime } from '#libs/brazil';
import { ACCEPTED } from '../occurrences';
import { isReported, type RemittancePayment } from '../payments/remittance-payment';
import { type Remittance, type RemittanceReturn } from '../remittance';
import { type StoredLot } from '../remittance.repository';

/** Positions of a field, from 1, both included. */
type Positions = readonly [from: number, to: number];

/** Fields of a file header that a return has of its own (FEBRABAN 240). */
const HEADER = { code: [143, 143], made: [144, 157], nsa: [158, 163] } as const;
const OCCURRENCES: Positions = [231, 240];
const RETURN_CODE = '2';

/** The fields of a payment that the bank fills, by segment. */
const RESULT: Readonly<
  Record<string, { readonly document: Positions; readonly date: Positions; readonly amount: Positions }>
> = {
  A: { document: [135, 154], date: [155, 162], amount: [163, 177] },
  J: { document: [203, 222], date: [145, 152], amount: [153, 167] },
};

/** The header of a return file: that of the remittance with the code, the instant and the NSA of the return. */
export function headerOf({ header }: Remittance, { nsa, madeAtMs }: RemittanceReturn): string {
  const [date = '', time = ''] = brasiliaDateTime(madeAtMs).split('T');
  const made = dayOf(date) + time.slice(0, 8).replaceAll(':', '');
  return fill(header, [
    [HEADER.code, RETURN_CODE],
    [HEADER.made, made],
    [HEADER.nsa, String(nsa).padStart(6, '0')],
  ]);
}

/** The header and the trailer of a lot. @param occurrence of a file that is refused as a whole */
export function lotOf({ header, trailer }: StoredLot, occurrence: string | null) {
  const codes = occurrence ?? '';
  return {
    header: fill(header, [[OCCURRENCES, codes]]),
    trailer: fill(trailer, [[OCCURRENCES, codes]]),
  };
}

/**
 * The records of a payment in a return.
 * @param made the return; a result that was recorded later is not in it
 */
export function paymentLines(payment: RemittancePayment, made: RemittanceReturn): string[] {
  const [first = '', ...others] = payment.lines;
  const fields = RESULT[first.charAt(13)];
  if (fields === undefined) return [first, ...others];
  const { occurrences, status, endedAtMs, paymentId, amount } = payment;
  if (!isReported(payment, made)) return [fill(first, [[OCCURRENCES, ACCEPTED]]), ...others];
  const isPaid = status === 'PAID' && endedAtMs !== null;
  const paid: readonly (readonly [Positions, string])[] = isPaid
    ? [
        [fields.document, documentOf(paymentId)],
        [fields.date, dayOf(brasiliaDate(endedAtMs))],
        [fields.amount, String(amount).padStart(15, '0')],
      ]
    : [];
  return [fill(first, [...paid, [OCCURRENCES, occurrences]]), ...others];
}

/** The trailer of a file. */
export function trailerOf(bankCode: string, lots: number, records: number): string {
  const counts = String(lots).padStart(6, '0') + String(records).padStart(6, '0') + '000000';
  return `${bankCode}99999${' '.repeat(9)}${counts}`.padEnd(240);
}

/** The number that the bank gives a payment: the beginning of its id. */
function documentOf(paymentId: string | null): string {
  return (paymentId ?? '').replaceAll('-', '').toUpperCase().slice(0, 20);
}

/** @example dayOf('2026-01-30'); // '30012026' */
function dayOf(date: string): string {
  return date.split('-').reverse().join('');
}

function fill(line: string, values: readonly (readonly [Positions, string])[]): string {
  return values.reduce((filled, [[from, to], value]) => {
    const length = to - from + 1;
    return filled.slice(0, from - 1) + value.padEnd(length).slice(0, length) + filled.slice(to);
  }, line);
}
