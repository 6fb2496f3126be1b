import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import { NOW, payerIn } from '../../apps/openfinance/test/payments/payer';
import { createSources, reportsIn, type ReadSource } from './report-sources';

const ACCOUNT = 'maria-corrente';
const ID = 'openfinance.statement';
const AT_NOW = { snapshotAtMs: Date.parse(NOW), timezone: 'America/Sao_Paulo' };

describe(`The statement of an account on ${databaseUnderTest}`, () => {
  let bank: TestApp;
  let sources: TestApp;
  beforeAll(async () => {
    bank = await createTestApp(openfinance);
    sources = await createSources({ OPENFINANCE_URL: bank.address });
  });
  afterAll(async () => {
    await sources.close();
    await bank.close();
  });

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const sandbox = `statement-${String(sandboxes)}`;
    const payer = payerIn(bank, sandbox);
    await payer.frozen(NOW).expect(200);
    const credit = (amount: string, at?: string) =>
      payer
        .call('post', '/credits', {
          accountId: ACCOUNT,
          amount,
          payer: { name: 'Ana Lima', document: '11144477735' },
          ...(at === undefined ? {} : { at }),
        })
        .expect(201);
    const total = async () => {
      const [available, blocked] = await payer.balance(ACCOUNT);
      return available + blocked;
    };
    return { payer, credit, total, ...reportsIn(sources, sandbox) };
  };

  /** Checks that every balance follows from the one before it, and that the control agrees. */
  const expectSound = ({ records, control, rowsTotal }: ReadSource) => {
    expect(records.at(0)).toMatchObject({ kind: 'opening', amount: null });
    expect(records.at(-1)).toMatchObject({ kind: 'closing', amount: null });
    let balance = Number(records.at(0)?.['balance']);
    let sum = 0n;
    for (const { kind, amount, balance: after } of records.slice(1, -1)) {
      expect(kind).toBe('entry');
      balance += Number(amount);
      sum += BigInt(Number(amount));
      expect(after).toBe(balance);
    }
    expect(records.at(-1)?.['balance']).toBe(balance);
    expect(control).toEqual({ rows: records.length, sums: { amount: sum } });
    expect(rowsTotal).toBe(records.length);
    const instants = records.map(({ at }) => Number(at));
    expect(instants).toEqual(instants.toSorted((one, other) => one - other));
  };

  it('leads from the opening to the closing balance, a year back, over many pages', async () => {
    const { read, total, payer } = await fresh();
    await payer.pay({ amount: '150.00' });
    await payer.advance('PT3S');
    const snapshotAtMs = Date.parse(NOW) + 3_000;
    const parameters = { accountId: ACCOUNT, from: '2998-03-11' };
    const statement = await read(ID, parameters, { ...AT_NOW, snapshotAtMs });
    expectSound(statement);
    expect(statement.rows.length).toBeGreaterThan(20);
    expect(statement.records.at(-1)?.['balance']).toBe(await total());
    expect(statement.records.at(-2)).toMatchObject({ amount: -15_000, type: 'PIX' });
    expect(Math.max(...statement.pages)).toBeLessThanOrEqual(2);
  });

  it('counts the entries after the period in neither balance', async () => {
    const { read, credit, payer, total } = await fresh();
    const before = await total();
    await credit('10.00');
    await payer.advance('PT1H');
    await credit('20.00');
    await payer.advance('PT1H');
    await credit('40.00');
    const rowsOf = async (parameters: object, snapshotAtMs: number) => {
      const statement = await read(ID, { accountId: ACCOUNT, ...parameters }, { snapshotAtMs });
      expectSound(statement);
      return statement.records.map(({ amount, balance }) => [amount, Number(balance) - before]);
    };
    const hour = (count: number) => Date.parse(NOW) + count * 3_600_000;
    expect(await rowsOf({ from: NOW }, hour(2))).toEqual([
      [null, 0],
      [1_000, 1_000],
      [2_000, 3_000],
      [4_000, 7_000],
      [null, 7_000],
    ]);
    expect(await rowsOf({ from: '2999-03-10T18:30:00Z' }, hour(1))).toEqual([
      [null, 1_000],
      [2_000, 3_000],
      [null, 3_000],
    ]);
    const period = { from: '2999-03-10T18:30:00Z', to: '2999-03-10T19:00:00Z' };
    expect(await rowsOf(period, hour(2))).toEqual([
      [null, 1_000],
      [null, 1_000],
    ]);
    expect(await rowsOf({ from: '2999-03-10T21:00:00Z' }, hour(2))).toEqual([
      [null, 7_000],
      [null, 7_000],
    ]);
  });

  it('fails if the account changes between the two passes, or before the control', async () => {
    const { inSandbox, open, credit } = await fresh();
    const parameters = { accountId: ACCOUNT, from: '2999-01-10' };
    const changed = { code: 'SOURCE_CHANGED', kind: 'conflict' };
    await inSandbox(async () => {
      const source = await open(ID, parameters, AT_NOW);
      await credit('10.00');
      const read = async () => {
        for await (const page of source.pages()) expect(page.length).toBeGreaterThan(0);
      };
      await expect(read()).rejects.toMatchObject(changed);
    });
    await inSandbox(async () => {
      const source = await open(ID, parameters, AT_NOW);
      for await (const page of source.pages()) expect(page.length).toBeGreaterThan(0);
      await credit('10.00');
      await expect(source.control()).rejects.toMatchObject(changed);
    });
  });

  it('is the same while an amount is blocked', async () => {
    const { read, payer } = await fresh();
    const parameters = { accountId: ACCOUNT, from: '2999-02-10' };
    const { rows } = await read(ID, parameters, AT_NOW);
    await payer.pay();
    await payer.advance('PT2S');
    expect((await payer.balance(ACCOUNT))[1]).toBe(15_000);
    const statement = await read(ID, parameters, AT_NOW);
    expectSound(statement);
    expect(statement.rows).toEqual(rows);
  });

  it('names an account that does not exist', async () => {
    const { failure } = await fresh();
    expect(await failure(ID, { accountId: 'nobody' }, AT_NOW)).toMatch(
      /^ACCOUNT_NOT_FOUND: \/parameters\/accountId: .*no account nobody/,
    );
    for (const accountId of ['..', 'a/b', '', 'a?b']) {
      expect(String(await failure(ID, { accountId }))).toContain('Must be the id of an account.');
    }
    expect(String(await failure(ID))).toContain('Is missing');
  });
});
