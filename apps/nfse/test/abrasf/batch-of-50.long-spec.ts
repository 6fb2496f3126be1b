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
import { nfse } from '../../src/nfse.app';
import { NOW } from '../issuer';
import { abrasfIn, batch, envelope, root, rps } from './abrasf-client';

const COUNT = 50;
const receipts = (change: Parameters<typeof rps>[0] = {}) =>
  Array.from({ length: COUNT }, (_, index) => rps({ ...change, number: index + 1 }));

describe(`A batch of ${String(COUNT)} receipts on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  beforeEach(async () => {
    data = await createTestData();
    test = await createTestApp(nfse, {}, data);
  });
  afterEach(async () => {
    await test.stop();
    await data.remove();
  });

  it('becomes notes with the numbers from 1, in the order of the receipts', async () => {
    const { freeze, receive, advance, batchOf } = abrasfIn(test, 'fifty');
    await freeze();
    const [protocol = ''] = (await receive(batch(1, receipts()))).all('Protocolo');
    await advance('PT5S');
    const done = await batchOf(protocol);
    expect(done.all('CompNfse')).toHaveLength(COUNT);
    const numbers = done.xml.match(/<InfNfse[^>]*><Numero>\d+/g) ?? [];
    expect(numbers.map((text) => Number(/\d+$/.exec(text)?.[0]))).toEqual(
      receipts().map((_, index) => index + 1),
    );
  });

  it('with an error in each of them has 50 messages, or 49 and E49', async () => {
    const { freeze, receiveNow } = abrasfIn(test, 'fifty-wrong');
    await freeze();
    const one = await receiveNow(batch(1, receipts({ status: 2 })));
    expect(one.codes).toEqual(Array<string>(COUNT).fill('E68'));
    const two = await receiveNow(batch(1, receipts({ status: 2, type: 3, date: '2026-03-11' })));
    expect(two.codes).toHaveLength(COUNT);
    expect(two.codes.at(-1)).toBe('E49');
  });

  it('is whole or absent after kill -9', async () => {
    await test.stop();
    const { child, address } = await startBuilt('nfse', data, { LOG_LEVEL: 'error' });
    const post = (path: string, type: string, body: string, method = 'POST') =>
      fetch(address + path, {
        method,
        headers: { 'Content-Type': type, 'X-Sandbox': 'fifty-killed' },
        body,
      });
    const clock = JSON.stringify(frozenAt(NOW));
    expect((await post('/__admin/clock', 'application/json', clock, 'PUT')).status).toBe(200);
    const exit = once(child, 'exit');
    let acknowledged = 0;
    const sent = Array.from({ length: 6 }, async (_, index) => {
      const own = Array.from({ length: 10 }, (__, each) => rps({ number: index * 10 + each + 1 }));
      const data11 = root('EnviarLoteRpsSincronoEnvio', batch(index + 1, own));
      const body = envelope('RecepcionarLoteRpsSincrono', data11);
      const answer = await post('/abrasf/3550308', 'text/xml', body);
      expect(await answer.text()).toContain('CompNfse');
      acknowledged += 1;
      if (acknowledged === 2) child.kill('SIGKILL');
    });
    await Promise.allSettled(sent);
    await exit;

    test = await createTestApp(nfse, {}, data);
    const { advance, list, byRps } = abrasfIn(test, 'fifty-killed');
    await advance('PT1M');
    const invoices = await list();
    expect(invoices.length % 10).toBe(0);
    expect(invoices.length).toBeGreaterThanOrEqual(acknowledged * 10);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['authorized']));
    const numbers = invoices.map(({ number }) => Number(number)).sort((one, other) => one - other);
    expect(numbers).toEqual(invoices.map((_, index) => index + 1));
    for (const index of Array(6).keys()) {
      const found = await Promise.all([byRps(index * 10 + 1), byRps(index * 10 + 10)]);
      expect(new Set(found.map(({ codes }) => codes.join(','))).size).toBe(1);
    }
  });
});
