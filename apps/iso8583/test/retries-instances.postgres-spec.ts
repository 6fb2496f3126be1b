import 'reflect-metadata';
import { type TestApp } from '#libs/testing';
import { cardHost } from './card-host';
import { twoInstances } from './two-instances';

const NO_FUNDS = '4000000000001051';
const REQUESTS = 30;
const LIMIT = 15;

describe.each(['1', '10'])(
  'The retry rules of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let pair: Awaited<ReturnType<typeof twoInstances>>;
    let instances: readonly [TestApp, TestApp];
    beforeAll(async () => {
      pair = await twoInstances(poolSize);
      instances = pair.instances;
    });
    afterAll(() => pair.stop());

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
