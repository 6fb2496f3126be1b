import 'reflect-metadata';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  frozenAt,
  startBuilt,
  type BuiltService,
} from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { companyIn, NOW, PAYER, textOf, toMaria, type ShownRemittance } from './company';

const SANDBOX = 'killed';
const PAYMENTS = 600;

const made = (length: number) => Array.from({ length }, () => toMaria({ amount: 1 }));

function clientOf({ address }: BuiltService) {
  const headers = { 'X-Sandbox': SANDBOX, 'Content-Type': 'application/json' };
  return {
    call: (method: string, path: string, body?: object) =>
      fetch(address + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    send: (body: string | ReadableStream<Uint8Array>) =>
      fetch(`${address}/remittances`, {
        ...{ method: 'POST', body, duplex: 'half' },
        headers: { ...headers, 'Content-Type': 'text/plain' },
      }),
  };
}

async function kill({ child }: BuiltService): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

describe(`A bank that is killed with kill -9 on ${databaseUnderTest}`, () => {
  it('pays a remittance to its end when it runs again, each payment once', async () => {
    const data = await createTestData();
    const service = await startBuilt('openfinance', data, { LOG_LEVEL: 'error' });
    const { call, send } = clientOf(service);
    await call('PUT', '/__admin/clock', frozenAt(NOW));
    const balances = await call('GET', `/open-banking/accounts/v1/accounts/${PAYER}/balances`);
    const { data: held } = (await balances.json()) as {
      readonly data: { readonly availableAmount: { readonly amount: string } };
    };
    const before = Number(held.availableAmount.amount);
    const { id } = (await (
      await send(textOf({ payments: made(PAYMENTS) }))
    ).json()) as ShownRemittance;
    const advancing = call('POST', '/__admin/clock/advance', { by: 'PT1M' }).catch(() => undefined);
    const scheduled = async () =>
      ((await (await call('GET', `/remittances/${id}`)).json()) as ShownRemittance).counts[
        'SCHEDULED'
      ]?.count;
    while ((await scheduled()) === PAYMENTS) await setImmediate();
    await kill(service);
    await advancing;

    const test = await createTestApp(openfinance, {}, data);
    const company = companyIn(test, SANDBOX);
    await company.advance('PT2M');
    const { status, counts } = await company.remittance(id);
    expect([status, counts['PAID']]).toEqual(['PROCESSED', { count: PAYMENTS, amount: '6.00' }]);
    expect(before - Number(await company.available(PAYER))).toBeCloseTo(PAYMENTS / 100);
    expect(await company.unsound()).toEqual([]);
    await test.stop();
    await data.remove();
  });

  it('has nothing of a file that had not arrived whole, and receives it again', async () => {
    const data = await createTestData();
    const service = await startBuilt('openfinance', data, { LOG_LEVEL: 'error' });
    const { call, send } = clientOf(service);
    await call('PUT', '/__admin/clock', frozenAt(NOW));
    // More than are stored together. All are of the past, and so refused at once.
    const payments = made(1_100).map((payment) => ({ ...payment, date: '01012999' }));
    const text = textOf({ payments });
    const half = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(text.slice(0, text.length - 240)));
      },
    });
    const sending = send(half).catch(() => undefined);
    const waiting = async (): Promise<number> => {
      const due = await call('GET', '/__admin/clock/schedule');
      return ((await due.json()) as { total: number }).total;
    };
    while ((await waiting()) === 0) await setImmediate();
    await kill(service);
    await sending;

    const test = await createTestApp(openfinance, {}, data);
    const company = companyIn(test, SANDBOX);
    expect((await company.get('/remittances').expect(200)).body).toEqual([]);
    const { id } = await company.send(text);
    await company.advance('PT2H');
    expect((await company.remittance(id)).status).toBe('PROCESSED');
    expect((await company.get('/remittances').expect(200)).body).toHaveLength(1);
    expect(await company.unsound()).toEqual([]);
    await test.stop();
    await data.remove();
  });
});
