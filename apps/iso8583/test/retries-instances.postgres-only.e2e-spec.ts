import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';
import { cardHost } from './card-host';

const NO_FUNDS = '4000000000001051';
const REQUESTS = 30;
const LIMIT = 15;

describe.each(['1', '10'])(
  'The retry rules of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let instances: readonly [TestApp, TestApp];
    beforeAll(async () => {
      data = await createTestData();
      const settings = { DATABASE_POOL_SIZE: poolSize, ISO8583_TCP_PORT: '0' };
      const one = await createTestApp(iso8583, settings, data);
      instances = [one, await createTestApp(iso8583, settings, data)];
    });
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await data.remove();
    });

    it('count each of many simultaneous attempts once, and accept no more than the limit', async () => {
      const [one, two] = instances;
      const sides = [cardHost(one, 'shared'), cardHost(two, 'shared')] as const;
      await sides[0].put('/admin/retries', { mode: 'enforce' }).expect(200);
      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, (_, index) =>
          sides[index % 2 === 0 ? 0 : 1].authorize({ pan: NO_FUNDS, amount: 100 }),
        ),
      );
      const rules = answers.map((answer) => answer.trace.rule);
      expect(rules.filter((rule) => rule === 'funds')).toHaveLength(LIMIT);
      expect(rules.filter((rule) => rule === 'retry.limit')).toHaveLength(REQUESTS - LIMIT);
      for (const { get } of sides) {
        expect(await get(`/admin/cards/${NO_FUNDS}/retries`)).toMatchObject([
          { attempts: REQUESTS, limit: LIMIT, forbidden: true },
        ]);
      }
    });
  },
);
