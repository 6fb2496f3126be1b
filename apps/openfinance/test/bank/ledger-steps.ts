import fc from 'fast-check';
import { newUuid } from '#libs/kernel';
import { atomically, type Transactional, type UnitOfWork } from '#libs/database';
import { type TestApp } from '#libs/testing';
import { InsufficientFunds, Ledger } from '../../src/ledger/ledger.repository';
import { INTERNAL_ACCOUNTS } from '../../src/ledger/posting';
import { bankIn } from './bank';

const AT = '2999-03-10T12:00:00.000Z';
/** Accounts with little money, so that some of the steps are refused. */
export const POOR = ['joao-corrente', 'joao-pre-paga', 'maria-joao-conjunta'] as const;

type Step =
  | { readonly kind: 'hold' | 'debit' | 'credit'; readonly account: number; readonly cents: number }
  | {
      readonly kind: 'transfer';
      readonly from: number;
      readonly to: number;
      readonly cents: number;
    }
  | { readonly kind: 'release' | 'settle'; readonly of: number };

const account = fc.nat({ max: POOR.length - 1 });
const cents = fc.integer({ min: 1, max: 200_000 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('hold' as const, 'debit' as const, 'credit' as const),
    account,
    cents,
  }),
  fc.record({ kind: fc.constant('transfer' as const), from: account, to: account, cents }),
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

interface Hold {
  readonly account: number;
  readonly cents: number;
}

/** Does the steps in turn on the instances, and remembers what has to come of them. */
export class Bookkeeper {
  /** Changes in cents of what is available and blocked, by account. */
  readonly available = POOR.map(() => 0);
  readonly blocked = POOR.map(() => 0);
  refused = 0;
  private readonly holds: Hold[] = [];
  private turn = 0;

  constructor(
    private readonly instances: readonly TestApp[],
    private readonly sandbox: string,
  ) {}

  async all(groups: readonly (readonly Step[])[]): Promise<void> {
    for (const group of groups) await Promise.all(group.map((each) => this.carryOut(each)));
  }

  private async carryOut(step: Step): Promise<void> {
    switch (step.kind) {
      case 'hold':
        return this.hold(step);
      case 'debit':
        return this.move(step.account, -step.cents);
      case 'credit':
        return this.move(step.account, step.cents);
      case 'transfer':
        return this.transfer(step.from, step.to, step.cents);
      case 'release':
      case 'settle': {
        const [hold] = this.holds.splice(step.of % Math.max(1, this.holds.length), 1);
        return hold === undefined ? undefined : this.end(hold, step.kind);
      }
    }
  }

  private async hold({ account, cents }: Hold): Promise<void> {
    const isHeld = await this.work((ledger, tx) => ledger.hold(tx, idOf(account), cents, AT));
    if (!isHeld) {
      this.refused += 1;
      return;
    }
    this.holds.push({ account, cents });
    this.add(this.available, account, -cents);
    this.add(this.blocked, account, cents);
  }

  private async end({ account, cents }: Hold, kind: 'release' | 'settle'): Promise<void> {
    this.add(this.blocked, account, -cents);
    if (kind === 'release') {
      this.add(this.available, account, cents);
      await this.work((ledger, tx) => ledger.release(tx, idOf(account), cents, AT));
      return;
    }
    await this.post([
      [idOf(account), -cents, true],
      [INTERNAL_ACCOUNTS.spi, cents, false],
    ]);
  }

  private async move(account: number, cents: number): Promise<void> {
    const isBooked = await this.post([
      [idOf(account), cents, false],
      [INTERNAL_ACCOUNTS.spi, -cents, false],
    ]);
    if (isBooked) this.add(this.available, account, cents);
  }

  private async transfer(from: number, to: number, cents: number): Promise<void> {
    const isBooked = await this.post([
      [idOf(from), -cents, false],
      [idOf(to), cents, false],
    ]);
    if (!isBooked) return;
    this.add(this.available, from, -cents);
    this.add(this.available, to, cents);
  }

  private async post(
    lines: readonly (readonly [accountId: string, cents: number, fromBlocked: boolean])[],
  ): Promise<boolean> {
    try {
      await this.work((ledger, tx) =>
        ledger.post(tx, {
          entryId: newUuid(),
          at: AT,
          lines: lines.map(([accountId, cents, fromBlocked]) => {
            return { accountId, cents, fromBlocked, type: 'PIX', name: 'PIX' } as const;
          }),
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof InsufficientFunds)) throw error;
      this.refused += 1;
      return false;
    }
  }

  private work<T>(work: (ledger: Ledger, tx: UnitOfWork) => Transactional<T>): Promise<T> {
    this.turn += 1;
    const test = this.instances[this.turn % this.instances.length];
    if (test === undefined) throw new Error('There is no instance.');
    const ledger = test.app.get(Ledger, { strict: false });
    return bankIn(test, this.sandbox).work((_, database) =>
      atomically(database, (tx) => work(ledger, tx)),
    );
  }

  private add(changes: number[], account: number, cents: number): void {
    changes[account] = (changes[account] ?? 0) + cents;
  }
}

function idOf(account: number): string {
  return POOR[account] ?? '';
}

/** What is available and blocked in each of the accounts, in cents. */
export function balancesOf(test: TestApp, sandbox: string): Promise<[number[], number[]]> {
  return bankIn(test, sandbox).work(async (bank) => {
    const accounts = await bank.accounts({ accountIds: POOR });
    return [
      accounts.map(({ availableCents }) => availableCents),
      accounts.map(({ blockedCents }) => blockedCents),
    ];
  });
}

/** Does the steps in a sandbox of its own and returns everything that is not as it has to be. */
export async function wrongAfter(
  instances: readonly [TestApp, ...TestApp[]],
  sandbox: string,
  groups: readonly (readonly Step[])[],
): Promise<{ readonly wrong: unknown[]; readonly refused: number }> {
  const [one] = instances;
  const [before] = await balancesOf(one, sandbox);
  const bookkeeper = new Bookkeeper(instances, sandbox);
  await bookkeeper.all(groups);
  const [available, blocked] = await balancesOf(one, sandbox);
  const expected = before.map((cents, index) => cents + (bookkeeper.available[index] ?? 0));
  const wrong: unknown[] = await bankIn(one, sandbox).unsound();
  if (String(available) !== String(expected)) wrong.push({ available, expected });
  if (String(blocked) !== String(bookkeeper.blocked)) wrong.push({ blocked, bookkeeper });
  return { wrong, refused: bookkeeper.refused };
}
