import 'reflect-metadata';
import { databaseUnderTest } from '#libs/testing';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

const COUNT = 2_000;
const AT_ONCE = 50;
/** Far more than it takes, and less than a client waits. */
const MAX_MS = 30_000;

describe(`${String(COUNT)} payments that are due at one instant on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    apps = await startBank();
  });
  afterAll(() => apps.close());

  it.each([
    ['settled if the account has enough', 'maria-corrente', COUNT],
    // It has 1,250.90.
    ['settled or rejected if the account has too little', 'joao-pre-paga', 1_250],
  ])(
    'are all %s, by one advance of the clock',
    async (_, accountId, settled) => {
      const payer = await payingIn(apps, accountId);
      const { pay, advance, list, balance, transactions, unsound } = payer;
      for (let made = 0; made < COUNT; made += AT_ONCE) {
        const group = Array.from({ length: AT_ONCE }, () => pay({ accountId, amount: '1.00' }));
        await Promise.all(group);
      }
      const [before] = await balance(accountId);
      const startMs = performance.now();
      await advance('PT3S');
      expect(performance.now() - startMs).toBeLessThan(MAX_MS);
      const pages = await Promise.all(
        [1, 2].map((page) => list(`?page=${String(page)}&page-size=1000`)),
      );
      const ends = pages.flatMap(({ data }) =>
        data.map(({ status, rejectionReason }) => rejectionReason?.code ?? status),
      );
      expect(ends.filter((end) => end === 'ACSC')).toHaveLength(settled);
      expect(ends.filter((end) => end === 'SALDO_INSUFICIENTE')).toHaveLength(COUNT - settled);
      expect(await balance(accountId)).toEqual([before - 100 * settled, 0]);
      expect(await transactions()).toHaveLength(settled);
      expect(await unsound()).toEqual([]);
    },
    120_000,
  );
});
