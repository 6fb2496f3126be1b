import { available, dayOf, posted, withCard, withHold, withUse, accountOf } from './account';
import { check, purposeOf, spends, type Decision } from './checks';
import { findNamed, keyOf, orphanOf } from './matching';
import { type Card, type CardsState, type Hold, type Sent, type Transaction } from './state';

const DAY_MS = 86_400_000;
const HOLD_MS = 7 * DAY_MS;
/** Hotels: their final amount is known late. */
const LONG_HOLD_MS = 30 * DAY_MS;

/** What a payment has done, in addition to its decision. */
type Done = Pick<Transaction, 'kind' | 'net' | 'approved' | 'code' | 'added' | 'original'>;

const NOTHING = { net: 0, code: null, added: {}, original: null } as const;

/** Decides on an authorization or a financial message, and posts it. */
export function pay(state: CardsState, sent: Sent, nowMs: number): CardsState {
  const card = state.cards[sent.pan];
  if (card === undefined) {
    const decision = /^[01789]/.test(sent.pan) ? ['15', 'issuer'] : ['14', 'card'];
    return stored(state, sent, declined(sent), decision as unknown as Decision, nowMs);
  }
  const orphan = orphanOf(state, sent);
  const hold = holdBefore(state, sent, card);
  const decision = decide(sent, { card, hold, orphan }, nowMs);
  const [code, rule] = decision;
  if (rule === 'orphan' && orphan !== undefined) {
    return stored(matched(state, orphan, keyOf(sent)), sent, declined(sent), decision, nowMs);
  }
  const tried = afterTry(card, sent, decision);
  if (code !== '00' && code !== '10') {
    return stored(withCard(state, tried), sent, declined(sent), decision, nowMs);
  }
  const amount = code === '10' ? available(tried, accountOf(sent)) : sent.cents;
  const { changed, done } = carryOut(state, { card: tried, sent, hold, amount, nowMs });
  const part = code === '10' ? { '54': `0057986C${padded(sent.cents)}` } : {};
  const added = { ...part, ...done.added, ...ended(sent, hold) };
  return stored(withCard(state, changed), sent, { ...done, added }, decision, nowMs);
}

interface About {
  readonly card: Card;
  readonly hold: Hold | undefined;
  readonly orphan: string | undefined;
}

function decide(sent: Sent, { card, hold, orphan }: About, nowMs: number): Decision {
  if (card.draft.scenario !== null) return [card.draft.scenario, 'scenario'];
  if (orphan !== undefined) return ['68', 'orphan'];
  if (sent.mti.charAt(2) !== '2') return check({ sent, card, nowMs, hold });
  const isEnded = Object.keys(ended(sent, hold)).length > 0;
  return ['00', isEnded ? `advice.${hold?.status ?? ''}` : 'advice'];
}

/** The response to the capture of a hold that has ended says how. */
function ended(sent: Sent, hold: Hold | undefined): Readonly<Record<string, string>> {
  const isEnded = sent.mti.charAt(1) === '2' && spends(sent) && hold !== undefined;
  return isEnded && hold.status !== 'open' ? { '44': hold.status.toUpperCase() } : {};
}

/** Three wrong PINs in a row block the PIN. */
function afterTry(card: Card, { pin }: Sent, [code, rule]: Decision): Card {
  if (pin === null) return card;
  if (rule === 'pin' && code === '55') return { ...card, pinFailures: card.pinFailures + 1 };
  return code === '00' || code === '10' ? { ...card, pinFailures: 0 } : card;
}

/** The hold that a message captures or increases: by DE38, else by the numbers of its original. */
function holdBefore(state: CardsState, sent: Sent, card: Card): Hold | undefined {
  const { mti, code, original } = sent;
  const isFinancial = mti.charAt(1) === '2';
  const isAdvice = mti.charAt(2) === '2';
  const names = code !== null || original !== null;
  if (isFinancial ? !names && !isAdvice : isAdvice || !names) return undefined;
  if (code !== null)
    return card.holds.findLast(({ key }) => state.transactions[key]?.code === code);
  const found = findNamed(state, sent, ({ kind }) => kind === 'hold');
  return found === undefined || found === 'several' ? undefined : holdOf(card, found);
}

/** The hold of a message: its own, or the one that it has increased. */
export function holdOf(
  card: Card,
  [key, { original }]: readonly [string, Transaction],
): Hold | undefined {
  return card.holds.find((hold) => hold.key === (original ?? key));
}

interface Approval {
  readonly card: Card;
  readonly sent: Sent;
  readonly hold: Hold | undefined;
  readonly amount: number;
  readonly nowMs: number;
}

function carryOut(
  state: CardsState,
  approval: Approval,
): { readonly changed: Card; readonly done: Done } {
  const { card, sent, hold, amount, nowMs } = approval;
  const isAdvice = sent.mti.charAt(2) === '2';
  const isFinancial = sent.mti.charAt(1) === '2';
  // The sender of an advice has issued the code.
  const code = isAdvice && sent.code !== null ? sent.code : undefined;
  const now = new Date(nowMs).toISOString();
  const done = { ...NOTHING, approved: amount, code };
  const purpose = purposeOf(sent);
  if (purpose === 'inquiry') {
    const added = { '54': balances(card) };
    return { changed: card, done: { ...done, kind: 'inquiry', code: null, added } };
  }
  if (purpose === 'credit') {
    if (!isFinancial) return { changed: card, done: { ...done, kind: 'inquiry' } };
    const changed = posted(card, 'credit', amount, now);
    return { changed, done: { ...done, kind: 'credit', net: amount } };
  }
  const used = hold?.status === 'open' && isFinancial ? card : counted(card, approval);
  if (!isFinancial) return held(state, { ...approval, card: used }, done);
  const freed = hold?.status === 'open' ? withHold(used, { ...hold, status: 'captured' }) : used;
  const changed = posted(freed, 'debit', -amount, now);
  if (hold === undefined) return { changed, done: { ...done, kind: 'debit', net: amount } };
  const original = hold.key;
  const known = state.transactions[hold.key]?.code;
  return { changed, done: { ...done, kind: 'capture', net: amount, code: known, original } };
}

/** Holds the amount, or adds it to an open hold. */
function held(
  state: CardsState,
  { card, sent, hold: open, amount, nowMs }: Approval,
  done: Omit<Done, 'kind'>,
): { readonly changed: Card; readonly done: Done } {
  const expiresAtMs = nowMs + (sent.mcc === '7011' ? LONG_HOLD_MS : HOLD_MS);
  if (open?.status !== 'open') {
    const createdAt = new Date(nowMs).toISOString();
    const hold = { key: keyOf(sent), amount, status: 'open' as const, createdAt, expiresAtMs };
    return { changed: withHold(card, hold), done: { ...done, kind: 'hold', net: amount } };
  }
  const grown = {
    ...open,
    amount: open.amount + amount,
    expiresAtMs: Math.max(open.expiresAtMs, expiresAtMs),
  };
  const code = state.transactions[open.key]?.code;
  const original = open.key;
  return {
    changed: withHold(card, grown),
    done: { ...done, kind: 'hold', net: amount, code, original },
  };
}

function counted(card: Card, { amount, nowMs }: Approval): Card {
  return withUse(card, dayOf(nowMs), 1, amount);
}

function declined(sent: Sent): Done {
  return { ...NOTHING, kind: 'declined', approved: sent.cents };
}

/** The reversal is about this message, which has arrived now. */
function matched(state: CardsState, orphan: string, original: string): CardsState {
  const reversal = state.transactions[orphan];
  if (reversal === undefined) return state;
  return {
    ...state,
    transactions: { ...state.transactions, [orphan]: { ...reversal, original } },
    orphans: state.orphans.filter((key) => key !== orphan),
  };
}

/** Stores the record of a message. */
export function stored(
  state: CardsState,
  sent: Sent,
  done: Done,
  [responseCode, rule]: Decision,
  nowMs: number,
): CardsState {
  const createdAt = new Date(nowMs).toISOString();
  const record = { ...done, sent, responseCode, rule, reversedBy: null, createdAt };
  return { ...state, transactions: { ...state.transactions, [keyOf(sent)]: record } };
}

/** DE54: the ledger balance and what is available, with credit limit. */
function balances(card: Card): string {
  const part = (type: string, cents: number) =>
    `00${type}986${cents < 0 ? 'D' : 'C'}${padded(Math.abs(cents))}`;
  return part('01', card.balance) + part('02', available(card));
}

function padded(cents: number): string {
  return String(cents).padStart(12, '0');
}
