import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp, admin } from '#libs/testing';
import { CONSENT_REFUSALS } from '../src/consents/rules/consent-refusals';
import { openfinance } from '../src/openfinance.app';
import {
  accountPermissions,
  CNPJ,
  company,
  consentBody,
  CONSENTS,
  consentsOf,
  CPF,
  NOW,
  OTHER_CPF,
  user,
} from './consent-builders';
import { consentCreated, consentRead } from './consent-schemas';

const UNKNOWN = 'urn:simulador:0b1f6b1e-2d0e-4b6e-8f47-1f6a4d9c3a11';
const BUSINESS = ['CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ', 'RESOURCES_READ'];
const PERSONAL = ['CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ', 'RESOURCES_READ'];

describe(`Consents on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it('are created in the form of the standard, and authorised at once', async () => {
    const { call, freeze } = consentsOf(test, 'created');
    await freeze();
    const asked = consentBody({ expirationDateTime: '2027-03-31T12:00:00Z', unknown: { a: 1 } });
    const response = await call('post', CONSENTS, asked).expect(201);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['x-v']).toBe('3.3.1');
    const { data, links } = consentCreated.parse(response.body);
    expect(data).toEqual({
      consentId: expect.stringMatching(/^urn:simulador:[0-9a-f-]{36}$/),
      creationDateTime: '2026-03-31T12:00:00Z',
      status: 'AWAITING_AUTHORISATION',
      statusUpdateDateTime: '2026-03-31T12:00:00Z',
      permissions: accountPermissions,
      expirationDateTime: '2027-03-31T12:00:00Z',
    });
    expect(links.self).toBe(`${test.address}${CONSENTS}`);

    const read = await call('get', `${CONSENTS}/${data.consentId}`).expect(200);
    expect(read.headers['x-v']).toBe('3.3.1');
    expect(read.headers['link']).toBeUndefined();
    expect(consentRead.parse(read.body).data).toEqual({ ...data, status: 'AUTHORISED' });
  });

  it('have no end, and a journey, if the request says so', async () => {
    const { create, read } = consentsOf(test, 'members');
    const { consentId, ...data } = await create({ isLinked: true });
    expect(data).not.toHaveProperty('expirationDateTime');
    expect(await read(consentId)).toMatchObject({ journey: { isLinked: true } });
  });

  it('of a company have a CNPJ, which may have letters', async () => {
    const { create } = consentsOf(test, 'company');
    const { permissions } = await create({ businessEntity: company(CNPJ), permissions: BUSINESS });
    expect(permissions).toEqual(BUSINESS);
  });

  it('are found by their id, raw or percent-encoded', async () => {
    const { create, read } = consentsOf(test, 'encoded');
    const { consentId } = await create();
    expect(await read(encodeURIComponent(consentId))).toMatchObject({ consentId });
    expect(await read(consentId.replaceAll(':', '%3a'))).toMatchObject({ consentId });
  });

  it.each([
    ['get', UNKNOWN, 404, 'CONSENTIMENTO_NAO_ENCONTRADO'],
    ['delete', UNKNOWN, 404, 'CONSENTIMENTO_NAO_ENCONTRADO'],
    ['get', 'urn%3Aoutro-banco%3AC1DD33123%2Fa%3Fb%23c', 404, 'CONSENTIMENTO_NAO_ENCONTRADO'],
    ['get', 'C1DD33123', 400, 'PARAMETRO_INVALIDO'],
    ['delete', 'urn:simulador:%20', 400, 'PARAMETRO_INVALIDO'],
    ['get', `urn:simulador:${'a'.repeat(243)}`, 400, 'PARAMETRO_INVALIDO'],
    ['get', 'urn:simulador:%00', 404, 'ROUTE_NOT_FOUND'],
  ] as const)('with another id are not found: %s %.60s, %i', async (method, id, status, code) => {
    const { call, errorsOf } = consentsOf(test, 'unknown');
    const { body } = await call(method, `${CONSENTS}/${id}`).expect(status);
    expect(errorsOf(body)).toEqual([code]);
  });

  const invalid = 'PARAMETRO_INVALIDO';
  const missing = 'PARAMETRO_NAO_INFORMADO';
  const document = (identification: unknown, rel: unknown = 'CPF') => ({
    loggedUser: { document: { identification, rel } },
  });
  const companyDocument = (identification: string) => ({
    businessEntity: company(identification),
    permissions: BUSINESS,
  });
  const expiring = (expirationDateTime: unknown) => ({ expirationDateTime });

  it.each<[string, object, number, readonly string[]]>([
    ['nothing', {}, 400, [missing]],
    ['a list in the place of data', { data: [] }, 400, [invalid]],
    ['data without members', { data: {} }, 400, [missing, missing]],
    ['permissions that are a text', consentBody({ permissions: 'A' }), 400, [invalid]],
    ['no permission', consentBody({ permissions: [] }), 400, [invalid]],
    ['an unknown permission', consentBody({ permissions: ['ACCOUNT_READ'] }), 400, [invalid]],
    ['a number as permission', consentBody({ permissions: [1] }), 400, [invalid]],
    [
      'a permission twice',
      consentBody({ permissions: [...accountPermissions, 'ACCOUNTS_READ'] }),
      400,
      [invalid],
    ],
    ['50 unknown permissions', consentBody({ permissions: Array(50).fill('A') }), 400, [invalid]],
    [
      '20 unknown permissions',
      consentBody({ permissions: Array(20).fill('A') }),
      400,
      Array(13).fill(invalid),
    ],
    ['a CPF of 10 digits', consentBody(document('1114447773')), 400, [invalid]],
    ['a CPF as a number', consentBody(document(11144477735)), 400, [invalid]],
    ['no CPF and no rel', consentBody({ loggedUser: { document: {} } }), 400, [missing, missing]],
    ['a rel in small letters', consentBody(document(CPF, 'cpf')), 400, [invalid]],
    ['a CNPJ in small letters', consentBody(companyDocument('12abc34501de35')), 400, [invalid]],
    [
      'a CNPJ with letters at its end',
      consentBody(companyDocument('12ABC34501DEAB')),
      400,
      [invalid],
    ],
    ['a date', consentBody(expiring('2026-12-31')), 400, [invalid]],
    ['milliseconds', consentBody(expiring('2026-12-31T23:59:59.000Z')), 400, [invalid]],
    ['another zone', consentBody(expiring('2026-12-31T23:59:59-03:00')), 400, [invalid]],
    ['31 June', consentBody(expiring('2026-06-31T00:00:00Z')), 400, [invalid]],
    ['29 February of a common year', consentBody(expiring('2027-02-29T00:00:00Z')), 400, [invalid]],
    ["24 o'clock", consentBody(expiring('2026-12-31T24:00:00Z')), 400, [invalid]],
    ['null as expiry', consentBody(expiring(null)), 400, [invalid]],
    ['a text as isLinked', consentBody({ isLinked: 'true' }), 400, [invalid]],
    [
      'an expiry in the past',
      consentBody(expiring('2026-03-31T11:59:59Z')),
      422,
      ['DATA_EXPIRACAO_INVALIDA'],
    ],
    [
      'an expiry in 13 months',
      consentBody(expiring('2027-04-30T12:00:00Z')),
      422,
      ['DATA_EXPIRACAO_INVALIDA'],
    ],
    [
      'an incomplete group',
      consentBody({ permissions: ['ACCOUNTS_READ', 'RESOURCES_READ'] }),
      422,
      ['COMBINACAO_PERMISSOES_INCORRETA'],
    ],
    [
      'RESOURCES_READ alone',
      consentBody({ permissions: ['RESOURCES_READ'] }),
      422,
      ['SEM_PERMISSOES_FUNCIONAIS_RESTANTES'],
    ],
    [
      'a person mixed with a company',
      consentBody({ permissions: [...BUSINESS, PERSONAL[0]] }),
      422,
      ['PERMISSAO_PF_PJ_EM_CONJUNTO'],
    ],
    [
      'a company without businessEntity',
      consentBody({ permissions: BUSINESS }),
      422,
      ['INFORMACOES_PJ_NAO_INFORMADAS'],
    ],
    [
      'a person with businessEntity',
      consentBody({ permissions: PERSONAL, businessEntity: company(CNPJ) }),
      422,
      ['PERMISSOES_PJ_INCORRETAS'],
    ],
  ])('are refused: %s', async (_, body, status, codes) => {
    const { freeze, refusal } = consentsOf(test, 'refused');
    await freeze();
    expect(await refusal(status, body)).toEqual(codes);
  });

  it('accept document numbers with wrong check digits', async () => {
    const { create } = consentsOf(test, 'digits');
    await create({ loggedUser: user('12345678900') });
    await create(companyDocument('00000000000000'));
  });

  it('say in Portuguese what kind of error it is, and in English what would be right', async () => {
    const { call } = consentsOf(test, 'texts');
    const wrong = consentBody({ permissions: ['ACCOUNT_READ'], loggedUser: {} });
    const { body } = await call('post', CONSENTS, wrong).expect(400);
    expect(body).toMatchObject({
      errors: [
        {
          code: 'PARAMETRO_NAO_INFORMADO',
          title: 'Parâmetro não informado',
          detail: '/data/loggedUser/document: Is missing; it must be an object.',
        },
        {
          code: 'PARAMETRO_INVALIDO',
          title: 'Parâmetro inválido',
          detail:
            '/data/permissions/0: "ACCOUNT_READ" is not a permission of the standard; did you mean ACCOUNTS_READ?',
        },
      ],
    });
  });

  it.each([
    ['{', 'application/json', 400, 'PARAMETRO_INVALIDO'],
    ['[]', 'application/json', 400, 'PARAMETRO_INVALIDO'],
    [`{"a":${'['.repeat(200)}${']'.repeat(200)}}`, 'application/json', 400, 'PARAMETRO_INVALIDO'],
    ['a=1', 'application/x-www-form-urlencoded', 415, 'MEDIA_TYPE_NOT_SUPPORTED'],
    ['<a/>', 'application/xml', 415, 'MEDIA_TYPE_NOT_SUPPORTED'],
  ])('are JSON: the body %.20s as %s is %i', async (text, type, status, code) => {
    const { errorsOf } = consentsOf(test, 'bodies');
    const request = test.http.post(CONSENTS).set('Content-Type', type).send(text);
    expect(errorsOf((await request.expect(status)).body)).toEqual([code]);
  });

  it('are not stored if they are refused', async () => {
    const { freeze, advance, refusal } = consentsOf(test, 'nothing');
    await freeze();
    await refusal(422, consentBody({ permissions: ['RESOURCES_READ'] }));
    expect(await advance('P13M')).toEqual([]);
  });

  it.each(Object.keys(CONSENT_REFUSALS))(
    'are refused with %s if a rule requests it',
    async (code) => {
      const sandbox = `rule-${code.toLowerCase().replaceAll('_', '-')}`.slice(0, 40);
      const { refusal, create } = consentsOf(test, sandbox);
      const match = { method: 'POST', path: CONSENTS };
      await admin(test, sandbox).rule({ match, effect: { outcome: code }, times: 1 });
      expect(await refusal(422, consentBody())).toEqual([code]);
      await create();
    },
  );

  it('work as the examples of the documentation on a fresh start', async () => {
    const { call, read } = consentsOf(test, 'examples');
    const id = (last: number) => `urn:simulador:00000000-0000-4000-8000-00000000000${String(last)}`;
    expect(await read(id(1))).toMatchObject({ status: 'AUTHORISED' });
    await call('delete', `${CONSENTS}/${id(2)}`).expect(204);
    const waiting = await call('get', `${CONSENTS}/${id(3)}`).expect(200);
    expect(waiting.body).toMatchObject({ data: { status: 'AWAITING_AUTHORISATION' } });
    await call('get', `${CONSENTS}/${id(4)}`).expect(404);
  });

  it('are in the discovery', async () => {
    const { body } = await test.http.get('/open-banking/discovery/v1/endpoints').expect(200);
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ ApiFamilyType: 'consents', ApiVersion: '3.3.1' }),
      ]),
    });
  });

  it('are of one sandbox', async () => {
    const { create } = consentsOf(test, 'mine');
    const { consentId } = await create({ loggedUser: user(OTHER_CPF) });
    await consentsOf(test, 'yours').call('get', `${CONSENTS}/${consentId}`).expect(404);
  });
});

describe(`Consents with other settings on ${databaseUnderTest}`, () => {
  it('have any combination of permissions if groups are off', async () => {
    const test = await createTestApp(openfinance, { CONSENT_PERMISSION_GROUPS: 'off' });
    const { create, refusal } = consentsOf(test, 'off');
    await create({ permissions: ['ACCOUNTS_BALANCES_READ'] });
    await create({ permissions: [...PERSONAL, ...BUSINESS.slice(0, 1)] });
    expect(await refusal(400, consentBody({ permissions: ['ALL'] }))).toEqual([
      'PARAMETRO_INVALIDO',
    ]);
    await test.close();
  });

  it('wait for the customer, with the address of the page, if they are not authorised at once', async () => {
    const test = await createTestApp(openfinance, { CONSENT_AUTO_AUTHORISE: 'false' });
    const { call, freeze } = consentsOf(test, 'waiting');
    await freeze(NOW);
    const response = await call('post', CONSENTS, consentBody()).expect(201);
    const { consentId } = consentCreated.parse(response.body).data;
    const page = `${test.address}/s/waiting/authorisation/${consentId}`;
    expect(response.headers['link']).toBe(`<${page}>; rel="urn:simulador:authorisation"`);
    const read = await call('get', `${CONSENTS}/${consentId}`).expect(200);
    expect(read.headers['link']).toBe(response.headers['link']);
    expect(read.body).toMatchObject({ data: { status: 'AWAITING_AUTHORISATION' } });
    const ofDefault = await test.http.post(CONSENTS).send(consentBody()).expect(201);
    expect(ofDefault.headers['link']).toContain(`<${test.address}/authorisation/urn:`);
    await test.close();
  });
});
