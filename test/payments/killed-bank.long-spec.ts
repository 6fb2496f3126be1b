import 'reflect-metadata';
import { once } from 'node:events';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  frozenAt,
  startBuilt,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import { NOW, payerIn, PAYMENTS, plain } from '../../apps/openfinance/test/payments/payer';
import { spi } from '../../apps/spi/src/spi.app';
import { PAYER, spiTransactions } from './bank-and-siblings';

const COUNT = 60;
const SANDBOX = 'killed';

describe(`A bank that is killed with kill -9 on ${databaseUnderTest}`, () => {
  let theSpi: TestApp;
  let data: TestData;
  beforeEach(async () => {
    theSpi = await createTestApp(spi);
    data = await createTestData();
  });
  afterEach(async () => {
    await theSpi.close();
    await data.remove();
  });

  /** The bank in a process of its own, with a frozen clock. */
  const start = async () => {
    const settings = { SPI_URL: theSpi.address, LOG_LEVEL: 'error' };
    const { child, address } = await startBuilt('openfinance', data, settings);
    const send = async (method: string, path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', 'X-Sandbox': SANDBOX };
      const response = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    };
    expect((await send('PUT', '/__admin/clock', frozenAt(NOW))).status).toBe(200);
    /** Pays 1.00; the ids of payments that were acknowledged are added. */
    const pay = async (acknowledged: string[]): Promise<void> => {
      const { status, body } = await send('POST', PAYMENTS, plain({ amount: '1.00' }));
      if (status === 201)
        acknowledged.push((body as { data: { paymentId: string } }).data.paymentId);
    };
    const kill = async (): Promise<void> => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    };
    return { send, pay, kill };
  };

  /** Starts the bank again, advances its clock, and returns how all payments have ended. */
  const afterRestart = async (acknowledged: readonly string[]) => {
    const test = await createTestApp(openfinance, { SPI_URL: theSpi.address }, data);
    const { advance, list, balance, statement, unsound } = payerIn(test, SANDBOX);
    const [before] = await payerIn(test, 'untouched').balance(PAYER);
    await advance('PT1M');
    const { data: payments } = await list('?page-size=1000');
    const [available, blocked] = await balance(PAYER);
    const day = 'fromBookingDate=2999-03-10&toBookingDate=2999-03-10&page-size=1000';
    const booked = (await statement(PAYER, day)).data.filter(({ type }) => type === 'PIX');
    const inSpi = (await spiTransactions(theSpi, SANDBOX)).map(({ endToEndId }) => endToEndId);
    const ids = new Set(payments.map(({ paymentId }) => paymentId));
    const ends = {
      lost: acknowledged.filter((paymentId) => !ids.has(paymentId)),
      statuses: [...new Set(payments.map(({ status }) => status))],
      taken: before - available - 100 * payments.length,
      blocked,
      booked:
        booked.filter(({ transactionId }) => ids.has(transactionId.slice(0, -2))).length -
        payments.length,
      inSpi:
        inSpi.sort().join() ===
        payments
          .map(({ endToEndId }) => endToEndId)
          .sort()
          .join(),
      unsound: await unsound(),
    };
    await test.stop();
    return ends;
  };
  const WHOLE = {
    lost: [],
    statuses: ['ACSC'],
    taken: 0,
    blocked: 0,
    booked: 0,
    inSpi: true,
    unsound: [],
  };

  it.each([1, 20, 45])(
    'after the SPI has %i of its payments settles each of them once',
    async (sent) => {
      const { send, pay, kill } = await start();
      const acknowledged: string[] = [];
      await Promise.all(Array.from({ length: COUNT }, () => pay(acknowledged)));
      expect(acknowledged).toHaveLength(COUNT);
      const advance = send('POST', '/__admin/clock/advance', { by: 'PT2S' }).catch(() => undefined);
      while ((await spiTransactions(theSpi, SANDBOX)).length < sent) continue;
      await kill();
      await advance;
      expect(await afterRestart(acknowledged)).toEqual(WHOLE);
    },
  );

  it('while payments arrive has all that it acknowledged, and settles each of them once', async () => {
    const { pay, kill } = await start();
    const acknowledged: string[] = [];
    const client = async (): Promise<void> => {
      for (;;) await pay(acknowledged);
    };
    const clients = Promise.allSettled(Array.from({ length: 10 }, client));
    while (acknowledged.length < COUNT) await new Promise(setImmediate);
    await kill();
    await clients;
    expect(await afterRestart(acknowledged)).toEqual(WHOLE);
  });
});
