import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { CNPJ, company, consentsOf, OTHER_CPF, user } from '../consent-builders';
import { business, personal } from './customer-schemas';

const CUSTOMERS = '/open-banking/customers/v2';
const PERSONAL = [
  'CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ',
  'CUSTOMERS_PERSONAL_ADITTIONALINFO_READ',
  'RESOURCES_READ',
];
const BUSINESS = PERSONAL.map((permission) => permission.replace('PERSONAL', 'BUSINESS'));
const PADARIA = '11222333000181';
const KINDS = ['identifications', 'qualifications', 'financial-relations'] as const;

describe(`The registration of customers on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  const inSandbox = (sandbox: string) => {
    const { call, create } = consentsOf(test, sandbox);
    return {
      call,
      create,
      ofPerson: async (document: string) =>
        (await create({ loggedUser: user(document), permissions: PERSONAL })).consentId,
      ofCompany: async (document: string) =>
        (await create({ businessEntity: company(document), permissions: BUSINESS })).consentId,
      read: async (path: string, consentId?: string): Promise<unknown> => {
        const headers = consentId === undefined ? {} : { 'x-consent-id': consentId };
        return (await call('get', `${CUSTOMERS}/${path}`).set(headers).expect(200)).body as unknown;
      },
      tried: async (path: string, consentId: string) => {
        const response = await call('get', `${CUSTOMERS}/${path}`).set('x-consent-id', consentId);
        const { errors = [] } = response.body as { errors?: { code: string }[] };
        return [response.status, ...errors.map(({ code }) => code)].join(' ');
      },
    };
  };

  it.each(KINDS)('of a person has %s as the standard has them', async (kind) => {
    const { ofPerson, read } = inSandbox('customers-personal');
    for (const document of ['11144477735', OTHER_CPF]) {
      personal[kind].parse(await read(`personal/${kind}`, await ofPerson(document)));
    }
    personal[kind].parse(await read(`personal/${kind}`));
  });

  it.each(KINDS)('of a company has %s as the standard has them', async (kind) => {
    const { ofCompany, read } = inSandbox('customers-business');
    for (const document of [PADARIA, CNPJ]) {
      business[kind].parse(await read(`business/${kind}`, await ofCompany(document)));
    }
    business[kind].parse(await read(`business/${kind}`));
  });

  it('is that of the customer of the consent, and the same in every sandbox', async () => {
    const one = inSandbox('customers-one');
    const other = inSandbox('customers-other');
    const path = 'personal/identifications';
    const first = personal.identifications.parse(await one.read(path, await one.ofPerson(OTHER_CPF)));
    const again = personal.identifications.parse(
      await other.read(path, await other.ofPerson(OTHER_CPF)),
    );
    expect(first.data).toEqual(again.data);
    expect(first.data).toMatchObject([{ documents: { cpfNumber: OTHER_CPF } }]);
    const maria = personal.identifications.parse(await one.read(path));
    expect(maria.data).toMatchObject([
      { civilName: 'Maria Silva', sex: 'FEMININO', documents: { cpfNumber: '11144477735' } },
    ]);
  });

  it('agrees with the accounts of the customer', async () => {
    const { read } = inSandbox('customers-accounts');
    const { data } = personal['financial-relations'].parse(
      await read('personal/financial-relations'),
    );
    expect(data.accounts.map(({ number }) => number).sort()).toEqual([
      '10000001',
      '10000002',
      '10000003',
    ]);
    expect(data.productsServicesType).toEqual([
      'CONTA_DEPOSITO_A_VISTA',
      'CONTA_POUPANCA',
      'CARTAO_CREDITO',
    ]);
    const income = personal.qualifications.parse(await read('personal/qualifications'));
    expect(income.data.informedIncome.amount.amount).toBe('8500.00');
  });

  it.each([
    ['identifications', 'IDENTIFICATIONS'],
    ['qualifications', 'ADITTIONALINFO'],
    ['financial-relations', 'ADITTIONALINFO'],
  ])('is refused without the permission: %s needs %s', async (kind, name) => {
    const { create, tried, ofPerson, ofCompany } = inSandbox('customers-permissions');
    const others = PERSONAL.filter((permission) => !permission.includes(name));
    const { consentId } = await create({ permissions: others });
    const refused = '403 PERMISSAO_NAO_CONCEDIDA';
    expect(await tried(`personal/${kind}`, consentId)).toBe(refused);
    expect(await tried(`business/${kind}`, consentId)).toBe(refused);
    expect(await tried(`personal/${kind}`, await ofCompany(PADARIA))).toBe(refused);
    expect(await tried(`business/${kind}`, await ofPerson(OTHER_CPF))).toBe(refused);
  });

  it('is refused to a consent of the other kind of customer, with the permission too', async () => {
    const { call, create, tried } = inSandbox('customers-any-groups');
    await call('put', '/__admin/consent-settings', { permissionGroups: 'off' }).expect(200);
    const ofPerson = await create({ permissions: BUSINESS });
    const refused = '403 PERMISSAO_NAO_CONCEDIDA';
    expect(await tried('business/identifications', ofPerson.consentId)).toBe(refused);
    const ofCompany = await create({ businessEntity: company(PADARIA), permissions: PERSONAL });
    expect(await tried('personal/identifications', ofCompany.consentId)).toBe(refused);
  });

  it.each([
    ['personal/identifications?page=0', 400],
    ['business/identifications?page-size=1001', 400],
    ['personal/identifications?page=2', 200],
    ['personal/none', 404],
  ])('has %s: %d', async (path, status) => {
    await inSandbox('customers-errors').call('get', `${CUSTOMERS}/${path}`).expect(status);
  });
});
