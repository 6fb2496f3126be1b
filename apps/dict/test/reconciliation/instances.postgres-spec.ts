import 'reflect-metadata';
import { EMPTY_VSYNC } from '#libs/dict-api';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { bank, BANK, eventsIn, phoneOf, vsyncOf } from './bank';

const ENTRIES = 12;

describe.each(['1', '10'])(
  'Reconciliation by two instances on one database, with DATABASE_POOL_SIZE=%s',
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

    /** The participant at the instances in turn. */
    const sides = (sandbox: string) => {
      const both = instances.map((instance) => bank(instance, sandbox));
      return (turn: number) => {
        const side = both[turn % 2];
        if (side === undefined) throw new Error('There are two instances.');
        return side;
      };
    };

    it('compares with what both have written', async () => {
      const side = sides('both');
      const numbers = Array.from({ length: ENTRIES }, (_, index) => index + 1);
      await Promise.all(numbers.map((number) => side(number).create(number)));
      await Promise.all(
        numbers.slice(0, 6).map((number) => side(number).rename(phoneOf(number), 'João Souza')),
      );
      await Promise.all(numbers.slice(4).map((number) => side(number).remove(phoneOf(number))));
      const listed = eventsIn(await side(0).events('KeyType=PHONE'));
      expect(listed).toHaveLength(ENTRIES + 2 * 6 + (ENTRIES - 4));
      expect(eventsIn(await side(1).events('KeyType=PHONE'))).toEqual(listed);
      const cids = listed.map(({ cid }) => cid);
      for (const turn of [0, 1]) expect(await side(turn).resultOf('PHONE', cids)).toBe('OK');
    });

    it('gives each of many verifications an id of its own', async () => {
      const side = sides('ids');
      const answers = await Promise.all(
        Array.from({ length: ENTRIES }, (_, turn) => side(turn).verify('EVP', EMPTY_VSYNC)),
      );
      const ids = answers.map((answer) => Number(answer.text('SyncVerification/Id')));
      expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: ENTRIES }, (_, id) => id + 1));
    });

    it('makes each file once, and both show and send it', async () => {
      const side = sides('files');
      await side(0).admin.frozen('2026-11-21T12:00:00.000Z').expect(200);
      for (const number of [1, 2, 3]) await side(number).create(number);
      await Promise.all([0, 1, 2, 3].map((turn) => side(turn).requestFile('PHONE')));
      await side(1).admin.call('post', '/clock/advance', { by: 'PT20S' }).expect(200);
      const cids = eventsIn(await side(0).events('KeyType=PHONE')).map(({ cid }) => cid);
      for (const turn of [0, 1, 2, 3]) {
        const made = await side(turn).file(String(turn + 1));
        expect(made.text('CidSetFile/Status')).toBe('AVAILABLE');
        const { pathname } = new URL(made.text('CidSetFile/Url') ?? '');
        const other = instances[(turn + 1) % 2];
        const { text } = (await other?.http.get(pathname).buffer(true).expect(200)) ?? { text: '' };
        expect(text.split('\n').slice(0, -1).sort()).toEqual([...cids].sort());
      }
    });

    it('corrupts different entries at both, and sees the repair at the other', async () => {
      const side = sides('corrupt');
      for (let number = 1; number <= ENTRIES; number += 1) await side(number).create(number);
      const before = eventsIn(await side(0).events('KeyType=PHONE')).map(({ cid }) => cid);
      const body = { participant: BANK, keyTypes: ['PHONE'], changes: { removed: 3 } };
      const done = await Promise.all(
        [0, 1].map(async (turn) => {
          const answer = await side(turn).admin.call('post', '/corrupt', body).expect(201);
          return answer.body as { id: string; entries: { cidBefore: string }[] };
        }),
      );
      const removed = done.flatMap(({ entries }) => entries.map(({ cidBefore }) => cidBefore));
      expect(new Set(removed).size).toBe(6);
      const left = before.filter((cid) => !removed.includes(cid));
      expect((await side(0).verify('PHONE', vsyncOf(left))).text('SyncVerification/Result')).toBe(
        'OK',
      );
      for (const [turn, { id }] of done.entries()) {
        const { body: check } = await side(turn).admin.call('get', `/corrupt/${id}`).expect(200);
        expect(check).toMatchObject({ repaired: true });
      }
    });
  },
);
