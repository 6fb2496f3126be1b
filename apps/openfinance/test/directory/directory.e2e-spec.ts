import 'reflect-metadata';
import { X509Certificate } from 'node:crypto';
import { compactVerify, decodeJwt, importJWK, type JWK } from 'jose';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { BANK_SOFTWARE } from '../../src/directory/bank-participant';
import { BANK_ORGANISATION_ID, BANK_SOFTWARE_ID } from '../../src/keys/bank-ids';
import { openfinance } from '../../src/openfinance.app';
import { directoryIn } from './onboarded';

const ADMIN = '/__admin/directory/organisations';
const OTHER = '4c1f8a52-0000-4000-8000-000000000009';

interface KeySet {
  readonly keys: readonly (JWK & { readonly x5u?: string })[];
}

describe(`The directory on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  let sandboxes = 0;
  const fresh = () => directoryIn(test, `directory-${String((sandboxes += 1))}`);

  it('lists the bank with the addresses of its APIs, by which clients find them', async () => {
    const { call, add } = fresh();
    const { organisationId } = await add({ name: 'Fintech Exemplo Ltda' });
    const { body } = await call('get', '/directory/participants').expect(200);
    const [bank, other] = body as readonly Readonly<Record<string, unknown>>[];
    expect(bank).toMatchObject({ OrganisationId: BANK_ORGANISATION_ID, Status: 'Active' });
    expect(other).toMatchObject({
      OrganisationId: organisationId,
      OrganisationName: 'Fintech Exemplo Ltda',
      AuthorisationServers: [],
    });
    const text = JSON.stringify(bank);
    for (const address of [
      /open-banking\/consents\/v3\/consents"/,
      /open-banking\/accounts\/v2\/accounts"/,
      /open-banking\/payments\/v4\/consents"/,
      /open-banking\/payments\/v4\/pix\/payments"/,
      /http:\/\/[^"]+\/s\/directory-1\/auth\/\.well-known\/openid-configuration"/,
    ]) {
      expect(text).toMatch(address);
    }
  });

  it('makes an organisation with certificates, and serves its public keys only', async () => {
    const { call, add } = fresh();
    const { organisationId, seal, software, authority } = await add();
    const certificate = new X509Certificate(software.transport.certificate);
    expect(certificate.checkIssued(new X509Certificate(authority))).toBe(true);
    const base = `/directory/${organisationId}`;
    const ofSoftware = `${base}/${software.softwareId}`;
    const keysAt = async (path: string): Promise<KeySet['keys']> =>
      ((await call('get', path).expect(200)).body as KeySet).keys;

    const application = await keysAt(`${ofSoftware}/application.jwks`);
    expect(application.map(({ use, alg }) => [use, alg])).toEqual([
      ['sig', 'PS256'],
      ['enc', 'RSA-OAEP'],
    ]);
    expect(application.map(({ kid }) => kid)).toEqual(
      software.privateKeys.keys.map(({ kid }) => kid),
    );
    expect(application.flatMap(Object.keys)).not.toContain('d');
    const [transport] = await keysAt(`${ofSoftware}/transport.jwks`);
    expect(transport).toMatchObject({
      kid: software.transport.kid,
      'x5t#256': software.transport.kid,
    });
    const { text } = await call('get', new URL(transport?.x5u ?? '').pathname).expect(200);
    expect(text).toBe(certificate.toString());
    expect((await keysAt(`${base}/application.jwks`)).map(({ kid }) => kid)).toEqual([seal.kid]);

    const { kid } = software.transport;
    await call('patch', `${ADMIN}/${organisationId}/keys/${kid}`, { status: 'revoked' }).expect(
      200,
    );
    expect(await keysAt(`${ofSoftware}/transport.jwks`)).toEqual([]);
    expect(await keysAt(`${ofSoftware}/revoked/transport.jwks`)).toHaveLength(1);
    expect(await keysAt(`${base}/inactive/application.jwks`)).toEqual([]);
    await call('get', `${ofSoftware}/other.jwks`).expect(404);
    await call('get', `/directory/${organisationId}/${OTHER}/application.jwks`).expect(404);
    await call('get', `/directory/${OTHER}/application.jwks`).expect(404);
  });

  it('signs software statements with the key that it serves', async () => {
    const { call, add, statement } = fresh();
    const made = await add({ roles: ['DADOS', { role: 'PAGTO', status: 'Inactive' }] });
    const form = { grant_type: 'client_credentials', scope: 'directory:software' };
    const token = await call('post', '/directory/token', {
      ...form,
      client_id: made.software.softwareId,
    }).expect(200);
    expect(token.body).toMatchObject({ expires_in: 600, token_type: 'Bearer' });
    const path = new URL(made.software.addresses['softwareStatement'] ?? '').pathname;
    const { access_token: access } = token.body as { readonly access_token: string };
    const sandboxless = path.replace(/^\/s\/[^/]+/, '');
    const { text } = await call('get', sandboxless)
      .set('Authorization', `Bearer ${access}`)
      .expect(200)
      .expect('Content-Type', /application\/jwt/);
    const { body } = await call('get', '/directory/openbanking.jwks').expect(200);
    const [key] = (body as KeySet).keys;
    await compactVerify(text, await importJWK(key ?? { kty: 'RSA' }, 'PS256'));
    expect(decodeJwt(text)).toMatchObject({
      org_id: made.organisationId,
      org_number: made.cnpj,
      software_id: made.software.softwareId,
      software_roles: ['DADOS'],
      software_jwks_uri: made.software.addresses['jwks'],
    });
    expect(decodeJwt(await statement(made))).toHaveProperty('iat');
    const other = await add();
    const wrong = sandboxless.replace(made.software.softwareId, other.software.softwareId);
    await call('get', wrong).set('Authorization', `Bearer ${access}`).expect(403);
    await call('get', sandboxless).set('Authorization', 'Bearer other').expect(401);
    await call('get', sandboxless.replace(made.software.softwareId, OTHER)).expect(404);
  });

  it.each([
    [400, 'invalid_request', {}],
    [400, 'unsupported_grant_type', { grant_type: 'password' }],
    [400, 'invalid_scope', { grant_type: 'client_credentials', scope: 'accounts' }],
    [401, 'invalid_client', { grant_type: 'client_credentials', client_id: OTHER }],
  ])('answers a token request with %i %s', async (status, error, form) => {
    const { body } = await fresh().call('post', '/directory/token', form).expect(status);
    expect(body).toMatchObject({ error });
  });

  it('demands a client certificate if the sandbox does', async () => {
    const { call } = fresh();
    await call('put', '/__admin/security-settings', { security: 'required' }).expect(200);
    const form = { grant_type: 'client_credentials', client_id: BANK_SOFTWARE_ID };
    const { body } = await call('post', '/directory/token', form).expect(401);
    expect(body).toMatchObject({ error: 'invalid_client' });
  });

  it('changes, lists and removes organisations', async () => {
    const { call, add } = fresh();
    const { organisationId, software } = await add({ software: { register: true } });
    const path = `${ADMIN}/${organisationId}`;
    await call('patch', path, { roles: [{ role: 'DADOS', status: 'Inactive' }] }).expect(200);
    await call('patch', `${path}/software/${software.softwareId}`, { status: 'Inactive' }).expect(
      200,
    );
    await call('post', `${path}/software`, { name: 'Second app' }).expect(201);
    const { body } = await call('get', ADMIN).expect(200);
    expect(body).toMatchObject([
      {
        organisationId,
        roles: [{ role: 'DADOS', status: 'Inactive' }],
        software: [{ status: 'Inactive', clientId: software.clientId }, { name: 'Second app' }],
      },
    ]);
    await call('delete', path).expect(204);
    expect((await call('get', ADMIN).expect(200)).body).toEqual([]);
    await call('get', `/auth/register/${String(software.clientId)}`).expect(401);
    await call('delete', path).expect(404);
  });

  it('takes own certificates and keys', async () => {
    const one = await fresh().add();
    const { call, add } = fresh();
    const [key] = one.software.privateKeys.keys;
    const { n, e } = key ?? {};
    const jwk = { kty: 'RSA', use: 'sig', kid: 'own-key', n, e };
    const transportCertificate = one.software.transport.certificate;
    const made = await add({ software: { transportCertificate, jwks: { keys: [jwk] } } });
    expect(made.software.transport).toEqual({
      kid: one.software.transport.kid,
      certificate: new X509Certificate(transportCertificate).toString(),
    });
    const path = `/directory/${made.organisationId}/${made.software.softwareId}/application.jwks`;
    const { body } = await call('get', path).expect(200);
    expect(body).toEqual({ keys: [{ ...jwk, alg: 'PS256' }] });
    const secret = { software: { jwks: { keys: [{ ...jwk, ...key, use: 'sig' }] } } };
    await call('post', ADMIN, secret).expect(400);
  });

  it.each([
    [400, 'DIRECTORY_ENTRY_INVALID', 'post', ADMIN, { cnpj: '43142666000190' }],
    [400, 'DIRECTORY_ENTRY_INVALID', 'post', ADMIN, { nome: 'a' }],
    [404, 'ORGANISATION_NOT_FOUND', 'patch', `${ADMIN}/${OTHER}`, {}],
    [404, 'ORGANISATION_NOT_FOUND', 'post', `${ADMIN}/${OTHER}/software`, {}],
    [404, 'SOFTWARE_NOT_FOUND', 'patch', `${ADMIN}/${OTHER}/software/${OTHER}`, {}],
    [409, 'ORGANISATION_IS_THE_BANK', 'patch', `${ADMIN}/${BANK_ORGANISATION_ID}`, {}],
  ] as const)('refuses with %i %s (%s %s)', async (status, code, method, path, sent) => {
    const { body } = await fresh().call(method, path, sent).expect(status);
    expect(body).toMatchObject({ code });
  });

  it('refuses an id that is taken, and stores nothing', async () => {
    const { call, add } = fresh();
    const { organisationId } = await add();
    const { body } = await call('post', ADMIN, { organisationId }).expect(409);
    expect(body).toMatchObject({ code: 'ORGANISATION_EXISTS' });
    expect((await call('get', ADMIN).expect(200)).body).toHaveLength(1);
  });

  it('keeps tokens of registrations and of the directory out of the journal', async () => {
    const { call } = fresh();
    const { softwareId, content } = BANK_SOFTWARE;
    const fields = { software_id: softwareId, redirect_uris: content.redirectUris };
    const registered = await call('post', '/auth/register', fields).expect(201);
    const form = { grant_type: 'client_credentials', client_id: softwareId };
    const issued = await call('post', '/directory/token', form).expect(200);
    const { text } = await call('get', '/__admin/requests').expect(200);
    expect(text).toContain('/auth/register');
    const secrets = {
      ...(registered.body as { readonly registration_access_token: string }),
      ...(issued.body as { readonly access_token: string }),
    };
    expect(text).not.toContain(secrets.registration_access_token);
    expect(text).not.toContain(secrets.access_token);
  });
});
