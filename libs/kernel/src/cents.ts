import { accepted, refused, type Result } from './failure';

declare const unit: unique symbol;

/** An amount of money in integer cents. It is always a safe integer; larger amounts are refused. */
export type Cents = number & { readonly [unit]: 'cents' };

/** The reason why a decimal amount cannot be converted to cents. */
export type CentsRefusal =
  'not-a-decimal' | 'too-many-decimals' | 'too-many-digits' | 'beyond-exact-range';

/** `totalDigits` of ISO 20022's ActiveCurrencyAndAmount. */
const MAX_DIGITS = 18;
const DECIMALS = 2;
/** The lexical form of xs:decimal: no exponent, no thousands separator, no special values. */
const DECIMAL = /^([+-]?)([0-9]*)(?:\.([0-9]*))?$/;

/**
 * Reads a decimal amount ("150.75", "-1", ".5") exactly, with at most two decimals and 18 digits. It never
 * rounds: `10.005` is refused, and so is an amount whose cents exceed 53 bits.
 *
 * @example parseCents('150.75'); // { ok: true, value: 15075 }
 */
export function parseCents(text: string): Result<Cents, CentsRefusal> {
  const [matched, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (matched === undefined || (whole === '' && fraction === '')) return refused('not-a-decimal');
  if (fraction.length > DECIMALS) return refused('too-many-decimals');
  const significant = whole.replace(/^0+/, '') + fraction;
  if (significant.length > MAX_DIGITS) return refused('too-many-digits');
  const magnitude = Number(whole + fraction.padEnd(DECIMALS, '0'));
  if (!Number.isSafeInteger(magnitude)) return refused('beyond-exact-range');
  return accepted(toCents(sign === '-' ? 0 - magnitude : magnitude));
}

/**
 * Takes a number that is already in cents.
 * @throws RangeError if it is not a safe integer: then precision was already lost
 */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${String(value)} is not an exact number of cents`);
  }
  return value as Cents;
}

/** The exact sum, or undefined if it is not a safe integer. */
export function sumCents(amounts: readonly Cents[]): Cents | undefined {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    if (!Number.isSafeInteger(sum)) return undefined;
  }
  return sum as Cents;
}

/**
 * The amount as a decimal with two places, exact over the whole range.
 *
 * @example
 * formatCents(toCents(15075)); // "150.75"
 */
export function formatCents(amount: Cents): string {
  return decimal(String(amount));
}

/**
 * Like formatCents, for a sum of any size.
 *
 * @example
 * formatSum(-5n); // "-0.05"
 */
export function formatSum(cents: bigint): string {
  return decimal(String(cents));
}

/** @param cents the digits of an integer; `-` before them if it is negative */
function decimal(cents: string): string {
  const sign = cents.startsWith('-') ? '-' : '';
  const digits = cents.slice(sign.length).padStart(DECIMALS + 1, '0');
  return `${sign}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}
