import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../src/dict.app';
import { directory, type KeyAnswer } from './directory';

describe(`GET /dict/keys on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict);
  });
  afterAll(() => test.close());

  it('is an empty array in a new sandbox', async () => {
    const { text, headers } = await directory(test, 'empty').get('/dict/keys').expect(200);
    expect(text).toBe('[]');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('lists newest first, completely or in pages without gaps or repetitions', async () => {
    const { list, get, admin } = directory(test, 'pages');
    await admin('/seed', { keys: 1_201, seed: 7 }).expect(201);
    const all = await list();
    expect(all).toHaveLength(1_201);
    const seen: KeyAnswer[] = [];
    for (let next: string | undefined = '/dict/keys?limit=500'; next !== undefined;) {
      const { body, headers }: { body: KeyAnswer[]; headers: Record<string, string> } =
        await get(next).expect(200);
      expect(headers['x-total-count']).toBe('1201');
      seen.push(...body);
      next = /^<(.*)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(all);
  });

  describe('filters', () => {
    let ids: Record<'cpf' | 'mail' | 'other' | 'gone', string>;
    beforeAll(async () => {
      const { create, delete: remove } = directory(test, 'filters');
      const elsewhere = { ispb: 'AAAAAAAA', accountId: 'acc-002', accountNumber: '9-1' };
      ids = {
        cpf: (await create()).id,
        mail: (await create({ keyType: 'EMAIL', keyValue: 'a@b.example' })).id,
        other: (await create({ keyType: 'RANDOM', keyValue: null, ...elsewhere })).id,
        gone: (await create({ keyType: 'PHONE', keyValue: '+5511987654321' })).id,
      };
      await remove(ids.gone).expect(204);
    });

    it.each<[string, (keyof typeof ids)[]]>([
      ['', ['other', 'mail', 'cpf']],
      ['?status=ACTIVE', ['other', 'mail', 'cpf']],
      ['?status=DELETED', ['gone']],
      ['?keyType=EMAIL', ['mail']],
      ['?ispb=12345678', ['mail', 'cpf']],
      ['?accountId=acc-002', ['other']],
      ['?accountId=nobody', []],
      ['?account=123456', ['mail', 'cpf']],
      ['?account=0001/9-1', ['other']],
      ['?account=0002/9-1', []],
      ['?ispb=12345678&keyType=CPF', ['cpf']],
      ['?from=2020-01-01', ['other', 'mail', 'cpf']],
      ['?from=2999-01-01T00:00:00-03:00', []],
      ['?to=2020-01-01T00:00:00Z', []],
      ['?status=DELETED&keyType=CPF', []],
    ])('%s', async (query, expected) => {
      const found = (await directory(test, 'filters').list(query)).map(({ id }) => id);
      expect(found).toEqual(expected.map((name) => ids[name]));
    });

    it.each([
      ['?keyType=EVP', '/keyType'],
      ['?keyType=CPF&keyType=CNPJ', '/keyType'],
      ['?ispb=1', '/ispb'],
      ['?accountId=', '/accountId'],
      ['?accountId=%00', '/accountId'],
      ['?status=GONE', '/status'],
      ['?account=a/b/c', '/account'],
      ['?limit=0', '/limit'],
      ['?cursor=x', '/cursor'],
    ])('refuse %s', async (query, pointer) => {
      const { body } = await directory(test, 'filters').get(`/dict/keys${query}`).expect(400);
      expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer }] });
    });
  });
});
