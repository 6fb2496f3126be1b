import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { CONSENTS, consentsOf, CPF, OTHER_CPF, user } from './consent-builders';

const ACCOUNTS = '/open-banking/accounts/v1/accounts';
const UNKNOWN = 'urn:simulador:0b1f6b1e-2d0e-4b6e-8f47-1f6a4d9c3a11';

function tokenFor(consentId: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none' })}.${part({ scope: `openid consent:${consentId}` })}.`;
}

/** Reads of accounts in one sandbox. */
function readsOf(test: TestApp, sandbox: string) {
  const consents = consentsOf(test, sandbox);
  const read = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    consents.call('get', ACCOUNTS + path).set(headers);
  return {
    ...consents,
    /** The ids of the accounts that a list has. */
    listed: async (headers: Readonly<Record<string, string>>) => {
      const { body } = await read('', headers).expect(200);
      return (body as { data: { accountId: string }[] }).data.map(({ accountId }) => accountId);
    },
    /** The status of a read, and the code if it is refused. */
    tried: async (path: string, headers?: Readonly<Record<string, string>>) => {
      const { status, body } = await read(path, headers);
      const { errors = [] } = body as { errors?: { code: string }[] };
      return [status, ...errors.map(({ code }) => code)].join(' ');
    },
  };
}

describe(`Reads under a consent on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it('open the accounts of its customer, by the header or by the scope of a token', async () => {
    const { create, listed, tried } = readsOf(test, 'accounts');
    const { consentId } = await create();
    const mine = ['maria-corrente', 'maria-joao-conjunta', 'maria-poupanca'];
    expect(await listed({ 'x-consent-id': consentId })).toEqual(mine);
    expect(await listed({ Authorization: tokenFor(consentId) })).toEqual(mine);
    expect((await listed({})).length).toBeGreaterThan(mine.length);
    const headers = { 'x-consent-id': consentId };
    expect(await tried('/maria-corrente/balances', headers)).toBe('200');
    expect(await tried('/joao-corrente/balances', headers)).toBe('403 CONTA_NAO_AUTORIZADA');
    expect(await tried('/joao-corrente/balances')).toBe('200');
  });

  it('open the accounts of a person whom the bank has not seen', async () => {
    const { create, listed } = readsOf(test, 'derived');
    const { consentId } = await create({ loggedUser: user(OTHER_CPF) });
    const accounts = await listed({ 'x-consent-id': consentId });
    expect(accounts.length).toBeGreaterThan(0);
    expect(accounts).not.toContain('maria-corrente');
  });

  it.each([
    ['', 'ACCOUNTS_READ'],
    ['/maria-corrente', 'ACCOUNTS_READ'],
    ['/maria-corrente/balances', 'ACCOUNTS_BALANCES_READ'],
    ['/maria-corrente/overdraft-limits', 'ACCOUNTS_OVERDRAFT_LIMITS_READ'],
    ['/maria-corrente/transactions', 'ACCOUNTS_TRANSACTIONS_READ'],
    ['/maria-corrente/transactions-current', 'ACCOUNTS_TRANSACTIONS_READ'],
  ])('of accounts%s need %s', async (path, permission) => {
    const { create, tried } = readsOf(test, 'permissions');
    const groups = [
      'ACCOUNTS_BALANCES_READ',
      'ACCOUNTS_OVERDRAFT_LIMITS_READ',
      'ACCOUNTS_TRANSACTIONS_READ',
    ];
    const others =
      permission === 'ACCOUNTS_READ'
        ? ['EXCHANGES_READ']
        : ['ACCOUNTS_READ', ...groups.filter((each) => each !== permission)];
    const without = await create({ permissions: [...others, 'RESOURCES_READ'] });
    const refused = await tried(path, { 'x-consent-id': without.consentId });
    expect(refused).toBe('403 PERMISSAO_NAO_CONCEDIDA');
    const complete = await create();
    expect(await tried(path, { 'x-consent-id': complete.consentId })).toBe('200');
  });

  it.each([UNKNOWN, 'x', 'urn:simulador:a, urn:simulador:b', ''])(
    'are refused if there is no consent %p',
    async (consentId) => {
      const { tried } = readsOf(test, 'unknown');
      expect(await tried('', { 'x-consent-id': consentId })).toBe('403 CONSENTIMENTO_INVALIDO');
    },
  );

  it('are refused from its end on', async () => {
    const { freeze, create, advance, tried } = readsOf(test, 'ended');
    await freeze();
    const { consentId } = await create({ expirationDateTime: '2027-03-31T12:00:00Z' });
    const headers = { 'x-consent-id': consentId };
    expect(await tried('', headers)).toBe('200');
    await advance('P12M');
    expect(await tried('', headers)).toBe('403 CONSENTIMENTO_INVALIDO');
  });

  it('are refused when it is revoked', async () => {
    const { create, tried, call } = readsOf(test, 'revoked');
    const { consentId } = await create();
    await call('delete', `${CONSENTS}/${consentId}`).expect(204);
    const refused = await tried('', { 'x-consent-id': consentId });
    expect(refused).toBe('403 CONSENTIMENTO_INVALIDO');
  });

  it('stay open when it is extended', async () => {
    const { freeze, create, advance, tried, extend } = readsOf(test, 'extended');
    await freeze();
    const { consentId } = await create({ expirationDateTime: '2026-06-30T00:00:00Z' });
    await extend(consentId, { expirationDateTime: '2026-12-31T00:00:00Z' }).expect(201);
    await advance('P6M');
    expect(await tried('', { 'x-consent-id': consentId })).toBe('200');
    await advance('P4M');
    expect(await tried('', { 'x-consent-id': consentId })).toBe('403 CONSENTIMENTO_INVALIDO');
  });
});

describe(`Reads that need a consent on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    const variables = { CONSENT_REQUIRED: 'true', CONSENT_AUTO_AUTHORISE: 'false' };
    test = await createTestApp(openfinance, variables);
  });
  afterAll(() => test.close());

  it('are refused without one: 401 without a token, 403 with another token', async () => {
    const { tried } = readsOf(test, 'required');
    expect(await tried('')).toBe('401 CONSENTIMENTO_NAO_INFORMADO');
    expect(await tried('/maria-corrente/balances')).toBe('401 CONSENTIMENTO_NAO_INFORMADO');
    const opaque = { Authorization: 'Bearer 2YotnFZFEjr1zCsicMWpAA' };
    expect(await tried('', opaque)).toBe('403 CONSENTIMENTO_NAO_INFORMADO');
  });

  it('open the accounts that the customer has chosen, once they are', async () => {
    const { create, tried, listed, call } = readsOf(test, 'chosen');
    const { consentId } = await create({ loggedUser: user(CPF) });
    const headers = { 'x-consent-id': consentId };
    expect(await tried('', headers)).toBe('403 CONSENTIMENTO_INVALIDO');
    await call('post', `/authorisation/${consentId}`)
      .type('form')
      .send('decision=approve&accountIds=maria-poupanca')
      .expect(303);
    expect(await listed(headers)).toEqual(['maria-poupanca']);
    expect(await tried('/maria-poupanca/balances', headers)).toBe('200');
    expect(await tried('/maria-corrente/balances', headers)).toBe('403 CONTA_NAO_AUTORIZADA');
  });
});
