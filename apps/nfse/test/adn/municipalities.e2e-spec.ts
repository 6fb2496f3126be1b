import { type QueryRunner } from 'typeorm';
import { RequestContext, runInContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { municipalCnpj } from '#libs/nfse';
import { DistributeToMunicipalities1800300000000 } from '../../src/migrations/1800300000000-distribute-to-municipalities';
import { nfse } from '../../src/nfse.app';
import { CUSTOMER } from '../issuer';
import { adnIn, type Lot } from './adn-client';

const SAO_PAULO = '3550308';
const CAMPINAS = '3509502';
const ADDRESS = { street: 'Rua A', number: '1', district: 'Centro', postalCode: '13010000' };
const IN_CAMPINAS = { ...CUSTOMER, address: { ...ADDRESS, municipality: CAMPINAS } };

describe(`The distribution of documents to municipalities on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse, { NFSE_MTLS: 'optional', NFSE_MTLS_PORT: '0' });
  });
  afterAll(() => test.close());

  const inSandbox = async (sandbox: string, work: (runner: QueryRunner) => Promise<void>) => {
    const context = new RequestContext('migration', sandbox);
    const database = await runInContext(context, () => test.app.get(Sandboxes).database());
    const runner = database.createQueryRunner();
    try {
      await work(runner);
    } finally {
      await runner.release();
      context.end();
    }
  };
  const clientIn = (sandbox: string) => {
    const client = adnIn(test, sandbox);
    const lot = async (nsu: string, query: string) => {
      const { status, body } = await client.get(`/municipios/DFe/${nsu}?${query}`);
      return { status, ...(body as Lot) };
    };
    const all = async (municipality: string) =>
      (await lot('0', `municipio=${municipality}`)).LoteDFe.map(
        ({ NSU, ChaveAcesso, TipoEvento }) => [NSU, ChaveAcesso, TipoEvento],
      );
    return { ...client, lot, all };
  };

  it('gives notes and all events to the town that issues, to that of the ISS and to that of the customer', async () => {
    const { issue, cancel, post, all } = clientIn('towns');
    const first = await issue({ customer: IN_CAMPINAS });
    const block = { event: 'block', blocks: 'substitution', reason: 'Nota sob fiscalização' };
    await post(`/__admin/invoices/${first.id}/events`, block).expect(201);
    await cancel(first.id).expect(200);
    const second = await issue();
    expect(await all(CAMPINAS)).toEqual([
      [1, first.accessKey, null],
      [2, first.accessKey, 'BLOQUEIO_POR_OFICIO'],
      [3, first.accessKey, 'CANCELAMENTO'],
    ]);
    expect(await all(SAO_PAULO)).toEqual([
      [1, first.accessKey, null],
      [2, first.accessKey, 'BLOQUEIO_POR_OFICIO'],
      [3, first.accessKey, 'CANCELAMENTO'],
      [4, second.accessKey, null],
    ]);
  });

  it('numbers the notes and events of an earlier version in the order of their generation', async () => {
    const sandbox = 'earlier';
    const { freeze, advance, issue, cancel, all } = clientIn(sandbox);
    await freeze();
    const { id } = await issue({ customer: IN_CAMPINAS });
    await advance('PT1M');
    await issue();
    await advance('PT1M');
    await cancel(id).expect(200);
    const before = { [SAO_PAULO]: await all(SAO_PAULO), [CAMPINAS]: await all(CAMPINAS) };
    expect(before[SAO_PAULO]).toHaveLength(3);
    await inSandbox(sandbox, async (runner) => {
      const migration = new DistributeToMunicipalities1800300000000();
      await migration.down(runner);
      expect(await all(SAO_PAULO)).toEqual([]);
      await migration.up(runner);
    });
    expect({ [SAO_PAULO]: await all(SAO_PAULO), [CAMPINAS]: await all(CAMPINAS) }).toEqual(before);
    await issue({ customer: IN_CAMPINAS });
    expect((await all(SAO_PAULO)).map(([nsu]) => nsu)).toEqual([1, 2, 3, 4]);
    expect((await all(CAMPINAS)).map(([nsu]) => nsu)).toEqual([1, 2, 3]);
  });

  it('sends one document with lote=false', async () => {
    const { issue, lot } = clientIn('single');
    await issue();
    const { accessKey } = await issue();
    const { status, LoteDFe } = await lot('2', `municipio=${SAO_PAULO}&lote=false`);
    expect([status, LoteDFe.map(({ ChaveAcesso }) => ChaveAcesso)]).toEqual([200, [accessKey]]);
  });

  it.each([
    ['0', `municipio=${CAMPINAS}`, 404, 'E2215'],
    ['1', `municipio=${CAMPINAS}&lote=false`, 404, 'E2230'],
    ['x', `municipio=${CAMPINAS}`, 400, 'NSU_INVALID'],
    ['0', '', 400, 'MUNICIPIO_REQUIRED'],
    ['0', 'municipio=3509503', 400, 'MUNICIPIO_INVALID'],
    ['0', `municipio=${CAMPINAS}&municipio=${CAMPINAS}`, 400, 'MUNICIPIO_INVALID'],
    ['0', `municipio=${CAMPINAS}&tipoNSU=MEI`, 400, 'TIPO_NSU_INVALID'],
  ])('answers /municipios/DFe/%s?%s with %d and %s', async (nsu, query, status, code) => {
    expect(await clientIn('municipality-refused').lot(nsu, query)).toMatchObject({
      status,
      LoteDFe: [],
      Erros: [{ Codigo: code }],
    });
  });

  it('reads with the certificate of a municipality only its own documents', async () => {
    const { issue, certificate, mutual } = clientIn('municipal-certificate');
    const { accessKey } = await issue();
    const town = await certificate(municipalCnpj(SAO_PAULO));
    const company = await certificate(CUSTOMER.cnpj);
    const own = await mutual('/municipios/DFe/0', town);
    expect(own.status).toBe(200);
    expect((JSON.parse(own.text) as Lot).LoteDFe).toMatchObject([{ ChaveAcesso: accessKey }]);
    expect((await mutual(`/municipios/DFe/0?municipio=${CAMPINAS}`, town)).status).toBe(403);
    const refused = await mutual('/municipios/DFe/0', company);
    expect(refused.status).toBe(403);
    expect((JSON.parse(refused.text) as Lot).Erros).toMatchObject([
      { Codigo: 'MUNICIPIO_REFUSED' },
    ]);
  });
});
