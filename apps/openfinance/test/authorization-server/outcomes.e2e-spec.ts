import 'reflect-metadata';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { consentBody } from '../consent-builders';
import { BankClient } from './client';

describe(`Answers of the authorization server that a rule requests on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let client: BankClient;
  let sandboxes = 0;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await BankClient.register(test, `oauth-outcomes-${String((sandboxes += 1))}`);
  });

  const rule = async (method: string, path: string, outcome: string): Promise<string> => {
    const { body } = await test.http
      .post('/__admin/rules')
      .set('X-Sandbox', client.sandbox)
      .send({ match: { method, path }, effect: { outcome }, times: 1 })
      .expect(201);
    return (body as { readonly id: string }).id;
  };
  const hitsOf = async (id: string): Promise<unknown> => {
    const { body } = await test.http
      .get(`/__admin/rules/${id}`)
      .set('X-Sandbox', client.sandbox)
      .expect(200);
    return (body as { readonly hits: number }).hits;
  };
  const consent = async (): Promise<string> => {
    const { body } = await test.http
      .post('/open-banking/consents/v3/consents')
      .set('X-Sandbox', client.sandbox)
      .set('Authorization', `Bearer ${await client.tokenFor('consents')}`)
      .send(consentBody())
      .expect(201);
    return (body as { readonly data: { readonly consentId: string } }).data.consentId;
  };
  const errorOf = ({ status, body }: { readonly status: number; readonly body: unknown }): string =>
    `${String(status)} ${(body as { readonly error: string }).error}`;

  it.each([
    ['/auth/par', 'invalid_request_object', '400 invalid_request_object'],
    ['/auth/par', 'temporarily_unavailable', '503 temporarily_unavailable'],
    ['/auth/token', 'invalid_grant', '400 invalid_grant'],
    ['/auth/token', 'invalid_client', '401 invalid_client'],
    ['/auth/token', 'server_error', '503 server_error'],
  ])('refuse POST %s with %s once', async (path, code, expected) => {
    const id = await rule('POST', path, code);
    const form = { grant_type: 'client_credentials', scope: 'consents' };
    expect(errorOf(await client.post(path, form))).toBe(expected);
    expect(errorOf(await client.post(path, form))).not.toBe(expected);
    expect(await hitsOf(id)).toBe(1);
  });

  it.each(['invalid_webhook_uris', 'unapproved_software_statement'])(
    'refuse a registration with %s',
    async (code) => {
      await rule('POST', '/auth/register', code);
      const refused = await test.http
        .post('/auth/register')
        .set('X-Sandbox', client.sandbox)
        .send({});
      expect(errorOf(refused)).toBe(`400 ${code}`);
    },
  );

  it.each([
    ['access_denied', 303],
    ['invalid_request_uri', 400],
  ])('end an authorization with %s', async (code, status) => {
    const requestUri = await client.push(await consent());
    await rule('GET', '/auth/authorize', code);
    const { headers } = await client.authorize(requestUri).expect(status);
    if (status === 303) expect(headers['location']).toContain(`#error=${code}`);
  });

  it('have another issuer in the discovery document once', async () => {
    const path = '/auth/.well-known/openid-configuration';
    await rule('GET', path, 'DISCOVERY_WRONG_ISSUER');
    expect((await client.get(path).expect(200)).body).toMatchObject({
      issuer: 'https://other.example/auth',
    });
    expect((await client.get(path).expect(200)).body).toMatchObject({ issuer: client.issuer });
  });

  it.each<[string, object]>([
    ['ID_TOKEN_WRONG_ISSUER', { iss: 'https://other.example' }],
    ['ID_TOKEN_WRONG_C_HASH', { c_hash: 'BwcHBwcHBwcHBwcHBwcHBw' }],
    ['ID_TOKEN_WRONG_NONCE', { nonce: 'other-nonce' }],
  ])('have the flaw %s in the authorization response', async (code, claims) => {
    const id = await rule('GET', '/auth/authorize', code);
    const { id_token: flawed = '' } = await client.returned(await consent());
    expect(await client.idToken(flawed)).toMatchObject(claims);
    const { id_token: good = '' } = await client.returned(await consent());
    expect(await client.idToken(good)).not.toMatchObject(claims);
    expect(await hitsOf(id)).toBe(1);
  });

  it('have an ID token that is not encrypted', async () => {
    await rule('GET', '/auth/authorize', 'ID_TOKEN_NOT_ENCRYPTED');
    const { id_token: idToken = '' } = await client.returned(await consent());
    expect(decodeJwt(idToken)).toMatchObject({ iss: client.issuer });
  });

  it('have an ID token that is encrypted with RSA1_5', async () => {
    await rule('GET', '/auth/authorize', 'ID_TOKEN_RSA1_5');
    const { id_token: idToken = '' } = await client.returned(await consent());
    expect(decodeProtectedHeader(idToken)).toMatchObject({ alg: 'RSA1_5' });
  });

  it('have the flaw of a token response only there', async () => {
    const id = await rule('POST', '/auth/token', 'ID_TOKEN_OTHER_SUBJECT');
    const { code = '' } = await client.returned(await consent());
    expect(await hitsOf(id)).toBe(0);
    const { body } = await client.redeem(code);
    const { id_token: idToken } = body as { readonly id_token: string };
    expect(await client.idToken(idToken)).toMatchObject({ sub: 'another-customer' });
    expect(await hitsOf(id)).toBe(1);
  });
});
