import { toCents } from '#libs/kernel';
import { type AtomicWork } from '#libs/database';
import { type Card } from '../account/card';
import { type CardRequest } from '../request/card-request';
import { type DecisionOptions } from '../decision/decide';
import { decisionOf, orderedDecision, type Decision } from '../decision/decision';
import { matchOriginal, type Match } from './match-original';
import { type HostResult } from './pay';
import { post, releaseHold, type PostingContext } from './posting';
import { type CardTransaction } from '../account/transaction';

const RULE = 'confirmation';

/**
 * Decides on a confirmation (0102, 0202), the third leg of a payment. With two legs it moves no money. With three,
 * it debits what the 0200 holds.
 */
export function* confirm(
  posting: PostingContext,
  request: CardRequest,
  card: Card | undefined,
  { ordered }: DecisionOptions,
): AtomicWork<HostResult> {
  if (ordered !== undefined) return confirmed(orderedDecision(ordered), card);
  if (card === undefined) {
    return confirmed(decisionOf('14', 'card', 'The card does not exist.'), card);
  }
  const candidates = yield* posting.statements.candidates(card.pan, request);
  const type = request.message.mti.slice(0, 3);
  const match = matchOriginal(
    request,
    candidates.filter(({ mti }) => mti.startsWith(type)),
  );
  if (match === undefined || match === 'several') {
    const found = match === undefined ? 'No approval' : 'More than one approval';
    const detail = `${found} matches DE90, DE37, or DE11 with its terminal and time.`;
    return confirmed(decisionOf('25', RULE, detail), card);
  }
  return yield* settle(posting, card, match);
}

function* settle(
  posting: PostingContext,
  card: Card,
  { original, rule }: Match,
): AtomicWork<HostResult> {
  const found = `Found by ${rule}: MTI ${original.mti}, STAN ${original.stan}.`;
  const answer = (code: string, detail: string, after = card): HostResult => ({
    ...confirmed(decisionOf(code, RULE, `${found} ${detail}`), after),
    originalId: original.id,
  });
  if (original.reversedBy !== null) return answer('25', 'It was already reversed.');
  if (original.netAmount === 0) return answer('25', 'It moved no money.');
  if (original.kind === 'stand-in') {
    yield* posting.statements.queue.confirm(original);
    return answer('00', 'It is debited when the issuer is back.');
  }
  if (!isWaiting(original)) {
    const isHeld = original.kind === 'hold';
    return answer('00', isHeld ? 'Its amount is held.' : 'Its money has already moved.');
  }
  const hold = yield* posting.statements.holdOf(original);
  if (hold?.status === 'captured') return answer('00', 'Its money has already moved.');
  if (hold?.status !== 'open') {
    return answer('25', 'It was undone, because no confirmation arrived in time.');
  }
  const freed = yield* releaseHold(posting, card, hold, { status: 'captured' });
  // A capture or an increment can have changed the amount of the hold.
  const { amount: netAmount } = hold;
  // The entry is that of the request, as its acquirer counts it.
  const ofRequest = { ...posting, transactionId: original.id };
  const debited = yield* post(ofRequest, freed, 'debit', 0 - netAmount);
  // From now on, a reversal credits it back.
  yield* posting.statements.setPosted(original, { kind: 'debit', netAmount });
  return answer('00', `${String(netAmount)} cents are debited.`, debited);
}

/** A financial request holds its amount only until it is confirmed. */
function isWaiting({ mti, kind }: CardTransaction): boolean {
  return kind === 'hold' && mti.charAt(1) === '2';
}

function confirmed(decision: Decision, card: Card | undefined): HostResult {
  const nothing = { kind: 'confirmed' as const, netAmount: toCents(0) };
  const posted =
    card === undefined ? undefined : { card, ...nothing, authorizationCode: undefined };
  return { decision, posted, added: {}, originalId: null };
}
