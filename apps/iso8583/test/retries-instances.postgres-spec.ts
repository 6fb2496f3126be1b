import 'reflect-metadata';
import { useTwoInstances } from './two-instances';

const NO_FUNDS = '4000000000001051';
const REQUESTS = 30;
const LIMIT = 15;

describe.each(['1', '10'])(
  'The retry rules of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const { sides, atOnce } = useTwoInstances(poolSize);

    it('count each of many simultaneous attempts once, and accept no more than the limit', async () => {
      const [one, two] = sides('shared');
      await one.put('/admin/retries', { mode: 'enforce' }).expect(200);
      const answers = await atOnce('shared', REQUESTS, (side) =>
        side.authorize({ pan: NO_FUNDS, amount: 100 }),
      );
      const rules = answers.map((answer) => answer.trace.rule);
      expect(rules.filter((rule) => rule === 'funds')).toHaveLength(LIMIT);
      expect(rules.filter((rule) => rule === 'retry.limit')).toHaveLength(REQUESTS - LIMIT);
      for (const { get } of [one, two]) {
        expect(await get(`/admin/cards/${NO_FUNDS}/retries`)).toMatchObject([
          { attempts: REQUESTS, limit: LIMIT, forbidden: true },
        ]);
      }
    });
  },
);
