import 'reflect-metadata';
import { admin, createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { directory } from '../directory';
import { participantOf } from './official-client';

const BANK = '12345678';
const PAYER = '98765432100';
const KNOWN = 'maria@example.com';
const UNKNOWN = 'nobody@example.com';
const USER = 'ENTRIES_READ_USER_ANTISCAN';
const PSP = 'ENTRIES_READ_PARTICIPANT_ANTISCAN';
const ROUNDS = 3;
const REQUESTS = 20;
const PAYERS = 40;

describe.each(['1', '10'])(
  'The buckets of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let instances: readonly TestApp[];
    beforeAll(async () => {
      data = await createTestData();
      const settings = { DATABASE_POOL_SIZE: poolSize, DICT_SIGN: 'false' };
      const one = await createTestApp(dict, settings, data);
      instances = [one, await createTestApp(dict, settings, data)];
    });
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await data.remove();
    });

    const sideOf = (index: number): TestApp => {
      const side = instances[index % instances.length];
      if (side === undefined) throw new Error('There is no instance.');
      return side;
    };
    /** A sandbox with a frozen clock and a known key. */
    const scene = async (sandbox: string): Promise<void> => {
      await admin(sideOf(0), sandbox).frozen('2999-01-01T12:00:00.000Z').expect(200);
      const key = { keyType: 'EMAIL', keyValue: KNOWN, ispb: '55555555' };
      await directory(sideOf(0), sandbox).create(key);
    };
    /** Looks a key up at both instances at once, in turn, and counts the statuses. */
    const lookUps = async (sandbox: string, key: string, payerOf: (index: number) => string) => {
      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, (_, index) =>
          participantOf(sideOf(index), sandbox, BANK).lookUp(key, payerOf(index)),
        ),
      );
      const count = (status: number) => answers.filter((each) => each.status === status).length;
      return { 200: count(200), 404: count(404), 429: count(429) };
    };
    const set = (sandbox: string, policy: string, owner: string, balance: number) =>
      admin(sideOf(1), sandbox).call('put', `/buckets/${policy}/${owner}`, { balance }).expect(200);
    const balances = async (sandbox: string): Promise<Record<string, number>> => {
      const { body } = await admin(sideOf(0), sandbox).call('get', '/buckets').expect(200);
      const list = body as { policy: string; owner: string; balance: number }[];
      return Object.fromEntries(
        list.map(({ policy, owner, balance }) => [`${policy} ${owner}`, balance]),
      );
    };

    it('are never overdrawn by lookups at both', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const sandbox = `together-${String(round)}`;
        await scene(sandbox);
        // The first lookups add the rows of the buckets at both instances at once.
        expect(await lookUps(sandbox, KNOWN, () => PAYER)).toEqual({ 200: 20, 404: 0, 429: 0 });
        expect(await balances(sandbox)).toEqual({
          [`${PSP} ${BANK}`]: 29_980,
          [`${USER} ${PAYER}`]: 80,
        });
        expect(await lookUps(sandbox, UNKNOWN, () => PAYER)).toEqual({ 200: 0, 404: 4, 429: 16 });
        await set(sandbox, USER, PAYER, 3);
        expect(await lookUps(sandbox, KNOWN, () => PAYER)).toEqual({ 200: 3, 404: 0, 429: 17 });
        expect(await balances(sandbox)).toEqual({
          [`${PSP} ${BANK}`]: 29_980 - 12 - 3,
          [`${USER} ${PAYER}`]: 0,
        });
      }
    });

    it('of a participant are never overdrawn by lookups for many payers', async () => {
      await scene('participant');
      await set('participant', PSP, BANK, 6);
      const payerOf = (index: number) => String(10_000_000_000 + index);
      expect(await lookUps('participant', KNOWN, payerOf)).toEqual({ 200: 6, 404: 0, 429: 14 });
      const after = await balances('participant');
      // A refused lookup takes from none of its buckets.
      expect(Object.keys(after)).toHaveLength(7);
      expect(after[`${PSP} ${BANK}`]).toBe(0);
    });

    it('of a new payer count the first lookups of both instances', async () => {
      await scene('new-payers');
      const expected: Record<string, number> = { [`${PSP} ${BANK}`]: 30_000 - 2 * PAYERS };
      for (let number = 0; number < PAYERS; number += 1) {
        const payer = String(20_000_000_000 + number);
        const answers = await Promise.all(
          [0, 1].map((index) =>
            participantOf(sideOf(index), 'new-payers', BANK).lookUp(KNOWN, payer),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expected[`${USER} ${payer}`] = 98;
      }
      expect(await balances('new-payers')).toEqual(expected);
    });

    it('of an operation are never overdrawn', async () => {
      await scene('operation');
      await set('operation', 'POLICIES_READ', BANK, 8);
      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, (_, index) =>
          participantOf(sideOf(index), 'operation', BANK).get('/policies/KEYS_CHECK'),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    });

    it('have the category that a tester has set at the other instance', async () => {
      await scene('category');
      for (const [index, category] of ['H', 'A', 'D'].entries()) {
        const there = participantOf(sideOf(index + 1), 'category', BANK);
        const shown = async () => (await there.get('/policies/KEYS_CHECK')).text('Category');
        expect(await shown()).toBe('C');
        const control = admin(sideOf(index), 'category');
        await control.call('post', '/participants', { ispb: BANK, category }).expect(201);
        expect(await shown()).toBe(category);
        await control.call('delete', `/participants/${BANK}`).expect(204);
      }
    });

    it('leave a restriction that was set at the other instance to its error', async () => {
      await scene('restriction');
      for (let index = 0; index < 3; index += 1) {
        const control = admin(sideOf(index), 'restriction');
        const restriction = { kind: 'COURT_ORDER', key: KNOWN };
        const { body } = await control.call('post', '/restrictions', restriction).expect(201);
        const there = participantOf(sideOf(index + 1), 'restriction', BANK);
        expect((await there.lookUp(KNOWN)).error).toBe('EntryBlocked');
        const { id } = body as { id: string };
        await admin(sideOf(index + 1), 'restriction')
          .call('delete', `/restrictions/${id}`)
          .expect(204);
        const here = participantOf(sideOf(index), 'restriction', BANK);
        expect((await here.lookUp(KNOWN)).status).toBe(200);
      }
    });

    it('get their tokens back once if a lookup and its payment order arrive at the same time', async () => {
      const sandbox = 'payment-and-lookup';
      await scene(sandbox);
      const payers = Array.from({ length: PAYERS }, (_, index) => String(98_765_432_100 + index));
      await Promise.all(
        payers.map(async (payer, index) => {
          const endToEndId = `E${BANK}299901011200${String(index).padStart(11, '0')}`;
          const parties = { debtor: { ispb: BANK }, creditor: { ispb: '55555555' } };
          const payment = { endToEndId, amount: '1.00', ...parties, status: 'PENDING' };
          const lookedUp = sideOf(index)
            .http.get(`/api/v2/entries/${KNOWN}`)
            .set({
              ...{ 'X-Sandbox': sandbox, 'PI-RequestingParticipant': BANK },
              ...{ 'PI-PayerId': payer, 'PI-EndToEndId': endToEndId },
            });
          const control = admin(sideOf(index + 1), sandbox);
          await Promise.all([
            lookedUp.expect(200),
            control.call('post', '/transfers', payment).expect(201),
          ]);
        }),
      );
      // Full buckets are not listed.
      expect(await balances(sandbox)).toEqual({});
    });
  },
);
