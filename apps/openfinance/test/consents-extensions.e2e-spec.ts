import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { CNPJ, company, CONSENTS, consentsOf, OTHER_CPF, user } from './consent-builders';
import { consentCreated, extensionsRead } from './consent-schemas';

describe(`An authorised consent on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it('is extended, and its extensions are listed, newest first', async () => {
    const { call, freeze, create, read, advance, extend } = consentsOf(test, 'extended');
    await freeze();
    const created = await create({ expirationDateTime: '2026-06-30T00:00:00Z' });
    const { consentId } = created;
    await advance('PT1H');
    const later = { expirationDateTime: '2026-12-31T00:00:00Z' };
    const response = await extend(consentId, later).expect(201);
    expect(response.headers['x-v']).toBe('3.3.1');
    expect(consentCreated.parse(response.body).data).toEqual({
      ...created,
      ...later,
      status: 'AUTHORISED',
    });
    await advance('PT1H');
    await extend(consentId).expect(201);
    expect(await read(consentId)).not.toHaveProperty('expirationDateTime');

    const listed = await call('get', `${CONSENTS}/${consentId}/extensions`).expect(200);
    const common = {
      loggedUser: user('11144477735'),
      xFapiCustomerIpAddress: '172.217.22.14',
      xCustomerUserAgent: 'Mozilla/5.0',
    };
    const { data, meta, links } = extensionsRead.parse(listed.body);
    expect(data).toEqual([
      {
        ...common,
        requestDateTime: '2026-03-31T14:00:00Z',
        previousExpirationDateTime: '2026-12-31T00:00:00Z',
      },
      {
        ...common,
        requestDateTime: '2026-03-31T13:00:00Z',
        ...later,
        previousExpirationDateTime: '2026-06-30T00:00:00Z',
      },
    ]);
    expect(meta).toMatchObject({ totalRecords: 2, totalPages: 1 });
    expect(Object.keys(links)).toEqual(['self']);
    // The first end no longer counts.
    await advance('P4M');
    expect(await read(consentId)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('has pages of at least 25 extensions', async () => {
    const { call, freeze, create, extend } = consentsOf(test, 'pages');
    await freeze();
    const { consentId } = await create({ expirationDateTime: '2026-04-01T00:00:00Z' });
    for (let day = 1; day <= 28; day += 1) {
      const date = `2026-05-${String(day).padStart(2, '0')}`;
      await extend(consentId, { expirationDateTime: `${date}T00:00:00Z` }).expect(201);
    }
    const page = async (query: string) => {
      const path = `${CONSENTS}/${consentId}/extensions?${query}`;
      return extensionsRead.parse((await call('get', path).expect(200)).body);
    };
    const first = await page('page-size=1');
    expect(first.data).toHaveLength(25);
    expect(first.data[0]).toMatchObject({ expirationDateTime: '2026-05-28T00:00:00Z' });
    expect(first.meta).toMatchObject({ totalRecords: 28, totalPages: 2 });
    expect(Object.keys(first.links).sort()).toEqual(['last', 'next', 'self']);
    const second = await page(new URL(first.links.next ?? '').search.slice(1));
    expect(second.data).toHaveLength(3);
    expect(Object.keys(second.links).sort()).toEqual(['first', 'prev', 'self']);
    expect((await page('page-size=1000')).data).toHaveLength(28);
    expect((await page('page=2147483647')).data).toEqual([]);
    for (const wrong of ['page=0', 'page=x', 'page-size=1001', 'page-size=0', 'page=1&page=2']) {
      const path = `${CONSENTS}/${consentId}/extensions?${wrong}`;
      const { body } = await call('get', path).expect(400);
      expect(body).toMatchObject({ errors: [{ code: 'PARAMETRO_INVALIDO' }] });
    }
  });

  it.each<[string, object, number, string]>([
    [
      'to the same date',
      { expirationDateTime: '2026-06-30T00:00:00Z' },
      422,
      'DATA_EXPIRACAO_INVALIDA',
    ],
    ['to the past', { expirationDateTime: '2026-01-31T00:00:00Z' }, 422, 'DATA_EXPIRACAO_INVALIDA'],
    [
      'beyond 12 months',
      { expirationDateTime: '2027-04-01T00:00:00Z' },
      422,
      'DATA_EXPIRACAO_INVALIDA',
    ],
    [
      'to a day that does not exist',
      { expirationDateTime: '2026-11-31T00:00:00Z' },
      400,
      'PARAMETRO_INVALIDO',
    ],
    ['by another person', { loggedUser: user(OTHER_CPF) }, 403, 'CONSENTIMENTO_DE_OUTRO_USUARIO'],
    ['for a company', { businessEntity: company(CNPJ) }, 403, 'CONSENTIMENTO_DE_OUTRO_USUARIO'],
    ['without a user', { loggedUser: undefined }, 400, 'PARAMETRO_NAO_INFORMADO'],
  ])('is not extended %s', async (_, change, status, code) => {
    const { freeze, create, extend, read, errorsOf } = consentsOf(test, 'not-extended');
    await freeze();
    const { consentId, expirationDateTime } = await create({
      expirationDateTime: '2026-06-30T00:00:00Z',
    });
    expect(errorsOf((await extend(consentId, change).expect(status)).body)).toEqual([code]);
    expect(await read(consentId)).toMatchObject({ expirationDateTime });
  });

  it('of a company is extended by any of its users, but for no other company', async () => {
    const { freeze, create, extend } = consentsOf(test, 'company');
    await freeze();
    const { consentId } = await create({
      businessEntity: company(CNPJ),
      expirationDateTime: '2026-06-30T00:00:00Z',
    });
    await extend(consentId, { businessEntity: company('00000000000000') }).expect(403);
    await extend(consentId).expect(403);
    const byAnother = { loggedUser: user(OTHER_CPF), businessEntity: company(CNPJ) };
    await extend(consentId, byAnother).expect(201);
  });

  it.each(['x-fapi-customer-ip-address', 'x-customer-user-agent'])(
    'is not extended without the header %s',
    async (header) => {
      const { create, extend } = consentsOf(test, 'headers');
      const { consentId } = await create();
      const missing = await extend(consentId).unset(header).expect(400);
      expect(missing.body).toMatchObject({ errors: [{ code: 'PARAMETRO_NAO_INFORMADO' }] });
      const long = await extend(consentId).set(header, 'a'.repeat(256)).expect(400);
      expect(long.body).toMatchObject({ errors: [{ code: 'PARAMETRO_INVALIDO' }] });
    },
  );

  it('is extended once by requests for the same date at the same time', async () => {
    const { freeze, create, extend, call } = consentsOf(test, 'extended-at-once');
    await freeze();
    const { consentId } = await create({ expirationDateTime: '2026-06-30T00:00:00Z' });
    const change = { expirationDateTime: '2026-12-31T00:00:00Z' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => extend(consentId, change)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(7).fill(422)]);
    const { body } = await call('get', `${CONSENTS}/${consentId}/extensions`).expect(200);
    expect(extensionsRead.parse(body).data).toHaveLength(1);
  });
});
