import 'reflect-metadata';
import fc from 'fast-check';
import { newUuid, toCents } from '#libs/kernel';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { CreditImpossible } from '../../src/participants/contas-pi.repository';
import { spi } from '../../src/spi.app';
import { accountsIn } from './accounts-in';
import { stepGroups, wrongAfter } from './account-steps';

const AT = '2999-03-10T12:00:00.000Z';
const PAYER = '99999003';
const RECEIVER = '99999A04';
const OPENING = 1_000_000_000_000;

describe(`The books of the Contas PI on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi);
  });
  afterAll(() => test.close());

  it('sum to zero after any sequence of steps, and no balance is below zero or below what is reserved', async () => {
    let runs = 0;
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(stepGroups, async (groups) => {
        runs += 1;
        const { wrong, refused } = await wrongAfter([test], `steps-${String(runs)}`, groups);
        refusals += refused;
        expect(wrong).toEqual([]);
      }),
      { numRuns: 20, seed: 17, endOnFailure: true },
    );
    // Otherwise the sequences never reach a limit.
    expect(refusals).toBeGreaterThan(10);
  });

  const books = (sandbox: string) => {
    const accounts = accountsIn(test, sandbox);
    const movement = (from: string, to: string, cents: number) => {
      return { entryId: newUuid(), kind: 'PAYMENT' as const, from, to, cents, at: AT };
    };
    return {
      ...accounts,
      movement,
      book: (from: string, to: string, cents: number, fromReserved = false) =>
        accounts.work((contasPi, tx) => contasPi.book(tx, movement(from, to, cents), fromReserved)),
      reserve: (ispb: string, cents: number) =>
        accounts.work((contasPi, tx) => contasPi.reserve(tx, ispb, cents)),
      release: (ispb: string, cents: number) =>
        accounts.work((contasPi, tx) => contasPi.release(tx, ispb, cents)),
      balance: async (ispb: string) => {
        const { balance, reserved } = (await accounts.balances()).get(ispb) ?? {};
        return [balance, reserved];
      },
    };
  };

  it('reserve at most what is available, and pay with it only the payment that reserved it', async () => {
    const { reserve, release, book, balance, unsound } = books('reserve');
    expect(await reserve(PAYER, OPENING + 1)).toBe(false);
    expect(await reserve(PAYER, OPENING)).toBe(true);
    expect(await reserve(PAYER, 1)).toBe(false);
    expect(await book(PAYER, RECEIVER, 1)).toBe(false);
    expect(await book(PAYER, RECEIVER, 5, true)).toBe(true);
    expect(await balance(PAYER)).toEqual([OPENING - 5, OPENING - 5]);
    await release(PAYER, OPENING - 5);
    expect(await balance(PAYER)).toEqual([OPENING - 5, 0]);
    await expect(release(PAYER, 1)).rejects.toThrow(RangeError);
    expect(await balance(RECEIVER)).toEqual([OPENING + 5, 0]);
    expect(await unsound()).toEqual([]);
  });

  it.each([
    ['to a lower ISPB', RECEIVER, PAYER],
    ['to a higher ISPB', PAYER, RECEIVER],
    ['to an institution without registration', PAYER, 'OTHERS'],
    ['to itself', PAYER, PAYER],
  ])('refuse a payment %s that the payer cannot pay', async (_what, from, to) => {
    const { book, balance, unsound } = books(`poor-${from}-${to}`.toLowerCase());
    expect(await book(from, to, OPENING + 1)).toBe(false);
    expect(await balance(from)).toEqual([OPENING, 0]);
    expect(await unsound()).toEqual([]);
    expect(await book(from, to, OPENING)).toBe(true);
    expect(await balance(from)).toEqual([from === to ? OPENING : 0, 0]);
    expect(await unsound()).toEqual([]);
  });

  it('let institutions without registration pay any amount', async () => {
    const { book, reserve, balance, unsound } = books('others');
    expect(await reserve('OTHERS', 1)).toBe(true);
    expect(await book('OTHERS', PAYER, 3 * OPENING)).toBe(true);
    expect(await book('OTHERS', 'OTHERS', 7)).toBe(true);
    expect(await balance(PAYER)).toEqual([4 * OPENING, 0]);
    expect(await unsound()).toEqual([]);
  });

  it.each([
    ['that does not exist', '88888888', 1],
    ['whose balance would not be exact', PAYER, Number.MAX_SAFE_INTEGER],
  ])('book nothing for a Conta PI %s', async (_what, to, cents) => {
    for (const from of ['OTHERS', RECEIVER]) {
      const { book, unsound, balance } = books(`credit-${to}-${from}`.toLowerCase());
      const booking = book(from, to, from === 'OTHERS' ? cents : 1);
      if (from === 'OTHERS' || to !== PAYER)
        await expect(booking).rejects.toThrow(CreditImpossible);
      else await booking;
      expect(await balance('99999004')).toEqual([OPENING, 0]);
      expect(await unsound()).toEqual([]);
    }
  });

  it.each([0, -1, 0.5, NaN, Infinity])('refuse %p cents', async (cents) => {
    const { book, reserve, release, unsound } = books('cents');
    for (const work of [book(PAYER, RECEIVER, cents), reserve(PAYER, cents), release(PAYER, cents)])
      await expect(work).rejects.toThrow(RangeError);
    expect(await unsound()).toEqual([]);
  });

  it.each([
    ['two participants', PAYER, RECEIVER],
    ['one participant', PAYER, PAYER],
  ])('book a movement of %s once', async (_what, from, to) => {
    const { work, movement, balance, unsound } = books(`once-${to}`.toLowerCase());
    const payment = movement(from, to, 100);
    const book = () => work((contasPi, tx) => contasPi.book(tx, payment));
    expect(await book()).toBe(true);
    const before = await balance(from);
    // The class of the error is that of another realm, so toThrow does not know it.
    const message = expect.stringMatching(/unique/i) as string;
    await expect(book()).rejects.toMatchObject({ message });
    expect(await balance(from)).toEqual(before);
    expect(await unsound()).toEqual([]);
  });

  it('return a registration with its opening balance, whatever happens before the answer', async () => {
    const { directory } = books('registration');
    const participant = {
      ...({ kind: 'DIRECT', status: 'ACTIVE', player: 'SIMULATOR', answer: null } as const),
      ...{ ispb: '10000001', name: 'Banco', sendBlocked: false },
      ...{ settlementAgent: null, certificate: null },
    };
    const create = () => directory((each) => each.create(participant, toCents(10_000)));
    expect(await create()).toMatchObject({ ispb: '10000001', balance: 10_000, reserved: 0 });
    expect(await create()).toBeUndefined();
  });

  it('have a balance that is opened only once by instances that register an ISPB together', async () => {
    const { directory, balance, unsound } = books('register');
    await Promise.all(
      Array.from({ length: 10 }, () => directory((each) => each.register('10000001'))),
    );
    expect(await balance('10000001')).toEqual([toCents(100_000_000_000), 0]);
    expect(await unsound()).toEqual([]);
  });
});
