import { writeDps } from '#libs/nfse';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../../src/nfse.app';
import { CUSTOMER, PROVIDER } from '../issuer';
import { dpsOf, packed } from '../sefin/sefin-client';
import { adnIn, type Lot } from './adn-client';

const BRANCH = '12345678000276';
const OTHER = '98765432000198';

describe(`The national addresses over mutual TLS on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let required: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse, { NFSE_MTLS_PORT: '0' });
    required = await createTestApp(nfse, { NFSE_MTLS_PORT: '0', NFSE_MTLS: 'required' });
  });
  afterAll(() => Promise.all([test.close(), required.close()]));

  const lotIn = (text: string): Lot => JSON.parse(text) as Lot;

  it('reads the documents of the certificate, and of the same root', async () => {
    const { issue, certificate, mutual } = adnIn(test, 'certificate');
    const { accessKey } = await issue();
    await issue({ provider: { cnpj: BRANCH } });
    const own = await certificate(PROVIDER);
    const lot = lotIn((await mutual('/contribuintes/DFe/0', own)).text);
    expect(lot.LoteDFe).toMatchObject([{ NSU: 1, ChaveAcesso: accessKey }]);
    const ofBranch = await mutual(`/contribuintes/DFe/0?cnpjConsulta=${BRANCH}`, own);
    expect(lotIn(ofBranch.text).LoteDFe).toHaveLength(1);
    const other = await mutual(`/contribuintes/DFe/0?cnpjConsulta=${CUSTOMER.cnpj}`, own);
    expect(other.status).toBe(403);
    expect(lotIn(other.text)).toMatchObject({
      StatusProcessamento: 'REJEICAO',
      Erros: [{ Codigo: 'CNPJ_CONSULTA_REFUSED' }],
    });
  });

  it('lists the events of an invoice for its parties only', async () => {
    const { issue, cancel, certificate, mutual } = adnIn(test, 'events');
    const { id, accessKey } = await issue();
    await cancel(id).expect(200);
    const path = `/contribuintes/NFSe/${accessKey ?? ''}/Eventos`;
    const ofCustomer = await mutual(path, await certificate(CUSTOMER.cnpj));
    expect(lotIn(ofCustomer.text).LoteDFe).toMatchObject([{ NSU: 2, TipoEvento: 'CANCELAMENTO' }]);
    const ofOther = await mutual(path, await certificate(OTHER));
    expect(ofOther.status).toBe(404);
    expect(lotIn(ofOther.text)).toMatchObject({ Erros: [{ Codigo: 'E2241' }] });
  });

  it.each([
    ['expired', 'E1203'],
    ['without-client-authentication', 'E1200'],
    ['without-tax-id', 'E1209'],
    ['broken-chain', 'E1205'],
    ['other-authority', 'E1208'],
  ])('refuses a certificate that is %s by %s at each national address', async (state, code) => {
    const { certificate, mutual } = adnIn(test, 'bad');
    const bad = await certificate(PROVIDER, state);
    const lot = await mutual('/contribuintes/DFe/0', bad);
    expect([lot.status, lotIn(lot.text).Erros[0]?.Codigo]).toEqual([403, code]);
    const body = { dpsXmlGZipB64: packed(writeDps(dpsOf('1'))) };
    const issued = await mutual('/SefinNacional/nfse', bad, { method: 'POST', body });
    expect(issued.status).toBe(403);
    expect(JSON.parse(issued.text)).toMatchObject({ erros: [{ codigo: code }] });
    const danfse = await mutual('/danfse/42', bad);
    expect(danfse.status).toBe(403);
  });

  it('refuses a request without a certificate if one is required, and only at the national addresses', async () => {
    const { certificate, mutual, get, issue } = adnIn(required, 'required');
    await issue();
    for (const path of ['/contribuintes/DFe/0', '/SefinNacional/nfse/1', '/danfse/1']) {
      const { body } = await get(path).expect(401);
      expect(JSON.stringify(body)).toContain('"E1200"');
    }
    const own = await certificate(PROVIDER);
    expect((await mutual('/contribuintes/DFe/0', own)).status).toBe(200);
    const { status } = await mutual('/contribuintes/DFe/0', undefined, { ca: own.authority });
    expect(status).toBe(401);
  });

  it('finds a DPS only for a party of its invoice', async () => {
    const { issued, certificate, mutual } = adnIn(test, 'dps');
    const { idDps } = await issued(dpsOf('1'));
    const path = `/SefinNacional/dps/${idDps}`;
    for (const taxId of [PROVIDER, BRANCH, CUSTOMER.cnpj]) {
      expect((await mutual(path, await certificate(taxId))).status).toBe(200);
    }
    const other = await certificate(OTHER);
    const refused = await mutual(path, other);
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.text)).toMatchObject({ erro: { codigo: 'NOT_A_PARTY' } });
    expect((await mutual(path, other, { method: 'HEAD' })).status).toBe(200);
  });
});
