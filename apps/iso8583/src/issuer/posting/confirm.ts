import { toCents, toIsoUtc } from '#libs/kernel';
import { type Transactional } from '#libs/database';
import { type Card } from '../../account/card';
import { type CardTransaction, type Hold } from '../../account/transaction';
import { type DecisionOptions } from '../decision/decide';
import { type CardRequest } from '../../requests/card-request';
import { decideConfirmation, isWaiting, type ConfirmationEffect } from './confirmation';
import { matchOriginal, type Match } from './match-original';
import { post, releaseHold, type HostResult, type PostingContext } from './posting';
import { withLessUse } from './reverse';

/**
 * Decides on a confirmation (0102, 0202), the third leg of a payment. With two legs it moves no money. With three,
 * it debits what the 0200 holds, or releases it if its DE39 says that the payment was not completed.
 */
export function* confirm(
  posting: PostingContext,
  request: CardRequest,
  card: Card | undefined,
  { requested, settings }: DecisionOptions,
): Transactional<HostResult> {
  const match = card === undefined ? undefined : yield* confirmedBy(posting, request, card);
  const original = match === 'several' ? undefined : match?.original;
  const isHeld = original !== undefined && isWaiting(original);
  const hold = isHeld ? yield* posting.store.holdOf(posting.tx, original) : undefined;
  const facts = { requested, card, match, hold, legs: settings.legs };
  const { decision, effect } = decideConfirmation(request, facts);
  const isFound = original !== undefined && requested === undefined;
  const originalId = isFound ? original.id : null;
  if (card === undefined) return { decision, posted: undefined, added: {}, originalId };
  const after = isFound ? yield* carriedOut(posting, card, { original, hold, effect }) : card;
  const nothing = { kind: 'confirmed' as const, netAmount: toCents(0) };
  const posted = { card: after, ...nothing, authorizationCode: undefined };
  return { decision, posted, added: {}, originalId };
}

function* confirmedBy(
  { tx, store }: PostingContext,
  request: CardRequest,
  { pan }: Card,
): Transactional<Match | 'several' | undefined> {
  const candidates = yield* store.transactions.candidates(tx, pan, request);
  const type = request.message.mti.slice(0, 3);
  return matchOriginal(
    request,
    candidates.filter(({ mti }) => mti.startsWith(type)),
  );
}

/** The card after the effect of a confirmation. */
function* carriedOut(
  posting: PostingContext,
  card: Card,
  about: {
    readonly original: CardTransaction;
    readonly hold: Hold | undefined;
    readonly effect: ConfirmationEffect;
  },
): Transactional<Card> {
  const { tx, store, nowMs, transactionId } = posting;
  const { original, hold, effect } = about;
  if (effect === 'queue') yield* store.queue.confirm(tx, original);
  if (effect === 'unqueue')
    yield* store.transactions.setReversed(tx, original, toCents(0), transactionId);
  if (hold === undefined || (effect !== 'debit' && effect !== 'release')) return card;
  const status = effect === 'debit' ? 'captured' : 'released';
  const shown = yield* store.onAccount(tx, card, hold.account, toIsoUtc(nowMs));
  const freed = yield* releaseHold(posting, shown, hold, { status });
  // A capture or an increment can have changed the amount of the hold.
  const { amount } = hold;
  if (effect === 'release') {
    yield* store.transactions.setReversed(tx, original, toCents(0), transactionId);
    return withLessUse(freed, original, { returned: amount, stays: 0, nowMs });
  }
  // The entry belongs to the request, because the acquirer counts it there.
  const ofRequest = { ...posting, transactionId: original.id };
  const debited = yield* post(ofRequest, freed, 'debit', 0 - amount);
  // From now on, a reversal credits it back.
  yield* store.transactions.setPosted(tx, original, {
    ...original,
    kind: 'debit',
    netAmount: amount,
  });
  return debited;
}
