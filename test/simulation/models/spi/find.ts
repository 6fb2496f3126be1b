import { at, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type Answer } from '../../core/wire';
import { reais } from '../amounts';
import { itemDifferences, listOf } from '../lists';
import { type World } from '../world';
import { LIMIT_S, secondsAfter } from './answers';
import { ISPBS, type Payment } from './state';

export const find = operation<World, { endToEndId: string }>({
  name: 'spi.find',
  service: 'spi',
  weight: 4,
  draw: (dice, { nowMs, data }) => {
    const ids = Object.keys(data.spi.payments);
    if (nowMs === undefined) return undefined;
    return { endToEndId: ids.length === 0 || dice.share(0.1) ? 'E404' : dice.one(ids) };
  },
  request: ({ endToEndId }) => ({
    service: 'spi',
    method: 'GET',
    path: `/spi/transactions/${endToEndId}`,
  }),
  outcomes: ({ endToEndId }, world) => {
    const payment = world.data.spi.payments[endToEndId];
    if (payment === undefined) {
      return [unchanged(world, 'not found', 404, 'TRANSACTION_NOT_FOUND')];
    }
    return [
      {
        name: 'found',
        differs: (answer) => statusDiffers(answer, 200, asListed(payment)),
        next: () => world,
      },
    ];
  },
});

interface Filter {
  readonly status?: string;
  readonly debtorIspb?: string;
  readonly creditorIspb?: string;
  readonly from?: string;
  readonly to?: string;
  [name: string]: string | undefined;
}

export const list = operation<World, Record<string, string>>({
  name: 'spi.list',
  service: 'spi',
  weight: 3,
  draw: (dice, { nowMs, data }) => {
    if (nowMs === undefined) return undefined;
    const instants = Object.values(data.spi.payments).map(({ createdAt }) => createdAt);
    const instant = instants.length === 0 ? new Date(nowMs).toISOString() : dice.one(instants);
    return {
      ...(dice.share(0.5) && { status: dice.one(['ACCEPTED', 'REJECTED', 'PENDING']) }),
      ...(dice.share(0.3) && { debtorIspb: dice.one(ISPBS) }),
      ...(dice.share(0.3) && { creditorIspb: dice.one(ISPBS) }),
      ...(dice.share(0.3) && { from: instant }),
      ...(dice.share(0.2) && { to: instant }),
    };
  },
  request: (filter) => ({
    service: 'spi',
    method: 'GET',
    path: `/spi/transactions?${String(new URLSearchParams({ ...filter, limit: '1000' }))}`,
  }),
  outcomes: (filter, world) => {
    const all = Object.values(world.data.spi.payments);
    return [
      listed(
        world,
        all.filter((payment) => isSought(payment, filter)),
      ),
    ];
  },
});

function listed(world: World, payments: readonly Payment[]): Outcome<World> {
  const sum = payments.reduce((cents, payment) => cents + payment.cents, 0);
  // The SPI shows more of the payments of the bank than this model knows.
  const own = payments.filter(({ isOfBank }) => isOfBank !== true);
  const ofOthers = new Set(payments.filter((each) => !own.includes(each)).map(idOf));
  const found = (answer: Answer) =>
    listOf(answer).filter((each) => !ofOthers.has(String(at(each, 'endToEndId'))));
  const total = { 'x-total-count': String(payments.length), 'x-total-amount': reais(sum) };
  return {
    name: 'listed',
    differs: (answer) => {
      const wrong = Object.entries(total).find(([name, value]) => answer.headers[name] !== value);
      return (
        statusDiffers(answer, 200) ??
        itemDifferences('payment', found(answer), own.map(asListed), LISTED)[0] ??
        (wrong && `${wrong[0]} is ${String(answer.headers[wrong[0]])} instead of ${wrong[1]}`)
      );
    },
    next: () => world,
  };
}

function idOf({ endToEndId }: Payment): string {
  return endToEndId;
}

/** From an instant on, and before another one. */
function isSought({ createdAt, ...payment }: Payment, { from = '', to, ...equal }: Filter) {
  if (createdAt < from || (to !== undefined && createdAt >= to)) return false;
  return Object.entries(equal).every(
    ([name, value]) => payment[name as 'status' | 'debtorIspb' | 'creditorIspb'] === value,
  );
}

type Listed = (typeof LISTED)[number] | 'creditorName' | 'debtorName';

/** The members of a listed payment. */
export const LISTED = [
  ...(['endToEndId', 'txId', 'amount', 'debtorIspb', 'creditorIspb', 'status'] as const),
  ...(['reasonCode', 'createdAt', 'settledAt', 'deadlineAt', 'returnedAmount'] as const),
];

/** A payment as the SPI shows it. A pending one has a time limit. */
export function asListed(payment: Payment): Partial<Record<Listed, unknown>> {
  const { endToEndId, txId, cents, debtorIspb, creditorIspb, status, createdAt } = payment;
  const { reasonCode, settledAt, returnedCents, isOfBank } = payment;
  const amount = cents / 100;
  const common = {
    ...{ endToEndId, amount, debtorIspb, creditorIspb, status, createdAt },
    reasonCode: reasonCode ?? undefined,
  };
  if (isOfBank === true) return common;
  return {
    ...common,
    ...{ txId, creditorName: '', debtorName: '' },
    settledAt: settledAt ?? undefined,
    deadlineAt: status === 'PENDING' ? secondsAfter(createdAt, LIMIT_S) : undefined,
    returnedAmount: returnedCents === null ? undefined : returnedCents / 100,
  };
}
