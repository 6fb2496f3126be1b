import 'reflect-metadata';
import { z } from 'zod';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { RESOURCE_TYPES } from '../../src/resources/resource';
import { RESOURCE_STATUSES } from '../../src/settings/resources/resource-settings';
import { accountPermissions, consentsOf, OTHER_CPF, user } from '../consent-builders';
import { id, listOf } from './schemas';

const RESOURCES = '/open-banking/resources/v3/resources';
const CARDS = '/open-banking/credit-cards-accounts/v2/accounts';
const CARD_PERMISSIONS = [
  'CREDIT_CARDS_ACCOUNTS_READ',
  'CREDIT_CARDS_ACCOUNTS_BILLS_READ',
  'CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ',
  'CREDIT_CARDS_ACCOUNTS_LIMITS_READ',
  'CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ',
];
const BOTH = [...accountPermissions, ...CARD_PERMISSIONS];

const resourceList = listOf(
  z.strictObject({
    resourceId: id,
    type: z.enum(RESOURCE_TYPES),
    status: z.enum(RESOURCE_STATUSES),
  }),
);

function dataIn(test: TestApp, sandbox: string) {
  const { call, create } = consentsOf(test, sandbox);
  const under = (path: string, consentId?: string) =>
    call('get', path).set(consentId === undefined ? {} : { 'x-consent-id': consentId });
  return {
    call,
    create,
    resources: async (consentId?: string) => {
      const { body } = await under(RESOURCES, consentId).expect(200);
      return resourceList.parse(body).data.map(({ resourceId }) => resourceId);
    },
    tried: async (path: string, consentId: string) => {
      const { status, body } = await under(path, consentId);
      const { errors = [] } = body as { errors?: { code: string }[] };
      return [status, ...errors.map(({ code }) => code)].join(' ');
    },
    cards: async (consentId: string) => {
      const { body } = await under(CARDS, consentId).expect(200);
      return (body as { data: { creditCardAccountId: string }[] }).data.map(
        ({ creditCardAccountId }) => creditCardAccountId,
      );
    },
  };
}

const ACCOUNT_IDS = ['maria-corrente', 'maria-joao-conjunta', 'maria-poupanca'];

describe(`The resources of a consent on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it.each([
    ['accounts and cards', BOTH, [...ACCOUNT_IDS, 'maria-cartao']],
    ['accounts', accountPermissions, ACCOUNT_IDS],
    ['cards', [...CARD_PERMISSIONS, 'RESOURCES_READ'], ['maria-cartao']],
    ['neither', ['EXCHANGES_READ', 'RESOURCES_READ'], []],
  ])('are its %s', async (_, permissions, expected) => {
    const { create, resources } = dataIn(test, 'resources');
    const { consentId } = await create({ permissions });
    expect(await resources(consentId)).toEqual(expected);
  });

  it('are those of the first customer without a consent', async () => {
    expect(await dataIn(test, 'resources').resources()).toEqual([...ACCOUNT_IDS, 'maria-cartao']);
  });

  it('are available, of both types', async () => {
    const { call } = dataIn(test, 'resources');
    const { body, headers } = await call('get', `${RESOURCES}?page-size=1`).expect(200);
    expect(headers['x-v']).toBe('3.1.0');
    expect(body).toMatchObject({
      data: [{}, {}, {}, { type: 'CREDIT_CARD_ACCOUNT', status: 'AVAILABLE' }],
      meta: { totalRecords: 4, totalPages: 1 },
    });
  });

  it('need RESOURCES_READ, and a consent that exists', async () => {
    const { call, create, tried } = dataIn(test, 'resources-refused');
    await call('put', '/__admin/consent-settings', { permissionGroups: 'off' }).expect(200);
    const { consentId } = await create({ permissions: ['ACCOUNTS_READ'] });
    expect(await tried(RESOURCES, consentId)).toBe('403 PERMISSAO_NAO_CONCEDIDA');
    expect(await tried(RESOURCES, 'urn:simulador:none')).toBe('403 CONSENTIMENTO_INVALIDO');
  });

  it('open the card of a person whom the bank has not seen, and no other card', async () => {
    const { create, cards, tried } = dataIn(test, 'resources-cards');
    const { consentId } = await create({ loggedUser: user(OTHER_CPF), permissions: BOTH });
    const [own = ''] = await cards(consentId);
    expect(await tried(`${CARDS}/${own}/limits`, consentId)).toBe('200');
    expect(await tried(`${CARDS}/maria-cartao`, consentId)).toBe('403 CONTA_NAO_AUTORIZADA');
    expect(await tried(`${CARDS}/none`, consentId)).toBe('404 CONTA_NAO_ENCONTRADA');
  });

  it.each([
    ['', 'CREDIT_CARDS_ACCOUNTS_READ'],
    ['/maria-cartao', 'CREDIT_CARDS_ACCOUNTS_READ'],
    ['/maria-cartao/limits', 'CREDIT_CARDS_ACCOUNTS_LIMITS_READ'],
    ['/maria-cartao/bills', 'CREDIT_CARDS_ACCOUNTS_BILLS_READ'],
    [
      '/maria-cartao/bills/maria-cartao-2026-01/transactions',
      'CREDIT_CARDS_ACCOUNTS_BILLS_TRANSACTIONS_READ',
    ],
    ['/maria-cartao/transactions', 'CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ'],
    ['/maria-cartao/transactions-current', 'CREDIT_CARDS_ACCOUNTS_TRANSACTIONS_READ'],
  ])('of cards%s need %s', async (path, permission) => {
    const { call, create, tried } = dataIn(test, 'resources-permissions');
    await call('put', '/__admin/consent-settings', { permissionGroups: 'off' }).expect(200);
    const others = BOTH.filter((each) => each !== permission);
    const without = await create({ permissions: others });
    const refused = await tried(CARDS + path, without.consentId);
    expect(refused).toBe('403 PERMISSAO_NAO_CONCEDIDA');
    const complete = await create({ permissions: BOTH });
    expect(await tried(CARDS + path, complete.consentId)).toBe('200');
  });
});

describe(`The choice of cards on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
  });
  afterAll(() => test.close());

  it('is on the page of the bank, beside the accounts', async () => {
    const { call, create, resources, tried } = dataIn(test, 'chosen-accounts');
    const { consentId } = await create({ permissions: BOTH });
    const path = `/authorisation/${consentId}`;
    const { text } = await call('get', path).expect(200);
    expect(text).toMatch(/value="maria-cartao"><label for="conta-4">Cartão de crédito [^<]+, final \d{4}</);
    await call('post', path).type('form').send('decision=approve&accountIds=maria-corrente').expect(303);
    expect(await resources(consentId)).toEqual(['maria-corrente']);
    expect(await tried(`${CARDS}/maria-cartao`, consentId)).toBe('403 CONTA_NAO_AUTORIZADA');
  });

  it('is the only one of a consent for cards', async () => {
    const { call, create, resources } = dataIn(test, 'chosen-cards');
    const { consentId } = await create({ permissions: [...CARD_PERMISSIONS, 'RESOURCES_READ'] });
    const path = `/authorisation/${consentId}`;
    const { text } = await call('get', path).expect(200);
    expect(text).not.toContain('value="maria-corrente"');
    await call('post', path).type('form').send('decision=approve&accountIds=maria-cartao').expect(303);
    expect(await resources(consentId)).toEqual(['maria-cartao']);
  });

  it('can be made by the control API', async () => {
    const { call, create, resources } = dataIn(test, 'chosen-by-control');
    const { consentId } = await create({ permissions: BOTH });
    const accountIds = ['maria-poupanca', 'maria-cartao'];
    await call('post', `/__admin/consents/${consentId}/authorise`, { accountIds }).expect(200);
    expect(await resources(consentId)).toEqual(accountIds);
  });
});
