import 'reflect-metadata';
import fc from 'fast-check';
import { atomically, type Transactional, type UnitOfWork } from '#libs/database';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { BalanceTooHigh, InsufficientFunds, Ledger } from '../../src/ledger/ledger.repository';
import { INTERNAL_ACCOUNTS, type LedgerLine } from '../../src/ledger/posting';
import { openfinance } from '../../src/openfinance.app';
import { bankIn } from './bank';
import { balancesOf, stepGroups, wrongAfter } from './ledger-steps';

const AT = '2999-03-10T12:00:00.000Z';
const ID = 'joao-pre-paga';

describe(`The ledger on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it('sums to zero after any sequence of steps, and no account is below zero', async () => {
    let runs = 0;
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(stepGroups, async (groups) => {
        runs += 1;
        const { wrong, refused } = await wrongAfter([test], `steps-${String(runs)}`, groups);
        refusals += refused;
        expect(wrong).toEqual([]);
      }),
      { numRuns: 20, seed: 12 },
    );
    // Otherwise the sequences never reach a limit.
    expect(refusals).toBeGreaterThan(10);
  });

  const work = <T>(doWork: (ledger: Ledger, tx: UnitOfWork) => Transactional<T>): Promise<T> =>
    bankIn(test, 'single').work((_, database) =>
      atomically(database, (tx) => doWork(test.app.get(Ledger, { strict: false }), tx)),
    );
  const line = (accountId: string, cents: number): LedgerLine => {
    return { accountId, cents, type: 'PIX', name: 'PIX' };
  };
  const post = (...lines: LedgerLine[]): Promise<void> =>
    work((ledger, tx) => ledger.post(tx, { entryId: 'entry', at: AT, lines }));

  it('holds at most what is available', async () => {
    const [[, available = 0]] = await balancesOf(test, 'single');
    expect(available).toBe(125_090);
    const hold = (cents: number): Promise<boolean> =>
      work((ledger, tx) => ledger.hold(tx, ID, cents, AT));
    expect(await hold(available + 1)).toBe(false);
    expect(await hold(available)).toBe(true);
    expect(await hold(1)).toBe(false);
    const [after, blocked] = await balancesOf(test, 'single');
    expect([after[1], blocked[1]]).toEqual([0, available]);
    await work((ledger, tx) => ledger.release(tx, ID, available, AT));
    expect((await balancesOf(test, 'single'))[0][1]).toBe(available);
  });

  it('releases only what is held', async () => {
    const release = work((ledger, tx) => ledger.release(tx, ID, 1, AT));
    await expect(release).rejects.toThrow(InsufficientFunds);
  });

  it.each([
    ['do not sum to zero', [line(ID, 100), line(INTERNAL_ACCOUNTS.spi, -99)]],
    ['are of no cents', [line(ID, 0)]],
    ['are of a part of a cent', [line(ID, 0.5), line(INTERNAL_ACCOUNTS.spi, -0.5)]],
  ])('refuses lines that %s', async (_what, lines) => {
    await expect(post(...lines)).rejects.toThrow(RangeError);
  });

  it('books nothing of an entry that an account cannot pay, nor of one for an unknown account', async () => {
    const before = await balancesOf(test, 'single');
    const overdrawn = [line('maria-poupanca', 100_000_000), line(ID, -100_000_000)];
    await expect(post(...overdrawn)).rejects.toThrow(InsufficientFunds);
    await expect(post(line('nobody', 5), line(ID, -5))).rejects.toThrow(InsufficientFunds);
    expect(await balancesOf(test, 'single')).toEqual(before);
    expect(await bankIn(test, 'single').unsound()).toEqual([]);
  });

  it('books up to the largest balance, and nothing above it', async () => {
    const [[, available = 0], [, blocked = 0]] = await balancesOf(test, 'single');
    const space = Number.MAX_SAFE_INTEGER - available - blocked;
    const credit = (cents: number) => post(line(ID, cents), line(INTERNAL_ACCOUNTS.spi, -cents));
    await expect(credit(space + 1)).rejects.toThrow(BalanceTooHigh);
    await credit(space);
    await expect(credit(1)).rejects.toThrow(BalanceTooHigh);
    await credit(-space);
    expect((await balancesOf(test, 'single'))[0][1]).toBe(available);
  });

  it('moves money between two accounts', async () => {
    await post(line(ID, -90), line('joao-corrente', 90));
    const [[joao, prepaid]] = await balancesOf(test, 'single');
    expect([joao, prepaid]).toEqual([976_510, 125_000]);
    expect(await bankIn(test, 'single').unsound()).toEqual([]);
  });
});
