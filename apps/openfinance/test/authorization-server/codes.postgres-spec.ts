import 'reflect-metadata';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { consentsOf } from '../consent-builders';
import { directoryIn } from '../directory/onboarded';
import { BankClient } from './client';

const ORGANISATIONS = '/directory/organisations';

/** Two instances of the service on one database. */
describe.each([['1'], ['10']])('Clients of two instances with %s connections', (poolSize) => {
  let data: TestData;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    // Both have the same issuer, as behind a load balancer.
    const variables = { DATABASE_POOL_SIZE: poolSize, PUBLIC_URL: 'https://bank.example.com' };
    one = await createTestApp(openfinance, variables, data);
    other = await createTestApp(openfinance, variables, data);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await data.remove();
  });

  /** A client that was registered at the first instance, at both. */
  async function clientAtBoth(sandbox: string): Promise<[BankClient, BankClient]> {
    const here = await BankClient.register(one, sandbox);
    return [here, here.at(other)];
  }
  const consentIn = async (test: TestApp, sandbox: string): Promise<string> =>
    (await consentsOf(test, sandbox).create()).consentId;
  const tokenOf = (answer: { readonly body: unknown }): string | undefined =>
    (answer.body as { readonly access_token?: string }).access_token;

  it('are known at the other instance at once', async () => {
    const [here, there] = await clientAtBoth('known');
    expect(await there.tokenFor('consents')).toMatch(/^[\w-]{43}$/);
    const consentId = await consentIn(one, 'known');
    const { code = '' } = await there.returned(consentId);
    const token = tokenOf(await here.redeem(code));
    await there.get('/open-banking/accounts/v2/accounts', token).expect(200);
    await there.post('/auth/revoke', { token });
    await here.get('/open-banking/accounts/v2/accounts', token).expect(401);
  });

  it('redeem a code once; the second time revokes its tokens', async () => {
    const [here, there] = await clientAtBoth('codes');
    for (let round = 0; round < 5; round += 1) {
      const { code = '' } = await here.returned(await consentIn(one, 'codes'));
      const answers = await Promise.all([here.redeem(code), there.redeem(code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      const token = answers.map(tokenOf).find((each) => each !== undefined);
      for (const side of [here, there]) {
        await side.get('/open-banking/accounts/v2/accounts', token).expect(401);
      }
    }
  });

  it('get one code for a request', async () => {
    const [here, there] = await clientAtBoth('requests');
    const requestUri = await here.push(await consentIn(one, 'requests'));
    const answers = await Promise.all([here.authorize(requestUri), there.authorize(requestUri)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
  });

  it('use an assertion once', async () => {
    const [here, there] = await clientAtBoth('assertions');
    const form = { grant_type: 'client_credentials', scope: 'consents' };
    for (let round = 0; round < 5; round += 1) {
      const assertion = await here.assertion();
      const answers = await Promise.all(
        [here, there, here, there].map((side) => side.post('/auth/token', form, assertion)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  it('are registered once for a software', async () => {
    const { add, call } = directoryIn(one, 'registrations');
    const { organisationId, software } = await add();
    const { softwareId } = software;
    const path = `${ORGANISATIONS}/${organisationId}/softwarestatements/${softwareId}/assertion`;
    const { text } = await call('get', path).expect(200);
    const body = {
      software_statement: text,
      redirect_uris: ['https://client.example.com/callback'],
    };
    const answers = await Promise.all(
      [one, other, one, other].map((test) =>
        directoryIn(test, 'registrations').call('post', '/auth/register', body),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });

  it('have the same examples', async () => {
    const form = { grant_type: 'client_credentials', client_id: 'example-client' };
    const answers = await Promise.all(
      [one, other, one, other].map(({ http }) =>
        http
          .post('/auth/token')
          .set('X-Sandbox', 'examples')
          .type('form')
          .send({ ...form, scope: 'consents' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
