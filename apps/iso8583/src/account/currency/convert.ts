import { halfUp } from '#libs/kernel';

/** The number of decimals of currencies that do not have two (ISO 4217). */
const DECIMALS: Readonly<Record<string, number>> = {
  ...decimals(0, '108 152 174 262 324 392 410 548 600 646 704 800 940 950 952 953'),
  ...decimals(3, '048 368 400 414 434 512 788'),
};
const REAIS_DECIMALS = 2;
const RATE_DIGITS = 7;
const MAX_CENTS = 999_999_999_999n;

function decimals(count: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, count]));
}

/**
 * Converts an amount to cents of BRL, rounded half up.
 *
 * @param amountMinor in minor units of the currency, as in DE4
 * @param currency numeric code of ISO 4217
 * @param rate reais per unit of the currency, as a decimal
 * @returns undefined if the result has more than the 12 digits of DE6
 * @example
 * centsOf(1000, '840', '5.4321'); // 5432
 */
export function centsOf(amountMinor: number, currency: string, rate: string): number | undefined {
  const { digits, scale } = partsOf(rate);
  const shift = scale + (DECIMALS[currency] ?? 2) - REAIS_DECIMALS;
  const scaled = BigInt(amountMinor) * digits;
  const cents = shift >= 0 ? halfUp(scaled, 10n ** BigInt(shift)) : scaled * 10n ** BigInt(-shift);
  return written(cents);
}

/**
 * The cents of a part, if `whole` is `cents`: cents × part ÷ whole, rounded half up.
 *
 * @returns undefined if the result has more than the 12 digits of DE6
 * @example
 * shareOf(5432, 500, 1000); // 2716
 */
export function shareOf(cents: number, part: number, whole: number): number | undefined {
  return written(halfUp(BigInt(cents) * BigInt(part), BigInt(whole)));
}

function written(cents: bigint): number | undefined {
  return cents > MAX_CENTS ? undefined : Number(cents);
}

/**
 * DE10 of a rate: the number of decimals, and seven digits.
 *
 * @example
 * formatRate10('5.4321'); // "40054321"
 */
export function formatRate10(rate: string): string {
  const { digits, scale } = partsOf(rate);
  return String(scale) + String(digits).padStart(RATE_DIGITS, '0');
}

/** The rate of a DE10, as a decimal; undefined if it has more decimals than digits. */
export function parseRate10(value: string): string | undefined {
  const scale = Number(value.charAt(0));
  const digits = value.slice(1);
  if (!/^[0-9]{8}$/.test(value) || scale > RATE_DIGITS) return undefined;
  return `${digits.slice(0, RATE_DIGITS - scale) || '0'}.${digits.slice(RATE_DIGITS - scale) || '0'}`;
}

function partsOf(rate: string): { readonly digits: bigint; readonly scale: number } {
  const [whole = '0', fraction = ''] = rate.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}
