import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { accountPermissions, consentsOf } from '../consent-builders';

const SETTINGS = '/__admin/resource-settings';
const RESOURCES = '/open-banking/resources/v3/resources';
const ACCOUNTS = '/open-banking/accounts/v2/accounts';
const CARDS = '/open-banking/credit-cards-accounts/v2/accounts';
const PERMISSIONS = [
  ...accountPermissions,
  'CREDIT_CARDS_ACCOUNTS_READ',
  'CREDIT_CARDS_ACCOUNTS_BILLS_READ',
  'CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ',
  'CREDIT_CARDS_ACCOUNTS_LIMITS_READ',
  'CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ',
];
const SET = [
  { resourceId: 'maria-poupanca', status: 'TEMPORARILY_UNAVAILABLE' },
  { resourceId: 'maria-cartao', status: 'UNAVAILABLE' },
];

describe(`The status of resources on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  /** A consent in a sandbox, and reads under it or without one. */
  async function reads(sandbox: string, isUnderConsent = true) {
    const { call, create } = consentsOf(test, sandbox);
    const { consentId } = await create({ permissions: PERMISSIONS });
    const get = (path: string) =>
      call('get', path).set(isUnderConsent ? { 'x-consent-id': consentId } : {});
    return {
      call,
      get,
      idsAt: async (path: string) => {
        const { body } = await get(path).expect(200);
        const { data } = body as { readonly data: readonly Readonly<Record<string, string>>[] };
        return data.map((each) => each['accountId'] ?? each['creditCardAccountId']);
      },
      refusal: async (path: string) => {
        const { body } = await get(path).expect(403);
        return (body as { errors: readonly { code: string }[] }).errors[0];
      },
      order: (method: string, path: string, outcome: string) =>
        call('post', '/__admin/rules', { match: { method, path }, effect: { outcome }, times: 1 }).expect(201),
    };
  }

  it.each([true, false])(
    'is set, and shown by all APIs (under a consent: %p)',
    async (isUnderConsent) => {
      const { call, get, idsAt, refusal } = await reads(`status-${String(isUnderConsent)}`, isUnderConsent);
      const { body } = await call('put', SETTINGS, { resources: SET }).expect(200);
      expect(body).toEqual({ resources: SET });
      const listed = await get(RESOURCES).expect(200);
      expect(listed.body).toMatchObject({
        data: [{ status: 'AVAILABLE' }, { status: 'AVAILABLE' }, ...SET],
      });
      expect(await idsAt(ACCOUNTS)).toContain('maria-corrente');
      expect(await idsAt(ACCOUNTS)).not.toContain('maria-poupanca');
      expect(await idsAt(CARDS)).not.toContain('maria-cartao');
      for (const part of ['', '/balances', '/transactions']) {
        expect(await refusal(`${ACCOUNTS}/maria-poupanca${part}`)).toEqual({
          code: 'STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE',
          title: 'Recurso temporariamente indisponível',
          detail: 'The resource maria-poupanca is TEMPORARILY_UNAVAILABLE.',
        });
      }
      expect(await refusal(`${CARDS}/maria-cartao/limits`)).toMatchObject({
        code: 'STATUS_RESOURCE_UNAVAILABLE',
      });
      await call('put', SETTINGS, {}).expect(200);
      await get(`${ACCOUNTS}/maria-poupanca/balances`).expect(200);
      expect(await idsAt(CARDS)).toContain('maria-cartao');
    },
  );

  it.each([
    ['/resources/0/status', [{ resourceId: 'a', status: 'AVAILABLE' }]],
    ['/resources/0/resourceId', [{ resourceId: 'a b', status: 'UNAVAILABLE' }]],
    ['/resources', [SET[0], SET[0]]],
    ['/resources', Array.from({ length: 101 }, (_, index) => ({ ...SET[0], resourceId: String(index) }))],
  ])('is refused with 400 (%s)', async (pointer, resources) => {
    const { body } = await (await reads('status-refused')).call('put', SETTINGS, { resources }).expect(400);
    expect(body).toMatchObject({ code: 'SETTINGS_INVALID', errors: [{ pointer }] });
  });

  it.each([
    ['STATUS_RESOURCE_PENDING_AUTHORISATION', `${ACCOUNTS}/maria-corrente/overdraft-limits`],
    ['STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE', `${ACCOUNTS}/maria-corrente/transactions-current`],
    ['STATUS_RESOURCE_UNAVAILABLE', `${CARDS}/maria-cartao/bills`],
  ])('can be requested by a rule: %s', async (outcome, path) => {
    const { get, order, refusal } = await reads('status-rules');
    await order('GET', path.replace('/v2/accounts/maria-corrente', '/v1/accounts/*'), outcome);
    expect(await refusal(path)).toMatchObject({ code: outcome });
    await get(path).expect(200);
  });

  it('is not known at first, if a rule says so: 202 without a body', async () => {
    const { get, order } = await reads('status-not-ready');
    await order('GET', RESOURCES, 'RESOURCES_BEING_PREPARED');
    const { text, headers } = await get(RESOURCES).expect(202);
    expect([text, headers['x-v']]).toEqual(['', '3.1.0']);
    expect(headers['x-fapi-interaction-id']).toHaveLength(36);
    await get(RESOURCES).expect(200);
  });
});
