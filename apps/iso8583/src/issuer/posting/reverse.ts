import { brasiliaDate } from '#libs/brazil';
import { toCents, toIsoUtc, type Cents } from '#libs/kernel';
import { isApproval } from '#libs/iso8583';
import { type Transactional } from '#libs/database';
import { available, withUse, type Card } from '../../account/card';
import { NOT_FOUND_RULE } from '../store/transaction.repository';
import { type CardRequest } from '../../requests/card-request';
import { disagreement, matchOriginal, type Match } from './match-original';
import { type DecisionOptions } from '../decision/decide';
import { transfer } from './transfer';
import { post, releaseHold, type HostResult, type PostingContext } from './posting';
import { type CardTransaction } from '../../account/transaction';
import { requestedDecision, decisionOf, type Decision } from '../../decision';

const NO_MATCH = 'No message matches DE90, DE37, or DE11 with its terminal and time.';
const SEVERAL = 'More than one message matches; send DE90, or the authorization code in DE38.';

/**
 * Decides on a reversal and undoes its original. An advice (042x) is always accepted. If its original is not
 * found, the advice is stored, and an original that arrives later is declined.
 */
export function* reverse(
  posting: PostingContext,
  request: CardRequest,
  card: Card | undefined,
  options: DecisionOptions,
): Transactional<HostResult> {
  const { requested } = options;
  if (requested === undefined) return yield* undoOriginal(posting, request, card);
  if (!isApproval(requested)) return withoutPosting(requestedDecision(requested), card);
  // A rule requests only the code: a requested approval still undoes the original.
  const done = yield* undoOriginal(posting, request, card);
  return { ...done, decision: { ...done.decision, code: requested } };
}

function* undoOriginal(
  posting: PostingContext,
  request: CardRequest,
  card: Card | undefined,
): Transactional<HostResult> {
  if (card === undefined) {
    return request.isAdvice
      ? withoutPosting(
          decisionOf('00', 'advice', 'The card does not exist; an advice is accepted anyway.'),
          card,
        )
      : withoutPosting(decisionOf('14', 'card', 'The card does not exist.'), card);
  }
  const candidates = yield* posting.store.transactions.candidates(posting.tx, card.pan, request);
  const match = matchOriginal(request, candidates);
  if (match === undefined) return notFound(request, card, disagreement(request, candidates));
  if (match === 'several') {
    return withoutPosting(refuseUnlessAdvice(request, '12', 'reversal.several', SEVERAL), card);
  }
  const { account } = match.original;
  const { tx, store, nowMs } = posting;
  const shown = yield* store.onAccount(tx, card, account, toIsoUtc(nowMs));
  return yield* undo(posting, request, shown, match);
}

function* undo(
  posting: PostingContext,
  request: CardRequest,
  card: Card,
  { original, rule }: Match,
): Transactional<HostResult> {
  const found = `Found by ${rule}: MTI ${original.mti}, STAN ${original.stan}.`;
  const originalId = original.id;
  const nothing = (detail: string): HostResult => ({
    ...withoutPosting(decisionOf('00', 'reversal', `${found} ${detail}`), card),
    originalId,
  });
  const refuse = (code: string, rule: string, detail: string): HostResult => ({
    ...withoutPosting(refuseUnlessAdvice(request, code, rule, `${found} ${detail}`), card),
    originalId,
  });
  if (original.reversedBy !== null)
    return nothing('It was already reversed; no money moves again.');
  if (original.netAmount === 0) return nothing('It moved no money.');
  const stays = staysOf(request, original);
  if (stays >= original.netAmount) {
    const detail = `DE95 leaves ${String(stays)} of ${String(original.netAmount)} cents.`;
    return refuse('13', 'reversal.amount', detail);
  }
  if (stays < original.disputed) {
    const detail = `${String(original.disputed)} of its ${String(original.netAmount)} cents are charged back, and cannot be returned twice.`;
    return refuse('21', 'reversal.disputed', detail);
  }
  const behind = yield* giveBack(posting, card, original, stays);
  if (behind === undefined) {
    return refuse('21', 'reversal.captured', 'Its hold was captured; reverse the capture instead.');
  }
  // A hold can have ended, or have been captured in part.
  const returned = available(behind) - available(card);
  const reversedBy = stays === 0 ? posting.transactionId : null;
  yield* posting.store.transactions.setReversed(posting.tx, original, stays, reversedBy);
  const moved =
    returned === 0 ? 'No money moves.' : `${String(Math.abs(returned))} cents are returned.`;
  return {
    decision: decisionOf('00', 'reversal', `${found} ${moved}`),
    posted: {
      card: withLessUse(behind, original, { returned, stays, nowMs: posting.nowMs }),
      kind: 'reversal',
      netAmount: toCents(0),
      authorizationCode: undefined,
    },
    added: {},
    originalId,
  };
}

/** Subtracts the returned amount from the daily use, if the original is of the same day. */
export function withLessUse(
  card: Card,
  { kind, createdAt }: CardTransaction,
  { returned, stays, nowMs }: Readonly<Record<'returned' | 'stays' | 'nowMs', number>>,
): Card {
  const today = brasiliaDate(nowMs);
  const isCounted = kind === 'hold' || kind === 'debit';
  if (!isCounted || brasiliaDate(Date.parse(createdAt)) !== today) return card;
  const approvals = stays === 0 && returned !== 0 ? -1 : 0;
  return withUse(card, today, { approvals, amount: toCents(0 - returned) });
}

/** The cents of BRL that a partial reversal leaves. DE95 has the currency of the original. */
export function staysOf({ remaining = 0 }: CardRequest, original: CardTransaction): Cents {
  const { amount, billingAmount } = original;
  if (amount === billingAmount || amount === 0) return toCents(remaining);
  return toCents(Math.round((remaining * billingAmount) / amount));
}

/** Releases the hold or posts the opposite entry. Returns undefined if the hold was captured. */
function* giveBack(
  posting: PostingContext,
  card: Card,
  original: CardTransaction,
  stays: Cents,
): Transactional<Card | undefined> {
  const { kind, netAmount } = original;
  const back = netAmount - stays;
  if (kind === 'credit') return yield* post(posting, card, 'reversal', -back);
  if (kind === 'transfer' && original.toAccount !== null) {
    return yield* transfer(posting, card, original.toAccount, toCents(-back));
  }
  // An approval of the network in place of the issuer is not posted yet.
  if (kind === 'stand-in') return card;
  if (kind !== 'hold') return yield* post(posting, card, 'reversal', back);
  const hold = yield* posting.store.holdOf(posting.tx, original);
  if (hold?.status === 'captured') return undefined;
  // An expired hold has nothing to return.
  if (hold?.status !== 'open') return card;
  // Increments and captures can have changed the amount of the hold.
  const rest = toCents(Math.max(0, hold.amount - back));
  const status = rest === 0 ? 'released' : 'open';
  return yield* releaseHold(posting, card, hold, { status, stays: rest });
}

function notFound(request: CardRequest, card: Card, detail = NO_MATCH): HostResult {
  const decision = refuseUnlessAdvice(request, '25', NOT_FOUND_RULE, detail);
  const orphans = request.isAdvice ? card.orphans + 1 : card.orphans;
  return withoutPosting(decision, { ...card, orphans });
}

/** Refuses a request; accepts an advice, with the same rule name. */
function refuseUnlessAdvice(
  request: CardRequest,
  code: string,
  rule: string,
  detail: string,
): Decision {
  return decisionOf(request.isAdvice ? '00' : code, rule, detail);
}

function withoutPosting(decision: Decision, card: Card | undefined): HostResult {
  const posted =
    card === undefined
      ? undefined
      : { card, kind: 'reversal' as const, netAmount: toCents(0), authorizationCode: undefined };
  return { decision, posted, added: {}, originalId: null };
}
