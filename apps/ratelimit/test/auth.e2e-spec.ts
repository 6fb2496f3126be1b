import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { createTestApp, createTestData, databaseUnderTest, type TestApp } from '#libs/testing';
import { EXAMPLE_CLIENT } from '../src/clients/client';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket, type TestClient } from './bucket';

describe(`Clients and tokens on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ratelimit);
  });
  afterAll(() => test.close());

  describe('a registration', () => {
    it('returns the id and the secret under both names, in a response that is not cached', async () => {
      const { post } = leakyBucket(test, 'register');
      const wallet = { name: 'Wallet', email: 'dev@example.com' };
      const { body, headers } = await post('/auth/register', wallet).expect(201);
      const { clientId, clientSecret } = body as TestClient;
      expect(body).toEqual({
        clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        clientSecret: expect.stringMatching(/^[\w-]{43}$/),
        name: 'Wallet',
        email: 'dev@example.com',
        createdAt: expect.stringMatching(/Z$/),
        client_id: clientId,
        client_secret: clientSecret,
        client_id_issued_at: expect.any(Number),
        client_secret_expires_at: 0,
      });
      expect(headers['cache-control']).toBe('no-store');
    });

    it.each([
      [{}, '/name'],
      [{ name: '' }, '/name'],
      [{ name: 'n'.repeat(101) }, '/name'],
      [{ name: 7 }, '/name'],
      [{ name: 'a\u0000' }, '/name'],
      [{ name: 'Wallet', email: 'nobody' }, '/email'],
      [{ name: 'Wallet', email: '\ud800@example.com' }, '/email'],
    ])('refuses %j with a pointer to the invalid member', async (request, pointer) => {
      const { body } = await leakyBucket(test, 'register').post('/auth/register', request);
      expect(body).toMatchObject({ status: 400, code: 'REQUEST_INVALID', errors: [{ pointer }] });
    });
  });

  describe('a token', () => {
    const token = (form: string | object, headers: Readonly<Record<string, string>> = {}) =>
      test.http
        .post('/auth/token')
        .type(typeof form === 'string' ? 'form' : 'json')
        .set({ 'X-Sandbox': 'token', ...headers })
        .send(form);
    const basic = (id: string, secret: string) => ({
      Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
    });
    let known: TestClient;
    let form: string;
    beforeAll(async () => {
      known = await leakyBucket(test, 'token').client();
      form = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: known.clientId,
        client_secret: known.clientSecret,
      }).toString();
    });

    it('is issued for credentials in a form, in JSON with either name, and in the header', async () => {
      const { clientId, clientSecret } = known;
      const grant = 'grant_type=client_credentials';
      const answers = [
        await token(form),
        await token(`${form}&scope=instant.query`),
        await token(`${form}&audience=unknown`),
        await token({ clientId, clientSecret }),
        await token({ grantType: 'client_credentials', clientId, clientSecret }),
        await token({ client_id: clientId, client_secret: clientSecret }),
        await token({ client_id: clientId, client_secret: clientSecret, clientId, clientSecret }),
        await token(grant, basic(clientId, clientSecret)),
        await token({}, basic(clientId, clientSecret)),
        await token(`${grant}&client_id=${clientId}`, basic(clientId, clientSecret)),
      ];
      for (const { status, body, headers } of answers) {
        expect(status).toBe(200);
        expect(body).toEqual({
          access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          token_type: 'Bearer',
          expires_in: 86_400,
        });
        expect(headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
      }
    });

    it('is issued to the example client in every sandbox, also for simultaneous requests', async () => {
      const { post, get } = leakyBucket(test, 'example-client');
      const wrong = { ...EXAMPLE_CLIENT, clientSecret: 'wrong' };
      await post('/auth/token', wrong).expect(401);
      const both = [post('/auth/token', EXAMPLE_CLIENT), post('/auth/token', EXAMPLE_CLIENT)];
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
      const { body } = await get('/__admin/clients').expect(200);
      expect(body).toMatchObject([{ clientId: EXAMPLE_CLIENT.clientId, name: 'Example' }]);
    });

    it('is refused with the error codes of RFC 6749', async () => {
      const { clientId, clientSecret } = known;
      const other = '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11';
      const credentials = `client_id=${clientId}&client_secret=${clientSecret}`;
      const cases: [string, Promise<{ status: number; body: unknown }>, number, string][] = [
        ['wrong grant', send(`grant_type=password&${credentials}`), 400, 'unsupported_grant_type'],
        ['no grant', send(credentials), 400, 'invalid_request'],
        ['empty grant', send(`grant_type=&${credentials}`), 400, 'invalid_request'],
        ['both places', send(form, basic(clientId, clientSecret)), 400, 'invalid_request'],
        ['twice', send(`${form}&client_id=${clientId}`), 400, 'invalid_request'],
        ['both cases', send({ client_id: other, clientId, clientSecret }), 400, 'invalid_request'],
        ['a number', send({ client_id: 7, clientSecret }), 400, 'invalid_request'],
        ['other scope', send(`${form}&scope=all`), 400, 'invalid_scope'],
        ['nothing', send('grant_type=client_credentials'), 401, 'invalid_client'],
        ['an empty body', send({}), 401, 'invalid_client'],
        ['unknown client', send({ clientId: other, clientSecret }), 401, 'invalid_client'],
        ['no id', send({ clientId: "' OR 1=1", clientSecret }), 401, 'invalid_client'],
        ['zero byte', send({ clientId: '\u0000', clientSecret }), 401, 'invalid_client'],
        ['wrong secret', send({ clientId, clientSecret: 'x' }), 401, 'invalid_client'],
        ['wrong Basic', send(grant(), basic(clientId, 'x')), 401, 'invalid_client'],
        ['bad Basic', send(grant(), { Authorization: 'Basic %' }), 401, 'invalid_client'],
        ['bad escape', send(grant(), basic('%', '%')), 401, 'invalid_client'],
        [
          'other client',
          send(`${grant()}&client_id=x`, basic(clientId, 'x')),
          400,
          'invalid_request',
        ],
      ];
      function grant() {
        return 'grant_type=client_credentials';
      }
      async function send(body: string | object, headers: Readonly<Record<string, string>> = {}) {
        const answer = await token(body, headers);
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
        expect(answer.headers['www-authenticate']).toBe(
          answer.status === 401 && 'Authorization' in headers
            ? 'Basic realm="ratelimit"'
            : undefined,
        );
        expect(answer.headers['content-type']).toContain('application/json');
        return answer;
      }
      for (const [name, answer, status, error] of cases) {
        const { body, ...rest } = await answer;
        expect([name, rest.status, body]).toEqual([
          name,
          status,
          { error, error_description: expect.stringMatching(/\.$/) },
        ]);
      }
    });

    it('is refused for __proto__, for other media types, and for an invalid or large body', async () => {
      await token('__proto__=1&constructor=2&grant_type=client_credentials').expect(401);
      const xml = await token('<a/>', { 'Content-Type': 'application/xml' }).expect(415);
      expect(xml.headers['accept-post']).toBe(
        'application/x-www-form-urlencoded, application/json',
      );
      await token('{', { 'Content-Type': 'application/json' }).expect(400);
      await token('[]', { 'Content-Type': 'application/json' }).expect(400);
      const large = await token(`a=${'a'.repeat(65_536)}`).expect(413);
      expect(large.body).toMatchObject({ code: 'BODY_TOO_LARGE' });
    });
  });

  describe('an access token', () => {
    const unsigned = (claims: object, header: object = { alg: 'none', typ: 'at+jwt' }) =>
      [header, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
    const claimsOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

    it('is required for a query', async () => {
      const { post } = leakyBucket(test, 'bearer');
      const { body, headers } = await post('/instant/query', { key: FOUND }).expect(401);
      expect(body).toMatchObject({ code: 'ACCESS_TOKEN_MISSING' });
      expect(headers['www-authenticate']).toBe('Bearer realm="ratelimit"');
      const basic = await post('/instant/query', { key: FOUND }).set('Authorization', 'Basic YTpi');
      expect(basic.headers['www-authenticate']).toBe('Bearer realm="ratelimit"');
    });

    it('is refused if it was not issued by the service or was changed', async () => {
      const { client, query } = leakyBucket(test, 'bearer');
      const known = await client();
      const [header = '', payload = '', signature = ''] = known.token.split('.');
      const claims = claimsOf(known.token);
      const hs256 = { alg: 'HS256', typ: 'at+jwt' };
      const withKey = (key: string, content: string) =>
        `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
      const forged = [
        `${header}.${payload}.${signature.slice(0, -2)}AA`,
        `${header}.${unsigned({ ...claims, scope: 'all' }, hs256).split('.')[1] ?? ''}.${signature}`,
        `${unsigned(claims)}.`,
        `${unsigned(claims)}.${signature}`,
        `${unsigned(claims, { alg: 'RS256', typ: 'at+jwt' })}.${signature}`,
        withKey('', unsigned(claims, hs256)),
        withKey('secret', unsigned({ ...claims, iss: 'spi' }, hs256)),
        unsigned({ sub: known.clientId }),
        `${unsigned({ sub: { $ne: null } }, hs256)}.${signature}`,
        'not-a-jwt',
        'a.b.c',
        '"quoted"',
        '',
      ];
      for (const token of forged) {
        const { body, headers } = await query({ token }, { key: FOUND }).expect(401);
        expect(body).toMatchObject({ status: 401, code: expect.stringMatching(/^ACCESS_TOKEN_/) });
        expect(headers['www-authenticate']).toMatch(/^Bearer realm="ratelimit"/);
      }
      const { headers } = await query(known, { key: FOUND }).expect(200);
      expect(headers['x-ratelimit-remaining']).toBe('10');
    });

    it('expires by the clock of the sandbox', async () => {
      const { client, query, freeze, advance } = leakyBucket(test, 'expiry');
      await freeze();
      const known = await client();
      await advance('PT23H59M59S');
      await query(known, { key: FOUND }).expect(200);
      await advance('PT1S');
      const { body, headers } = await query(known, { key: FOUND }).expect(401);
      expect(body).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' });
      expect(headers['www-authenticate']).toContain('It has expired');
    });

    it('is not valid in another sandbox that was restored from a snapshot of its own', async () => {
      const { client, query, post } = leakyBucket(test, 'saved');
      const known = await client();
      await post('/__admin/sandboxes/saved/snapshots/one', {}).expect(201);
      const restore = '/__admin/sandboxes/saved/snapshots/one/restore';
      await post(restore, { into: 'copied' });
      await leakyBucket(test, 'copied').query(known, { key: FOUND }).expect(401);
      await query(known, { key: FOUND }).expect(200);
    });

    it('is not valid after its sandbox is reset', async () => {
      const { client, query, post } = leakyBucket(test, 'emptied');
      const known = await client();
      await post('/__admin/reset', {}).expect(200);
      await query(known, { key: FOUND }).expect(401);
      await client();
      await query(known, { key: FOUND }).expect(401);
    });
  });

  it('are still valid after a restart, and in a second instance', async () => {
    const data = await createTestData();
    const before = await createTestApp(ratelimit, {}, data);
    const known = await leakyBucket(before, 'kept').client();
    await before.stop();
    const after = await createTestApp(ratelimit, {}, data);
    await leakyBucket(after, 'kept').query(known, { key: FOUND }).expect(200);
    await after.close();
    await data.remove().catch(() => undefined);
  });

  it('are refused with 429 after too many requests from one address', async () => {
    const throttled = await createTestApp(ratelimit, { AUTH_REQUESTS_PER_MINUTE: '3' });
    const register = () => throttled.http.post('/auth/register').send({ name: 'x' });
    for (let count = 0; count < 3; count += 1) await register().expect(201);
    const { body, headers } = await register().expect(429);
    expect(body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    await throttled.http.post('/auth/token').send({}).expect(401);
    await throttled.close();
  });
});
