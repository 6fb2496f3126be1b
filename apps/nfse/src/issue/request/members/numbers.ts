import { z } from 'zod';
import { parseCents, type CentsRefusal } from '#libs/kernel';
import { type Percentage } from '#libs/nfse';
import { IS_MISSING } from '#libs/schema';

/** The range of a number, limits included, in cents or in hundredths of a percent. */
interface Range {
  readonly min?: number;
  readonly max?: number;
}

const WHOLE = 10_000;

/**
 * An amount of money: a number or a decimal text of at most two decimals, not negative. Read as cents.
 * @param range the limits in cents
 */
export function amount({ min = 0 }: Range = {}) {
  return decimal('an amount', '1000.00', { min });
}

/** An amount that may be zero or negative, because a rule of the national catalogue refuses it. */
export function anyAmount() {
  return amount({ min: Number.MIN_SAFE_INTEGER });
}

/**
 * A percentage: a number or a decimal text of at most two decimals. Read as hundredths of a percent.
 * @param range the limits in hundredths of a percent; by default 0 and 100.00 %
 */
export function percentage({ min = 0, max = WHOLE }: Range = {}) {
  return decimal('a percentage', '5.00', { min, max }).transform(
    (hundredths): Percentage => hundredths,
  );
}

function decimal(what: string, example: string, range: Range) {
  const form = `${what}: a number, or a text as in "${example}"`;
  return z
    .union([z.number(), z.string().meta({ pattern: String.raw`^-?\d+(\.\d{1,2})?$` })], {
      error: ({ input }) =>
        input === undefined ? `${IS_MISSING}; it must be ${form}.` : `Must be ${form}.`,
    })
    .transform((sent, context) => {
      const text = typeof sent === 'number' ? decimalOf(sent) : sent;
      const read = parseCents(text);
      const fault = read.ok ? rangeFault(read.value, range) : TEXTS[read.refusal](form);
      if (read.ok && fault === undefined) return read.value;
      context.addIssue({ code: 'custom', message: fault ?? '' });
      return z.NEVER;
    })
    .meta({ example });
}

const TEXTS: Readonly<Record<CentsRefusal, (form: string) => string>> = {
  'not-a-decimal': (form) => `Must be ${form}, with a point before the decimals.`,
  'too-many-decimals': () => 'Must have at most two decimals.',
  'too-many-digits': () => 'Has too many digits: at most 90071992547409.91 can be stored.',
  'beyond-exact-range': () => 'Is too large: at most 90071992547409.91 can be stored.',
};

function rangeFault(hundredths: number, { min, max }: Range): string | undefined {
  if (min === 0 && hundredths < 0) return 'Must not be negative.';
  if (min === 1 && hundredths < 1) return 'Must be more than 0.';
  return max !== undefined && hundredths > max
    ? `Must be at most ${String(max / 100)}.`
    : undefined;
}

/** The number as a decimal text. Very large and very small numbers have an exponent, so they are not decimal texts. */
function decimalOf(value: number): string {
  const text = value.toFixed(2);
  return Number(text) === value ? text : String(value);
}
