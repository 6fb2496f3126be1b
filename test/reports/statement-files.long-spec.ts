import 'reflect-metadata';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  Dice,
  frozenAt,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { addDays } from '#libs/kernel';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import { payerIn } from '../../apps/openfinance/test/payments/payer';
import { createReportData, reportsIn, type ReportData } from '../../apps/report/test/report-client';
import { report } from '../../apps/report/src/report.app';
import { type RunResponse } from '../../apps/report/src/runs/run.response';
import { spi } from '../../apps/spi/src/spi.app';
import { READERS, type ReadStatement } from './read-statement';

const FIRST_DAY = '2999-03-10';
/** Ten in the evening in Brasília, which is the next day in UTC. */
const START = '2999-03-11T01:00:00.000Z';
const DAYS = 3;
const OPERATIONS_A_DAY = 4;
const FORMATS = ['ofx', 'camt.053', 'camt.054', 'cnab240'] as const;
const PAYER = '12345678';
const PAYEE = '87654321';

/** An account whose statements are made. */
interface Account {
  readonly type: string;
  readonly parameters: object;
  /** The balance in cents, as the service has it now. */
  readonly balance: () => Promise<number>;
}

describe(`The files of statements on ${databaseUnderTest}`, () => {
  let data: ReportData;
  let bank: TestApp;
  let payments: TestApp;
  let reports: TestApp;
  beforeAll(async () => {
    data = await createReportData();
    bank = await createTestApp(openfinance);
    payments = await createTestApp(spi);
    const addresses = { OPENFINANCE_URL: bank.address, SPI_URL: payments.address };
    reports = await createTestApp(report, { ...addresses, LOG_LEVEL: 'silent' }, data);
  });
  afterAll(async () => {
    await reports.stop();
    await payments.close();
    await bank.close();
    await data.remove();
  });

  const statementsIn = (sandbox: string) => {
    const client = reportsIn(() => reports, sandbox);
    const make = async (account: Account, format: string, days: object, options: object = {}) => {
      const parameters = { ...account.parameters, ...days };
      const run = await client.generate({ type: account.type, format, parameters, options });
      expect([run.status, run.error]).toEqual(['succeeded', undefined]);
      const read = READERS[format];
      const file = await client.download(run.id);
      return { run, file, read: read?.(file) };
    };
    return { ...client, make };
  };

  const bankIn = async (sandbox: string) => {
    const payer = payerIn(bank, sandbox);
    await payer.call('put', '/clock', frozenAt(START)).expect(200);
    const account: Account = {
      type: 'openfinance.statement',
      parameters: { accountId: 'maria-corrente' },
      balance: async () => {
        const [available, blocked] = await payer.balance('maria-corrente');
        return available + blocked;
      },
    };
    const credit = (amount: string, at?: string) =>
      payer
        .call('post', '/credits', {
          ...{
            accountId: 'maria-corrente',
            amount,
            payer: { name: 'Ana', document: '11144477735' },
          },
          ...(at === undefined ? {} : { at }),
        })
        .expect(201);
    return { payer, account, credit };
  };

  const spiIn = async (sandbox: string) => {
    const { call } = admin(payments, sandbox);
    await call('put', '/clock', frozenAt(START)).expect(200);
    for (const ispb of [PAYER, PAYEE]) {
      await call('post', '/participants', {
        ispb,
        name: `Banco ${ispb}`,
        balance: '5000.00',
      });
    }
    const account: Account = {
      type: 'spi.statement',
      parameters: { ispb: PAYER },
      balance: async () => {
        const { body } = await call('get', `/participants/${PAYER}`).expect(200);
        return Math.round(Number((body as { balance: string }).balance) * 100);
      },
    };
    const pay = async (amount: string, isBack: boolean): Promise<string> => {
      const endToEndId = newEndToEndId();
      const [from, to] = isBack ? [PAYEE, PAYER] : [PAYER, PAYEE];
      const agents = new Map<string, string>([
        [PAYER, from],
        [PAYEE, to],
      ]);
      const message = pacs008({ endToEndId, amount }).replace(
        /<MmbId>(\d+)</g,
        (_, ispb: string) => `<MmbId>${agents.get(ispb) ?? ispb}<`,
      );
      await payments.http
        .post('/spi/pacs.008')
        .set({ 'Content-Type': 'application/xml', 'X-Sandbox': sandbox })
        .send(message)
        .expect(200);
      return endToEndId;
    };
    return { call, account, pay };
  };

  /** Checks the files of each day: every balance follows from the one before, and the formats agree. */
  const expectSound = async (sandbox: string, account: Account, closings: readonly number[]) => {
    const { make, freeze } = statementsIn(sandbox);
    await freeze(`${addDays(FIRST_DAY, DAYS)}T12:00:00Z`);
    let opening: number | undefined;
    for (const [index, closing] of closings.entries()) {
      const from = addDays(FIRST_DAY, index);
      const files: { run: RunResponse; read: ReadStatement | undefined }[] = [];
      for (const format of FORMATS) {
        files.push(await make(account, format, { from, to: addDays(from, 1) }));
      }
      const [ofx, camt, notice, cnab] = files.map(({ read }) => read);
      expect([cnab?.opening, cnab?.closing]).toEqual([camt?.opening, closing]);
      expect(cnab?.amounts).toEqual(camt?.amounts);
      expect(camt?.closing).toBe(closing);
      expect(ofx?.closing).toBe(closing);
      if (opening !== undefined) expect(camt?.opening).toBe(opening);
      const sum = camt?.amounts.reduce((total, cents) => total + cents, 0) ?? NaN;
      expect((camt?.opening ?? NaN) + sum).toBe(closing);
      for (const other of [ofx, notice]) {
        expect(other?.amounts).toEqual(camt?.amounts);
        expect(other?.ids).toEqual(camt?.ids);
      }
      expect(new Set(camt?.ids).size).toBe(camt?.ids?.length);
      for (const { run } of files) expect(run.result?.rows).toBe(camt?.amounts.length);
      opening = closing;
    }
  };

  it.each([7, 8])('of a bank account agree with its ledger day by day (seed %d)', async (seed) => {
    const dice = new Dice(seed);
    const sandbox = `bank-days-${String(seed)}`;
    const { payer, account, credit } = await bankIn(sandbox);
    const amount = () => (1 + dice.below(99_999) / 100).toFixed(2);
    const closings: number[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      for (let step = 0; step < OPERATIONS_A_DAY; step += 1) {
        const kind = dice.below(4);
        if (kind === 0) await credit(amount());
        // Not booked before its day.
        if (kind === 1) await credit(amount(), `${addDays(FIRST_DAY, day + 2)}T14:00:00Z`);
        if (kind > 1) await payer.pay({ amount: amount() });
        await payer.advance('PT20M');
      }
      closings.push(await account.balance());
      await payer.advance('PT22H40M');
      // The history of the account can have entries of the rest of the day before.
      const { body } = await payer.call('get', '/accounts/maria-corrente/entries').expect(200);
      const end = `${addDays(FIRST_DAY, day + 1)}T03:00:00.000Z`;
      closings[day] = (body as { amount: string; at: string }[])
        .filter(({ at }) => at < end)
        .reduce((sum, each) => sum + Math.round(Number(each.amount) * 100), 0);
    }
    await expectSound(sandbox, account, closings);
  });

  it('of a Conta PI agree with the SPI day by day', async () => {
    const dice = new Dice(3);
    const sandbox = 'spi-days';
    const { call, account, pay } = await spiIn(sandbox);
    const amount = () => (1 + dice.below(9_999) / 100).toFixed(2);
    const closings: number[] = [];
    const paid: string[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      for (let step = 0; step < OPERATIONS_A_DAY; step += 1) {
        const kind = dice.below(4);
        if (kind === 0) {
          await call('post', `/participants/${PAYER}/contributions`, { amount: amount() });
        } else if (kind === 1 && paid.length > 0) {
          await call('post', '/returns', { endToEndId: paid.pop() }).expect(202);
        } else {
          const isBack = dice.share(0.3);
          const endToEndId = await pay(amount(), isBack);
          if (!isBack) paid.push(endToEndId);
        }
        await call('post', '/clock/advance', { by: 'PT5M' }).expect(200);
      }
      closings.push(await account.balance());
      await call('post', '/clock/advance', { by: 'PT23H40M' }).expect(200);
    }
    await expectSound(sandbox, account, closings);
  });

  it('have one number for a day, and the same bytes again', async () => {
    const sandbox = 'numbers';
    const { account } = await bankIn(sandbox);
    const { make, freeze, advance } = statementsIn(sandbox);
    await freeze('2999-03-12T12:00:00Z');
    const day = (from: string) => ({ from, to: addDays(from, 1) });
    const first = await make(account, 'camt.053', day('2999-03-10'));
    await advance('PT3H');
    const again = await make(account, 'camt.053', day('2999-03-10'));
    const second = await make(account, 'camt.053', day('2999-03-11'));
    const other = await make(account, 'ofx', day('2999-03-11'));
    expect(again.run.result?.sha256).toBe(first.run.result?.sha256);
    expect([first, second, other].map(({ run }) => run.result?.fileName)).toEqual([
      'camt.053_876_0001_100000010_29990310_29990310_000001.xml',
      'camt.053_876_0001_100000010_29990311_29990311_000002.xml',
      'ofx_876_0001_100000010_29990311_29990311_000001.ofx',
    ]);
  });

  it('describe the statement in the manifest, also in a ZIP archive', async () => {
    const { account, credit } = await bankIn('manifest');
    await credit('10.00');
    const { make, call, freeze } = statementsIn('manifest');
    await freeze('2999-03-11T12:00:00Z');
    const days = { from: FIRST_DAY, to: addDays(FIRST_DAY, 1) };
    const { run } = await make(account, 'ofx', days, { compression: 'zip', version: '2.11' });
    expect(run.result).toMatchObject({ contentType: 'application/zip', columns: [] });
    const { body } = await call('get', `/reports/${run.id}/manifest`).expect(200);
    expect(body).toMatchObject({
      format: 'ofx',
      totals: run.result?.totals,
      statement: {
        ...{ bankCode: '876', branch: '0001', account: '100000010', number: 1 },
        ...{ firstDay: FIRST_DAY, lastDay: FIRST_DAY, isFinal: true },
      },
    });
  });

  it('of today end now, and camt.053 has no statement of today', async () => {
    const { account, credit, payer } = await bankIn('today');
    const { make, call, freeze } = statementsIn('today');
    await freeze(START);
    await credit('10.00');
    const earlier = await make(account, 'camt.052', { from: FIRST_DAY });
    expect(earlier.read?.closing).toBe(await account.balance());
    await payer.advance('PT1H');
    await freeze('2999-03-11T02:00:00.000Z');
    await credit('5.00');
    const later = await make(account, 'camt.052', { from: FIRST_DAY });
    expect(later.read?.closing).toBe(await account.balance());
    expect(later.run.result?.fileName).toMatch(/_000002\.xml$/);
    const { body } = await call('post', '/reports/generate', {
      ...{ type: account.type, format: 'camt.053' },
      parameters: { ...account.parameters, from: FIRST_DAY, to: addDays(FIRST_DAY, 1) },
    }).expect(422);
    expect((body as { detail: string }).detail).toContain('Use camt.052 for a day that is not');
  });
});
