import 'reflect-metadata';
import { useTwoInstances } from './two-instances';

const PAN = '4000000000000001';
const BALANCE = 10_000_000;
const REQUESTS = 20;

describe.each(['1', '10'])(
  'Accounts and disputes of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const { sides, atOnce } = useTwoInstances(poolSize);
    /** The statuses of the same request, sent to both instances at once, in turn. */
    const statuses = async (sandbox: string, path: string, body: object) => {
      const answers = await atOnce(sandbox, REQUESTS, (side) => side.post(path, body));
      return answers.map(({ status }) => status).sort();
    };
    const once = (success: number, failure: number) => [
      success,
      ...Array<number>(REQUESTS - 1).fill(failure),
    ];

    it('open one dispute, and take one step, of many simultaneous requests', async () => {
      const [one, two] = sides('disputes');
      await one.freeze('2027-03-01T12:00:00.000Z');
      await one.financial({ pan: PAN, amount: 1_000 });
      const opening = { pan: PAN, reason: '13.1', amount: 700 };
      expect(await statuses('disputes', '/admin/disputes', opening)).toEqual(once(201, 422));
      expect((await two.card(PAN)).balance).toBe(BALANCE - 300);
      const steps = '/admin/disputes/latest/steps';
      const represent = { step: 'represent', amount: 500 };
      expect(await statuses('disputes', steps, represent)).toEqual(once(200, 409));
      await two.advance('P31D');
      for (const side of [one, two]) {
        expect(await side.get('/admin/disputes/latest')).toMatchObject({ status: 'merchant-won' });
        expect((await side.card(PAN)).balance).toBe(BALANCE - 800);
      }
      const movements = await one.get<{ amount: number }[]>('/admin/dispute-movements');
      expect(movements.map(({ amount }) => amount)).toEqual([500, -500, 500, -500, 700, -700]);
    });

    it('add one account, and transfer no more than it has', async () => {
      const [one, two] = sides('accounts');
      const address = `/admin/cards/${PAN}/accounts`;
      const account = { type: 'investment', balance: 1_000 };
      expect(await statuses('accounts', address, account)).toEqual(once(201, 409));
      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, (_, index) =>
          (index % 2 === 0 ? one : two).financial({
            ...{ pan: PAN, amount: 100, processingCode: '405000' },
          }),
        ),
      );
      expect(answers.filter(({ approved }) => approved)).toHaveLength(10);
      for (const side of [one, two]) {
        const accounts = await side.get<{ balance: number }[]>(address);
        expect(accounts.map(({ balance }) => balance)).toEqual([BALANCE + 1_000, 0]);
      }
    });
  },
);
