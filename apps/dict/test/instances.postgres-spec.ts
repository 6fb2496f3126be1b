import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { dict } from '../src/dict.app';
import { contractKey, directory } from './directory';

const ROUNDS = 10;
const REQUESTS = 16;

describe.each(['1', '10'])(
  'The directory of two instances on one database, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let instances: readonly TestApp[];
    beforeAll(async () => {
      data = await createTestData();
      const settings = { DATABASE_POOL_SIZE: poolSize };
      const one = await createTestApp(dict, settings, data);
      instances = [one, await createTestApp(dict, settings, data)];
    });
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await data.remove();
    });

    /** The directory on the first instance and on the second. */
    const sides = (sandbox: string) => instances.map((instance) => directory(instance, sandbox));
    /** Sends requests to both instances at once, in turn. */
    const atOnce = <Answer>(
      sandbox: string,
      send: (side: ReturnType<typeof directory>, index: number) => PromiseLike<Answer>,
    ): Promise<Answer[]> => {
      const both = sides(sandbox);
      const requests = Array.from({ length: REQUESTS }, (_, index) =>
        both.slice(index % 2, (index % 2) + 1).map((side) => send(side, index)),
      );
      return Promise.all(requests.flat());
    };
    const account = (number: number) => ({
      accountId: `acc-${String(number)}`,
      accountNumber: String(number),
    });

    it('shows a key that one registers or deletes to the next request to the other', async () => {
      const [here, there] = sides('next');
      for (let round = 0; round < ROUNDS; round += 1) {
        const key = await here?.create();
        await there?.find('CPF', contractKey.keyValue).expect(200);
        await there?.post(contractKey).expect(409);
        await there?.delete(key?.id ?? '').expect(204);
        await here?.find('CPF', contractKey.keyValue).expect(404);
        await here?.delete(key?.id ?? '').expect(404);
      }
    });

    it('has a key once that many register at both', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const sandbox = `same-${String(round)}`;
        const answers = await atOnce(sandbox, (side) => side.post(contractKey));
        const statuses = answers.map(({ status }) => status).sort();
        expect(statuses).toEqual([201, ...Array<number>(REQUESTS - 1).fill(409)]);
        const lists = await Promise.all(sides(sandbox).map((side) => side.list()));
        expect(lists.map((keys) => keys.length)).toEqual([1, 1]);
      }
    });

    it('loses no key of many that are registered at both', async () => {
      const made = await atOnce('many', (side, index) =>
        side.create({
          keyType: 'EMAIL',
          keyValue: `key${String(index)}@example.com`,
          ...account(index),
        }),
      );
      const ids = made.map(({ id }) => id).sort();
      expect(new Set(ids).size).toBe(REQUESTS);
      for (const side of sides('many')) {
        expect((await side.list()).map(({ id }) => id).sort()).toEqual(ids);
      }
    });

    it('keeps the limit of five keys of a person when both register keys of one account', async () => {
      const answers = await atOnce('limit', (side, index) =>
        side.post({
          ...contractKey,
          keyType: 'EMAIL',
          keyValue: `key${String(index)}@example.com`,
          holderTaxId: '12345678901',
        }),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([
        ...Array<number>(5).fill(201),
        ...Array<number>(REQUESTS - 5).fill(422),
      ]);
      const [, there] = sides('limit');
      expect(await there?.list()).toHaveLength(5);
    });

    it('deletes a key once that many delete at both', async () => {
      const [here] = sides('deleted');
      const { id } = (await here?.create()) ?? { id: '' };
      const answers = await atOnce('deleted', (side) => side.delete(id));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        204,
        ...Array<number>(REQUESTS - 1).fill(404),
      ]);
    });
  },
);
