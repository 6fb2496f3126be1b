import { digitsOf, wrongValue } from './value-error';

/** C for credit, D for debit. */
export type AmountSign = 'C' | 'D';

/** An amount of format x+n, in minor units of its currency. The currency is in another element. */
export interface SignedAmount {
  readonly sign: AmountSign;
  readonly amountMinor: number;
}

/** One amount of DE54. */
export interface AdditionalAmount extends SignedAmount {
  /** Two digits, as in DE3: 00 default, 10 savings, 20 checking, 30 credit. */
  readonly accountType: string;
  /** Two digits: 01 ledger balance, 02 available balance, 40 cash back, 57 original amount. */
  readonly amountType: string;
  /** ISO 4217, numeric or letters. */
  readonly currency: string;
}

const MAX_AMOUNTS = 6;
const AMOUNT_LENGTH = 20;
const AMOUNT_DIGITS = 12;
const AMOUNT = /^([0-9]{2})([0-9]{2})([0-9]{3}|[A-Z]{3})([CD])([0-9]{12})$/;
const SIGNED = /^([CD])([0-9]{1,15}|0[0-9]{15})$/;

/**
 * Reads a value of format x+n, such as DE28.
 *
 * @example
 * parseSignedAmount('D00000100', 'DE28'); // { sign: 'D', amountMinor: 100 }
 * @throws Iso8583Error if the value is invalid, or has 16 digits that a number cannot represent exactly
 */
export function parseSignedAmount(value: string, element: string): SignedAmount {
  const [, sign, digits] = SIGNED.exec(value) ?? [];
  if (sign === undefined || digits === undefined) {
    const got = `${String(value.length)} characters in another form`;
    throw wrongValue(element, 'C or D and at most 15 significant digits', got);
  }
  return { sign: signOf(sign), amountMinor: Number(digits) };
}

/** Returns a value of format x+n with this number of digits: 8 for DE28 to DE31, 16 for DE97. */
export function formatSignedAmount(
  { sign, amountMinor }: SignedAmount,
  element: string,
  digits = 8,
): string {
  return sign + digitsOf(element, 'the amount', amountMinor, digits);
}

/**
 * Reads DE54: one to six amounts of 20 characters each.
 *
 * @example
 * parseAmounts54('1002986C000000045000');
 * // [{ accountType: '10', amountType: '02', currency: '986', sign: 'C', amountMinor: 45000 }]
 * @throws Iso8583Error with the number of the invalid amount
 */
export function parseAmounts54(value: string): readonly AdditionalAmount[] {
  const count = value.length / AMOUNT_LENGTH;
  if (!Number.isInteger(count) || count < 1 || count > MAX_AMOUNTS) {
    throw wrongValue('DE54', '1 to 6 amounts of 20 characters', String(value.length));
  }
  return Array.from({ length: count }, (_, index) =>
    parseAmount(value.slice(index * AMOUNT_LENGTH, (index + 1) * AMOUNT_LENGTH), index),
  );
}

/** Returns the value of DE54. Reading it returns the same amounts. */
export function formatAmounts54(amounts: readonly AdditionalAmount[]): string {
  const value = amounts
    .map(
      ({ accountType, amountType, currency, sign, amountMinor }) =>
        accountType +
        amountType +
        currency +
        sign +
        digitsOf('DE54', 'the amount', amountMinor, AMOUNT_DIGITS),
    )
    .join('');
  parseAmounts54(value);
  return value;
}

function parseAmount(value: string, index: number): AdditionalAmount {
  const [, accountType, amountType, currency, sign, digits] = AMOUNT.exec(value) ?? [];
  if (!accountType || !amountType || !currency || !sign || !digits) {
    const expected = 'account type n2, amount type n2, currency of 3, C or D, amount n12';
    throw wrongValue('DE54', expected, `amount ${String(index + 1)} in another form`);
  }
  const amountMinor = Number(digits);
  return { accountType, amountType, currency, sign: signOf(sign), amountMinor };
}

function signOf(sign: string): AmountSign {
  return sign === 'C' ? 'C' : 'D';
}
