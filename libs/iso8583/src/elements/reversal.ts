import { formatSignedAmount, parseSignedAmount, type SignedAmount } from './amounts';
import { digitsOf, wrongValue } from './value-error';

/** DE90: the message that is reversed or completed. An undefined member is unknown and written as zeros. */
export interface OriginalElements {
  readonly mti: string | undefined;
  readonly stan: string | undefined;
  /** DE7 of the original, MMDDhhmmss. */
  readonly transmittedAt: string | undefined;
  /** DE32 of the original, without leading zeros. */
  readonly acquirer: string | undefined;
  /** DE33 of the original, without leading zeros. */
  readonly forwarder: string | undefined;
}

/** DE95: the remaining amounts after a partial reversal, in minor units. A fee of zeros means no fee. */
export interface ReplacementAmounts {
  readonly transactionMinor: number;
  readonly settlementMinor: number;
  readonly fee: SignedAmount | undefined;
  readonly settlementFee: SignedAmount | undefined;
}

const DE90 = 'DE90';
const DE95 = 'DE95';
const ORIGINAL = /^([0-9]{4})([0-9]{6})([0-9]{10})([0-9]{11})([0-9]{11})$/;
const REPLACEMENT = /^([0-9]{12})([0-9]{12})([CD][0-9]{8}|0{9})([CD][0-9]{8}|0{9})$/;
const NO_FEE = '0'.repeat(9);

/**
 * Reads DE90.
 *
 * @example
 * parseOriginal90('020022334406041301050000042393500000000000').acquirer; // "423935"
 * @throws Iso8583Error if the value is not 42 digits
 */
export function parseOriginal90(value: string): OriginalElements {
  const parts = ORIGINAL.exec(value);
  if (parts === null) throw wrongValue(DE90, '42 digits', inOtherForm(value));
  const [, mti = '', stan = '', transmittedAt = '', acquirer = '', forwarder = ''] = parts;
  return {
    mti: unlessZeros(mti),
    stan: unlessZeros(stan),
    transmittedAt: unlessZeros(transmittedAt),
    acquirer: unlessZeros(acquirer)?.replace(/^0+/, ''),
    forwarder: unlessZeros(forwarder)?.replace(/^0+/, ''),
  };
}

/** Returns the value of DE90. Each part is padded with zeros on the left. */
export function formatOriginal90(original: OriginalElements): string {
  const { mti = '', stan = '', transmittedAt = '', acquirer = '', forwarder = '' } = original;
  const value =
    mti.padStart(4, '0') +
    stan.padStart(6, '0') +
    transmittedAt.padStart(10, '0') +
    acquirer.padStart(11, '0') +
    forwarder.padStart(11, '0');
  if (!ORIGINAL.test(value)) {
    throw wrongValue(DE90, 'digits: MTI 4, STAN 6, DE7 10, DE32 11, DE33 11', inOtherForm(value));
  }
  return value;
}

/**
 * Reads DE95.
 *
 * @example
 * parseReplacement95('000000010000000000000000000000000000000000').transactionMinor; // 10000
 * @throws Iso8583Error if the value is not two amounts n12 and two amounts x+n9
 */
export function parseReplacement95(value: string): ReplacementAmounts {
  const parts = REPLACEMENT.exec(value);
  if (parts === null) {
    const expected = 'two amounts of 12 digits, then two of C or D and 8 digits or of 9 zeros';
    throw wrongValue(DE95, expected, inOtherForm(value));
  }
  const [, transaction, settlement, fee = '', settlementFee = ''] = parts;
  return {
    transactionMinor: Number(transaction),
    settlementMinor: Number(settlement),
    fee: fee === NO_FEE ? undefined : parseSignedAmount(fee, DE95),
    settlementFee: settlementFee === NO_FEE ? undefined : parseSignedAmount(settlementFee, DE95),
  };
}

/** Returns the value of DE95. Reading it returns the same amounts. */
export function formatReplacement95(amounts: ReplacementAmounts): string {
  const { transactionMinor, settlementMinor, fee, settlementFee } = amounts;
  return (
    digitsOf(DE95, 'the transaction amount', transactionMinor, 12) +
    digitsOf(DE95, 'the settlement amount', settlementMinor, 12) +
    (fee === undefined ? NO_FEE : formatSignedAmount(fee, DE95)) +
    (settlementFee === undefined ? NO_FEE : formatSignedAmount(settlementFee, DE95))
  );
}

function unlessZeros(digits: string): string | undefined {
  return /^0+$/.test(digits) ? undefined : digits;
}

function inOtherForm(value: string): string {
  return `${String(value.length)} characters in another form`;
}
