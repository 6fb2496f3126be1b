import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { CUSTOMER, PROVIDER, request } from '../issuer';
import { cancellation, dpsOf } from '../sefin/sefin-client';
import { adnIn, xmlOf } from './adn-client';

const OTHER = { cpf: '11144477735', name: 'Ana Souza' };

describe(`The distribution of documents on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());
  const clientIn = (sandbox: string) => adnIn(test, sandbox);

  it('gives an invoice and its cancellation to the provider and to the customer', async () => {
    const { freeze, issued, event, all, get } = clientIn('both');
    await freeze();
    const { chaveAcesso: key } = await issued(dpsOf('1'));
    await event(key, cancellation(key)).expect(201);
    for (const taxId of [PROVIDER, CUSTOMER.cnpj]) {
      const documents = await all(taxId);
      expect(documents).toMatchObject([
        { NSU: 1, ChaveAcesso: key, TipoDocumento: 'NFSE', TipoEvento: null },
        { NSU: 2, ChaveAcesso: key, TipoDocumento: 'EVENTO', TipoEvento: 'CANCELAMENTO' },
      ]);
      const [first, second] = documents.map(xmlOf);
      expect(first).toBe((await get(`/nfse/${key}/xml`).expect(200)).text);
      expect(second).toContain(`<infEvento Id="EVT${key}101101001">`);
    }
  });

  it('gives the event of a replacement to the parties of the replaced invoice, after the new invoice', async () => {
    const { issue, substitute, all } = clientIn('replaced');
    const { id, accessKey } = await issue();
    await substitute(id, { customer: OTHER }).expect(201);
    expect((await all(PROVIDER)).map(({ NSU, TipoEvento }) => [NSU, TipoEvento])).toEqual([
      [1, null],
      [2, null],
      [3, 'CANCELAMENTO_POR_SUBSTITUICAO'],
    ]);
    expect(await all(CUSTOMER.cnpj)).toMatchObject([
      { NSU: 1, ChaveAcesso: accessKey },
      { NSU: 2, ChaveAcesso: accessKey, TipoEvento: 'CANCELAMENTO_POR_SUBSTITUICAO' },
    ]);
    expect(await all(OTHER.cpf)).toMatchObject([{ NSU: 1, TipoDocumento: 'NFSE' }]);
  });

  it('does not distribute an invoice before it is authorized, or one that is rejected', async () => {
    const { freeze, later, all, advance, post } = clientIn('waiting');
    await freeze();
    await later();
    await post('/nfse/issue', request({ service: { issRate: 5.01 } })).expect(422);
    expect(await all(PROVIDER)).toEqual([]);
    await advance('PT5S');
    expect(await all(PROVIDER)).toHaveLength(1);
  });

  it('sends lots of 50 in ascending order, or exactly one document', async () => {
    const { issue, lot, all } = clientIn('lots');
    for (let count = 0; count < 52; count += 1) await issue();
    const query = `cnpjConsulta=${PROVIDER}`;
    const numbersOf = async (nsu: number | string, more = ''): Promise<readonly number[]> =>
      (await lot(nsu, query + more)).LoteDFe.map(({ NSU }) => NSU);
    const numbers = Array.from({ length: 52 }, (_, index) => index + 1);
    expect(await numbersOf(0)).toEqual(numbers.slice(0, 50));
    expect(await numbersOf(50)).toEqual([51, 52]);
    expect(await numbersOf(-7)).toEqual(numbers.slice(0, 50));
    expect(await numbersOf(51, '&lote=false')).toEqual([51]);
    expect((await all(PROVIDER)).map(({ NSU }) => NSU)).toEqual(numbers);
  });

  it.each([
    ['after the last document', '1', '', 'E2215'],
    ['of the future', '9223372036854775807', '', 'E2215'],
    ['of one that does not exist', '2', '&lote=false', 'E2230'],
    ['of one before the first', '0', '&lote=false', 'E2230'],
  ])('answers 404 with an empty lot for the NSU %s', async (name, nsu, more, code) => {
    const { issue, lot } = clientIn(`empty-${name.replaceAll(' ', '-')}`);
    await issue();
    expect(await lot(nsu, `cnpjConsulta=${PROVIDER}${more}`)).toMatchObject({
      status: 404,
      StatusProcessamento: 'NENHUM_DOCUMENTO_LOCALIZADO',
      LoteDFe: [],
      Alertas: [],
      Erros: [{ Codigo: code }],
      TipoAmbiente: 'HOMOLOGACAO',
    });
  });

  it.each([
    ['x', `cnpjConsulta=${PROVIDER}`, 'NSU_INVALID'],
    ['0', `cnpjConsulta=${PROVIDER}&lote=sim`, 'LOTE_INVALID'],
    ['0', `cnpjConsulta=${PROVIDER}&cnpjConsulta=${PROVIDER}`, 'CNPJ_CONSULTA_INVALID'],
    ['0', 'cnpjConsulta=123', 'CNPJ_CONSULTA_INVALID'],
    ['0', '', 'CNPJ_CONSULTA_REQUIRED'],
  ])('refuses /DFe/%s?%s by %s', async (nsu, query, code) => {
    expect(await clientIn('refused').lot(nsu, query)).toMatchObject({
      status: 400,
      StatusProcessamento: 'REJEICAO',
      LoteDFe: [],
      Erros: [{ Codigo: code }],
    });
  });

  it.each([
    ['E2220', 404, 'NENHUM_DOCUMENTO_LOCALIZADO'],
    ['TOO_MANY_REQUESTS', 429, 'REJEICAO'],
    ['E1217', 503, 'REJEICAO'],
  ])('answers the outcome %s that a rule requests with %s', async (outcome, status, processing) => {
    const { call, lot, issue } = clientIn(`outcome-${outcome.toLowerCase().replaceAll('_', '-')}`);
    await issue();
    const match = { method: 'GET', path: '/contribuintes/DFe/*' };
    await call('post', '/rules', { match, effect: { outcome }, times: 1 }).expect(201);
    const query = `cnpjConsulta=${PROVIDER}`;
    expect(await lot(0, query)).toMatchObject({
      status,
      StatusProcessamento: processing,
      Erros: [{ Codigo: outcome }],
    });
    expect((await lot(0, query)).status).toBe(200);
  });

  it('lists the events of an invoice with the numbers of its emitter', async () => {
    const { freeze, issued, event, get } = clientIn('events');
    await freeze();
    const { chaveAcesso: key } = await issued(dpsOf('1'));
    const path = `/contribuintes/NFSe/${key}/Eventos`;
    const { body: none } = await get(path).expect(404);
    expect(none).toMatchObject({ Erros: [{ Codigo: 'E2241' }], LoteDFe: [] });
    await event(key, cancellation(key)).expect(201);
    const { body } = await get(path).expect(200);
    expect(body).toMatchObject({
      StatusProcessamento: 'DOCUMENTOS_LOCALIZADOS',
      LoteDFe: [{ NSU: 2, TipoDocumento: 'EVENTO', TipoEvento: 'CANCELAMENTO' }],
    });
    const { body: refused } = await get('/contribuintes/NFSe/42/Eventos').expect(400);
    expect(refused).toMatchObject({
      StatusProcessamento: 'REJEICAO',
      Erros: [{ Codigo: 'E2240' }],
    });
  });

  it('sends the PDF of an invoice', async () => {
    const { issue, get } = clientIn('danfse');
    const { accessKey } = await issue();
    const { body, headers } = await get(`/danfse/${accessKey ?? ''}`).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const { body: invalid } = await get('/danfse/42').expect(400);
    expect(invalid).toMatchObject({ Erros: [{ Codigo: 'E2240' }] });
    const unknown = '35503082211222333000181000000000000726031234567807';
    const { body: absent } = await get(`/danfse/${unknown}`).expect(404);
    expect(absent).toMatchObject({ Erros: [{ Codigo: 'INVOICE_NOT_FOUND' }] });
  });

  it('keeps the documents of sandboxes apart', async () => {
    await clientIn('apart').issue();
    expect(await clientIn('apart-too').all(PROVIDER)).toEqual([]);
  });
});
