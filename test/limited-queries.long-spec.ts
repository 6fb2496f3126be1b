import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../apps/dict/src/dict.app';
import { ratelimit } from '../apps/ratelimit/src/ratelimit.app';

const key = {
  keyType: 'EMAIL',
  keyValue: 'o+brien/1@example.com',
  accountId: 'acc-001',
  ispb: '12345678',
  branch: '0001',
  accountNumber: '123456',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
};

describe(`Limited queries of the keys in DICT on ${databaseUnderTest}`, () => {
  let directory: TestApp;
  let bucket: TestApp;
  beforeAll(async () => {
    directory = await createTestApp(dict);
    bucket = await createTestApp(ratelimit, { DICT_URL: `${directory.address}/` });
  });
  afterAll(async () => {
    await bucket.close();
    await directory.close();
  });

  async function inSandbox(sandbox: string) {
    const headers = { 'X-Sandbox': sandbox };
    const post = (path: string, body: object) => bucket.http.post(path).set(headers).send(body);
    const { body: client } = await post('/auth/register', { name: 'test' }).expect(201);
    const { body } = await post('/auth/token', client as object).expect(200);
    const { access_token: token } = body as { readonly access_token: string };
    return {
      query: (keyValue: string) =>
        post('/instant/query', { key: keyValue })
          .set('Authorization', `Bearer ${token}`)
          .set('X-Correlation-Id', `query-${sandbox}`),
      inDict: (path: string, body: object) => directory.http.post(path).set(headers).send(body),
      askedOfDict: async () => {
        const answer = await directory.http.get('/__admin/requests').set(headers).expect(200);
        return answer.body as { readonly path: string; readonly correlationId: string }[];
      },
    };
  }

  it('find only keys of the same sandbox', async () => {
    const [here, there] = [await inSandbox('here'), await inSandbox('there')];
    await here.inDict('/dict/keys', key).expect(201);
    const { body, headers } = await here.query('O+Brien/1@Example.com').expect(200);
    expect(body).toMatchObject({ key: key.keyValue, keyType: 'EMAIL', ispb: '12345678' });
    expect(headers['x-ratelimit-remaining']).toBe('10');
    const missed = await there.query(key.keyValue).expect(404);
    expect(missed.headers['x-ratelimit-remaining']).toBe('9');
  });

  it('pass their correlation id to the journal of DICT', async () => {
    const { query, askedOfDict } = await inSandbox('traced');
    await query('12345678901').expect(404);
    const [asked] = await askedOfDict();
    expect(asked).toMatchObject({ correlationId: 'query-traced' });
  });

  it.each([
    ['RATE_LIMITED', 'DICT answered 429 RATE_LIMITED.'],
    ['SERVICE_UNAVAILABLE', 'DICT answered 503 SERVICE_UNAVAILABLE.'],
    ['ENTRY_BLOCKED', 'DICT answered 400 ENTRY_BLOCKED.'],
  ])('cost nothing if DICT answers %s', async (outcome, detail) => {
    const { query, inDict } = await inSandbox('refused');
    const rule = { match: { path: '/dict/**' }, effect: { outcome }, times: 1 };
    await inDict('/__admin/rules', rule).expect(201);
    const { body, headers } = await query('12345678901').expect(503);
    expect(body).toMatchObject({
      code: 'DIRECTORY_UNAVAILABLE',
      detail: expect.stringContaining(detail) as string,
    });
    expect(headers['x-ratelimit-remaining']).toBe('10');
  });
});
