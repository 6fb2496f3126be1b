import { isApproval, maskMessage, type IsoMessage, type Profile } from '#libs/iso8583';
import { LAST_INSTANT_MS, newUuid, toIsoUtc } from '#libs/kernel';
import { withoutCvv } from '../../requests/private-data';
import { type StandInReason } from '../../settings/stand-in-settings';
import { type OwnNumbers } from './reversal-advice';

export const ADVICE_STATUSES = ['planned', 'waiting', 'confirmed', 'given-up'] as const;
export type AdviceStatus = (typeof ADVICE_STATUSES)[number];

/**
 * An advice or a confirmation that is stored until the host confirms it. A planned advice is the reversal of a request
 * that waits for its response, which deletes it.
 */
export interface Advice {
  /** The order of arrival. */
  readonly sequence: number;
  readonly id: string;
  /** The link that it is sent over; null: over HTTP. */
  readonly link: string | null;
  /** The listener whose clients get an advice of the host; null for an advice of the acquirer. */
  readonly listener: string | null;
  readonly profile: string;
  /** Why the network approved the payment in place of the issuer; null for other advices. */
  readonly standInReason: StandInReason | null;
  /**
   * The message as it was created: 0420, 0220, 0120 or 0202. A planned reversal gets its DE7 and DE11 when it is sent.
   * After the confirmation, card data is masked.
   */
  readonly message: IsoMessage;
  readonly status: AdviceStatus;
  /** How often it was sent, or tried while nothing could be sent. */
  readonly tries: number;
  /** On the clock of the sandbox, ISO 8601 UTC; null unless it waits. */
  readonly nextTryAt: string | null;
  readonly response: IsoMessage | null;
  /** The reason why the last try did not confirm it; null if it did. */
  readonly lastError: string | null;
  readonly createdAt: string;
  /** When it was confirmed or given up. */
  readonly finishedAt: string | null;
}

/** An advice before it is stored. */
export type NewAdvice = Omit<Advice, 'sequence'>;

type AdviceDraft = Pick<Advice, 'profile' | 'message' | 'nextTryAt'> &
  Partial<Pick<Advice, 'link' | 'listener' | 'standInReason' | 'status' | 'tries'>>;

/**
 * A new advice, which waits for its first try unless the draft says otherwise.
 * @param createdAt ISO 8601 UTC
 */
export function newAdvice(draft: AdviceDraft, createdAt: string): NewAdvice {
  const { link = null, listener = null, standInReason = null } = draft;
  const { profile, message, status = 'waiting', tries = 0, nextTryAt } = draft;
  return {
    id: newUuid(),
    link,
    listener,
    profile,
    standInReason,
    message,
    status,
    tries,
    nextTryAt,
    response: null,
    lastError: null,
    createdAt,
    finishedAt: null,
  };
}

/** The members that the end of a try changes. */
export type AdviceChange = Pick<
  Advice,
  'status' | 'tries' | 'nextTryAt' | 'response' | 'lastError' | 'finishedAt'
>;

/** The members that the start of a try changes. */
type BegunTry = Pick<Advice, 'status' | 'tries' | 'nextTryAt' | 'message'>;

/**
 * The waits between the tries, in ms of the clock of the sandbox: the advice is sent at once, and repeated six times.
 * After the last repeat it is given up.
 */
export const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000] as const;
export const MAX_TRIES = RETRY_DELAYS_MS.length + 1;

/**
 * A request is reversed this long after the time limit of its response, if the process that sent it has ended. It is
 * longer than a running process needs to start the reversal itself.
 */
const ABANDONED_MS = 60_000;

/** Response codes of a host that cannot process the advice now: it is repeated. */
const NOT_NOW = new Set(['09', '19', '90', '91', '92', '96']);
/** Response codes of a host that will never accept the message: it is not repeated. */
const NEVER = new Set(['12', '30', '40']);

/** The result of a try. */
export type TryOutcome =
  | { readonly kind: 'answered'; readonly response: IsoMessage }
  | { readonly kind: 'unanswered' | 'not-sent'; readonly reason: string }
  /** The profile has no room for an element, so the message is not repeated. */
  | { readonly kind: 'unwritable'; readonly reason: string };

/**
 * The change before a try is made: the next try is planned before the message is sent, so that it happens even if the
 * process is killed in between. Undefined if no try is left.
 *
 * @param at the instant of the try
 * @param answerMs how long the try waits for its response
 */
export function beforeTry(
  { tries }: Pick<Advice, 'tries'>,
  at: string,
  answerMs: number,
): Pick<Advice, 'tries' | 'nextTryAt'> | undefined {
  if (tries === 0) return firstTry(at, answerMs);
  if (tries >= MAX_TRIES) return undefined;
  const delayMs = RETRY_DELAYS_MS[tries] ?? 0;
  return { tries: tries + 1, nextTryAt: later(at, answerMs + delayMs) };
}

/** The change before the first try, as `beforeTry`. */
export function firstTry(at: string, answerMs: number): Pick<Advice, 'tries' | 'nextTryAt'> {
  return { tries: 1, nextTryAt: later(at, answerMs + RETRY_DELAYS_MS[0]) };
}

/** When the reversal of a request that is sent now is due, unless its process begins it or its response cancels it. */
export function plannedAt(at: string, answerMs: number): string {
  return later(at, answerMs + ABANDONED_MS);
}

/** The change before the first try of a planned reversal, which gets its numbers. */
export function beforeFirstTry(
  { message: { mti, fields } }: Pick<Advice, 'message'>,
  { stan, transmittedAt }: OwnNumbers,
  at: string,
  answerMs: number,
): BegunTry {
  const message = { mti, fields: { ...fields, '7': transmittedAt, '11': stan } };
  const { tries, nextTryAt } = firstTry(at, answerMs);
  return { status: 'waiting', tries, nextTryAt, message };
}

/**
 * The message as it is stored. The CVV is never stored, because an acquirer must not keep it after the authorization (PCI
 * DSS 3.3.1); so the first message has it, and its repeats do not. The other card data is kept while the message can
 * still be sent. A message without its CVV gets no MAC, because the MAC would be wrong.
 * @param profile of the message, if it is known: where the CVV is, and what is private
 */
export function storedMessage(
  { status, message }: Pick<Advice, 'status' | 'message'>,
  profile?: Profile,
): IsoMessage {
  return status === 'confirmed' ? maskMessage(message, profile) : withoutCvv(message, profile);
}

/** The change after a try that ended at the instant `at`. */
export function afterTry(
  advice: Pick<Advice, 'tries' | 'response'>,
  outcome: TryOutcome,
  at: string,
): AdviceChange {
  const { tries } = advice;
  if (outcome.kind === 'unwritable') {
    const { reason: lastError } = outcome;
    const { response } = advice;
    return { status: 'given-up', tries, nextTryAt: null, response, lastError, finishedAt: at };
  }
  if (outcome.kind !== 'answered') {
    return repeated({ tries, response: advice.response, lastError: outcome.reason }, at);
  }
  const { response } = outcome;
  const { '39': code = '' } = response.fields;
  if (NEVER.has(code)) {
    const lastError = `The host refused the message with response code ${code}.`;
    return { status: 'given-up', tries, nextTryAt: null, response, lastError, finishedAt: at };
  }
  if (NOT_NOW.has(code) && !isApproval(code)) {
    const lastError = `The host could not process the message: response code ${code}.`;
    return repeated({ tries, response, lastError }, at);
  }
  return {
    status: 'confirmed',
    tries,
    nextTryAt: null,
    response,
    lastError: null,
    finishedAt: at,
  };
}

/** The change when no try is left, although the last one was interrupted. */
export function givenUp({ tries, response, lastError }: Advice, at: string): AdviceChange {
  return { status: 'given-up', tries, nextTryAt: null, response, lastError, finishedAt: at };
}

function repeated(
  tried: Pick<Advice, 'tries' | 'response' | 'lastError'>,
  at: string,
): AdviceChange {
  const delayMs = RETRY_DELAYS_MS[tried.tries - 1];
  return delayMs === undefined
    ? { ...tried, status: 'given-up', nextTryAt: null, finishedAt: at }
    : { ...tried, status: 'waiting', nextTryAt: later(at, delayMs), finishedAt: null };
}

/** The instant `ms` later, but at most the last instant that can be written. */
function later(at: string, ms: number): string {
  return toIsoUtc(Math.min(LAST_INSTANT_MS, Date.parse(at) + ms));
}
