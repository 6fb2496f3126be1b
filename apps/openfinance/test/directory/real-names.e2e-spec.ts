import 'reflect-metadata';
import { request as httpsRequest } from 'node:https';
import { decodeJwt } from 'jose';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { DIRECTORY_HOSTS } from '../../src/tls/directory-hosts';
import { directoryIn, type Onboarded } from './onboarded';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
interface Answer {
  readonly status: number;
  readonly text: string;
}

/** As a client that has the names compiled in, and reaches this service by /etc/hosts or a proxy. */
describe(`The directory by its real names on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let made: Onboarded;
  beforeAll(async () => {
    test = await createTestApp(openfinance, {
      OPENFINANCE_TLS_PORT: '0',
      OPENFINANCE_MTLS_PORT: '0',
    });
    made = await directoryIn(test, 'default').add();
  });
  afterAll(() => test.close());

  const portOf = (listener: number): string =>
    (test.sideListeners[listener]?.address ?? '').split(':').at(-1) ?? '';

  /** A request to an address of one of the names. The certificate of the server must be valid for the name. */
  const call = (
    address: string,
    { method = 'GET', headers = {}, body }: Sent = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, host, pathname, search } = new URL(address);
      const isMutual = hostname.startsWith('matls-');
      const { pkcs12, pkcs12Password: passphrase } = made.software.transport;
      const sent = httpsRequest(
        {
          host: '127.0.0.1',
          servername: hostname,
          port: portOf(isMutual ? 1 : 0),
          ca: made.authority,
          ...(isMutual && { pfx: Buffer.from(pkcs12, 'base64'), passphrase }),
          agent: false,
          method,
          path: pathname + search,
          headers: { Host: host, ...headers },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, text });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const read = async (address: string): Promise<unknown> => {
    const { status, text } = await call(address);
    expect(status).toBe(200);
    return JSON.parse(text);
  };
  const { data, auth, matlsApi, keystore } = DIRECTORY_HOSTS;

  it('leads from the participants to the bank and to the keys', async () => {
    const [bank] = (await read(`https://${data}/participants`)) as readonly {
      readonly AuthorisationServers: readonly Readonly<Record<string, string>>[];
    }[];
    const [server] = bank?.AuthorisationServers ?? [];
    expect(server?.['Issuer']).toBe(`https://localhost:${portOf(0)}/auth`);
    const keys = await read(server?.['PayloadSigningCertLocationUri'] ?? '');
    expect(server?.['PayloadSigningCertLocationUri']).toMatch(`https://${keystore}/`);
    expect(keys).toMatchObject({ keys: [{ use: 'sig' }] });
    expect(await read(`https://${data}/roots.jwks`)).toMatchObject({ keys: [{}] });
  });

  it('leads from its discovery document to a software statement, over mutual TLS', async () => {
    const configuration = await read(`https://${auth}/.well-known/openid-configuration`);
    expect(configuration).toMatchObject({ issuer: `https://${auth}` });
    const { token_endpoint: endpoint, jwks_uri: jwksUri } = configuration as Readonly<
      Record<string, string>
    >;
    const issued = await call(endpoint ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `grant_type=client_credentials&scope=directory:software&client_id=${made.software.softwareId}`,
    });
    expect(issued.status).toBe(200);
    const { access_token: token } = JSON.parse(issued.text) as { readonly access_token: string };
    const path = `/organisations/${made.organisationId}/softwarestatements/${made.software.softwareId}/assertion`;
    const statement = await call(`https://${matlsApi}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const claims = decodeJwt(statement.text);
    expect(claims['software_id']).toBe(made.software.softwareId);
    expect(await read(String(claims['software_jwks_uri']))).toMatchObject({ keys: [{}, {}] });
    expect(jwksUri).toBe(`https://${keystore}/openbanking.jwks`);
    await read(String(jwksUri));
  });

  it('has the errors of OAuth', async () => {
    const { status, text } = await call(`https://${auth}/token`, { method: 'POST' });
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: 'invalid_request' }]);
  });

  it('shows a sandbox that is named in the path', async () => {
    await directoryIn(test, 'by-name').add({ name: 'Fintech de outro sandbox' });
    const { text } = await call(`https://${data}/s/by-name/participants`);
    expect(text).toContain('Fintech de outro sandbox');
    expect(text).toContain(`https://localhost:${portOf(0)}/s/by-name/auth"`);
    expect(text).toContain(`https://${keystore}/s/by-name/`);
  });

  it.each([
    ['POST', '/__admin/directory/organisations'],
    ['GET', '/__admin/sandboxes'],
  ])('refuses control: %s %s', async (method, path) => {
    const { status, text } = await call(`https://${data}${path}`, { method });
    expect([status, text]).toEqual([403, expect.stringContaining('ADMIN_ORIGIN_FOREIGN')]);
  });

  it('has no addresses of the bank', async () => {
    expect((await call(`https://${data}/auth/jwks`)).status).toBe(404);
    expect((await call(`https://${data}/open-banking/discovery/v1/endpoints`)).status).toBe(404);
  });
});
