import { keyOf } from './matching';
import { pay } from './pay';
import { reverse } from './reverse';
import { type CardsState, type Sent, type Transaction } from './state';

/** What the host answers, and the state afterwards. */
export interface Processed {
  readonly state: CardsState;
  readonly answer: Pick<Transaction, 'responseCode' | 'rule' | 'approved' | 'code' | 'added'>;
}

/** Carries out a message. A message that has arrived before changes nothing. */
export function process(state: CardsState, sent: Sent, nowMs: number): Processed {
  const seen = state.transactions[keyOf(sent)];
  if (seen !== undefined) return { state, answer: again(seen, sent) };
  const isReversal = sent.mti.charAt(1) === '4';
  const next = isReversal ? reverse(state, sent, nowMs) : pay(state, sent, nowMs);
  const answer = next.transactions[keyOf(sent)];
  if (answer === undefined) throw new Error('The message is not stored.');
  return { state: next, answer };
}

/** A repeat gets the first response again; another message with the same numbers is refused. */
function again(seen: Transaction, { mti, pan, cents }: Sent): Processed['answer'] {
  const isRepeat = mti.endsWith('1') && seen.sent.pan === pan && seen.sent.cents === cents;
  if (isRepeat) return { ...seen, rule: 'repeat' };
  return { responseCode: '94', rule: 'duplicate', approved: cents, code: null, added: {} };
}

/** Adds the DE38 that only the answer tells. */
export function withCode(state: CardsState, key: string, code: string | undefined): CardsState {
  const transaction = state.transactions[key];
  if (transaction === undefined || transaction.code !== undefined) return state;
  return { ...state, transactions: { ...state.transactions, [key]: { ...transaction, code } } };
}
