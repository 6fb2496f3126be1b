import 'reflect-metadata';
import fc from 'fast-check';
import { returning, tableOf } from '#libs/database';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { PostingRow } from '../../src/ledger/posting.row';
import { openfinance } from '../../src/openfinance.app';
import { ACCOUNTS, bankIn } from './bank';
import { stepGroups, wrongAfter } from './ledger-steps';

const DOCUMENT = '98765432100';

describe.each(['1', '10'])(
  'The bank of two instances on one PostgreSQL, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let one: TestApp;
    let other: TestApp;
    beforeAll(async () => {
      data = await createTestData();
      const settings = { DATABASE_POOL_SIZE: poolSize };
      one = await createTestApp(openfinance, settings, data);
      other = await createTestApp(openfinance, settings, data);
    });
    afterAll(async () => {
      await Promise.all([one.stop(), other.stop()]);
      await data.remove();
    });

    const postings = (sandbox: string): Promise<number> =>
      bankIn(one, sandbox).work(async (_, database) => {
        const sql = `SELECT COUNT(*) AS count FROM ${tableOf(database, PostingRow)}`;
        const [row] = await returning<{ count: string }>(database, sql, []);
        return Number(row?.count);
      });

    it('is stored once by parallel first requests', async () => {
      await bankIn(one, 'alone').get(ACCOUNTS).expect(200);
      const expected = await postings('alone');
      const statuses = await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const instance = index % 2 === 0 ? one : other;
          return (await bankIn(instance, 'first').get(ACCOUNTS)).status;
        }),
      );
      expect(statuses).toEqual(Array(40).fill(200));
      expect(await postings('first')).toBe(expected);
      expect(await bankIn(other, 'first').unsound()).toEqual([]);
    });

    it('has one customer of a document that many ask for at once', async () => {
      const document = DOCUMENT.replace('9', '1');
      const customers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          bankIn(index % 2 === 0 ? one : other, 'many').work((bank) => bank.customer(document)),
        ),
      );
      expect(new Set(customers.map(({ id }) => id)).size).toBe(1);
      expect(await bankIn(one, 'many').unsound()).toEqual([]);
    });

    it('has sound books after any sequence of steps on both', async () => {
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(stepGroups, async (groups) => {
          runs += 1;
          const sandbox = `steps-${poolSize}-${String(runs)}`;
          const { wrong } = await wrongAfter([one, other], sandbox, groups);
          expect(wrong).toEqual([]);
        }),
        { numRuns: 15, seed: 12 },
      );
    });
  },
);
