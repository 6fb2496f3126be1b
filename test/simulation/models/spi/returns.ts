import { statusDiffers, textAt, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { reais } from '../amounts';
import { withItem } from '../lists';
import { nowOf, withData, type World } from '../world';
import { answerOf } from './answers';
import { withPayment } from './settle';
import {
  accountOf,
  availableCents,
  OTHERS,
  restOf,
  transferred,
  type Payment,
  type Return,
  type SpiState,
} from './state';

const REASONS = ['MD06', 'BE08', 'FR01', 'SL02'] as const;
const RETURN_PERIOD_MS = 90 * 86_400_000;
/** More returns than this would only make reading slower. */
const ENOUGH = 100;

interface NewReturn {
  readonly endToEndId: string;
  /** null returns the rest. */
  readonly cents: number | null;
  readonly reason: string;
  [name: string]: string | number | null;
}

/** Returns a payment, or a part of it, for a receiver that the simulator plays. */
export const giveBack = operation<World, NewReturn>({
  name: 'spi.return',
  service: 'spi',
  weight: 5,
  draw: (dice, { nowMs, data }) => {
    const { payments, returns } = data.spi;
    if (nowMs === undefined || returns.length > ENOUGH) return undefined;
    const all = Object.values(payments).filter(({ isOfBank }) => isOfBank !== true);
    if (all.length === 0 || dice.share(0.02)) {
      return { endToEndId: `E${'0'.repeat(31)}`, cents: 1, reason: 'MD06' };
    }
    const payment = dice.one(all);
    const { endToEndId } = payment;
    const rest = restOf(payment);
    return {
      endToEndId,
      cents: dice.share(0.3) ? null : 1 + dice.below(rest + 2),
      reason: dice.share(0.7) ? 'MD06' : dice.one(REASONS),
    };
  },
  request: ({ endToEndId, cents, reason }) => ({
    service: 'spi',
    method: 'POST',
    path: '/__admin/returns',
    body: { endToEndId, reason, ...(cents !== null && { amount: reais(cents) }) },
  }),
  outcomes: (given, world) => {
    const payment = world.data.spi.payments[given.endToEndId];
    if (payment === undefined) {
      return [unchanged(world, 'no such payment', 404, 'TRANSACTION_NOT_FOUND')];
    }
    const refusals = refusalsOf(world, payment, given);
    return refusals.length > 0 ? refusals : [sent(world, payment, given)];
  },
});

/** All reasons that speak against a return. The specification has no order of them. */
function refusalsOf(
  world: World,
  payment: Payment,
  { cents }: NewReturn,
): readonly Outcome<World>[] {
  const rest = restOf(payment);
  const isTooMuch = rest === 0 || (cents ?? rest) > rest;
  const isSettled = payment.status === 'ACCEPTED';
  return [
    ...(isSettled ? [] : [unchanged(world, 'not settled', 409, 'PAYMENT_NOT_SETTLED')]),
    ...(isSettled && isTooMuch
      ? [unchanged(world, 'too much', 409, 'RETURN_TOO_LARGE'), tooMuchAtOnce(world)]
      : []),
    ...(isSettled && !isReturnable(world.data.spi, payment)
      ? [unchanged(world, 'before the registration', 409, 'PAYMENT_WITHOUT_ACCOUNTS')]
      : []),
  ];
}

/** Returns that arrive at the same time can find out only at the settlement that they are too much. Readers ignore them. */
function tooMuchAtOnce(world: World): Outcome<World> {
  const body = { status: 'REJECTED', reasonCode: 'AM09' };
  return {
    name: 'too much at the same time',
    differs: (answer) => statusDiffers(answer, 202, body),
    next: () => world,
  };
}

/** A payment that has moved no account can be returned only while neither of its institutions has one. */
function isReturnable(spi: SpiState, { accounts, debtorIspb, creditorIspb }: Payment): boolean {
  if (accounts !== null) return true;
  return [debtorIspb, creditorIspb].every((ispb) => accountOf(spi, ispb) === OTHERS);
}

function sent(world: World, payment: Payment, given: NewReturn): Outcome<World> {
  const { endToEndId, reason } = given;
  const cents = given.cents ?? restOf(payment);
  const { back, spi } = stored(world, payment, { ...given, cents });
  const shown = { endToEndId, amount: reais(cents), reason, status: back.status };
  return {
    name: 'sent',
    differs: (answer) =>
      statusDiffers(answer, 202, { ...shown, reasonCode: back.reasonCode ?? undefined }),
    next: (answer) => {
      const returnId = answer === undefined ? null : textAt(answer, 'returnId');
      const returns = withItem(without(spi.returns, back), { ...back, returnId });
      return withData(world, 'spi', { ...spi, returns });
    },
  };
}

/** The return as it is stored, and the state with it. */
function stored(
  world: World,
  payment: Payment,
  { endToEndId, reason, cents }: NewReturn & { readonly cents: number },
): { readonly back: Return; readonly spi: SpiState } {
  const before = world.data.spi;
  const now = nowOf(world);
  const { creditorIspb, debtorIspb } = payment;
  const rejection = rejectionOf(world, payment, reason);
  const { waits, code } = answerOf(before, debtorIspb, now);
  const draft: Return = {
    ...{ returnId: null, endToEndId, cents, reason, createdAt: now },
    ...{ debtorIspb: creditorIspb, creditorIspb: debtorIspb },
    ...{ status: 'PENDING', reasonCode: null, settledAt: null, waits },
    accounts: { from: accountOf(before, creditorIspb), to: accountOf(before, debtorIspb) },
  };
  if (rejection !== null) {
    const back: Return = { ...draft, status: 'REJECTED', reasonCode: rejection, waits: null };
    return { back, spi: { ...before, returns: withItem(before.returns, back) } };
  }
  const counted = { ...payment, returnedCents: (payment.returnedCents ?? 0) + cents };
  const pending: SpiState = {
    ...withPayment(before, counted),
    returns: withItem(before.returns, draft),
  };
  if (waits !== null) return { back: draft, spi: pending };
  return {
    back: endOf(pending, draft, { code, now }),
    spi: endedReturn(pending, draft, { code, now }),
  };
}

interface End {
  readonly code: string | null;
  readonly now: string;
}

/** The return is accepted, or rejected with a code; with AM04 if the institution that pays back has too little. */
export function endedReturn(state: SpiState, back: Return, end: End): SpiState {
  const after = endOf(state, back, end);
  const returns = withItem(without(state.returns, back), after);
  if (after.status === 'ACCEPTED') {
    return { ...transferred(state, back.accounts, back.cents), returns };
  }
  const payment = state.payments[back.endToEndId];
  if (payment === undefined) return state;
  const returnedCents = (payment.returnedCents ?? 0) - back.cents;
  return { ...withPayment(state, { ...payment, returnedCents }), returns };
}

function endOf(state: SpiState, back: Return, { code, now }: End): Return {
  const isTooMuch = availableCents(state, back.accounts.from) < back.cents;
  const reasonCode = code ?? (isTooMuch ? 'AM04' : null);
  return reasonCode === null
    ? { ...back, status: 'ACCEPTED', settledAt: now, waits: null }
    : { ...back, status: 'REJECTED', reasonCode, waits: null };
}

/** Without one of the items that are equal. */
function without(returns: readonly Return[], back: Return): readonly Return[] {
  const text = JSON.stringify(back);
  const index = returns.findIndex((each) => JSON.stringify(each) === text);
  return index < 0 ? returns : returns.toSpliced(index, 1);
}

function rejectionOf(
  { nowMs = 0, data }: World,
  { creditorIspb, createdAt, settledAt }: Payment,
  reason: string,
): string | null {
  if (data.spi.participants[creditorIspb]?.sendBlocked === true) return 'DS02';
  if (nowMs - Date.parse(settledAt ?? createdAt) > RETURN_PERIOD_MS) return 'DT05';
  return reason === 'SL02' ? 'SL02' : null;
}
