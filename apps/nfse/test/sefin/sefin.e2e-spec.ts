import { toCents } from '#libs/kernel';
import {
  createTestCertificate,
  readNfse,
  signer,
  verifySignature,
  writeDps,
  type InfDps,
} from '#libs/nfse';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { type SefinHead } from '../../src/sefin/errors/error.response';
import { EXAMPLE_DPS } from '../../src/sefin/sefin.request';
import { PROVIDER } from '../issuer';
import { dpsOf, packed, sefinIn, unpacked, type Issued } from './sefin-client';

describe(`The national API on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
    // The dates of a DPS must not lie in the future.
    for (const sandbox of ['signed', 'refused', 'numbers']) await clientIn(sandbox).freeze();
  });
  afterAll(() => test.close());
  const clientIn = (sandbox: string) => sefinIn(test, sandbox);

  it('issues the invoice of a DPS, and finds it by its key and its DPS', async () => {
    const { freeze, send, get } = clientIn('sefin');
    await freeze();
    const { body } = await send(dpsOf('1')).expect(201);
    expect(body).toEqual({
      tipoAmbiente: 2,
      versaoAplicativo: 'Simulador-1.0',
      dataHoraProcessamento: '2026-03-10T15:00:00.0000000-03:00',
      idDps: dpsOf('1').Id,
      chaveAcesso: expect.stringMatching(/^3550308221234567800019500000000000012603\d{10}$/),
      nfseXmlGZipB64: expect.any(String),
      alertas: [],
    });
    const { chaveAcesso, idDps, nfseXmlGZipB64 } = body as Issued;
    const { tipoAmbiente, versaoAplicativo, dataHoraProcessamento } = body as SefinHead;
    const head = { tipoAmbiente, versaoAplicativo, dataHoraProcessamento };
    const xml = unpacked(nfseXmlGZipB64);
    expect(verifySignature(Buffer.from(xml))).toEqual([]);
    const nfseContent = readNfse(Buffer.from(xml));
    expect(nfseContent.ok && nfseContent.value.DPS.infDPS).toEqual(dpsOf('1'));
    expect(nfseContent.ok && nfseContent.value.valores.vISSQN).toBe(5_000);

    const found = await get(`/SefinNacional/nfse/${chaveAcesso}`).expect(200);
    expect(found.body).toEqual({ ...head, chaveAcesso, nfseXmlGZipB64 });
    const ofDps = await get(`/SefinNacional/dps/${idDps}`).expect(200);
    expect(ofDps.body).toEqual({ ...head, idDps, chaveAcesso });
    await test.http.head(`/SefinNacional/dps/${idDps}`).set('X-Sandbox', 'sefin').expect(200);
    await get(`/nfse/${chaveAcesso}`).expect(200);
  });

  it('embeds the signed DPS as it was sent', async () => {
    const { post } = clientIn('signed');
    const certificate = await createTestCertificate({
      name: 'Test',
      taxId: PROVIDER,
      serialNumber: '01',
      notBeforeMs: Date.parse('2026-01-01T00:00:00Z'),
      notAfterMs: Date.parse('2036-01-01T00:00:00Z'),
    });
    const signed = await signer(certificate).signDps(writeDps(dpsOf('1')));
    const { body } = await post('/SefinNacional/nfse', { dpsXmlGZipB64: packed(signed) }).expect(
      201,
    );
    const xml = unpacked((body as Issued).nfseXmlGZipB64);
    expect(xml).toContain(signed);
    expect(verifySignature(Buffer.from(xml))).toEqual([]);
    const changed = signed.replace('<vServ>1000.00', '<vServ>2000.00');
    const refused = await post('/SefinNacional/nfse', { dpsXmlGZipB64: packed(changed) }).expect(
      400,
    );
    expect(refused.body).toMatchObject({ erros: [{ codigo: 'E0714' }] });
  });

  const { valores } = EXAMPLE_DPS;
  it.each<readonly [string, Partial<InfDps>, string]>([
    ['an id that is not made of its fields', { Id: `DPS${'1'.repeat(42)}` }, 'E0004'],
    ['the environment of production', { tpAmb: '1' }, 'E0006'],
    ['a date after its issue', { dCompet: '2026-03-11' }, 'E0015'],
    [
      'a rate above 5 %',
      {
        valores: {
          ...valores,
          trib: { ...valores.trib, tribMun: { ...valores.trib.tribMun, pAliq: 501 } },
        },
      },
      'E0595',
    ],
    ['the provider as customer', { toma: { CNPJ: PROVIDER, xNome: 'X' } }, 'E0202'],
    ['an amount of 0', { valores: { ...valores, vServPrest: { vServ: toCents(0) } } }, 'E1235'],
  ])('refuses %s with 400 and the official code', async (_, change, code) => {
    const { send } = clientIn('refused');
    const { body } = await send(dpsOf('7', change)).expect(400);
    const { erros, idDPS } = body as { erros: { codigo: string }[]; idDPS: string };
    expect(erros.map(({ codigo }) => codigo)).toContain(code);
    expect(idDPS).toMatch(/^DPS\d{42}$/);
  });

  it.each([
    ['no member', {}, 'E1225'],
    ['a number', { dpsXmlGZipB64: 7 }, 'E1225'],
    ['a list', { dpsXmlGZipB64: ['H4sI'] }, 'E1225'],
    ['XML without compression', { dpsXmlGZipB64: '<DPS/>' }, 'E1225'],
    ['Base64 without gzip', { dpsXmlGZipB64: 'PERQUy8+' }, 'E1226'],
    ['compressed text', { dpsXmlGZipB64: packed('x') }, 'E1226'],
    ['a bomb', { dpsXmlGZipB64: packed(' '.repeat(50_000_000)) }, 'E1226'],
    ['an empty DPS', { dpsXmlGZipB64: packed('<DPS/>') }, 'E1235'],
  ])('refuses %s', async (_, body, code) => {
    const { post } = clientIn('refused');
    const refused = await post('/SefinNacional/nfse', body).expect(400);
    const { erros } = refused.body as { erros: { codigo: string; descricao: string }[] };
    expect(erros[0]).toMatchObject({ codigo: code, descricao: expect.stringMatching(/./) });
  });

  it('accepts a number once, also when two requests arrive together', async () => {
    const { send, get } = clientIn('numbers');
    const both = await Promise.all([send(dpsOf('1')), send(dpsOf('1'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const { body } = await send(dpsOf('1')).expect(400);
    expect(body).toMatchObject({ idDPS: dpsOf('1').Id, erros: [{ codigo: 'E0014' }] });
    await get(`/SefinNacional/dps/${dpsOf('1').Id}`).expect(200);
  });

  it.each([
    ['/nfse/123', 400, 'ACCESS_KEY_INVALID'],
    [`/nfse/${'1'.repeat(50)}`, 400, 'ACCESS_KEY_INVALID'],
    ['/nfse/35503082212345678000195000000000000726031234567807', 400, 'ACCESS_KEY_INVALID'],
    ['/nfse/35503082211222333000181000000000000726031234567807', 404, 'INVOICE_NOT_FOUND'],
    ['/dps/7', 400, 'DPS_ID_INVALID'],
    ['/dps/%00', 404, undefined],
    [`/dps/${dpsOf('999').Id}`, 404, 'DPS_NOT_FOUND'],
    ['/nfse/1/eventos/101101/1', 400, 'ACCESS_KEY_INVALID'],
  ])('answers GET %s with %i and one error', async (path, status, code) => {
    const { get } = clientIn('missing');
    const { body } = await get(`/SefinNacional${path}`).expect(status);
    const { erro, dataHoraProcessamento } = body as {
      erro: { codigo: string };
      dataHoraProcessamento: string;
    };
    if (code !== undefined) expect(erro.codigo).toBe(code);
    expect(dataHoraProcessamento).toMatch(/\.\d{7}-03:00$/);
  });

  it('answers HEAD without a body', async () => {
    const head = (id: string) =>
      test.http.head(`/SefinNacional/dps/${id}`).set('X-Sandbox', 'missing');
    expect((await head(dpsOf('999').Id).expect(404)).text).toBeFalsy();
    await head('7').expect(400);
  });

  it('gives errors that every service has the form of the national service', async () => {
    const { body } = await test.http.get('/SefinNacional/unknown').expect(404);
    expect(body).toMatchObject({ tipoAmbiente: 2, erros: [{ codigo: 'ROUTE_NOT_FOUND' }] });
    const text = await test.http
      .post('/SefinNacional/nfse')
      .type('text/plain')
      .send('x')
      .expect(415);
    expect(text.body).toMatchObject({ erros: [{ codigo: 'MEDIA_TYPE_NOT_SUPPORTED' }] });
    const lower = await test.http.get('/sefinnacional/nfse/1').expect(400);
    expect(lower.body).toMatchObject({ erro: { codigo: 'ACCESS_KEY_INVALID' } });
  });

  it('follows the outcomes that a rule requests', async () => {
    const { freeze, requestOutcome, send, advance, get } = clientIn('outcomes');
    await freeze();
    await requestOutcome('E0160', '/SefinNacional/nfse');
    expect((await send(dpsOf('1')).expect(400)).body).toMatchObject({
      erros: [{ codigo: 'E0160' }],
    });
    await requestOutcome('E1217', '/SefinNacional/nfse');
    expect((await send(dpsOf('1')).expect(503)).body).toMatchObject({
      erros: [{ codigo: 'E1217' }],
    });
    await requestOutcome('LATE_AUTHORIZATION', '/SefinNacional/nfse');
    expect((await send(dpsOf('1')).expect(504)).body).toMatchObject({
      erros: [{ codigo: 'LATE_AUTHORIZATION' }],
    });
    await get(`/SefinNacional/dps/${dpsOf('1').Id}`).expect(404);
    await advance('PT25H');
    const { body } = await get(`/SefinNacional/dps/${dpsOf('1').Id}`).expect(200);
    const { chaveAcesso } = body as Issued;
    const found = await get(`/SefinNacional/nfse/${chaveAcesso}`).expect(200);
    const xml = unpacked((found.body as Issued).nfseXmlGZipB64);
    expect(xml).toContain(writeDps(dpsOf('1')));
    expect((await send(dpsOf('1')).expect(400)).body).toMatchObject({
      erros: [{ codigo: 'E0014' }],
    });
  });

  it('documents each of its addresses, with the statuses of its errors', async () => {
    const { body } = await test.http.get('/openapi.json').expect(200);
    const { paths } = body as { paths: Record<string, Record<string, { responses: object }>> };
    const documented = Object.entries(paths)
      .filter(([path]) => path.startsWith('/SefinNacional'))
      .flatMap(([path, operations]) =>
        Object.entries(operations).map(
          ([method, { responses }]) => `${method} ${path}: ${Object.keys(responses).join(' ')}`,
        ),
      );
    expect(documented.toSorted()).toEqual([
      'get /SefinNacional/dps/{id}: 200 400 403 404 default',
      'get /SefinNacional/nfse/{key}/eventos/{type}/{sequence}: 200 400 404 default',
      'get /SefinNacional/nfse/{key}/eventos/{type}: 200 400 404 default',
      'get /SefinNacional/nfse/{key}/eventos: 200 400 404 default',
      'get /SefinNacional/nfse/{key}: 200 400 404 default',
      'head /SefinNacional/dps/{id}: 200 400 404 default',
      'post /SefinNacional/nfse/{key}/eventos: 201 400 401 403 413 415 503 default',
      'post /SefinNacional/nfse: 201 400 401 403 413 415 503 504 default',
    ]);
  });

  it('refuses a DPS without a signature where one is required', async () => {
    const strict = await createTestApp(nfse, { NFSE_SIGNATURES: 'require' });
    try {
      const { body } = await strict.http
        .post('/SefinNacional/nfse')
        .send({ dpsXmlGZipB64: packed(writeDps(dpsOf('1'))) })
        .expect(400);
      expect(body).toMatchObject({ erros: [{ codigo: 'E0717' }] });
    } finally {
      await strict.close();
    }
  });
});
