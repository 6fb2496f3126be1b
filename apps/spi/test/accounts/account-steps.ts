import fc from 'fast-check';
import { newUuid, toCents } from '#libs/kernel';
import { type TestApp } from '#libs/testing';
import { INTERNAL_ACCOUNTS, type EntryKind } from '../../src/participants/account-entry';
import { accountsIn } from './accounts-in';

/** Direct participants with little money, and the account of those that are not registered. */
export const POOR = ['10000001', '20000002', 'A0000003'] as const;
const ACCOUNTS = [...POOR, INTERNAL_ACCOUNTS.unregistered] as const;
export const OPENING_CENTS = 100_000;
const AT = '2999-03-10T12:00:00.000Z';

type Step =
  | { readonly kind: 'contribute' | 'withdraw'; readonly account: number; readonly cents: number }
  | { readonly kind: 'reserve'; readonly from: number; readonly to: number; readonly cents: number }
  | { readonly kind: 'pay'; readonly from: number; readonly to: number; readonly cents: number }
  | { readonly kind: 'release' | 'settle'; readonly of: number };

const account = fc.nat({ max: POOR.length - 1 });
const anyAccount = fc.nat({ max: ACCOUNTS.length - 1 });
const cents = fc.integer({ min: 1, max: 90_000 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('contribute' as const, 'withdraw' as const),
    account,
    cents,
  }),
  fc.record({
    kind: fc.constantFrom('reserve' as const, 'pay' as const, 'pay' as const),
    from: anyAccount,
    to: anyAccount,
    cents,
  }),
  fc.record({
    kind: fc.constantFrom('release' as const, 'settle' as const),
    of: fc.nat({ max: 50 }),
  }),
);

/** Groups of steps; those of a group are done at the same time. */
export const stepGroups = fc.array(fc.array(step, { minLength: 1, maxLength: 10 }), {
  minLength: 3,
  maxLength: 12,
});

interface Payment {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
}

/** Does the steps in turn on the instances, and remembers what has to come of them. */
class Bookkeeper {
  readonly balances = new Map<string, number>(POOR.map((ispb) => [ispb, OPENING_CENTS]));
  readonly reserved = new Map<string, number>();
  refused = 0;
  private readonly payments: Payment[] = [];
  private turn = 0;

  constructor(
    private readonly instances: readonly TestApp[],
    private readonly sandbox: string,
  ) {}

  async carryOut(step: Step): Promise<unknown> {
    switch (step.kind) {
      case 'contribute':
        return this.book('CONTRIBUTION', paymentOf('STR', POOR[step.account], step.cents));
      case 'withdraw':
        return this.book('WITHDRAWAL', paymentOf(POOR[step.account], 'STR', step.cents));
      case 'pay':
        return this.book('PAYMENT', paymentOf(ACCOUNTS[step.from], ACCOUNTS[step.to], step.cents));
      case 'reserve':
        return this.reserve(paymentOf(ACCOUNTS[step.from], ACCOUNTS[step.to], step.cents));
      case 'release':
      case 'settle': {
        const [payment] = this.payments.splice(step.of % Math.max(1, this.payments.length), 1);
        if (payment === undefined) return;
        return step.kind === 'settle' ? this.settle(payment) : this.release(payment);
      }
    }
  }

  private async reserve(payment: Payment): Promise<void> {
    const { from, cents } = payment;
    const isReserved = await this.accounts().work((contasPi, tx) =>
      contasPi.reserve(tx, from, cents),
    );
    if (!isReserved) {
      this.refused += 1;
      return;
    }
    this.payments.push(payment);
    add(this.reserved, from, cents);
  }

  private async release({ from, cents }: Payment): Promise<void> {
    add(this.reserved, from, -cents);
    await this.accounts().work((contasPi, tx) => contasPi.release(tx, from, cents));
  }

  private async settle(payment: Payment): Promise<void> {
    add(this.reserved, payment.from, -payment.cents);
    const isBooked = await this.book('PAYMENT', payment, true);
    if (!isBooked) throw new Error('The reserved money was not there.');
  }

  private async book(kind: EntryKind, payment: Payment, fromReserved = false): Promise<boolean> {
    const movement = { entryId: newUuid(), kind, ...payment, at: AT };
    const isBooked = await this.accounts().work((contasPi, tx) =>
      contasPi.book(tx, movement, fromReserved),
    );
    if (!isBooked) {
      this.refused += 1;
      return false;
    }
    add(this.balances, payment.from, -payment.cents);
    add(this.balances, payment.to, payment.cents);
    return true;
  }

  /** Of the instance whose turn it is. */
  private accounts(): ReturnType<typeof accountsIn> {
    this.turn += 1;
    const test = this.instances[this.turn % this.instances.length];
    if (test === undefined) throw new Error('There is no instance.');
    return accountsIn(test, this.sandbox);
  }
}

function paymentOf(from = '', to = '', cents: number): Payment {
  return { from, to, cents };
}

function add(sums: Map<string, number>, account: string, cents: number): void {
  sums.set(account, (sums.get(account) ?? 0) + cents);
}

/** Does the steps in a sandbox of its own and returns everything that is not as it has to be. */
export async function wrongAfter(
  instances: readonly [TestApp, ...TestApp[]],
  sandbox: string,
  groups: readonly (readonly Step[])[],
): Promise<{ readonly wrong: unknown[]; readonly refused: number }> {
  const accounts = accountsIn(instances[0], sandbox);
  for (const ispb of POOR) {
    const participant = {
      ...({ kind: 'DIRECT', status: 'ACTIVE', player: 'SIMULATOR' } as const),
      ...{
        ispb,
        name: ispb,
        settlementAgent: null,
        sendBlocked: false,
        answer: null,
        certificate: null,
      },
    };
    await accounts.directory((directory) => directory.create(participant, toCents(OPENING_CENTS)));
  }
  const bookkeeper = new Bookkeeper(instances, sandbox);
  for (const group of groups) await Promise.all(group.map((each) => bookkeeper.carryOut(each)));
  const stored = await accounts.balances();
  const wrong: unknown[] = await accounts.unsound();
  for (const ispb of POOR) {
    const { balance, reserved } = stored.get(ispb) ?? {};
    const expected = [bookkeeper.balances.get(ispb), bookkeeper.reserved.get(ispb) ?? 0];
    if (String([balance, reserved]) !== String(expected)) wrong.push({ ispb, balance, reserved });
  }
  return { wrong, refused: bookkeeper.refused };
}
