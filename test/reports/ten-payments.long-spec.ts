import 'reflect-metadata';
import { parquetReadObjects } from 'hyparquet';
import { readSheet } from 'read-excel-file/node';
import { createTestApp, databaseUnderTest, pacs008, type TestApp } from '#libs/testing';
import { createReportData, reportsIn, type ReportData } from '../../apps/report/test/report-client';
import { report } from '../../apps/report/src/report.app';
import { spi } from '../../apps/spi/src/spi.app';

const SANDBOX = 'ten-payments';
const AMOUNTS = [
  '0.01',
  '1.10',
  '2.20',
  '150.75',
  '0.10',
  '0.20',
  '999999.99',
  '7.00',
  '13.37',
  '5.5',
];
const SUM = AMOUNTS.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

describe(`Ten payments in a report on ${databaseUnderTest}`, () => {
  let data: ReportData;
  let services: readonly [TestApp, TestApp];
  const { generate, download, call } = reportsIn(() => services[1], SANDBOX);
  beforeAll(async () => {
    data = await createReportData();
    const payments = await createTestApp(spi);
    const reports = await createTestApp(
      report,
      { SPI_URL: payments.address, LOG_LEVEL: 'silent' },
      data,
    );
    services = [payments, reports];
    for (const amount of AMOUNTS) {
      await payments.http
        .post('/spi/pacs.008')
        .set('X-Sandbox', SANDBOX)
        .type('application/xml')
        .send(pacs008({ endToEndId: `E1${amount}`, amount }))
        .expect(200);
    }
  });
  afterAll(async () => {
    await services[1].stop();
    // It may be stopped already.
    await services[0].close();
    await data.remove();
  });

  const file = async (format: string): Promise<Buffer> => {
    const run = await generate({ type: 'spi.transactions', format });
    expect(run).toMatchObject({
      status: 'succeeded',
      result: { rows: AMOUNTS.length, totals: { amount: (SUM / 100).toFixed(2) } },
    });
    return download(run.id);
  };
  const cents = (amounts: readonly unknown[]): number =>
    amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

  it('has their sum in csv', async () => {
    const [head = '', ...lines] = (await file('csv')).toString().trimEnd().split('\r\n');
    const index = head.split(',').indexOf('amount');
    expect(lines).toHaveLength(AMOUNTS.length);
    expect(cents(lines.map((line) => line.split(',')[index]))).toBe(SUM);
  });

  it('has their sum in json and ndjson', async () => {
    const { rows } = JSON.parse((await file('json')).toString()) as { rows: { amount: string }[] };
    expect(cents(rows.map(({ amount }) => amount))).toBe(SUM);
    const lines = (await file('ndjson')).toString().trimEnd().split('\n');
    const items = lines.map((line) => JSON.parse(line) as { amount: string });
    expect(cents(items.map(({ amount }) => amount))).toBe(SUM);
  });

  it('has their sum in xlsx, for another library', async () => {
    const [head = [], ...rows] = await readSheet(await file('xlsx'));
    const amount = head.indexOf('amount');
    expect(rows.map((row) => typeof row[amount])).toEqual(AMOUNTS.map(() => 'number'));
    expect(cents(rows.map((row) => row[amount]))).toBe(SUM);
    const id = head.indexOf('endToEndId');
    expect(rows.map((row) => row[id])).toEqual(AMOUNTS.map((text) => `E1${text}`).reverse());
  });

  it('has their sum in parquet, for another library', async () => {
    const { buffer } = Uint8Array.from(await file('parquet'));
    const rows = await parquetReadObjects({ file: buffer });
    expect(rows).toHaveLength(AMOUNTS.length);
    expect(cents(rows.map(({ amount }: Record<string, unknown>) => amount))).toBe(SUM);
  });

  it('has their sum in pdf', async () => {
    expect((await file('pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('fails clearly while the SPI is down', async () => {
    await services[0].stop();
    const failed = await generate({ type: 'spi.transactions' });
    expect(failed).toMatchObject({
      status: 'failed',
      error: { code: 'UPSTREAM_FAILED', detail: expect.stringContaining('SPI') as string },
    });
    await call('get', `/reports/${failed.id}/download`).expect(409);
  });
});
