import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { item, newEndToEndId, NOW, payerIn, type PaymentData } from './payer';

const CUSTOMER = { loggedUser: { document: { identification: '98765432100', rel: 'CPF' } } };
const ACCOUNT = 'joao-corrente';
const DAY = '2999-03-12';
const MARIA = { ispb: '87654321', issuer: '0001', number: '100000010', accountType: 'CACC' };

describe(`Payments of one account that are due at one instant on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const payer = payerIn(test, `order-${String(sandboxes)}`);
    await payer.frozen(NOW).expect(200);
    const [available] = await payer.balance(ACCOUNT);
    /** Of a day: its amount is blocked only when it is sent. */
    const schedule = async (percent: number, details: object = {}): Promise<PaymentData> => {
      const amount = (Math.floor((available * percent) / 100) / 100).toFixed(2);
      const consented = { schedule: { single: { date: DAY } }, amount, ...details };
      const { consentId } = await payer.consent(consented, CUSTOMER);
      const endToEndId = newEndToEndId(`${DAY.replaceAll('-', '')}1500`);
      const own = 'details' in details ? { creditorAccount: MARIA } : {};
      const payment = item({ endToEndId, payment: { amount, currency: 'BRL' }, ...own });
      const [made] = await payer.payList([payment], { 'x-consent-id': consentId });
      if (made === undefined) throw new Error('Nothing was made.');
      return made;
    };
    return { ...payer, schedule };
  };

  it('have the money in the order of their acceptance', async () => {
    const { schedule, frozen, status, unsound } = await fresh();
    const made: PaymentData[] = [];
    for (const percent of [60, 60, 30, 30, 8, 8]) made.push(await schedule(percent));
    await frozen(`${DAY}T16:00:00.000Z`).expect(200);
    expect(await Promise.all(made.map(({ paymentId }) => status(paymentId)))).toEqual([
      ...['ACSC', 'RJCT', 'ACSC', 'RJCT', 'ACSC', 'RJCT'],
    ]);
    expect(await unsound()).toEqual([]);
  });

  it('are in the statement in the order of their acceptance', async () => {
    const { schedule, frozen, statement } = await fresh();
    const details = { details: { localInstrument: 'MANU', creditorAccount: MARIA } };
    const made: PaymentData[] = [];
    for (let each = 0; each < 20; each += 1) made.push(await schedule(1, each % 3 ? {} : details));
    await frozen(`${DAY}T16:00:00.000Z`).expect(200);
    const { data } = await statement(ACCOUNT, `fromBookingDate=${DAY}&toBookingDate=${DAY}`);
    const ids = made.map(({ paymentId }) => `${paymentId}-0`);
    expect(data.map(({ transactionId }) => transactionId).filter((id) => ids.includes(id))).toEqual(
      ids.reverse(),
    );
  });
});
