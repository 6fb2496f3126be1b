import { type Note, type NoteContent } from './state';

/** The rate of the municipality for the service, in hundredths of a percent. */
const RATE_OF_MUNICIPALITY = 500;

/** The part of the rates that is left, in percent (ADCT, article 128): none for today, which is after 2032. */
export function partOfRates({ competence }: Pick<NoteContent, 'competence'>): number {
  if (competence === null) return 0;
  return competence === '2026-03-10' ? 100 : 80;
}

/** The values as the answers show them, in reais. */
export function valuesOf({ status, content }: Pick<Note, 'status' | 'content'>) {
  const { cents, deductions, discount, conditional, isWithheld } = content;
  const isJudged = status !== 'processing' && status !== 'rejected';
  const part = partOfRates(content);
  const base = cents - discount - deductions;
  const rate = content.rate ?? (RATE_OF_MUNICIPALITY * part) / 100;
  const iss = part === 0 ? 0 : roundHalfUp(base * rate, 10_000);
  const withheld = isWithheld ? iss : 0;
  const hasIss = isJudged && part > 0;
  return {
    amount: cents / 100,
    // Computed with the base, unless there are none.
    deductions: isJudged || deductions === 0 ? deductions / 100 : null,
    unconditionalDiscount: discount / 100,
    conditionalDiscount: conditional / 100,
    base: hasIss ? base / 100 : null,
    issRate: hasIss ? rate / 100 : null,
    iss: hasIss ? iss / 100 : null,
    issWithheld: isWithheld,
    withheld: hasIss ? withheld / 100 : null,
    net: isJudged ? (cents - discount - conditional - withheld) / 100 : null,
  };
}

/** Without the error of a binary fraction: both are integers. */
function roundHalfUp(product: number, divisor: number): number {
  return Math.floor((2 * product + divisor) / (2 * divisor));
}
