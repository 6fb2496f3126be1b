import { z } from 'zod';
import { decimalPointHint, parseCents, toCents } from '#libs/kernel';
import { isMunicipalityCode, normalizeServiceCode, type Percentage } from '#libs/nfse';

/** The most items of a list inside a municipality or a rate. */
export const MAX_ITEMS = 100;
export const AT_MOST = `Must have at most ${String(MAX_ITEMS)} items.`;
export const HIGHEST_RATE: Percentage = 500;

const MUNICIPALITY = 'Must be an IBGE code of 7 digits with a correct check digit, as in 3550308.';
const SERVICE = 'Must be a service code: 6 digits, or item and subitem, as in 010701 or 1.07.';
const DECIMAL = /^\d{1,16}(?:\.\d{1,2})?$/;
const LATIN =
  'Must have only characters of Latin-1, no line break, and no space at the start or the end.';

export const municipalityCode = z
  .string()
  .refine(isMunicipalityCode, { error: MUNICIPALITY })
  .meta({ pattern: String.raw`^\d{7}$`, example: '3543402' });
export const serviceCode = z
  .string()
  .refine((code) => normalizeServiceCode(code) !== undefined, { error: SERVICE })
  .meta({ example: '010701' });

/** A number or a decimal text of at most two decimals: an amount in reais, or a percentage. */
export function decimal(max: number, error: string) {
  const number = z.number().meta({ minimum: 0, maximum: Math.floor(max / 100) });
  const text = z.string().meta({ pattern: DECIMAL.source });
  return z
    .union([number, text], { error: ({ input }) => missingOr(input, error) })
    .refine((sent) => isWithin(sent, max), {
      error: ({ input }) => error + decimalPointHint(input),
    });
}

export function percentage(max: Percentage) {
  const text = (max / 100).toFixed(2);
  return decimal(
    max,
    `Must be a percentage from 0 to ${text} with at most two decimals, as a number or a text: 2.9 or "2.90".`,
  ).meta({ example: 2.9 });
}

/** The text of XML elements such as xLocEmi. */
export function name(length: number) {
  return z
    .string()
    .min(1, { error: 'Must not be empty.' })
    .max(length, { error: `Must have at most ${String(length)} characters.` })
    .regex(/^(?:[!-\u00ff](?:[ -\u00ff]*[!-\u00ff])?)?$/, { error: LATIN });
}

/**
 * The number in hundredths: cents of an amount, or hundredths of a percent. The schema has accepted it, so it is exact.
 */
export function hundredthsOf(sent: number | string): number {
  return read(sent) ?? 0;
}

function isWithin(sent: number | string, max: number): boolean {
  const hundredths = read(sent);
  return hundredths !== undefined && hundredths >= 0 && hundredths <= max;
}

function read(sent: number | string): number | undefined {
  if (typeof sent === 'string') {
    const cents = DECIMAL.test(sent) ? parseCents(sent) : undefined;
    return cents?.ok === true ? cents.value : undefined;
  }
  const hundredths = Math.round(sent * 100);
  if (!Number.isSafeInteger(hundredths)) return undefined;
  return hundredths / 100 === sent ? toCents(hundredths) : undefined;
}

function missingOr(input: unknown, error: string): string {
  return input === undefined
    ? `Is missing; it ${error.charAt(0).toLowerCase()}${error.slice(1)}`
    : error;
}
