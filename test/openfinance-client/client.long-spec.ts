import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import {
  createTestData,
  databaseUnderTest,
  startBuilt,
  type BuiltService,
  type TestData,
} from '#libs/testing';

const ACCOUNTS = ['maria-corrente', 'maria-joao-conjunta', 'maria-poupanca'];

/** openid-client is an ES module of others, so it runs in a process of its own, as the service does. */
describe(`openid-client at the bank on ${databaseUnderTest}`, () => {
  let data: TestData;
  let bank: BuiltService;
  beforeAll(async () => {
    data = await createTestData();
    bank = await startBuilt('openfinance', data, {
      OPENFINANCE_TLS_PORT: '0',
      OPENFINANCE_MTLS_PORT: '0',
      OPENFINANCE_SECURITY: 'required',
      LOG_LEVEL: 'error',
    });
  });
  afterAll(async () => {
    const exit = once(bank.child, 'exit');
    bank.child.kill();
    await exit;
    await data.remove();
  });

  /** The results of a program of a client in a sandbox. */
  const resultsOf = async (program: string, sandbox: string): Promise<unknown> => {
    const path = `test/openfinance-client/${program}.mjs`;
    const { stdout } = await promisify(execFile)(process.execPath, [path, bank.address, sandbox]);
    return JSON.parse(stdout);
  };

  it('walks from the directory to the accounts of customers, and to the end of their consents', async () => {
    expect(await resultsOf('journey', 'openid-client')).toEqual({
      issuer: expect.stringMatching(/^https:\/\/[^/]+\/s\/openid-client\/auth$/),
      clientCredentials: { scope: 'consents', expiresIn: 900 },
      approved: {
        returned: ['code', 'id_token', 'state', 'iss'],
        idTokenParts: [5, 5],
        acr: 'urn:brasil:openbanking:loa2',
        accounts: ACCOUNTS,
        data: [
          'accounts/v2/accounts/maria-corrente/balances 200',
          'resources/v3/resources 200',
          'credit-cards-accounts/v2/accounts 200',
          'customers/v2/personal/identifications 200',
        ],
        userinfo: true,
        statuses: {
          withoutCertificate: 401,
          refreshed: 200,
          revoked: 401,
          ended: 204,
          afterwards: 401,
        },
        isSameRefreshToken: true,
        refreshAfterwards: 'invalid_grant',
      },
      approvedOnThePage: { status: 'AWAITING_AUTHORISATION', accounts: ACCOUNTS },
      refusedOnThePage: { status: 'AWAITING_AUTHORISATION', error: 'access_denied' },
    });
  });

  it('pays with signed messages, whose answers are signed by the bank', async () => {
    expect(await resultsOf('payments', 'openid-client-pays')).toEqual({
      single: { consent: ['AWAITING_AUTHORISATION', 'CONSUMED'], payment: ['RCVD', 'ACSC'] },
      recurring: { consent: 'AWAITING_AUTHORISATION', payment: ['RCVD', 'ACSC'] },
      withoutSignature: 415,
    });
  });
});
