import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { BankClient } from '../authorization-server/client';
import { consentsOf } from '../consent-builders';
import { directoryIn } from './onboarded';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

const ADMIN = '/__admin/directory/organisations';

describe(`Clients that the directory has withdrawn on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let client: BankClient;
  let tokens: Tokens;
  let consentId: string;
  let sandboxes = 0;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await BankClient.register(test, `withdrawal-${String((sandboxes += 1))}`);
    ({ consentId } = await consentsOf(test, client.sandbox).create());
  });

  /** Gets tokens for the consent, with or without the client certificate. */
  const getTokens = async (hasCertificate: boolean): Promise<void> => {
    const certificate = encodeURIComponent(client.made.software.transport.certificate);
    if (hasCertificate) client.headers = { 'X-Client-Cert': certificate };
    const { code = '' } = await client.returned(consentId);
    tokens = (await client.redeem(code)).body as Tokens;
    await accounts().expect(200);
  };
  const call = (...sent: Parameters<ReturnType<typeof directoryIn>['call']>) =>
    directoryIn(test, client.sandbox).call(...sent);
  const accounts = () => client.get('/open-banking/accounts/v2/accounts', tokens.access_token);
  const refresh = () =>
    client.post('/auth/token', {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
  const organisation = () => `${ADMIN}/${client.made.organisationId}`;
  const software = () => `${organisation()}/software/${client.made.software.softwareId}`;
  const key = () => `${organisation()}/keys/${client.made.software.transport.kid}`;

  it.each(['revoked', 'inactive'])(
    'use no access token of a certificate that is %s, and get another one with an active certificate',
    async (status) => {
      await getTokens(true);
      await call('patch', key(), { status }).expect(200);
      const refused = await accounts().expect(401);
      expect(refused.text).toContain(`The client certificate is ${status}.`);
      expect(refused.text).toContain('TOKEN_INVALIDO');
      const userinfo = await client.get('/auth/userinfo', tokens.access_token).expect(401);
      expect(userinfo.body).toMatchObject({ error: 'invalid_token' });
      expect((await refresh()).status).toBe(401);
      await call('patch', key(), { status: 'active' }).expect(200);
      await accounts().expect(200);
      expect((await refresh()).status).toBe(200);
    },
  );

  it('use no access token after the end of their certificate', async () => {
    const bank = consentsOf(test, client.sandbox);
    await bank.freeze('2100-01-01T00:00:00Z');
    ({ consentId } = await bank.create({ expirationDateTime: '2100-06-01T00:00:00Z' }));
    await getTokens(true);
    await call('put', '/__admin/security-settings', { signatureClock: 'sandbox' }).expect(200);
    const { text } = await accounts().expect(401);
    expect(text).toContain('The client certificate has expired at 2099-12-31');
  });

  it.each([
    ['an organisation is withdrawn', organisation, { status: 'Withdrawn' }, { status: 'Active' }],
    ['a software is inactive', software, { status: 'Inactive' }, { status: 'Active' }],
  ])('lose all tokens when %s, and keep their consents', async (_, path, change, back) => {
    for (const hasCertificate of [true, false]) {
      await getTokens(hasCertificate);
      await call('patch', path(), change).expect(200);
      await accounts().expect(401);
      expect((await refresh()).body).toMatchObject({ error: 'invalid_client' });
      await call('patch', path(), back).expect(200);
      await accounts().expect(401);
      expect((await refresh()).body).toMatchObject({ error: 'invalid_grant' });
      expect((await consentsOf(test, client.sandbox).read(consentId)).status).toBe('AUTHORISED');
    }
  });

  it('lose all tokens when their organisation is removed', async () => {
    await getTokens(true);
    await call('delete', organisation()).expect(204);
    await accounts().expect(401);
    expect((await refresh()).body).toMatchObject({ error: 'invalid_client' });
  });
});
