import { keyOf, numbersOf } from './matching';
import { reverse } from './reverse';
import { type CardsState, type Sent } from './state';

/** The time for an answer, and a minute. */
const ABANDONED_MS = 90_000;

/** Plans the reversal of a payment whose answer the acquirer may never get. */
export function withPlanned(state: CardsState, sent: Sent, nowMs: number): CardsState {
  return { ...state, planned: [...state.planned, { sent, dueMs: nowMs + ABANDONED_MS }] };
}

/** Sends the planned reversals that are due. */
export function reversePlanned(state: CardsState, toMs: number): CardsState {
  const due = state.planned.filter(({ dueMs }) => dueMs <= toMs);
  const planned = state.planned.filter(({ dueMs }) => dueMs > toMs);
  return due.reduce<CardsState>(
    (before, { sent, dueMs }) => reverse(before, adviceOf(sent, dueMs), dueMs),
    { ...state, planned },
  );
}

/** The advice. Its numbers are those of the acquirer, which nobody knows; the key of the payment makes it unique. */
function adviceOf(sent: Sent, dueMs: number): Sent {
  const stan = `?${String(dueMs)} ${keyOf(sent)}`;
  const own = { mti: '0420', stan, code: null, cvv: null, pin: null, takesPart: false };
  return { ...sent, ...own, original: numbersOf(sent), remaining: null };
}
