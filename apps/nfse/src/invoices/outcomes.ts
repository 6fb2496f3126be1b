import { REJECTION_CATALOGUE, refusal, rejectionRule, type Refusal } from '#libs/nfse';

/** The outcome of an invoice that stays in processing for a day. */
export const LATE = 'LATE_AUTHORIZATION';
const LATE_MS = 24 * 3_600_000;

/** Codes of failures of the national service itself. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['E1206', 'E1217', 'RNG9999']);

/** The outcomes that a rule can request for an invoice or an event, with their meanings. */
export const REJECTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  REJECTION_CATALOGUE.map(({ code, description }) => [code, description]),
);

/** All outcomes that a rule can request, with their meanings. */
export const OUTCOMES: Readonly<Record<string, string>> = {
  ...REJECTIONS,
  [LATE]: 'The invoice stays in processing for 24 hours of the clock, and is then authorized.',
};

/** The outcomes that are stored with an invoice that waits for its processing, or with a request to cancel that waits. */
export const WAITING_OUTCOMES = withoutFailures(OUTCOMES);
export const WAITING_REJECTIONS = withoutFailures(REJECTIONS);

/** The outcome that a rule has requested. */
export type RequestedOutcome =
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'unavailable'; readonly refusal: Refusal }
  | { readonly kind: 'late'; readonly ms: number };

function withoutFailures(outcomes: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(outcomes).filter(([code]) => !UNAVAILABLE.has(code)));
}

/**
 * @param outcome that a rule or a test value requests; undefined or null if there is none
 * @param requester for the text of a refusal
 */
export function outcomeOf(
  outcome: string | null | undefined,
  requester = 'A rule or a test value of the sandbox',
): RequestedOutcome | undefined {
  if (outcome === LATE) return { kind: 'late', ms: LATE_MS };
  const rule = rejectionRule(outcome ?? '');
  if (rule === undefined) return undefined;
  const requested = refusal(rule.code, `${requester} requests ${rule.code}.`);
  return { kind: UNAVAILABLE.has(rule.code) ? 'unavailable' : 'refuse', refusal: requested };
}
