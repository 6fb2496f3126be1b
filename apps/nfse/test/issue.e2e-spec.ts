import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { EXAMPLE_INVOICE, EXAMPLE_KEY } from '../src/invoices/examples';
import { nfse } from '../src/nfse.app';
import { CUSTOMER, issuerIn, NOW, PROVIDER, request, type Change } from './issuer';

const text = (length: number): string => 'á'.repeat(length);

describe(`An invoice on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());

  it('is computed, numbered and signed, and found by its id, number and key', async () => {
    const { freeze, issue, get } = issuerIn(test, 'issued');
    await freeze();
    const invoice = await issue();
    expect(invoice).toMatchObject({
      status: 'authorized',
      number: 1,
      dpsNumber: 1,
      series: '1',
      dpsId: 'DPS355030821234567800019500001000000000000001',
      competence: '2026-03-10',
      createdAt: '2026-03-10T15:00:00-03:00',
      values: { amount: 1000, base: 1000, issRate: 5, iss: 50, issWithheld: false, net: 1000 },
    });
    expect(invoice.accessKey).toMatch(/^35503082212345678000195\d{27}$/);
    for (const name of [invoice.id, '1', invoice.accessKey ?? '']) {
      const { body } = await get(`/nfse/${name}`).expect(200);
      expect(body).toEqual(invoice);
    }
    const { text: xml } = await get(`/nfse/${invoice.id}/xml`).expect(200);
    expect(xml).toContain('<vISSQN>50.00</vISSQN>');
    const report = await test.http
      .post('/nfse/validate')
      .set('Content-Type', 'application/xml')
      .set('X-Sandbox', 'issued')
      .send(xml)
      .expect(200);
    const ownCertificates = [{ ownCertificate: 'taxpayer' }, { ownCertificate: 'authority' }];
    const signed = { signatures: ownCertificates };
    expect(report.body).toMatchObject({ valid: true, layout: 'national-nfse', ...signed });
  });

  it.each<readonly [string, Change, number, string]>([
    ['no provider', { provider: { cnpj: undefined } }, 400, 'REQUEST_INVALID'],
    ['letters in the CNPJ of the provider', { provider: { cnpj: '12ABC34501DE35' } }, 422, 'E1235'],
    ['a wrong check digit of the provider', { provider: { cnpj: '12345678000190' } }, 422, 'E0080'],
    [
      'a wrong check digit of the customer',
      { customer: { ...CUSTOMER, cnpj: '11222333000180' } },
      422,
      'E0188',
    ],
    ['an amount of 0', { service: { amount: 0 } }, 422, 'E1235'],
    ['a negative amount', { service: { amount: '-1.00' } }, 422, 'E1235'],
    ['three decimals', { service: { amount: '10.005' } }, 400, 'REQUEST_INVALID'],
    ['a number of three decimals', { service: { amount: 10.005 } }, 400, 'REQUEST_INVALID'],
    ['a word for an amount', { service: { amount: 'mil' } }, 400, 'REQUEST_INVALID'],
    ['an amount beyond all numbers', { service: { amount: 1e300 } }, 400, 'REQUEST_INVALID'],
    ['a rate of 5.01', { service: { issRate: 5.01 } }, 422, 'E0595'],
    ['a rate of 1.99', { service: { issRate: 1.99 } }, 422, 'E0429'],
    ['deductions above the amount', { service: { deductions: 1000.01 } }, 422, 'E0427'],
    [
      'retention without a customer',
      { customer: null, service: { issWithheld: true } },
      422,
      'E0204',
    ],
    ['the provider as the customer', { customer: { cnpj: PROVIDER, name: 'X' } }, 422, 'E0202'],
    ['a date in the future', { competence: '2026-03-11' }, 422, 'E0015'],
    ['a date that does not exist', { competence: '2026-02-30' }, 400, 'REQUEST_INVALID'],
    ['a description of 2,001 characters', { service: { description: text(2001) } }, 422, 'E1235'],
    ['a control character', { service: { description: 'a\u0001b' } }, 400, 'REQUEST_INVALID'],
    ['a service code that no list has', { service: { code: '88.01' } }, 422, 'E0310'],
    ['a municipality that cannot exist', { provider: { municipality: '9999999' } }, 422, 'E0037'],
  ])('with %s is refused, and no number is used', async (_, change, status, code) => {
    const { freeze, refused, issue, list } = issuerIn(
      test,
      `bad-${code.toLowerCase().replaceAll('_', '-')}`,
    );
    await freeze();
    const before = (await list()).length;
    expect(await refused(change)).toEqual([status, code]);
    expect(await list()).toHaveLength(before);
    expect(await issue()).toMatchObject({ number: before + 1, dpsNumber: before + 1 });
  });

  it('keeps text that XML has to escape', async () => {
    const { issue, get } = issuerIn(test, 'escaped');
    const description = 'a & b < c ]]> "d" 😀\nnova linha';
    const { id } = await issue({ service: { description } });
    const { body } = await get(`/nfse/${id}`).expect(200);
    expect(body).toMatchObject({ service: { description } });
    const { text: xml } = await get(`/nfse/${id}/xml`).expect(200);
    expect(xml).toContain('a &amp; b &lt; c ]]&gt;');
  });

  it('is the same for the same reference and content, however often and in whatever spelling', async () => {
    const { send, list } = issuerIn(test, 'repeated');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ reference: 'order-1' }).then((answer) => answer)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    const other = await send({ reference: 'order-1', service: { amount: '1000.01' } }).expect(409);
    expect(other.body).toMatchObject({ code: 'REFERENCE_CONFLICT' });
    expect((await send({ reference: 'order-2' }).expect(201)).body).toMatchObject({ number: 2 });
  });

  it('that is not synchronous waits for the clock, and gets its number then', async () => {
    const { freeze, later, find, advance, issue } = issuerIn(test, 'later');
    await freeze();
    const waiting = await later();
    expect(waiting).toMatchObject({ status: 'processing', number: null, accessKey: null });
    expect(await issue()).toMatchObject({ number: 1 });
    await advance('PT5S');
    expect(await find(waiting.id)).toMatchObject({ status: 'authorized', number: 2 });
  });

  it('that is not synchronous is rejected with all reasons, and issued again under its reference', async () => {
    const { freeze, later, find, advance, issue, get } = issuerIn(test, 'rejected');
    const total = async () => (await get('/nfse?limit=1')).headers['x-total-amount'] as unknown;
    await freeze();
    const bad = await later({ reference: 'order-1', service: { issRate: 5.01 } });
    await advance('PT5S');
    const rejected = await find(bad.id);
    expect(rejected).toMatchObject({ status: 'rejected', number: null });
    expect(rejected.rejections.map(({ code }) => code)).toContain('E0595');
    expect(await total()).toBe('1000.00');
    const again = await issue({ reference: 'order-1', service: { amount: '2500.00' } });
    expect(await total()).toBe('2500.00');
    expect(again).toMatchObject({ id: bad.id, status: 'authorized', number: 1, rejections: [] });
  });

  it('with the outcome of a rule is refused, late, or rejected later', async () => {
    const { freeze, requestOutcome, refused, later, find, advance, send } = issuerIn(
      test,
      'ordered',
    );
    await freeze();
    await requestOutcome('E0014');
    expect(await refused({})).toEqual([422, 'E0014']);
    await requestOutcome('E1217');
    expect(await refused({})).toEqual([503, 'E1217']);
    await requestOutcome('E0160');
    const rejected = await later();
    await advance('PT5S');
    expect((await find(rejected.id)).rejections).toMatchObject([{ code: 'E0160' }]);
    await requestOutcome('LATE_AUTHORIZATION');
    const { body } = await send().expect(202);
    const { id } = body as { id: string };
    await advance('PT23H');
    expect((await find(id)).status).toBe('processing');
    await advance('PT1H');
    expect(await find(id)).toMatchObject({ status: 'authorized', number: 1 });
  });

  it('that is authorized but whose answer is lost is found by its reference', async () => {
    const { call, send, issue, list } = issuerIn(test, 'lost');
    const match = { method: 'POST', path: '/nfse/issue' };
    await call('post', '/rules', { match, effect: { commitThenDrop: true }, times: 1 }).expect(201);
    await expect(send({ reference: 'order-1' })).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(await issue({ reference: 'order-1' })).toMatchObject({ number: 1 });
    expect(await list()).toHaveLength(1);
  });

  it('is listed by provider, customer, status, reference, number and time', async () => {
    const { freeze, issue, later, list, advance, get } = issuerIn(test, 'list');
    await freeze();
    await issue({ reference: 'a' });
    await advance('PT1H');
    await issue({ reference: 'b', customer: { cpf: '11144477735', name: 'Ana' } });
    await later({ reference: 'c' });
    const references = async (query: string) =>
      (await list(query)).map((invoice) => (invoice as unknown as { reference: string }).reference);
    expect(await references('')).toEqual(['c', 'b', 'a']);
    expect(await references('?status=processing')).toEqual(['c']);
    expect(await references('?customer=11144477735')).toEqual(['b']);
    expect(await references('?number=1')).toEqual(['a']);
    expect(await references('?reference=b')).toEqual(['b']);
    expect(await references(`?to=${new Date(Date.parse(NOW) + 1).toISOString()}`)).toEqual(['a']);
    expect(await references(`?provider=${PROVIDER}&limit=1`)).toEqual(['c']);
    expect(await references('?provider=11222333000181')).toEqual([]);
    const { headers } = await get('/nfse?limit=1&status=authorized').expect(200);
    expect([headers['x-total-count'], headers['x-total-amount']]).toEqual(['2', '2000.00']);
  });

  it('is not found by a number that several providers have, unless the provider is named', async () => {
    const { issue, get, post } = issuerIn(test, 'ambiguous');
    // The examples of the documentation have the number too. The first provider is that of the examples.
    for (const id of [EXAMPLE_INVOICE, EXAMPLE_KEY]) await get(`/nfse/${id}`).expect(200);
    const made = [];
    for (const cnpj of ['98765432000198', PROVIDER, '11444777000161']) {
      made.push(await issue({ provider: { cnpj } }));
    }
    const [first] = made;
    expect(made.map(({ number }) => number)).toEqual([2, 1, 1]);
    await get('/nfse/2').expect(200);
    for (const path of ['', '/xml', '/pdf', '/events']) {
      const { body } = await get(`/nfse/1${path}`).expect(409);
      expect(body).toMatchObject({
        code: 'INVOICE_NUMBER_AMBIGUOUS',
        detail: expect.stringContaining(`${PROVIDER}, 11444777000161. Add ?provider=`),
      });
    }
    const cancel = { code: '1', reason: 'Serviço cobrado em duplicidade' };
    await post('/nfse/1/cancel', cancel).expect(409);
    const substitution = { code: '05', invoice: request() };
    await post('/nfse/1/substitute', substitution).expect(409);
    const { body } = await post('/nfse/1/cancel?provider=11444777000161', cancel).expect(200);
    expect(body).toMatchObject({ id: made[2]?.id, status: 'cancelled' });
    await get(`/nfse/1/xml?provider=${PROVIDER}`).expect(200);
    await get('/nfse/1?provider=52998224725').expect(404);
    await get(`/nfse/${first?.id ?? ''}?provider=${PROVIDER}`).expect(404);
    await get('/nfse/1?provider=x').expect(400);
  });

  it('has a provider and a customer with letters in their CNPJ from the day of their layout on', async () => {
    const { frozen, issue, get, cancel, substitute } = issuerIn(test, 'letters');
    await frozen('2026-07-27T12:00:00Z').expect(200);
    const cnpj = '12ABC34501DE35';
    const { id, accessKey } = await issue({ provider: { cnpj }, service: { nbs: '115022000' } });
    expect(accessKey).toMatch(/^35503082212ABC34501DE35\d{27}$/);
    await issue({ customer: { ...CUSTOMER, cnpj } });
    for (const name of [id, accessKey ?? '', `1?provider=${cnpj}`]) {
      expect((await get(`/nfse/${name}`).expect(200)).body).toMatchObject({ id });
    }
    const { text: xml } = await get(`/nfse/${id}/xml`).expect(200);
    const report = await test.http
      .post('/nfse/validate')
      .set('Content-Type', 'application/xml')
      .set('X-Sandbox', 'letters')
      .send(xml)
      .expect(200);
    expect(report.body).toMatchObject({ valid: true, findings: [] });
    const saved = /^attachment; filename="nfse-1\.pdf"$/;
    await get(`/nfse/${id}/pdf`).expect(200).expect('Content-Disposition', saved);
    await get(`/nfse/${id}/pdf?inline=true`).expect('Content-Disposition', /^inline; /);
    await get(`/SefinNacional/nfse/${accessKey ?? ''}`).expect(200);
    expect(await get(`/nfse?provider=${cnpj}`).then(({ body }) => body as unknown[])).toHaveLength(
      1,
    );
    const { body } = await substitute(id, { provider: { cnpj } }).expect(201);
    expect((await cancel((body as { id: string }).id).expect(200)).body).toMatchObject({
      status: 'cancelled',
    });
  });

  it('takes the names of ABRASF', async () => {
    const { post } = issuerIn(test, 'abrasf');
    const { body } = await post('/nfse/issue', {
      Prestador: { CpfCnpj: { Cnpj: PROVIDER } },
      TomadorServico: {
        IdentificacaoTomador: { CpfCnpj: { Cnpj: CUSTOMER.cnpj } },
        RazaoSocial: CUSTOMER.name,
      },
      Servico: {
        Valores: { ValorServicos: 1000, Aliquota: 5 },
        ItemListaServico: '1.07',
        Discriminacao: 'Suporte técnico',
        CodigoMunicipio: '3550308',
      },
    }).expect(201);
    expect(body).toMatchObject({ values: { amount: 1000, iss: 50 } });
  });

  it('is served in the layout of its request, unless another one is asked for', async () => {
    const { issue, get } = issuerIn(test, 'layout');
    const { id } = await issue({ layout: 'abrasf' });
    const root = async (query: string) =>
      /<(\w+)/.exec((await get(`/nfse/${id}/xml${query}`)).text)?.[1];
    expect([await root(''), await root('?layout=national')]).toEqual(['CompNfse', 'NFSe']);
  });

  it('names its address with the prefix of the sandbox', async () => {
    const { body, headers } = await test.http
      .post('/s/prefixed/nfse/issue')
      .send(request())
      .expect(201);
    expect(headers['location']).toBe(`/s/prefixed/nfse/${(body as { id: string }).id}`);
  });

  it('that does not exist is 404', async () => {
    const { get } = issuerIn(test, 'none');
    for (const id of ['1', 'x', '%00', '9'.repeat(50), '..%2f']) {
      for (const path of ['', '/xml', '/pdf', '/events']) {
        const { body } = await get(`/nfse/${id}${path}`).expect(404);
        expect((body as { code: string }).code).toMatch(/^(INVOICE_NOT_FOUND|ROUTE_NOT_FOUND)$/);
      }
    }
    await get('/nfse/1/xml?layout=x').expect(400);
  });
});
