import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

const COUNT = 1_000;
const AT_ONCE = 50;
/** For each of three instants 16 pieces of due work, and one that gets new payments while it runs and is done again. */
const MAX_PIECES = 51;

interface Ran {
  readonly kind: string;
  readonly outcome: string;
}

describe(`${String(COUNT)} payments that are due at one instant on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    // All are accepted, and compete for the balance when they are sent.
    apps = await startBank({ PAYMENT_BLOCKING: 'sending' });
  });
  afterAll(() => apps.close());

  it.each([
    ['settled if the account has enough', 'maria-corrente', COUNT],
    // It has 1,250.90, and each payment is 2.00.
    ['settled or rejected if the account has too little', 'joao-pre-paga', 625],
  ])('are all %s, by one advance of the clock', async (_, accountId, settled) => {
    const payer = await payingIn(apps, accountId);
    const { pay, advance, list, balance, transactions, unsound } = payer;
    for (let made = 0; made < COUNT; made += AT_ONCE) {
      const group = Array.from({ length: AT_ONCE }, () => pay({ accountId, amount: '2.00' }));
      await Promise.all(group);
    }
    const [before] = await balance(accountId);
    const { body } = await advance('PT3S');
    const { ran } = body as { readonly ran: readonly Ran[] };
    const pieces = ran.filter(({ kind }) => kind === 'openfinance-payments');
    expect(pieces.length).toBeLessThanOrEqual(MAX_PIECES);
    expect(new Set(ran.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
    const { data } = await list(`?page-size=${String(COUNT)}`);
    const ends = data.map(({ status, rejectionReason }) => rejectionReason?.code ?? status);
    expect(ends.filter((end) => end === 'ACSC')).toHaveLength(settled);
    expect(ends.filter((end) => end === 'SALDO_INSUFICIENTE')).toHaveLength(COUNT - settled);
    expect(await balance(accountId)).toEqual([before - 200 * settled, 0]);
    expect(await transactions()).toHaveLength(settled);
    expect(await unsound()).toEqual([]);
  });
});
