import { createTestApp, databaseUnderTest, describeSchema, type TestApp } from '#libs/testing';
import { EXAMPLE_CONTRIBUTOR, EXAMPLE_TAX_ID } from '../src/contributors/contributor.request';
import { nfse } from '../src/nfse.app';
import { type Change, issuerIn, PROVIDER, request } from './issuer';

const SAO_PAULO = '3550308';
const CAMPINAS = '3509502';
const CPF = '52998224725';
const REGISTRATION = { municipality: SAO_PAULO, number: '12345' };
const registered = (changes: object = {}) => ({
  registrations: [{ ...REGISTRATION, ...changes }],
});
const WITH_IM: Change = { provider: { municipalRegistration: '12345' } };
const PERSON: Change = { provider: { cnpj: undefined, cpf: CPF } };
const RPS = { rps: { number: '1', series: 'A' } };

/** The contributors of one sandbox. */
function contributorsIn(test: TestApp, sandbox: string) {
  const path = '/__admin/contributors';
  const call = (method: 'get' | 'put' | 'delete', taxId: string, body?: object) =>
    test.http[method](`${path}/${taxId}`).set('X-Sandbox', sandbox).send(body);
  return {
    ...issuerIn(test, sandbox),
    register: (body: object, taxId = PROVIDER) => call('put', taxId, body),
    read: (taxId = PROVIDER) => call('get', taxId),
    remove: (taxId = PROVIDER) => call('delete', taxId),
    all: async (): Promise<unknown> =>
      (await test.http.get(path).set('X-Sandbox', sandbox).expect(200)).body,
  };
}

describeSchema(nfse);

describe(`Contributors on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());

  it('are registered, replaced, listed and removed in one sandbox', async () => {
    const { register, read, remove, all } = contributorsIn(test, 'contributors');
    expect(await all()).toEqual([]);
    const { body } = await register({ name: 'Um', registrations: [REGISTRATION] }).expect(200);
    const stored = {
      taxId: PROVIDER,
      name: 'Um',
      registrations: [{ ...REGISTRATION, status: 'active' }],
    };
    expect(body).toEqual(stored);
    expect((await read().expect(200)).body).toEqual(stored);
    expect((await register(stored).expect(200)).body).toEqual(stored);
    await register({ name: 'Dois', taxId: CPF }, CPF).expect(200);
    await register({ simplesNacional: [] }).expect(200);
    expect(await all()).toEqual([
      { taxId: PROVIDER, simplesNacional: [] },
      { taxId: CPF, name: 'Dois' },
    ]);
    expect(await contributorsIn(test, 'contributors-of-others').all()).toEqual([]);
    await remove().expect(204);
    const { body: problem } = await remove().expect(404);
    expect(problem).toMatchObject({ code: 'CONTRIBUTOR_NOT_FOUND' });
    await read().expect(404);
  });

  it.each(['%00', 'x'.repeat(2_000), '12345678000190', '..%2f', '%F0%9F%98%80'])(
    'are not found by %s',
    async (taxId) => {
      const { read, remove } = contributorsIn(test, 'contributors-odd');
      for (const { status, body } of [await read(taxId), await remove(taxId)]) {
        expect([400, 404]).toContain(status);
        expect((body as { detail: string }).detail.length).toBeLessThan(300);
      }
    },
  );

  it('have an example that works in a new sandbox', async () => {
    const { read, remove, all } = contributorsIn(test, 'contributors-example');
    const { body } = await read(EXAMPLE_TAX_ID).expect(200);
    expect(body).toEqual({ taxId: EXAMPLE_TAX_ID, ...EXAMPLE_CONTRIBUTOR });
    await remove(EXAMPLE_TAX_ID).expect(204);
    expect(await all()).toEqual([]);
  });

  it.each<[string, object, string, string?]>([
    ['a wrong check digit', {}, '/taxId', '12345678000190'],
    ['another tax id', { taxId: CPF }, '/taxId'],
    ['an unknown member', { nome: 'Um' }, '/nome'],
    ['an address without a district', { address: { street: 'Rua A' } }, '/address/district'],
    ['a status that does not exist', registered({ status: 'paused' }), '/registrations/0/status'],
    [
      'a wrong municipality',
      registered({ municipality: '3550309' }),
      '/registrations/0/municipality',
    ],
    ['a wrong service', registered({ services: ['x'] }), '/registrations/0/services/0'],
    ['a registration twice', { registrations: [REGISTRATION, REGISTRATION] }, '/registrations/1'],
    [
      'a period that ends before it begins',
      { simplesNacional: [{ option: 3, from: '2026-02-01', until: '2026-01-31' }] },
      '/simplesNacional/0/until',
    ],
    [
      'two periods with the same days',
      {
        simplesNacional: [
          { option: 3, from: '2026-01-01' },
          { option: 2, from: '2026-03-01' },
        ],
      },
      '/simplesNacional/1',
    ],
  ])('refuse %s', async (...[, sent, pointer, taxId = PROVIDER]) => {
    const { register, all } = contributorsIn(test, 'contributors-refused');
    const { body } = await register(sent, taxId).expect(400);
    const { code, errors } = body as { code: string; errors: { pointer: string }[] };
    expect(code).toBe('REQUEST_INVALID');
    expect(errors.map((each) => each.pointer)).toContain(pointer);
    expect(await all()).toEqual([]);
  });

  it.each<readonly [string, object, Change]>([
    ['E0018', { registeredOn: '2026-03-11' }, {}],
    ['E0020', { registeredOn: '2026-03-11' }, PERSON],
    ['E0023', registered({ indicatedFrom: '2026-03-11' }), WITH_IM],
    ['E0025', registered({ issuesFrom: '2026-03-11' }), WITH_IM],
    [
      'E0041',
      { address: { ...EXAMPLE_CONTRIBUTOR.address, municipality: CAMPINAS } },
      { provider: { simplesNacional: { option: 2 } } },
    ],
    ['E0082', { closedOn: '2026-03-09' }, {}],
    [
      'E0084',
      {
        address: { ...EXAMPLE_CONTRIBUTOR.address, municipality: CAMPINAS },
        registrations: [],
      },
      {},
    ],
    ['E0098', { closedOn: '2026-03-09' }, PERSON],
    ['E0099', { registrations: [] }, PERSON],
    ['E0116', registered(), {}],
    ['E0119', registered({ status: 'suspended' }), WITH_IM],
    ['E0120', { registrations: [] }, WITH_IM],
    ['E0124', registered({ status: 'closed' }), WITH_IM],
    ['E0160', { simplesNacional: [{ option: '3', from: '2026-01-01' }] }, {}],
    [
      'E0176',
      registered({ specialRegimes: [1] }),
      { provider: { municipalRegistration: '12345', specialRegime: 5 } },
    ],
    [
      'E0178',
      registered({ specialRegimes: [1] }),
      { provider: { municipalRegistration: '12345', specialRegime: 6 } },
    ],
    ['E45', { closedOn: '2026-03-09' }, RPS],
    ['E43', { registrations: [] }, { ...WITH_IM, ...RPS }],
    ['E138', registered({ services: ['1.05'] }), RPS],
    ['E142', registered({ number: '777' }), { ...WITH_IM, ...RPS }],
    ['E156', registered({ status: 'suspended' }), RPS],
    ['E17', registered({ issuesFrom: '2026-03-11' }), RPS],
    [
      'E200',
      registered({ issuesFrom: '2026-03-10' }),
      { competence: '2026-03-09', rps: { ...RPS.rps, issueDate: '2026-03-10' } },
    ],
    ['E259', { closedOn: '2026-03-09' }, { ...PERSON, ...RPS }],
    ['E262', registered({ status: 'closed' }), RPS],
    ['E328', { simplesNacional: [{ option: 3, from: '2026-01-01' }] }, RPS],
  ])('are checked: %s', async (code, contributor, change) => {
    const { freeze, register, refused, remove, issue } = contributorsIn(
      test,
      `rule-${code.toLowerCase()}`,
    );
    await freeze();
    const taxId = change.provider === PERSON.provider ? CPF : PROVIDER;
    await register(contributor, taxId).expect(200);
    expect(await refused(change)).toEqual([422, code]);
    await remove(taxId).expect(204);
    expect(await issue(change)).toMatchObject({ status: 'authorized' });
  });

  it('give an invoice the name and the address of the provider', async () => {
    const { register, issue, get } = contributorsIn(test, 'contributors-names');
    const { address } = EXAMPLE_CONTRIBUTOR;
    await register({ name: 'Registrada Ltda', address }).expect(200);
    const { text } = await get(`/nfse/${(await issue()).id}/xml`).expect(200);
    expect(text).toContain('<xNome>Registrada Ltda</xNome>');
    expect(text).toContain('<xLgr>Avenida Paulista</xLgr>');
    const sent = await issue({ provider: { name: 'Enviada Ltda' } });
    const { text: other } = await get(`/nfse/${sent.id}/xml`).expect(200);
    expect(other).toContain('<xNome>Enviada Ltda</xNome>');
  });

  it('are required where the municipality says so, also of an invoice that waits', async () => {
    const { call, register, refused, later, find, advance, freeze, issue } = contributorsIn(
      test,
      'contributors-required',
    );
    await freeze();
    const municipalities = [{ code: SAO_PAULO, contributors: 'registered' }];
    await call('post', '/parameters', { municipalities }).expect(201);
    expect(await refused({})).toEqual([422, 'E0082']);
    expect(await refused(RPS)).toEqual([422, 'E45']);
    expect(await refused({ provider: { cnpj: undefined, cpf: CPF } })).toEqual([422, 'E0098']);
    const { id } = await later();
    await advance('PT5S');
    expect(await find(id)).toMatchObject({ status: 'rejected', rejections: [{ code: 'E0082' }] });
    await register({ name: 'Registrada Ltda' }).expect(200);
    expect(await issue()).toMatchObject({ status: 'authorized' });
  });

  it('do not matter for the first day of an agreement: E0016', async () => {
    const { call, freeze, refused } = contributorsIn(test, 'rule-e0016');
    await freeze();
    const municipalities = [{ code: SAO_PAULO, activeSince: '2026-03-11' }];
    const { body } = await call('post', '/parameters', { municipalities }).expect(201);
    expect(body).toMatchObject({ municipalities: [{ activeSince: '2026-03-11' }] });
    expect(await refused({})).toEqual([422, 'E0016']);
  });

  it('are kept by a snapshot', async () => {
    const { register, remove } = contributorsIn(test, 'contributors-snapshot');
    await register({ name: 'Guardada' }).expect(200);
    const snapshot = '/__admin/sandboxes/contributors-snapshot/snapshots/kept';
    await test.http.post(snapshot).expect(201);
    await remove().expect(204);
    await test.http.post(`${snapshot}/restore`).send({ into: 'contributors-copy' }).expect(200);
    const { body } = await contributorsIn(test, 'contributors-copy').read().expect(200);
    expect(body).toEqual({ taxId: PROVIDER, name: 'Guardada' });
  });

  it('must be registered everywhere if NFSE_CONTRIBUTORS says so', async () => {
    const strict = await createTestApp(nfse, { NFSE_CONTRIBUTORS: 'registered' });
    try {
      const { body } = await strict.http.post('/nfse/issue').send(request()).expect(422);
      expect(body).toMatchObject({ code: 'E0082' });
      await strict.http.put(`/__admin/contributors/${PROVIDER}`).send({}).expect(200);
      await strict.http.post('/nfse/issue').send(request()).expect(201);
    } finally {
      await strict.close();
    }
  });
});
