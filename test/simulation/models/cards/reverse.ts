import { available, dayOf, posted, withCard, withHold, withUse } from './account';
import { findNamed, keyOf } from './matching';
import { holdOf, stored } from './pay';
import { type Card, type CardsState, type Sent, type Transaction } from './state';

/** Decides on a reversal, and undoes its original. An advice is always accepted. */
export function reverse(state: CardsState, sent: Sent, nowMs: number): CardsState {
  const isAdvice = sent.mti.charAt(2) === '2';
  const answered = (
    before: CardsState,
    code: string,
    rule: string,
    original: string | null = null,
  ): CardsState => {
    const kind = rule === 'card' || rule === 'advice' ? 'declined' : 'reversal';
    const done = { kind, net: 0, approved: sent.cents, code: null, added: {}, original } as const;
    return stored(before, sent, done, [isAdvice ? '00' : code, rule], nowMs);
  };
  const card = state.cards[sent.pan];
  if (card === undefined) return answered(state, '14', isAdvice ? 'advice' : 'card');
  const found = findNamed(state, sent, (one) => agrees(sent, one));
  if (found === 'several') return answered(state, '12', 'reversal.several');
  if (found === undefined) {
    const orphans = isAdvice ? [...state.orphans, keyOf(sent)] : state.orphans;
    return { ...answered(state, '25', 'reversal.not-found'), orphans };
  }
  const [key, original] = found;
  const { net, reversedBy } = original;
  if (reversedBy !== null || net === 0) return answered(state, '00', 'reversal', key);
  const stays = sent.remaining ?? 0;
  if (stays >= net) return answered(state, '13', 'reversal.amount', key);
  const behind = giveBack(card, found, stays, nowMs);
  if (behind === undefined) return answered(state, '21', 'reversal.captured', key);
  const changed = withLessUse(behind, card, original, stays, nowMs);
  const undone = { ...original, net: stays, reversedBy: stays === 0 ? keyOf(sent) : null };
  const transactions = { ...state.transactions, [key]: undone };
  return answered({ ...withCard(state, changed), transactions }, '00', 'reversal', key);
}

/** A reversal has the requested or the approved amount of its original; with DE95 any. */
function agrees({ cents, remaining }: Sent, { sent, approved }: Transaction): boolean {
  return remaining !== null || cents === 0 || cents === sent.cents || cents === approved;
}

/** The card afterwards; undefined if the hold was captured. */
function giveBack(
  card: Card,
  found: readonly [string, Transaction],
  stays: number,
  nowMs: number,
): Card | undefined {
  const { kind, net } = found[1];
  const back = net - stays;
  const now = new Date(nowMs).toISOString();
  if (kind !== 'hold') return posted(card, 'reversal', kind === 'credit' ? -back : back, now);
  const hold = holdOf(card, found);
  if (hold?.status === 'captured') return undefined;
  if (hold?.status !== 'open') return card;
  const amount = Math.max(0, hold.amount - back);
  return withHold(card, amount === 0 ? { ...hold, status: 'released' } : { ...hold, amount });
}

/** A reversal on the same day restores the limits of the day. That of a capture does not: its hold was counted. */
function withLessUse(
  behind: Card,
  before: Card,
  { kind, createdAt }: Transaction,
  stays: number,
  nowMs: number,
): Card {
  const today = dayOf(nowMs);
  const isCounted = kind === 'hold' || kind === 'debit';
  if (!isCounted || dayOf(Date.parse(createdAt)) !== today) return behind;
  const returned = available(behind) - available(before);
  return withUse(behind, today, stays === 0 && returned !== 0 ? -1 : 0, -returned);
}
