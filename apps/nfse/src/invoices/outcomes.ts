import { REJECTION_CATALOGUE, refusal, rejectionRule, type Refusal } from '#libs/nfse';

/** The outcome of an invoice that stays in processing for a day. */
export const LATE = 'LATE_AUTHORIZATION';
const LATE_MS = 24 * 3_600_000;

/** Codes of failures of the national service itself. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['E1206', 'E1217', 'RNG9999']);

/** The outcomes that a rule can order, with their meanings. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(REJECTION_CATALOGUE.map(({ code, description }) => [code, description])),
  [LATE]: 'The invoice stays in processing for 24 hours of the clock, and is then authorized.',
};

/** The outcome that a rule has ordered. */
export type Ordered =
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'unavailable'; readonly refusal: Refusal }
  | { readonly kind: 'late'; readonly ms: number };

/** @param outcome of a rule; undefined if none took effect */
export function orderedOutcome(outcome: string | null | undefined): Ordered | undefined {
  if (outcome === LATE) return { kind: 'late', ms: LATE_MS };
  const rule = rejectionRule(outcome ?? '');
  if (rule === undefined) return undefined;
  const ordered = refusal(rule.code, `A rule of the sandbox ordered ${rule.code}.`);
  return { kind: UNAVAILABLE.has(rule.code) ? 'unavailable' : 'refuse', refusal: ordered };
}
