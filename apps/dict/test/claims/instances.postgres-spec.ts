import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { type Answer } from '../official/official-client';
import {
  CLAIMER,
  claimsOf,
  DONOR,
  newRequestId,
  OTHER,
  outcomeOf,
  PHONE,
  type Claims,
} from './claims-client';

const ROUNDS = 5;

describe.each(['1', '10'])(
  'Claims of two instances on one database, with DATABASE_POOL_SIZE=%s',
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

    const begin = async (sandbox: string): Promise<readonly [Claims, Claims]> => {
      const [here, there] = instances.map((instance) => claimsOf(instance, sandbox));
      if (here === undefined || there === undefined) throw new Error('There are two instances.');
      await here.freeze();
      await here.entry();
      return [here, there];
    };
    const sorted = (answers: readonly Answer[]) => answers.map(outcomeOf).sort();
    const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

    it.each(rounds)('are created once for a key, round %d', async (round) => {
      const [here, there] = await begin(`created-${String(round)}`);
      const answers = await Promise.all(
        [here, there].flatMap((side) => [
          side.create({}, CLAIMER),
          side.create({}, OTHER),
          side.create({}, CLAIMER),
        ]),
      );
      const refused = Array<string>(5).fill('400 ClaimAlreadyExistsForKey');
      expect(sorted(answers)).toEqual(['201 OPEN', ...refused]);
    });

    it.each(rounds)('are confirmed or cancelled, not both, round %d', async (round) => {
      const [here, there] = await begin(`confirmed-${String(round)}`);
      const id = await here.opened();
      await there.acknowledge(id);
      const answers = await Promise.all([here.confirm(id), there.cancel(id)]);
      const { status } = await here.by(OTHER).lookUp(PHONE);
      const outcomes = answers.map(outcomeOf);
      const isConfirmed = outcomes[0] === '200 CONFIRMED';
      expect(outcomes).toEqual(
        isConfirmed
          ? ['200 CONFIRMED', '400 ClaimOperationInvalid']
          : ['400 ClaimOperationInvalid', '200 CANCELLED'],
      );
      expect(status).toBe(isConfirmed ? 404 : 200);
    });

    it.each(['contract', 'official'])(
      'are created, or their entry is deleted by the %s face, not both',
      async (face) => {
        const [here, there] = await begin(`deleted-${face}`);
        const keys = Array.from({ length: 24 }, (_, index) => `+5561977${String(100_000 + index)}`);
        for (const key of keys) await here.entry({ key, accountNumber: key.slice(1) });
        const remove = (key: string) => {
          if (face === 'contract') return there.contract.delete(key);
          const body = { Key: key, Participant: DONOR, Reason: 'USER_REQUESTED' };
          const path = `/entries/${encodeURIComponent(key)}/delete`;
          return there.by(DONOR).post(path, 'DeleteEntryRequest', body);
        };
        const outcomes = await Promise.all(
          keys.map(async (key) => {
            const [created, deleted] = await Promise.all([here.create({ key }), remove(key)]);
            return `${outcomeOf(created)} and ${String(deleted.status)}`;
          }),
        );
        const possible = [
          '201 OPEN and 400',
          `404 ClaimKeyNotFound and ${face === 'contract' ? '204' : '200'}`,
        ];
        expect(outcomes.filter((outcome) => !possible.includes(outcome))).toEqual([]);
      },
    );

    it('are completed once with one RequestId, and never with that of another claim', async () => {
      const [here, there] = await begin('completed');
      const keys = [PHONE, '+5561988880001'];
      await here.entry({ key: keys[1], accountNumber: '2' });
      const ids: string[] = [];
      for (const key of keys) {
        const id = await here.opened({ key });
        await here.acknowledge(id);
        await here.confirm(id);
        ids.push(id);
      }
      const [first = '', second = ''] = ids;
      const requestId = newRequestId();
      const answers = await Promise.all([
        here.complete(first, requestId),
        there.complete(first, requestId),
        here.complete(second, requestId),
        there.complete(second, requestId),
      ]);
      expect(sorted(answers)).toEqual([
        '200 COMPLETED',
        '200 COMPLETED',
        '400 RequestIdAlreadyUsed',
        '400 RequestIdAlreadyUsed',
      ]);
      expect(await here.contract.list(`?ispb=${CLAIMER}`)).toHaveLength(1);
    });

    it('are closed once for a silent donor when both instances move the clock', async () => {
      const [here, there] = await begin('silent');
      const id = await here.opened();
      await Promise.all([here.advance('P7D'), there.advance('P7D')]);
      const claim = await there.get(id);
      expect(outcomeOf(claim)).toBe('200 CANCELLED');
      expect(claim.text('Claim/LastModified')).toBe('2026-11-28T12:00:00.000Z');
    });

    it('show a step at one to the next request to the other', async () => {
      const [here, there] = await begin('next');
      const id = await here.opened();
      expect(outcomeOf(await there.get(id))).toBe('200 OPEN');
      expect(outcomeOf(await there.acknowledge(id))).toBe('200 WAITING_RESOLUTION');
      expect(outcomeOf(await here.confirm(id))).toBe('200 CONFIRMED');
      expect(outcomeOf(await there.complete(id))).toBe('200 COMPLETED');
      expect((await here.by(OTHER).lookUp(PHONE)).text('Entry/Account/Participant')).toBe(CLAIMER);
    });
  },
);
