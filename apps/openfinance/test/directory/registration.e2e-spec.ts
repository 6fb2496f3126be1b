import 'reflect-metadata';
import { request as httpsRequest } from 'node:https';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { directoryIn, type Onboarded } from './onboarded';

const REGISTER = '/auth/register';
const REDIRECT = ['https://client.example.com/callback'];

interface Registered {
  readonly client_id: string;
  readonly registration_access_token: string;
  readonly registration_client_uri: string;
}

describe(`The registration of clients on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let made: Onboarded;
  const SANDBOX = 'registration';
  beforeAll(async () => {
    test = await createTestApp(openfinance, { OPENFINANCE_MTLS_PORT: '0' });
    made = await directoryIn(test, SANDBOX).add();
  });
  afterAll(() => test.close());

  const required = () =>
    directoryIn(test, SANDBOX).call('put', '/__admin/security-settings', { security: 'required' });
  const optional = () => directoryIn(test, SANDBOX).call('put', '/__admin/security-settings', {});

  /** A request over mutual TLS with the PKCS #12 file of a client. */
  const mutual = (
    { method, path, body, token }: { method: string; path: string; body?: object; token?: string },
    client?: Onboarded,
  ): Promise<{ readonly status: number; readonly text: string; readonly cache?: string }> =>
    new Promise((resolve, reject) => {
      const { address = '' } = test.sideListeners[0] ?? {};
      const { pkcs12 = '', pkcs12Password } = client?.software.transport ?? {};
      const sent = httpsRequest(
        {
          host: '127.0.0.1',
          port: Number(address.split(':').at(-1)),
          ca: made.authority,
          ...(client && { pfx: Buffer.from(pkcs12, 'base64'), passphrase: pkcs12Password }),
          agent: false,
          method,
          path,
          headers: {
            'X-Sandbox': SANDBOX,
            ...(body && { 'Content-Type': 'application/json' }),
            ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () => {
            const cache = response.headers['cache-control'];
            resolve({ status: response.statusCode ?? 0, text, ...(cache && { cache }) });
          });
        },
      );
      sent.on('error', reject).end(body && JSON.stringify(body));
    });

  it('lasts from its registration over mutual TLS to its removal', async () => {
    await required().expect(200);
    const { organisationId, software } = made;
    const form = { grant_type: 'client_credentials', scope: 'directory:software' };
    const issued = await mutual({ method: 'POST', path: '/directory/token', body: form }, made);
    expect(issued.status).toBe(200);
    const { access_token: token } = JSON.parse(issued.text) as { readonly access_token: string };
    const path = `/directory/organisations/${organisationId}/softwarestatements/${software.softwareId}/assertion`;
    const { text: statement } = await mutual({ method: 'GET', path, token }, made);
    const body = { software_statement: statement, redirect_uris: REDIRECT };

    const without = await mutual({ method: 'POST', path: REGISTER, body });
    expect(without).toMatchObject({ status: 400, cache: 'no-store' });
    const answer = await mutual({ method: 'POST', path: REGISTER, body }, made);
    expect(answer).toMatchObject({ status: 201, cache: 'no-store' });
    const client = JSON.parse(answer.text) as Registered;
    expect(client).toMatchObject({ use_mtls_endpoint_aliases: true });
    expect(client.registration_client_uri).toMatch(
      new RegExp(`^https://[^/]+/s/${SANDBOX}/auth/register/${client.client_id}$`),
    );
    const again = await mutual({ method: 'POST', path: REGISTER, body }, made);
    expect(again.status).toBe(400);

    const own = `${REGISTER}/${client.client_id}`;
    const access = { path: own, token: client.registration_access_token };
    const found = await mutual({ method: 'GET', ...access }, made);
    expect(JSON.parse(found.text)).toEqual(client);
    // The token is not rotated, and the statement of the registration may come again.
    const changed = await mutual(
      { method: 'PUT', ...access, body: { ...client, scope: 'openid' } },
      made,
    );
    expect(JSON.parse(changed.text)).toEqual({ ...client, scope: 'openid' });
    expect((await mutual({ method: 'GET', path: own }, made)).status).toBe(401);
    expect((await mutual({ method: 'GET', path: own, token: 'other' }, made)).status).toBe(401);
    expect((await mutual({ method: 'DELETE', ...access }, made)).status).toBe(204);
    expect((await mutual({ method: 'GET', ...access }, made)).status).toBe(401);
    await optional().expect(200);
  });

  it.each([
    ['is expired', { transportState: 'expired' }, 'has expired'],
    ['is revoked', { transportState: 'revoked' }, 'is revoked'],
  ])('refuses a client certificate that %s', async (_, software, detail) => {
    const other = await directoryIn(test, SANDBOX).add({ software });
    const body = { software_id: other.software.softwareId, redirect_uris: REDIRECT };
    const answer = await mutual({ method: 'POST', path: REGISTER, body }, other);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(detail);
  });

  it('refuses the certificate of another software', async () => {
    const other = await directoryIn(test, SANDBOX).add();
    const body = { software_id: other.software.softwareId, redirect_uris: REDIRECT };
    const answer = await mutual({ method: 'POST', path: REGISTER, body }, made);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('invalid_software_statement');
  });

  it.each([
    ['invalid_software_statement', () => ({})],
    ['invalid_software_statement', (text: string) => ({ software_statement: `${text}x` })],
    [
      'invalid_redirect_uri',
      (text: string) => ({ software_statement: text, redirect_uris: ['https://a.example.com'] }),
    ],
    ['invalid_client_metadata', (text: string) => ({ software_statement: text, jwks: {} })],
    [
      'invalid_webhook_uris',
      (text: string) => ({ software_statement: text, webhook_uris: ['https://a.example.com'] }),
    ],
  ] as const)('answers with %s, and stores nothing', async (error, bodyOf) => {
    const { call, statement } = directoryIn(test, SANDBOX);
    const body = { redirect_uris: REDIRECT, ...bodyOf(await statement(made)) };
    const answer = await call('post', REGISTER, body).expect(400);
    expect(answer.body).toMatchObject({ error });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers with unapproved_software_statement for an inactive software', async () => {
    const { add, call, statement } = directoryIn(test, SANDBOX);
    const other = await add({ software: { status: 'Inactive' } });
    const body = { software_statement: await statement(other), redirect_uris: REDIRECT };
    const answer = await call('post', REGISTER, body).expect(400);
    expect(answer.body).toMatchObject({ error: 'unapproved_software_statement' });
  });
});
