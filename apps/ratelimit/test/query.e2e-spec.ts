import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket, NOT_FOUND } from './bucket';

describe(`Limited queries on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ratelimit);
  });
  afterAll(() => test.close());

  it('fail ten times at both addresses, are then refused, and are allowed again after an hour', async () => {
    const { client, freeze, query, advance } = leakyBucket(test, 'way');
    await freeze();
    const known = await client();
    const { body, headers } = await query(known, { key: FOUND }).expect(200);
    expect(body).toEqual({
      key: FOUND,
      keyType: 'CPF',
      holderName: 'Maria Silva',
      ispb: '12345678',
      branch: '0001',
      accountNumber: '123456-7',
      accountType: 'CHECKING',
      bucket: {
        name: 'instant-query',
        availableTokens: 10,
        capacity: 10,
        refillTokens: 1,
        refillPeriodSec: 3600,
        fullAt: '2030-01-01T00:00:00.000Z',
      },
    });
    expect(headers).toMatchObject({
      'ratelimit-policy': '"instant-query";q=10;w=36000',
      ratelimit: '"instant-query";r=10',
      'x-ratelimit-limit': '10',
      'x-ratelimit-remaining': '10',
      'x-ratelimit-reset': '0',
    });

    for (let left = 9; left >= 0; left -= 1) {
      const path = left % 2 === 0 ? '/pix/query' : '/instant/query';
      const failed = await query(known, { key: NOT_FOUND }, path).expect(404);
      expect(failed.body).toMatchObject({ code: 'KEY_NOT_FOUND', instance: path });
      expect(failed.headers['ratelimit']).toBe(`"instant-query";r=${String(left)};t=3600`);
    }
    const refused = await query(known, { key: FOUND }).expect(429);
    expect(refused.body).toMatchObject({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      code: 'QUOTA_EXCEEDED',
      status: 429,
      'violated-policies': ['instant-query'],
    });
    expect(refused.headers).toMatchObject({
      'retry-after': '3600',
      ratelimit: '"instant-query";r=0;t=3600',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '3600',
    });

    await advance('PT59M59.5S');
    expect((await query(known, { key: NOT_FOUND }).expect(429)).headers['retry-after']).toBe('1');
    await advance('PT0.5S');
    await query(known, { key: FOUND }).expect(200);
    await query(known, { key: NOT_FOUND }).expect(404);
    await query(known, { key: FOUND }).expect(429);
  });

  it.each([
    ['12ABC34501DE35', 'CNPJ'],
    ['12abc34501de35', 'CNPJ'],
    ['Maria.Silva@Example.com', 'EMAIL'],
    ['+5511987654321', 'PHONE'],
    ['123e4567-e89b-42d3-a456-426614174000', 'RANDOM'],
  ])('find %s and recognize its type %s', async (key, keyType) => {
    const { client, query } = leakyBucket(test, 'types');
    const { body } = await query(await client(), { key }).expect(200);
    expect(body).toMatchObject({ keyType, bucket: { availableTokens: 10 } });
  });

  it('cost a token if the form of the key is unknown', async () => {
    const { client, query } = leakyBucket(test, 'malformed');
    const { body, headers } = await query(await client(), { key: '123.456.789-01' }).expect(400);
    expect(body).toMatchObject({ code: 'KEY_MALFORMED', errors: [{ pointer: '/key' }] });
    expect(headers['x-ratelimit-remaining']).toBe('9');
  });

  it('spend exactly ten tokens of only their client if 60 of them fail simultaneously', async () => {
    const { client, query } = leakyBucket(test, 'parallel');
    const [one, other] = [await client(), await client()];
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => query(one, { key: NOT_FOUND })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(404), count(429)]).toEqual([10, 50]);
    const { headers } = await query(other, { key: FOUND }).expect(200);
    expect(headers['x-ratelimit-remaining']).toBe('10');
  });

  describe('cost nothing if the request is invalid:', () => {
    it.each<[string, unknown, number, string]>([
      ['an empty key', { key: '' }, 400, 'REQUEST_INVALID'],
      ['a blank key', { key: '   ' }, 400, 'REQUEST_INVALID'],
      ['no key', {}, 400, 'REQUEST_INVALID'],
      ['a key that is a number', { key: 12345678901 }, 400, 'REQUEST_INVALID'],
      ['a key that is null', { key: null }, 400, 'REQUEST_INVALID'],
      ['a list of keys', { key: [FOUND] }, 400, 'REQUEST_INVALID'],
      ['a key with a zero byte', { key: 'a\u0000b@example.com' }, 400, 'REQUEST_INVALID'],
      ['a key with a control character', { key: 'a\u0001b@example.com' }, 400, 'REQUEST_INVALID'],
      ['a key of 78 characters', { key: 'k'.repeat(78) }, 400, 'REQUEST_INVALID'],
      ['a key of 1 MB', { key: 'k'.repeat(1_048_000) }, 400, 'REQUEST_INVALID'],
      ['a body over the limit', { key: 'k'.repeat(1_048_576) }, 413, 'BODY_TOO_LARGE'],
      ['a body that is not JSON', '{"key":', 400, 'JSON_NOT_WELL_FORMED'],
      ['a list', '["key"]', 400, 'REQUEST_INVALID'],
      ['a text', '"key"', 400, 'REQUEST_INVALID'],
    ])('%s', async (_, body, status, code) => {
      const { client, query } = leakyBucket(test, 'bad');
      const known = await client();
      const answer = await query(known, body).expect(status);
      expect(answer.body).toMatchObject({ status, code });
      // A body that cannot be read is refused before the client is known.
      const isRead = status === 400 && code === 'REQUEST_INVALID';
      expect(answer.headers['x-ratelimit-remaining']).toBe(isRead ? '10' : undefined);
      const { headers } = await query(known, { key: FOUND }).expect(200);
      expect(headers['x-ratelimit-remaining']).toBe('10');
    });

    it('another media type and another method', async () => {
      const { client, inSandbox } = leakyBucket(test, 'bad');
      const { token } = await client();
      const headers = { ...inSandbox, Authorization: `Bearer ${token}` };
      const path = '/instant/query';
      const form = await test.http.post(path).set(headers).type('form').send('key=1').expect(415);
      expect(form.body).toMatchObject({ code: 'MEDIA_TYPE_NOT_SUPPORTED' });
      expect(form.headers['ratelimit']).toBe('"instant-query";r=10');
      const get = await test.http.get(path).set(headers).expect(405);
      expect(get.headers['allow']).toContain('POST');
    });
  });

  it('have the header with the policies even if they are refused before the client is known', async () => {
    const { post, client, query } = leakyBucket(test, 'refused');
    const known = await client();
    const refused = [
      await post('/instant/query', { key: FOUND }).expect(401),
      await post('/pix/query', { key: FOUND }).set('Authorization', 'Bearer none').expect(401),
      await query(known, 'x'.repeat(2 * 1024 * 1024)).expect(413),
    ];
    for (const { headers } of refused) {
      expect(headers['ratelimit-policy']).toBe('"instant-query";q=10;w=36000');
    }
    const { headers: elsewhere } = await post('/auth/register', {}).expect(400);
    expect(elsewhere).not.toHaveProperty('ratelimit-policy');
  });

  it('are refused with a token of another sandbox', async () => {
    const [here, there] = [leakyBucket(test, 'here'), leakyBucket(test, 'there')];
    const known = await here.client();
    const { body, headers } = await there.query(known, { key: FOUND }).expect(401);
    expect(body).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' });
    expect(headers['www-authenticate']).toContain('error="invalid_token"');
    await here.query(known, { key: FOUND }).expect(200);
  });

  it('have the outcome that a rule requests', async () => {
    const { client, query, requestOutcome } = leakyBucket(test, 'ordered');
    const known = await client();
    const remaining = async (status: number, code: string) => {
      await requestOutcome(code);
      const { body, headers } = await query(known, { key: FOUND }).expect(status);
      expect(body).toMatchObject({ code });
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
      return headers['x-ratelimit-remaining'];
    };
    expect(await remaining(429, 'QUOTA_EXCEEDED')).toBe('10');
    expect(await remaining(503, 'DIRECTORY_UNAVAILABLE')).toBe('10');
    expect(await remaining(404, 'KEY_NOT_FOUND')).toBe('9');
  });
});

describe(`The limit headers on ${databaseUnderTest}`, () => {
  it.each([
    ['all', true, true],
    ['ratelimit', true, false],
    ['x-ratelimit', false, true],
    ['none', false, false],
  ])('are those of RATELIMIT_HEADERS=%s', async (dialect, draft, older) => {
    const test = await createTestApp(ratelimit, { RATELIMIT_HEADERS: dialect });
    const { client, query } = leakyBucket(test, 'dialect');
    const known = await client();
    for (let count = 0; count < 10; count += 1) await query(known, { key: NOT_FOUND }).expect(404);
    const { headers } = await query(known, { key: FOUND }).expect(429);
    expect('ratelimit' in headers).toBe(draft);
    expect('ratelimit-policy' in headers).toBe(draft);
    expect('x-ratelimit-limit' in headers).toBe(older);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    await test.close();
  });
});

describe('A page of another origin', () => {
  it('can read the limit headers', async () => {
    const test = await createTestApp(ratelimit, { CORS_ORIGINS: 'https://console.example' });
    const { headers } = await test.http.get('/health').set('Origin', 'https://console.example');
    expect(headers['access-control-expose-headers']?.split(',')).toEqual(
      expect.arrayContaining([
        'RateLimit',
        'RateLimit-Policy',
        'X-RateLimit-Remaining',
        'Retry-After',
      ]),
    );
    await test.close();
  });
});
