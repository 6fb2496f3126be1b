import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { halfHash } from '#libs/jwt';
import { openfinance } from '../../src/openfinance.app';
import { consentBody } from '../consent-builders';
import { BankClient, CHALLENGE, REDIRECT_URI, VERIFIER } from './client';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

describe(`The authorization server on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let client: BankClient;
  let sandboxes = 0;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await BankClient.register(test, `authorization-${String((sandboxes += 1))}`);
  });

  async function consent(): Promise<string> {
    const token = await client.tokenFor('consents');
    const { body } = await test.http
      .post('/open-banking/consents/v3/consents')
      .set('X-Sandbox', client.sandbox)
      .set('Authorization', `Bearer ${token}`)
      .send(consentBody())
      .expect(201);
    return (body as { readonly data: { readonly consentId: string } }).data.consentId;
  }
  const revoke = async (consentId: string) =>
    test.http
      .delete(`/open-banking/consents/v3/consents/${consentId}`)
      .set('X-Sandbox', client.sandbox)
      .set('Authorization', `Bearer ${await client.tokenFor('consents')}`)
      .expect(204);
  const accounts = (token: string) => client.get('/open-banking/accounts/v2/accounts', token);
  const tokensFor = async (consentId: string): Promise<Tokens> => {
    const { code = '' } = await client.returned(consentId);
    return (await client.redeem(code)).body as Tokens;
  };

  it('lets a client in, from its registration to the accounts of a customer', async () => {
    const consentId = await consent();
    const returned = await client.returned(consentId);
    expect(returned).toMatchObject({ state: 'state-1', iss: client.issuer });
    const { code = '', id_token: idToken = '' } = returned;
    const claims = await client.idToken(idToken);
    expect(claims).toMatchObject({
      iss: client.issuer,
      aud: client.clientId,
      nonce: 'nonce-1',
      acr: 'urn:brasil:openbanking:loa2',
      c_hash: halfHash(code),
      s_hash: halfHash('state-1'),
    });
    const { status, body } = await client.redeem(code);
    expect({ status, body: body as Tokens }).toMatchObject({
      status: 200,
      body: {
        token_type: 'Bearer',
        expires_in: 900,
        scope: `openid consent:${consentId} accounts`,
      },
    });
    const tokens = body as Tokens;
    expect((await client.idToken(tokens.id_token))['sub']).toBe(claims['sub']);
    await accounts(tokens.access_token).expect(200);
    const userinfo = await client.get('/auth/userinfo', tokens.access_token).expect(200);
    expect(userinfo.body).toEqual({ sub: claims['sub'] });
  });

  it('ends the tokens with their consent', async () => {
    const consentId = await consent();
    const tokens = await tokensFor(consentId);
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    const { body } = await client.post('/auth/token', refresh);
    const again = body as Tokens;
    expect(again.refresh_token).toBe(tokens.refresh_token);
    await accounts(again.access_token).expect(200);
    await revoke(consentId);
    await accounts(again.access_token).expect(401);
    expect((await client.post('/auth/token', refresh)).body).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('gives no scopes of a role that the institution has lost', async () => {
    const tokens = await tokensFor(await consent());
    await test.http
      .patch(`/__admin/directory/organisations/${client.made.organisationId}`)
      .set('X-Sandbox', client.sandbox)
      .send({ roles: ['PAGTO', { role: 'DADOS', status: 'Inactive' }] })
      .expect(200);
    const answers = [];
    for (const form of [
      { grant_type: 'client_credentials', scope: 'payments' },
      { grant_type: 'client_credentials', scope: 'consents' },
      { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
    ]) {
      const { status, body } = await client.post('/auth/token', form);
      answers.push([status, (body as { readonly error?: string }).error]);
    }
    expect(answers).toEqual([
      [200, undefined],
      [400, 'invalid_scope'],
      [400, 'invalid_scope'],
    ]);
  });

  it('refuses a code whose consent has ended', async () => {
    const consentId = await consent();
    const { code = '' } = await client.returned(consentId);
    await revoke(consentId);
    const { status, body } = await client.redeem(code);
    expect([status, body]).toMatchObject([400, { error: 'invalid_grant' }]);
  });

  it('lets an access token expire on the clock of the sandbox, while assertions follow the machine', async () => {
    const { access_token: token } = await tokensFor(await consent());
    await test.http
      .post('/__admin/clock/advance')
      .set('X-Sandbox', client.sandbox)
      .send({ by: 'PT16M' })
      .expect(200);
    await accounts(token).expect(401);
    expect(await client.tokenFor('consents')).toMatch(/^[\w-]{43}$/);
  });

  it('refuses a code that comes twice, and revokes the tokens of the first time', async () => {
    const { code = '' } = await client.returned(await consent());
    const { body } = await client.redeem(code);
    await accounts((body as Tokens).access_token).expect(200);
    const second = await client.redeem(code);
    expect([second.status, second.body]).toMatchObject([400, { error: 'invalid_grant' }]);
    await accounts((body as Tokens).access_token).expect(401);
  });

  it('sends the customer to the page of the bank, and then to the client with the decision', async () => {
    await test.http
      .put('/__admin/consent-settings')
      .set('X-Sandbox', client.sandbox)
      .send({ autoAuthorise: false })
      .expect(200);
    for (const [decision, expected] of [
      ['authorise', 'code'],
      ['reject', 'error'],
    ] as const) {
      const consentId = await consent();
      const requestUri = await client.push(consentId);
      const { headers } = await client.authorize(requestUri).expect(303);
      expect(headers['location']).toContain(`/authorisation/${encodeURIComponent(consentId)}?`);
      const page = await client.get(headers['location'] ?? '').expect(200);
      expect(page.headers['content-security-policy']).toContain("form-action 'self' http: https:");
      await test.http
        .post(`/__admin/consents/${consentId}/${decision}`)
        .set('X-Sandbox', client.sandbox)
        .send({})
        .expect(200);
      const back = await client.authorize(requestUri).expect(303);
      expect(back.headers['location']).toMatch(new RegExp(`#${expected}=`));
      const again = await client.authorize(requestUri).expect(400);
      expect(again.headers['content-type']).toContain('text/html');
    }
  });

  it('keeps its secrets out of the journal', async () => {
    const consentId = await consent();
    const request = await client.requestObject(consentId);
    const assertion = await client.assertion();
    const pushed = await client.post('/auth/par', { request }, assertion);
    const { request_uri: requestUri } = pushed.body as { readonly request_uri: string };
    const { headers } = await client.authorize(requestUri).expect(303);
    const returned = new URLSearchParams(new URL(headers['location'] ?? '').hash.slice(1));
    const code = returned.get('code') ?? '';
    const tokens = (await client.redeem(code)).body as Tokens;
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    await client.post('/auth/token', refresh);
    await client.post('/auth/revoke', { token: tokens.access_token });
    const { text } = await client.get('/__admin/requests').expect(200);
    expect(text).toContain('#code=***');
    const { software, seal } = client.made;
    const [key] = software.privateKeys.keys;
    const secrets = [
      ...[request, assertion, code, returned.get('id_token'), VERIFIER, key?.['d']],
      ...[tokens.access_token, tokens.refresh_token, tokens.id_token],
      ...[software.registrationAccessToken, software.transport.privateKey.slice(30, 80)],
      ...[software.transport.pkcs12.slice(0, 60), software.transport.pkcs12Password, seal.pkcs12],
    ];
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(20);
      expect(text).not.toContain(secret);
    }
  });

  it('has clients for the examples of the documentation, unless the sandbox demands certificates', async () => {
    const sandbox = `${client.sandbox}-examples`;
    const post = (path: string, form: object) =>
      test.http.post(path).set('X-Sandbox', sandbox).type('form').send(form);
    const example = { client_id: 'example-client' };
    const wanted = { ...example, grant_type: 'client_credentials', scope: 'consents' };
    await post('/auth/token', wanted).expect(200);
    const { body } = await post('/auth/par', {
      ...example,
      response_type: 'code id_token',
      redirect_uri: REDIRECT_URI,
      scope: 'openid consent:urn:simulador:00000000-0000-4000-8000-000000000001 accounts',
      nonce: 'n',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
    }).expect(201);
    const { request_uri: requestUri } = body as { readonly request_uri: string };
    const query = new URLSearchParams({ ...example, request_uri: requestUri }).toString();
    const { headers } = await test.http
      .get(`/auth/authorize?${query}`)
      .set('X-Sandbox', sandbox)
      .redirects(0)
      .expect(303);
    const code = /#code=([^&]+)/.exec(headers['location'] ?? '')?.[1];
    const redemption = { grant_type: 'authorization_code', redirect_uri: REDIRECT_URI, code };
    await post('/auth/token', { ...example, ...redemption, code_verifier: VERIFIER }).expect(200);

    await test.http
      .put('/__admin/security-settings')
      .set('X-Sandbox', `${sandbox}-2`)
      .send({ security: 'required' })
      .expect(200);
    const refused = test.http.post('/auth/token').set('X-Sandbox', `${sandbox}-2`).type('form');
    await refused.send(wanted).expect(401);
  });

  it('refuses an assertion that comes twice', async () => {
    const assertion = await client.assertion();
    const form = { grant_type: 'client_credentials', scope: 'consents' };
    expect((await client.post('/auth/token', form, assertion)).status).toBe(200);
    const { status, body, headers } = await client.post('/auth/token', form, assertion);
    expect([status, body, headers['cache-control']]).toMatchObject([
      401,
      { error: 'invalid_client' },
      'no-store',
    ]);
  });

  it('refuses what another client has created', async () => {
    const consentId = await consent();
    const other = await BankClient.register(test, client.sandbox);
    const token = await other.tokenFor('consents');
    await other.get(`/open-banking/consents/v3/consents/${consentId}`, token).expect(403);
    expect(await other.returned(consentId)).toMatchObject({
      error: 'access_denied',
      state: 'state-1',
    });
    await accounts(token).expect(403);
  });

  it.each<[string, object, string]>([
    ['/auth/token', { grant_type: 'password' }, '400 unsupported_grant_type'],
    ['/auth/token', {}, '400 invalid_request'],
    [
      '/auth/token',
      { grant_type: 'client_credentials', scope: 'funds-of-others' },
      '400 invalid_scope',
    ],
    ['/auth/token', { grant_type: 'authorization_code', code: 'unknown' }, '400 invalid_grant'],
    ['/auth/token', { grant_type: 'refresh_token', refresh_token: 'unknown' }, '400 invalid_grant'],
    ['/auth/token', { client_assertion: 'a.b.c' }, '401 invalid_client'],
    ['/auth/par', { request: 'a.b.c' }, '400 invalid_request_object'],
    ['/auth/par', { request_uri: 'https://client.example.com/request' }, '400 invalid_request'],
    ['/auth/revoke', {}, '400 invalid_request'],
  ])('answers %s %j with %s', async (path, form, expected) => {
    const { status, body } = await client.post(path, form as Record<string, string>);
    expect(`${String(status)} ${(body as { readonly error: string }).error}`).toBe(expected);
  });

  it('demands certificates, tokens and signatures in the mode required', async () => {
    await test.http
      .put('/__admin/security-settings')
      .set('X-Sandbox', client.sandbox)
      .send({ security: 'required' })
      .expect(200);
    await client.get('/open-banking/accounts/v2/accounts').expect(401);
    const { status, body } = await client.post('/auth/token', {
      grant_type: 'client_credentials',
      scope: 'consents',
    });
    expect([status, body]).toMatchObject([401, { error: 'invalid_client' }]);
  });
});
