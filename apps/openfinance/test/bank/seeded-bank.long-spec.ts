import 'reflect-metadata';
import { returning, tableOf } from '#libs/database';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { CustomerRow, SeedProgressRow } from '../../src/bank/bank.rows';
import { AccountRow } from '../../src/ledger/account.row';
import { PostingRow } from '../../src/ledger/posting.row';
import { openfinance } from '../../src/openfinance.app';
import { ACCOUNTS, bankIn } from './bank';

const TABLES = [CustomerRow, AccountRow, SeedProgressRow, PostingRow];
const NOW = '2999-03-10T22:30:00.000Z';
const YEAR = 'fromBookingDate=2998-03-10&toBookingDate=3000-03-10&page-size=1000';

describe(`The seeded bank on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  /** The number of rows of each table. */
  const counts = (sandbox: string): Promise<number[]> =>
    bankIn(test, sandbox).work((_, database) =>
      Promise.all(
        TABLES.map(async (table) => {
          const sql = `SELECT COUNT(*) AS count FROM ${tableOf(database, table)}`;
          const [row] = await returning<{ count: string | number }>(database, sql, []);
          return Number(row?.count);
        }),
      ),
    );

  it('is the same in each sandbox on the same day, whatever the time is', async () => {
    const texts = [];
    for (const [sandbox, now] of [
      ['morning', '2999-03-10T03:00:00.000Z'],
      ['night', '2999-03-11T02:59:59.999Z'],
    ] as const) {
      await admin(test, sandbox).frozen(now).expect(200);
      const { get, statement } = bankIn(test, sandbox);
      const { body } = await get(ACCOUNTS).expect(200);
      const { data } = body as { data: { accountId: string }[] };
      const statements = await Promise.all(
        data.map(async ({ accountId }) => (await statement(accountId, YEAR)).data),
      );
      texts.push(JSON.stringify([data, statements]));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('is stored once by parallel first requests', async () => {
    await bankIn(test, 'alone').get(ACCOUNTS).expect(200);
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => bankIn(test, 'parallel').get(ACCOUNTS)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(200));
    expect(await counts('parallel')).toEqual(await counts('alone'));
  });

  it('is whole or not there: what fails in the middle leaves nothing', async () => {
    const { get, work, unsound } = bankIn(test, 'broken');
    const inTheWay = await bankIn(test, 'alone').work((bank) => bank.find('padaria-corrente'));
    await work((_, database) => database.getRepository(AccountRow).insert(inTheWay as AccountRow));
    await get(ACCOUNTS).expect(500);
    expect(await counts('broken')).toEqual([0, 1, 0, 0]);
    await work((_, database) => database.getRepository(AccountRow).clear());
    await get(ACCOUNTS).expect(200);
    expect(await counts('broken')).toEqual(await counts('alone'));
    expect(await unsound()).toEqual([]);
  });

  it('is there again after a reset, and after a snapshot', async () => {
    const { get, available } = bankIn(test, 'again');
    const { call } = admin(test, 'again');
    await get(ACCOUNTS).expect(200);
    const before = await counts('again');
    await call('post', '/sandboxes/again/snapshots/s').expect(201);
    await call('post', '/reset').expect(200);
    expect(await available('maria-corrente')).toBe('18342.57');
    expect(await counts('again')).toEqual(before);
    await call('post', '/sandboxes/again/snapshots/s/restore').expect(200);
    expect(await available('maria-corrente')).toBe('18342.57');
    expect(await counts('again')).toEqual(before);
  });

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
    'can be made at %s',
    async (now) => {
      const sandbox = `at-${now.slice(0, 4)}`;
      const { call } = admin(test, sandbox);
      await call('put', '/clock', { mode: 'offset', now, allowPast: true }).expect(200);
      const { available, unsound, statement } = bankIn(test, sandbox);
      expect(await available('maria-corrente')).toBe('18342.57');
      expect((await statement('maria-corrente', '')).data.length).toBeGreaterThan(0);
      expect(await unsound()).toEqual([]);
    },
  );

  describe('gives a document that it has not seen', () => {
    const DOCUMENTS = ['12345678900', '11122233000144', '12ABC34501DE35'];

    it.each(DOCUMENTS)(
      'a customer with accounts and a year of transactions: %s',
      async (document) => {
        const { work, statement, unsound } = bankIn(test, 'derived');
        await admin(test, 'derived').frozen(NOW).expect(200);
        const customer = await work((bank) => bank.customer(document));
        expect(customer).toMatchObject({
          document,
          personType: document.length === 11 ? 'PESSOA_NATURAL' : 'PESSOA_JURIDICA',
        });
        const accounts = await work((bank) => bank.accounts({ customerId: customer.id }));
        expect(accounts).toHaveLength(2);
        for (const { accountId, availableCents } of accounts) {
          expect(availableCents).toBeGreaterThan(0);
          expect((await statement(accountId, YEAR)).data.length).toBeGreaterThan(20);
        }
        expect(await work((bank) => bank.customer(document))).toEqual(customer);
        expect(await unsound()).toEqual([]);
      },
    );

    it('the same in each sandbox', async () => {
      const texts = [];
      for (const sandbox of ['same-1', 'same-2']) {
        await admin(test, sandbox).frozen(NOW).expect(200);
        const { work, statement } = bankIn(test, sandbox);
        const accounts = await work(async (bank) => {
          const { id } = await bank.customer('12ABC34501DE35');
          return bank.accounts({ customerId: id });
        });
        const statements = [];
        for (const { accountId } of accounts)
          statements.push((await statement(accountId, YEAR)).data);
        texts.push(JSON.stringify([accounts, statements]));
      }
      expect(texts[0]).toBe(texts[1]);
    });

    it('one customer, also to many requests at once', async () => {
      const { work, unsound } = bankIn(test, 'many');
      const customers = await Promise.all(
        Array.from({ length: 16 }, () => work((bank) => bank.customer('12345678900'))),
      );
      expect(new Set(customers.map(({ id }) => id)).size).toBe(1);
      const [customer] = customers;
      const accounts = await work((bank) => bank.accounts({ customerId: customer?.id }));
      expect(accounts).toHaveLength(2);
      expect(await unsound()).toEqual([]);
    });
  });

  it('finds the second holder of a joint account, and an account by its number', async () => {
    const { work } = bankIn(test, 'found');
    const joao = await work((bank) => bank.customer('98765432100'));
    const accounts = await work((bank) => bank.accounts({ customerId: joao.id }));
    expect(accounts.map(({ accountId }) => accountId)).toEqual([
      'joao-corrente',
      'joao-pre-paga',
      'maria-joao-conjunta',
    ]);
    const found = async (ispb: string, number: string, issuer?: string): Promise<unknown> => {
      const named = { ispb, number, ...(issuer === undefined ? {} : { issuer }) };
      return (await work((bank) => bank.findByNumber(named)))?.accountId;
    };
    expect(await found('87654321', '100000045', '0001')).toBe('joao-corrente');
    expect(await found('87654321', '0000100000045', '1')).toBe('joao-corrente');
    expect(await found('87654321', '10000004')).toBe('joao-corrente');
    expect(await found('87654321', '100000045', '0002')).toBe(undefined);
    expect(await found('87654321', '100000046')).toBe(undefined);
    expect(await found('00000000', '100000045')).toBe(undefined);
  });
});
