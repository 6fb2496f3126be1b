import { once } from 'node:events';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  frozenAt,
  startBuilt,
  type TestData,
} from '#libs/testing';
import { nfse } from '../src/nfse.app';
import { issuerIn, NOW, request } from './issuer';

const COUNT = 40;
const SANDBOX = 'killed';

describe(`A service that is killed with kill -9 on ${databaseUnderTest}`, () => {
  let data: TestData;
  beforeEach(async () => {
    data = await createTestData();
  });
  afterEach(() => data.remove());

  it.each([1, 15])(
    'after %d answers has every acknowledged invoice, whole, and numbers without a gap',
    async (answers) => {
      const { child, address } = await startBuilt('nfse', data, { LOG_LEVEL: 'error' });
      const post = (path: string, method: string, body: object) =>
        fetch(address + path, {
          method,
          headers: { 'Content-Type': 'application/json', 'X-Sandbox': SANDBOX },
          body: JSON.stringify(body),
        });
      expect((await post('/__admin/clock', 'PUT', frozenAt(NOW))).status).toBe(200);
      const acknowledged: string[] = [];
      const exit = once(child, 'exit');
      const posts = Array.from({ length: COUNT }, async (_, index) => {
        const answer = await post('/nfse/issue', 'POST', request({ reference: String(index) }));
        acknowledged.push(((await answer.json()) as { id: string }).id);
        if (acknowledged.length === answers) child.kill('SIGKILL');
      });
      await Promise.allSettled(posts);
      await exit;

      const test = await createTestApp(nfse, {}, data);
      const { advance, list, get, issue } = issuerIn(test, SANDBOX);
      await advance('PT1M');
      const invoices = await list();
      const ids = new Set(invoices.map(({ id }) => id));
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['authorized']));
      const numbers = invoices
        .map(({ number }) => Number(number))
        .sort((one, other) => one - other);
      expect(numbers).toEqual(invoices.map((_, index) => index + 1));
      for (const { id } of invoices) await get(`/nfse/${id}/xml`).expect(200);
      expect(await issue({ reference: 'next' })).toMatchObject({ number: invoices.length + 1 });
      await test.stop();
    },
  );
});
