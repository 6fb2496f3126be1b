import { nextRule, withHit } from '../rules';
import { answerOf } from './answers';
import {
  accountOf,
  availableCents,
  OTHERS,
  transferred,
  type Payment,
  type SpiState,
} from './state';

/** A payment of a message. */
export interface Transfer {
  readonly endToEndId: string;
  /** Absent: that of the payment is its EndToEndId. */
  readonly txId: string | null;
  readonly cents: number;
  readonly debtorIspb: string;
  readonly creditorIspb: string;
  /** A reject code that the Pix key of the receiver requests as a test value. */
  readonly testValue: string | null;
  [name: string]: string | number | null;
}

/** When the payments of a message settle: in the answer, or when the institutions of their receivers accept. */
export type Settle = 'now' | 'async';

interface Circumstances {
  /** The code that a rule requests for all payments. */
  readonly rule: string | undefined;
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly settle: Settle;
}

/**
 * Receives all payments of a message, in their order. A rule is used if at least one of them has passed the other checks.
 * @param now ISO 8601 UTC
 */
export function received(
  before: SpiState,
  transfers: readonly Transfer[],
  { now, settle }: Pick<Circumstances, 'now' | 'settle'>,
): SpiState {
  const rule = nextRule(before.rules)?.outcome;
  const isUsed =
    rule !== undefined &&
    transfers.some((transfer) => refusalOf(before, transfer, settle) === undefined);
  const rules = isUsed ? withHit(before.rules) : before.rules;
  return transfers.reduce(
    (state, transfer) => receivedOne(state, transfer, { rule, now, settle }),
    {
      ...before,
      rules,
    },
  );
}

function receivedOne(
  state: SpiState,
  transfer: Transfer,
  { rule, now, settle }: Circumstances,
): SpiState {
  const { endToEndId, txId, cents, debtorIspb, creditorIspb, testValue } = transfer;
  const accounts = { from: accountOf(state, debtorIspb), to: accountOf(state, creditorIspb) };
  const isOutside = accounts.from === OTHERS && accounts.to === OTHERS;
  const requested = refusalOf(state, transfer, settle) ?? rule ?? testValue ?? undefined;
  const answer =
    settle === 'async' && requested === undefined
      ? answerOf(state, creditorIspb, now)
      : { waits: null, code: requested ?? null };
  const payment: Payment = {
    ...{ endToEndId, txId: txId ?? endToEndId, cents, debtorIspb, creditorIspb },
    ...{ status: 'PENDING', reasonCode: null, createdAt: now, settledAt: null },
    ...{ accounts: isOutside ? null : accounts, waits: answer.waits, returnedCents: null },
  };
  if (answer.waits !== null) return withPayment(state, payment);
  return ended(state, payment, { code: answer.code, now });
}

/** The payment is accepted, or rejected with a code; with AM04 if its payer has too little. */
export function ended(
  state: SpiState,
  payment: Payment,
  { code, now }: { readonly code: string | null; readonly now: string },
): SpiState {
  const { accounts, cents } = payment;
  const isTooMuch = accounts !== null && availableCents(state, accounts.from) < cents;
  const reasonCode = code ?? (isTooMuch ? 'AM04' : null);
  if (reasonCode !== null) {
    return withPayment(state, { ...payment, status: 'REJECTED', reasonCode, waits: null });
  }
  const settledAt = accounts === null ? null : now;
  const after = accounts === null ? state : transferred(state, accounts, cents);
  return withPayment(after, { ...payment, status: 'ACCEPTED', settledAt, waits: null });
}

export function withPayment(state: SpiState, payment: Payment): SpiState {
  return { ...state, payments: { ...state.payments, [payment.endToEndId]: payment } };
}

/** Why the SPI rejects a payment before rules and test values. */
function refusalOf(
  { participants }: SpiState,
  { debtorIspb, creditorIspb }: Transfer,
  settle: Settle,
): string | undefined {
  if (participants[debtorIspb]?.sendBlocked === true) return 'DS02';
  const isClosed = [debtorIspb, creditorIspb].some(
    (ispb) => participants[ispb]?.status === 'NOT_OPERATING',
  );
  if (isClosed) return 'DS27';
  // All checks of ICOM apply to payments that settle later.
  return settle === 'async' && debtorIspb === creditorIspb ? 'AG12' : undefined;
}
