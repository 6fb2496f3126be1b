import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { companyIn, NOW, PAYER, textOf, toMaria, TOMORROW } from './company';

/** Two instances of the service on one database. */
describe.each([['1'], ['10']])('Remittances at two instances with %s connections', (poolSize) => {
  let data: TestData;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    const variables = { DATABASE_POOL_SIZE: poolSize };
    one = await createTestApp(openfinance, variables, data);
    other = await createTestApp(openfinance, variables, data);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await data.remove();
  });

  const both = async (sandbox: string) => {
    const [here, there] = [companyIn(one, sandbox), companyIn(other, sandbox)] as const;
    await here.frozen(NOW).expect(200);
    await there.get('/remittances').expect(200);
    return [here, there] as const;
  };

  it('are accepted once if both receive the same file at the same time', async () => {
    const [here, there] = await both('same-file');
    // More than are stored together. Most are of the past, and so refused at once.
    const payments = Array.from({ length: 1_200 }, (_, index) =>
      toMaria({ amount: 1, ...(index < 40 ? {} : { date: '01012999' }) }),
    );
    const text = textOf({ payments });
    const sent = await Promise.all([here, there, here, there].map((side) => side.send(text)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const before = Number(await here.available(PAYER));
    await there.advance('PT1M');
    const { status, counts } = await here.remittance(sent[0]?.id ?? '');
    expect([status, counts['PAID']?.count]).toEqual(['PROCESSED', 40]);
    expect(before - Number(await here.available(PAYER))).toBeCloseTo(0.4);
    expect(await here.unsound()).toEqual([]);
  });

  it('are accepted once for each NSA', async () => {
    const [here, there] = await both('same-nsa');
    const answers = await Promise.all(
      [here, there, here, there].map((side, index) =>
        side.post(textOf({ payments: [toMaria({ amount: index + 1 })] })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    expect((await there.get('/remittances').expect(200)).body).toHaveLength(1);
  });

  it('are deleted by one instance and not paid by the other', async () => {
    const [here, there] = await both('deleted');
    const payments = Array.from({ length: 20 }, (_, index) =>
      toMaria({ amount: 1, date: TOMORROW, document: `D${String(index)}` }),
    );
    const { id } = await here.send(textOf({ payments }));
    const deletions = payments.map((payment) => ({
      ...payment,
      first: [...(payment.first ?? []), [15, '999'] as const],
    }));
    const [, deleted] = await Promise.all([
      here.advance('P1D'),
      there.send(textOf({ nsa: 2, payments: deletions })),
    ]);
    await here.advance('P2D');
    const paid = (await here.results(id)).filter((result) => result === 'PAID 00').length;
    const cancelled = await there.results(deleted.id);
    expect(paid + cancelled.filter((result) => result === 'CANCELLED BF').length).toBe(20);
    expect((await there.remittance(id)).status).toBe('PROCESSED');
    expect(await here.unsound()).toEqual([]);
  });
});
