import 'reflect-metadata';
import { type CardView } from './card-host';
import { useTwoInstances } from './two-instances';

/** A card with R$ 100,000.00, and one with R$ 5.00. */
const CARD = '4000000000000001';
const POOR_CARD = '4000000000000002';
const REQUESTS = 20;

describe.each(['1', '10'])(
  'The card host of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    const { sides, atOnce } = useTwoInstances(poolSize);
    const cards = (sandbox: string, pan: string): Promise<CardView[]> =>
      Promise.all(sides(sandbox).map((side) => side.card(pan)));
    const approvals = (answers: readonly { readonly approved: boolean }[]): number =>
      answers.filter(({ approved }) => approved).length;

    it('shows a purchase on one to the next request to the other', async () => {
      const both = sides('next');
      for (let round = 0; round < 10; round += 1) {
        const [here, there] = round % 2 === 0 ? both : [both[1], both[0]];
        await here.financial({ pan: CARD, amount: 100 });
        expect((await there.card(CARD)).balance).toBe(10_000_000 - 100 * (round + 1));
      }
    });

    it('books each of many purchases at both once', async () => {
      const answers = await atOnce('many', REQUESTS, (side) =>
        side.financial({ pan: CARD, amount: 1_000 }),
      );
      expect(approvals(answers)).toBe(REQUESTS);
      const balances = (await cards('many', CARD)).map(({ balance }) => balance);
      expect(balances).toEqual(Array(2).fill(10_000_000 - 1_000 * REQUESTS));
      const numbers = answers.map(({ fields }) => fields['11']);
      expect(new Set(numbers).size).toBe(REQUESTS);
    });

    it('approves no more purchases than the balance allows', async () => {
      const answers = await atOnce('poor', REQUESTS, (side) =>
        side.financial({ pan: POOR_CARD, amount: 100 }),
      );
      expect(approvals(answers)).toBe(5);
      const declined = answers.filter(({ approved }) => !approved);
      expect(new Set(declined.map(({ responseCode }) => responseCode))).toEqual(new Set(['51']));
      const balances = (await cards('poor', POOR_CARD)).map(({ balance }) => balance);
      expect(balances).toEqual([0, 0]);
    });

    it('reverses an authorization once that many reverse at both', async () => {
      const [here, there] = sides('reversed');
      const { fields } = await here.authorize({ pan: CARD, amount: 5_000 });
      expect((await there.card(CARD)).held).toBe(5_000);
      const reversal = { pan: CARD, amount: 5_000, rrn: fields['37'] };
      const answers = await atOnce('reversed', REQUESTS, (side) => side.reversal(reversal));
      expect(new Set(answers.map(({ responseCode }) => responseCode))).toEqual(new Set(['00']));
      for (const { held, balance } of await cards('reversed', CARD)) {
        expect([held, balance]).toEqual([0, 10_000_000]);
      }
    });

    it('creates a card once that many create at both, and shows it on both', async () => {
      const pan = '4999990000000001';
      const answers = await atOnce('created', REQUESTS, async (side) =>
        side.post('/admin/cards', { pan, balance: 1_000 }).then(({ status }) => status),
      );
      expect(answers.sort()).toEqual([201, ...Array<number>(REQUESTS - 1).fill(409)]);
      const balances = (await cards('created', pan)).map(({ balance }) => balance);
      expect(balances).toEqual([1_000, 1_000]);
    });

    it('debits a payment of three legs once that many confirm at both', async () => {
      const [here, there] = sides('confirmed');
      await here.put('/admin/host', { legs: 3 }).expect(200);
      const times = { transmissionDateTime: '1121120000', localTime: '090000', localDate: '1121' };
      const payment = { pan: CARD, amount: 5_000, rrn: '632512000042', ...times };
      expect(await there.financial({ ...payment, stan: '000042' })).toMatchObject({
        approved: true,
      });
      let stan = 100;
      const answers = await atOnce('confirmed', REQUESTS, (side) => {
        stan += 1;
        return side.financial({ ...payment, mti: '0202', stan: String(stan) });
      });
      expect(new Set(answers.map(({ responseCode }) => responseCode))).toEqual(new Set(['00']));
      for (const { held, balance } of await cards('confirmed', CARD)) {
        expect([held, balance]).toEqual([0, 9_995_000]);
      }
    });

    it('posts each approval of the network once when both take the issuer back, while payments run', async () => {
      const [here] = sides('stand-in');
      const unavailable = { issuer: 'unavailable', standIn: { maxAmount: 10_000 } };
      await here.put('/admin/host', unavailable).expect(200);
      await atOnce('stand-in', REQUESTS, (side) => side.financial({ pan: CARD, amount: 100 }));
      const running = atOnce('stand-in', REQUESTS, (side) =>
        side.financial({ pan: CARD, amount: 100 }),
      );
      await atOnce('stand-in', REQUESTS, (side) => side.put('/admin/host', {}).expect(200));
      await running;
      await here.put('/admin/host', {}).expect(200);
      for (const { held, balance } of await cards('stand-in', CARD)) {
        expect([held, balance]).toEqual([0, 10_000_000 - 2 * REQUESTS * 100]);
      }
    });

    it('resets the cards of both', async () => {
      const [here, there] = sides('reset');
      await here.financial({ pan: CARD, amount: 5_000 });
      await there.post('/admin/reset', {}).expect(200);
      expect((await here.card(CARD)).balance).toBe(10_000_000);
    });
  },
);
