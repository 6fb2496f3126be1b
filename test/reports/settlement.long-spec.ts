import 'reflect-metadata';
import { databaseUnderTest, frozenAt, admin, type TestApp } from '#libs/testing';
import { cardHost, createCardHost } from '../../apps/iso8583/test/card-host';
import { createSources, reportsIn } from './report-sources';

const ID = 'iso8583.settlement';
const PAN = '4000000000000001';
const SOLD_AT = '2027-01-30T15:00:00.000Z';
/** After the payment of the first installment. */
const READING = { snapshotAtMs: Date.parse('2027-03-02T12:00:00Z') };

describe(`The settlement of card sales on ${databaseUnderTest}`, () => {
  let host: TestApp;
  let sources: TestApp;
  beforeAll(async () => {
    host = await createCardHost();
    sources = await createSources({ ISO8583_URL: host.address });
  });
  afterAll(async () => {
    await sources.close();
    await host.close();
  });

  const fresh = async (sandbox: string) => {
    await admin(host, sandbox).call('put', '/clock', frozenAt(SOLD_AT)).expect(200);
    const { financial, authorize } = cardHost(host, sandbox);
    await financial({ pan: PAN, amount: 10_000, processingCode: '002000' });
    await financial({
      ...{ pan: PAN, amount: 10_000, processingCode: '003000' },
      installments: { type: 'merchant', count: 3 },
    });
    await financial({ pan: PAN, amount: 2_500, processingCode: '200030' });
    // Neither a sale nor a refund: a withdrawal, a hold, and a declined sale.
    await financial({ pan: PAN, amount: 5_000, processingCode: '012000' });
    await authorize({ pan: PAN, amount: 700 });
    await financial({ pan: '4000000000000003', amount: 5 });
    return reportsIn(sources, sandbox);
  };

  it('has a row for each installment, with the fees of its product', async () => {
    const { read } = await fresh('receivables');
    const { records, control } = await read(ID, {}, READING);
    const rows = records.map(({ record, product, installment, gross, discount, net, status }) => [
      ...[record, product, installment, gross, discount, net, status],
    ]);
    expect(rows).toEqual([
      ['sale', 'installments', 1, 3_334, 113, 3_221, 'paid'],
      ['sale', 'installments', 2, 3_333, 113, 3_220, 'scheduled'],
      ['sale', 'installments', 3, 3_333, 113, 3_220, 'scheduled'],
      ['sale', 'debit', 1, 10_000, 160, 9_840, 'paid'],
      ['refund', 'credit', 1, -2_500, -70, -2_430, 'paid'],
    ]);
    expect(records[0]).toMatchObject({
      ...{ card: '400000******0001', installments: 3 },
      ...{ dueDate: '2027-03-01', paymentDate: '2027-03-01', paid: 3_221 },
    });
    expect(control).toEqual({ rows: 5, sums: { gross: 17_500n } });
  });

  it('has a row for each day of payment, which is the sum of its receivables', async () => {
    const { read } = await fresh('payments');
    const { records, control } = await read(ID, { records: 'payments' }, READING);
    expect(records.map(({ record, installments }) => [record, installments])).toEqual([
      ['payment', 1],
      ['payment', 2],
      ['payment', 1],
      ['payment', 1],
    ]);
    expect(records.map(({ paymentDate, paid }) => [paymentDate, paid])).toEqual([
      ['2027-01-31', 9_840],
      ['2027-03-01', 3_221 - 2_430],
      ['2027-03-31', 3_220],
      ['2027-04-30', 3_220],
    ]);
    expect(control).toEqual({ rows: 4, sums: { gross: 17_500n } });
  });

  it('takes the rates and days of the request, and pays anticipated sales the next day', async () => {
    const { read } = await fresh('terms');
    const terms = { creditRate: '2', installmentRate: '3.5', anticipationRate: '1.99' };
    const { records } = await read(ID, { ...terms, creditDays: 31 }, READING);
    const [first] = records;
    expect(first).toMatchObject({ gross: 3_334, discount: 117, net: 3_217 });
    expect(first).toMatchObject({ paymentDate: '2027-01-31', dueDate: '2027-03-02' });
    expect(first).toMatchObject({ anticipationFee: 64, paid: 3_153, status: 'paid' });
    expect((await read(ID, { merchantId: 'nobody' }, READING)).records).toEqual([]);
  });

  it('has what disputes take from the merchant and give back, on the next day', async () => {
    const sandbox = 'disputes';
    const { read } = await fresh(sandbox);
    const { post, get } = cardHost(host, sandbox);
    const sales = await get<{ id: string; kind: string }[]>('/admin/transactions?kind=debit');
    const open = async (at: number, reason: string, amount: number) => {
      const body = { pan: PAN, transactionId: sales[at]?.id, reason, amount };
      return (await post('/admin/disputes', body).expect(201)).body as { id: string };
    };
    const step = (id: string, body: object) =>
      post(`/admin/disputes/${id}/steps`, body).expect(200);
    const { id } = await open(1, '13.1', 4_000);
    await step(id, { step: 'represent', amount: 3_000 });
    await step(id, { step: 'pre-arbitrate' });
    await step(id, { step: 'accept' });
    await open(0, '10.4', 10_000);

    const { records, control } = await read(ID, {}, READING);
    const rows = records
      .filter(({ record }) => !/sale|refund/.test(String(record)))
      .map(({ record, product, gross, discount, paid, saleId }) => [
        ...[record, product, gross, discount, paid, saleId],
      ]);
    expect(rows).toEqual([
      ['chargeback', 'credit', -10_000, 0, -10_000, sales[0]?.id],
      ['pre-arbitration', 'debit', -3_000, 0, -3_000, sales[1]?.id],
      ['chargeback-reversal', 'debit', 3_000, 0, 3_000, sales[1]?.id],
      ['chargeback', 'debit', -4_000, 0, -4_000, sales[1]?.id],
    ]);
    expect(control).toEqual({ rows: 9, sums: { gross: 3_500n } });
    const byDay = await read(ID, { records: 'payments' }, READING);
    expect(byDay.records[0]).toMatchObject({
      ...{ paymentDate: '2027-01-31', installments: 5, paid: 9_840 - 14_000 },
    });
    const paid = (all: readonly { readonly paid?: unknown }[]) =>
      all.reduce((sum, each) => sum + Number(each.paid), 0);
    expect(paid(byDay.records)).toBe(paid(records));
    expect((await read(ID, { merchantId: 'nobody' }, READING)).records).toEqual([]);
  });

  it('refuses a rate that is none', async () => {
    const { failure } = await fresh('refused');
    expect(String(await failure(ID, { debitRate: '1,6' }))).toContain('Must be a percentage');
    expect(String(await failure(ID, { creditDays: 91 }))).toContain('Must be at most 90.');
  });
});
