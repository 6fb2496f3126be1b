import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../src/dict.app';
import { ENTRY_REFUSALS } from '../src/keys/entry-refusals';
import { contractKey, directory } from './directory';

/** What the official API answers, where the directory's own state does not say otherwise. */
const STATUS: Readonly<Record<string, number>> = {
  ENTRY_LIMIT_EXCEEDED: 422,
  ENTRY_ALREADY_EXISTS: 409,
  ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON: 409,
  ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT: 409,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

describe(`Control of the directory on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict);
  });
  afterAll(() => test.close());

  describe('outcomes requested by a rule', () => {
    const requestOutcome = (method: string, outcome: string) =>
      directory(test, 'outcomes')
        .admin('/rules', { match: { method, path: '/dict/**' }, effect: { outcome }, times: 1 })
        .expect(201);

    it('are listed with their meaning', async () => {
      const { body } = await test.http.get('/__admin/rules/outcomes').expect(200);
      expect(Object.keys(body as object)).toEqual(
        expect.arrayContaining([...Object.keys(ENTRY_REFUSALS), 'CLAIM_INVALID', 'REFUND_INVALID']),
      );
    });

    it.each(Object.keys(ENTRY_REFUSALS))('%s refuses one request of each kind', async (code) => {
      const { post, find, list, delete: remove, create } = directory(test, 'outcomes');
      const status = STATUS[code] ?? 400;
      const wrong = { status, code };
      await requestOutcome('POST', code);
      expect((await post(contractKey).expect(status)).body).toMatchObject(wrong);
      expect(await list()).toEqual([]);
      const { id } = await create();
      await requestOutcome('GET', code);
      const refused = await find('CPF', contractKey.keyValue).expect(status);
      expect(refused.body).toMatchObject(wrong);
      if (status === 429 || status === 503) expect(refused.headers['retry-after']).toMatch(/^\d+$/);
      await requestOutcome('DELETE', code);
      expect((await remove(id).expect(status)).body).toMatchObject(wrong);
      await find('CPF', contractKey.keyValue).expect(200);
      await remove(id).expect(204);
    });

    it('do not hide errors of the request', async () => {
      await requestOutcome('POST', 'ENTRY_BLOCKED');
      const { body } = await directory(test, 'outcomes').post({}).expect(400);
      expect(body).toMatchObject({ code: 'REQUEST_INVALID' });
    });
  });

  describe('a seeded directory', () => {
    it('is the same in every sandbox, except for existing keys', async () => {
      const [one, two] = [directory(test, 'seed-1'), directory(test, 'seed-2')];
      const { body } = await one.admin('/seed', { keys: 300, seed: 7 }).expect(201);
      expect(body).toMatchObject({ seed: 7, keys: 300, stored: 300, skipped: 0 });
      const timeless = async ({ list }: typeof one) =>
        (await list()).map((key) => ({ ...key, createdAt: undefined }));
      await two.admin('/seed', { keys: 100, seed: 7 }).expect(201);
      const { body: rest } = await two.admin('/seed', { keys: 300, seed: 7 }).expect(201);
      expect(rest).toMatchObject({ stored: 200, skipped: 100 });
      expect(await timeless(two)).toEqual(await timeless(one));
    });

    it('names a key of each type that can be looked up', async () => {
      const { admin, find } = directory(test, 'seed-3');
      const { body } = await admin('/seed', { keys: 100 }).expect(201);
      const { examples } = body as { examples: Record<string, string> };
      expect(Object.keys(examples)).toHaveLength(5);
      for (const [type, value] of Object.entries(examples)) await find(type, value).expect(200);
    });

    it.each([
      [{ keys: 0 }, '/keys'],
      [{ keys: 1_000_001 }, '/keys'],
      [{ keys: '10' }, '/keys'],
      [{ keys: 1.5 }, '/keys'],
      [{ seed: -1 }, '/seed'],
      [{ seed: 2 ** 31 }, '/seed'],
      [{ key: 5 }, '/key'],
    ])('is refused as %j', async (body, pointer) => {
      const answer = await directory(test, 'seed-4').admin('/seed', body).expect(400);
      expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
    });
  });
});
