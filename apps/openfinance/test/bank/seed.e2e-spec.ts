import 'reflect-metadata';
import { atomically } from '#libs/database';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { Ledger } from '../../src/ledger/ledger.repository';
import { openfinance } from '../../src/openfinance.app';
import { bankIn, type StatementPage, type Transaction } from './bank';

const NOW = '2999-03-10T22:30:00.000Z';
const YEAR = 'fromBookingDate=2998-03-10&toBookingDate=2999-03-10&page-size=1000';
const DOCUMENT = '98765432100';

interface Seeded {
  readonly customers: number;
  readonly accounts: number;
  readonly transactions: number;
  readonly examples: { readonly document: string; readonly accountIds: string[] }[];
}

describe(`POST /__admin/seed on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  const inFrozen = async (sandbox: string) => {
    await admin(test, sandbox).frozen(NOW).expect(200);
    const { call } = admin(test, sandbox);
    return {
      ...bankIn(test, sandbox),
      call,
      seed: async (body: object): Promise<Seeded> =>
        (await call('post', '/seed', body).expect(201)).body as Seeded,
    };
  };

  it('adds customers, and transactions to their accounts', async () => {
    const { seed, statement, unsound, work } = await inFrozen('adds');
    const { examples } = await seed({ customers: 5, seed: 7 });
    const accountId = examples[0]?.accountIds[0] ?? '';
    const before = await statement(accountId, YEAR);
    const seeded = await seed({ customers: 6, transactions: 100, seed: 7 });
    expect(seeded).toMatchObject({ seed: 7, customers: 1, accounts: 12, transactions: 1_200 });
    expect(seeded.examples).toEqual(examples);
    const lengths = examples.map(({ document }) => document.length);
    expect(lengths).toEqual([11, 11, 11, 11, 14]);
    expect(newIn(await statement(accountId, YEAR), before)).toHaveLength(100);
    expect(await unsound()).toEqual([]);
    expect(await work((bank) => bank.accounts({}))).toHaveLength(18);
  });

  it('gives the same in each sandbox, in one call or in several', async () => {
    const texts = [];
    for (const [sandbox, counts] of [
      ['one-call', [700]],
      ['calls', [3, 100, 100, 700]],
    ] as const) {
      const { seed, statement, unsound } = await inFrozen(sandbox);
      const before = await statement('joao-corrente', YEAR);
      for (const transactions of counts)
        await seed({ documents: [DOCUMENT], transactions, seed: 3 });
      const made = newIn(await statement('joao-corrente', YEAR), before);
      // The newest thousand has them not all.
      expect(made.length).toBeGreaterThan(500);
      // Those of one instant are in the order in which they were stored.
      texts.push(JSON.stringify(made.sort(byId)));
      expect(await unsound()).toEqual([]);
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('adds nothing the second time, and more for another seed', async () => {
    const { seed, available } = await inFrozen('again');
    const body = { documents: [DOCUMENT], transactions: 80 };
    const before = await available('joao-corrente');
    expect(await seed(body)).toMatchObject({ customers: 0, accounts: 3, transactions: 240 });
    expect(await seed(body)).toMatchObject({ customers: 0, accounts: 3, transactions: 0 });
    expect(await seed({ ...body, seed: 2 })).toMatchObject({ transactions: 240 });
    // Whole groups of eight leave the balance as it is.
    expect(await available('joao-corrente')).toBe(before);
  });

  it('stores each transaction once when calls run at the same time, and others are answered meanwhile', async () => {
    const { seed, available, statement, unsound } = await inFrozen('parallel');
    const body = { documents: [DOCUMENT], transactions: 2_000 };
    const state = { isRunning: true };
    const calls = Promise.all([seed(body), seed(body), seed({ ...body, transactions: 1_000 })]);
    const ended = calls.finally(() => (state.isRunning = false));
    let answered = 0;
    while (state.isRunning) {
      await available('maria-corrente');
      expect(await unsound()).toEqual([]);
      answered += 1;
    }
    const added = (await ended).reduce((sum, { transactions }) => sum + transactions, 0);
    expect(added).toBe(3 * 2_000);
    expect(answered).toBeGreaterThan(2);
    const query = `${YEAR}&page=2`;
    expect((await statement('joao-pre-paga', query)).data.length).toBeGreaterThan(900);
  });

  it('ends when its sandbox is reset, which then has the seeded bank again', async () => {
    const { call, statement, available, unsound } = await inFrozen('reset');
    const body = { documents: [DOCUMENT], transactions: 500_000 };
    const running = call('post', '/seed', body).then((response) => response);
    while ((await statement('joao-corrente', `${YEAR}&page=2`)).data.length === 0);
    await call('post', '/reset').expect(200);
    const response = await running;
    expect([response.status, response.body]).toMatchObject([503, { code: 'SANDBOX_REPLACED' }]);
    expect(await available('joao-corrente')).toBe('9764.20');
    expect(await unsound()).toEqual([]);
  });

  it('adds ten customers where nothing is said, and lets the first day be chosen', async () => {
    const { seed, statement } = await inFrozen('defaults');
    expect(await seed({})).toMatchObject({ seed: 1, customers: 10, accounts: 20, transactions: 0 });
    const before = await statement('joao-corrente', YEAR);
    await seed({ documents: [DOCUMENT], transactions: 500, from: '2999-03-08' });
    const made = newIn(await statement('joao-corrente', YEAR), before);
    const instants = made.map(({ transactionDateTime }) => transactionDateTime);
    expect(instants).toHaveLength(500);
    expect(instants.filter((at) => at < '2999-03-08T03' || at >= '2999-03-10T03')).toEqual([]);
  });

  it('says which account has too little for more', async () => {
    const { call, work, unsound } = await inFrozen('poor');
    const seed = (transactions: number) =>
      call('post', '/seed', { documents: [DOCUMENT], transactions });
    await seed(1).expect(201);
    await work(async (bank, database) => {
      const account = await bank.find('joao-corrente');
      await atomically(database, (tx) =>
        test.app
          .get(Ledger, { strict: false })
          .hold(tx, 'joao-corrente', account?.availableCents ?? 0, NOW),
      );
    });
    const { body } = await seed(8).expect(409);
    expect(body).toMatchObject({
      code: 'SEED_BALANCE_TOO_LOW',
      detail: expect.stringContaining('joao-corrente') as string,
    });
    expect(await unsound()).toEqual([]);
  });

  it.each([
    [{ custmers: 1 }, '/custmers', 'did you mean "customers"'],
    [{ transactions: 1.5 }, '/transactions', 'Must be a whole number from 0 to 1000000.'],
    [{ transactions: 1_000_001 }, '/transactions', 'Must be a whole number from 0 to 1000000.'],
    [{ customers: 10_001 }, '/customers', 'Must be a whole number from 0 to 10000.'],
    [{ customers: 100, transactions: 100_000 }, '/transactions', 'Must be at most 30000'],
    [{ seed: -1 }, '/seed', 'Must be a whole number'],
    [{ seed: '1' }, '/seed', 'Must be a whole number'],
    [{ documents: ['1'] }, '/documents/0', 'Must be a CPF or a CNPJ.'],
    [{ documents: 'x' }, '/documents', 'Must be an array.'],
    [{ from: '2999-02-29' }, '/from', 'Must be a day of the calendar'],
    [{ from: '2999-03-10' }, '/from', 'Must be a day before 2999-03-10'],
  ])('refuses %j', async (body, pointer, detail) => {
    const { call } = await inFrozen('refuses');
    const response = await call('post', '/seed', body).expect(400);
    expect(response.body).toMatchObject({
      code: 'SEED_INVALID',
      errors: [{ pointer, detail: expect.stringContaining(detail) as string }],
    });
  });
});

function newIn({ data }: StatementPage, before: StatementPage): Transaction[] {
  const known = new Set(before.data.map(({ transactionId }) => transactionId));
  return data.filter(({ transactionId }) => !known.has(transactionId));
}

function byId(one: Transaction, other: Transaction): number {
  return one.transactionId < other.transactionId ? -1 : 1;
}
