import 'reflect-metadata';
import { addDays } from '#libs/kernel';
import {
  createTestApp,
  databaseUnderTest,
  frozenAt,
  newEndToEndId,
  type TestApp,
} from '#libs/testing';
import { iso8583 } from '../../apps/iso8583/src/iso8583.app';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import { payerIn } from '../../apps/openfinance/test/payments/payer';
import { type FileResponse } from '../../apps/report/src/files/report-file.response';
import { report } from '../../apps/report/src/report.app';
import { createReportData, reportsIn, type ReportData } from '../../apps/report/test/report-client';
import { spi } from '../../apps/spi/src/spi.app';

const DAY = '2999-03-10';
/** Ten in the evening in Brasília, which is the next day in UTC. */
const START = '2999-03-11T01:00:00.000Z';
const DAYS = { from: DAY, to: addDays(DAY, 1) };
const ACCOUNT = { accountId: 'maria-corrente' };
const LEDGER = { with: 'openfinance.statement', ...ACCOUNT };
const COLUMNS = ['result', 'fileAmount', 'ledgerAmount'];

/** How to change the entry of R$ 30.00 in a file to R$ 31.00, and where the entries of R$ 20.00 and R$ 40.00 are. */
interface Format {
  readonly type: string;
  readonly entry: (amount: string) => RegExp;
  readonly change: (text: string) => string;
  /** Repairs the sums of the file, if it has any. */
  readonly finish?: (text: string) => string;
  /** The rows if the amount of an entry has changed. */
  readonly changed: readonly string[];
}

const BY_AMOUNT = ['missing-in-file,,30.00', 'missing-in-ledger,31.00,'];
const CNAB_AMOUNT = (amount: string) => amount.replace('.', '').padStart(18, '0');
const FORMATS: Readonly<Record<string, Format>> = {
  ofx: {
    type: 'application/x-ofx',
    entry: (amount) =>
      new RegExp(`<STMTTRN>(?:(?!</STMTTRN>)[^])*<TRNAMT>${amount}[^]*?</STMTTRN>\\s*`),
    change: (text) => text.replace('<TRNAMT>30.00', '<TRNAMT>31.00'),
    changed: ['amount-differs,31.00,30.00'],
  },
  'camt.053': {
    type: 'application/xml',
    entry: (amount) =>
      new RegExp(`<Ntry>(?:(?!</Ntry>)[^])*<Amt Ccy="BRL">${amount}<[^]*?</Ntry>\\s*`),
    change: (text) => text.replaceAll('<Amt Ccy="BRL">30.00<', '<Amt Ccy="BRL">31.00<'),
    changed: ['amount-differs,31.00,30.00'],
  },
  cnab240: {
    type: 'text/plain',
    entry: (amount) => new RegExp(`.{13}E.{136}${CNAB_AMOUNT(amount)}.*\r\n`),
    change: (text) => text.replace(`${CNAB_AMOUNT('30.00')}C`, `${CNAB_AMOUNT('31.00')}C`),
    // The trailer of the lot: 10 + 20 + 20 + 31 instead of 10 + 20 + 30 + 40.
    finish: (text) =>
      text.replace(/^(.{7}5.{186})(\d{18})/m, (_, start: string, credits: string) => {
        return start + String(Number(credits) - 1_900).padStart(18, '0');
      }),
    changed: BY_AMOUNT,
  },
};

describe(`Reconciliation of files on ${databaseUnderTest}`, () => {
  let data: ReportData;
  let bank: TestApp;
  let payments: TestApp;
  let cards: TestApp;
  let reports: TestApp;
  beforeAll(async () => {
    data = await createReportData();
    [bank, payments, cards] = await Promise.all([
      createTestApp(openfinance),
      createTestApp(spi),
      createTestApp(iso8583),
    ]);
    const addresses = {
      ...{ OPENFINANCE_URL: bank.address, SPI_URL: payments.address },
      ISO8583_URL: cards.address,
    };
    reports = await createTestApp(report, { ...addresses, LOG_LEVEL: 'silent' }, data);
  });
  afterAll(async () => {
    await reports.stop();
    await Promise.all([bank, payments, cards].map((app) => app.close()));
    await data.remove();
  });

  const filesIn = (sandbox: string) => {
    const client = reportsIn(() => reports, sandbox);
    const upload = async (content: string, type: string) => {
      const { body } = await reports.http
        .post('/reports/files')
        .set({ 'X-Sandbox': sandbox, 'Content-Type': type })
        .send(Buffer.from(content, 'latin1'))
        .expect(201);
      return body as FileResponse;
    };
    const make = async (type: string, format: string, parameters: object) => {
      const run = await client.generate({ type, format, parameters });
      expect([run.status, run.error]).toEqual(['succeeded', undefined]);
      return (await client.download(run.id)).toString('latin1');
    };
    const reconcile = async (file: FileResponse, parameters: object, columns = COLUMNS) => {
      const asked = { file: file.id, columns, ...parameters };
      const [, ...rows] = (await make('reconciliation', 'csv', asked)).trimEnd().split('\r\n');
      return rows.toSorted();
    };
    return { ...client, upload, make, reconcile };
  };

  it.each(Object.entries(FORMATS))(
    'of a statement as %s has no differences, and then exactly those that were made',
    async (name, { type, entry, change, finish, changed }) => {
      const sandbox = `file-${name.replace('.', '-')}`;
      const payer = payerIn(bank, sandbox);
      await payer.call('put', '/clock', frozenAt(START)).expect(200);
      for (const amount of ['10.00', '20.00', '30.00', '40.00']) {
        const from = { name: 'Ana', document: '11144477735' };
        const credit = { ...ACCOUNT, amount, payer: from, endToEndId: newEndToEndId() };
        await payer.call('post', '/credits', credit).expect(201);
      }
      const { freeze, upload, make, reconcile } = filesIn(sandbox);
      await freeze(`${addDays(DAY, 2)}T12:00:00Z`);
      const text = await make('openfinance.statement', name, { ...ACCOUNT, ...DAYS });
      const file = await upload(text, type);
      expect(file).toMatchObject({ kind: name, endToEndIds: name === 'cnab240' ? 0 : 4 });
      expect(await reconcile(file, LEDGER)).toEqual([]);

      const twice = change(text).replace(entry('20.00'), (found) => found + found);
      const wrong = twice.replace(entry('40.00'), '');
      const other = await upload(finish?.(wrong) ?? wrong, type);
      expect(await reconcile(other, LEDGER)).toEqual(
        [...changed, 'doubled-in-file,20.00,', 'missing-in-file,,40.00'].toSorted(),
      );
    },
  );

  it('of a CSV with a Conta PI finds what the file does not have', async () => {
    const sandbox = 'conta-pi';
    const call = (path: string, body: object, method: 'post' | 'put' = 'post') =>
      payments.http[method](`/__admin${path}`).set('X-Sandbox', sandbox).send(body);
    await call('/clock', frozenAt(START), 'put').expect(200);
    await call('/participants', { ispb: '10000001', name: 'Banco', balance: '1000.00' }).expect(
      201,
    );
    await call('/participants/10000001/contributions', { amount: '25.50' }).expect(201);
    const { freeze, upload, reconcile } = filesIn(sandbox);
    await freeze(`${addDays(DAY, 2)}T12:00:00Z`);
    const file = await upload('Data;Valor\r\n10/03/2999;1.000,00\r\n', 'text/csv');
    const ledger = { with: 'spi.statement', ispb: '10000001' };
    expect(await reconcile(file, ledger)).toEqual(['missing-in-file,,25.50']);
  });

  it('of the file of an acquirer matches by NSU', async () => {
    const sandbox = 'acquirer';
    const installments = { type: 'merchant', count: 3 };
    const sale = { pan: '4000000000000001', amount: 10_000, installments };
    await cards.http
      .post('/iso8583/issuer/financial')
      .set('X-Sandbox', sandbox)
      .send(sale)
      .expect(200);
    const { upload, make, reconcile } = filesIn(sandbox);
    const columns = ['nsu', 'paymentDate', 'paid'];
    const text = await make('iso8583.settlement', 'csv', { columns });
    const file = await upload(text, 'text/csv');
    const ledger = { with: 'iso8583.settlement' };
    expect([file.entries, file.nsus]).toEqual([3, 3]);
    expect(await reconcile(file, ledger)).toEqual([]);
    const [header = '', first = '', , third = ''] = text.split('\r\n');
    const other = await upload([header, first, third, ''].join('\r\n'), 'text/csv');
    expect(await reconcile(other, ledger)).toEqual(['missing-in-file,,32.20']);
  });
});
