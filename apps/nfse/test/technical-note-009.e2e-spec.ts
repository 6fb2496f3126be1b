import { toCents } from '#libs/kernel';
import {
  editionOf,
  inEdition,
  readNfse,
  verifySignature,
  type InfDps,
  type InfNfse,
} from '#libs/nfse';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { nfse } from '../src/nfse.app';
import { dpsOf, sefinIn, unpacked } from './sefin/sefin-client';
import { CUSTOMER, type Change } from './issuer';

/** The last day of technical note 007, and a day of technical note 009. */
const BEFORE = '2026-12-31T18:00:00.000Z';
const AFTER = '2027-01-04T18:00:00.000Z';

const TAXED: Change = {
  customer: {
    ...CUSTOMER,
    address: {
      municipality: '3550308',
      postalCode: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
    },
  },
  service: { nbs: '115022000', deductions: { percentage: 10 } },
  ibsCbs: { operationIndicator: '100301', cst: '000', classification: '000001' },
};

/** A DPS of a day in Brasília, in edition 007. */
const ofDay = (number: string, day: string): InfDps =>
  dpsOf(number, { dhEmi: `${day}T12:00:00-03:00`, dCompet: day });

describe(`Technical note 009 on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(nfse);
  });
  afterAll(() => test.close());

  function clientIn(sandbox: string) {
    const client = sefinIn(test, sandbox);
    return {
      ...client,
      at: (instant: string) => client.frozen(instant).expect(200),
      xmlOf: async (id: string, query = ''): Promise<string> =>
        (await client.get(`/nfse/${id}/xml${query}`).expect(200)).text,
      settings: (body: object) => client.post('/__admin/parameters', body),
    };
  }

  /** The content of a signed invoice. */
  function contentOf(xml: string, from?: string): InfNfse {
    expect(verifySignature(Buffer.from(xml))).toEqual([]);
    const read = readNfse(Buffer.from(xml), from);
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    return read.value;
  }

  it('gives an invoice of a JSON request the layout of its day', async () => {
    const { at, issue, xmlOf, get } = clientIn('json');
    await at(BEFORE);
    const old = await issue(TAXED);
    const oldXml = await xmlOf(old.id);
    await at(AFTER);
    const fresh = await issue(TAXED);
    const freshXml = await xmlOf(fresh.id);

    expect(contentOf(oldXml)).toMatchObject({
      valores: { vCalcDR: 10_000, vBC: 90_000 },
      DPS: { infDPS: { valores: { vDedRed: { pDR: 1_000 } }, IBSCBS: { finNFSe: '0' } } },
    });
    expect(contentOf(freshXml)).toMatchObject({
      verCalcIBSCBS: 'Simulador-1.0',
      valores: { vCalcAjusteBCISSQN: 10_000, vBC: 90_000 },
      IBSCBS: { valores: { vBC: 95_500 } },
      DPS: {
        infDPS: {
          finNFSe: '0',
          indDest: '0',
          valores: { vAjusteBC: { pAjusteBCISSQN: 1_000 } },
          IBSCBS: { valores: { trib: { CST: '000', cClassTrib: '000001', gIBSCBS: {} } } },
        },
      },
    });
    // The old invoice stays as it was signed, and our own JSON has the same members for both.
    expect(await xmlOf(old.id)).toBe(oldXml);
    expect(Object.keys(fresh.values)).toEqual(Object.keys(old.values));
    expect([old.values['deductions'], fresh.values['deductions']]).toEqual([100, 100]);
    for (const xml of [oldXml, freshXml]) {
      const { body } = await test.http
        .post('/nfse/validate')
        .set('X-Sandbox', 'json')
        .set('Content-Type', 'application/xml')
        .send(xml)
        .expect(200);
      expect((body as { findings: unknown }).findings).toEqual([]);
    }
    for (const { id } of [old, fresh]) await get(`/nfse/${id}/pdf`).expect(200);
  });

  it('reads a DPS in the layout of its date of issue, and says which one applies', async () => {
    const { at, send, issued } = clientIn('xml');
    await at(AFTER);
    const before = ofDay('1', '2026-12-31');
    const after = inEdition(ofDay('2', '2027-01-04'), '009');
    const first = await issued(before);
    const second = await issued(after);
    const editions = [first, second].map(({ nfseXmlGZipB64 }) =>
      editionOf(contentOf(unpacked(nfseXmlGZipB64)).DPS.infDPS),
    );
    expect(editions).toEqual(['007', '009']);

    const refused = async (dps: InfDps): Promise<string> => {
      const { body } = await send(dps).expect(400);
      const { erros } = body as { erros: { codigo: string; complemento: string }[] };
      return erros.map(({ codigo, complemento }) => `${codigo} ${complemento}`).join('\n');
    };
    expect(await refused(ofDay('3', '2027-01-04'))).toMatch(
      /E1235 .*finNFSe.*Technical note 009 applies to a DPS that is issued from 2027-01-01 on, and this one is of 2027-01-04; send the layout of technical note 009/,
    );
    expect(await refused(inEdition(ofDay('4', '2026-12-31'), '009'))).toMatch(
      /E1235 .*It is an element of technical note 009\..* this one is of 2026-12-31; send the layout of technical note 007/,
    );
  });

  it('begins on another day in a sandbox that sets it', async () => {
    const { at, issued, settings, send, get } = clientIn('own-day');
    await at('2026-11-02T18:00:00.000Z');
    const dps = inEdition(ofDay('1', '2026-11-02'), '009');
    await send(dps).expect(400);
    const national = { technicalNote009From: '2026-10-31' };
    expect((await settings({ national }).expect(201)).body).toMatchObject({ national });
    const listed = async (query: string) =>
      ((await get(`/__admin/parameters${query}`).expect(200)).body as { national?: object })
        .national;
    expect(await listed('')).toEqual(national);
    expect(await listed('?source=added')).toEqual(national);
    expect(await listed('?municipality=3550308')).toBeUndefined();
    const { nfseXmlGZipB64 } = await issued(dps);
    expect(contentOf(unpacked(nfseXmlGZipB64), '2026-10-31').DPS.infDPS.finNFSe).toBe('0');
    await settings({ national: { technicalNote009From: '2026-02-30' } }).expect(400);
    await settings({ national: { technicalNote009Form: '2026-10-31' } }).expect(400);
  });

  it('lists the day of the service in a sandbox without settings', async () => {
    const { body } = await clientIn('default').get('/__admin/parameters').expect(200);
    expect((body as { national: object }).national).toEqual({ technicalNote009From: '2027-01-01' });
  });

  it('replaces an invoice of technical note 007 by one of 009', async () => {
    const { at, issue, substitute, xmlOf, find } = clientIn('replaced');
    await at(BEFORE);
    const old = await issue(TAXED);
    await at(AFTER);
    const { body } = await substitute(old.id, TAXED).expect(201);
    const { DPS } = contentOf(await xmlOf((body as { id: string }).id));
    expect(DPS.infDPS).toMatchObject({
      finNFSe: '0',
      dCompet: '2026-12-31',
      subst: { chSubstda: old.accessKey },
    });
    expect((await find(old.id)).status).toBe('substituted');
  });

  it('gives an invoice of an RPS the layout of the day of issue', async () => {
    const { at, issue, xmlOf } = clientIn('rps');
    await at(AFTER);
    const { id } = await issue({ ...TAXED, rps: { number: '7', issueDate: '2026-12-30' } });
    expect(editionOf(contentOf(await xmlOf(id)).DPS.infDPS)).toBe('009');
    const abrasf = await xmlOf(id, '?layout=abrasf');
    expect(abrasf).toContain('<ValorDeducoes>100.00</ValorDeducoes>');
  });

  it('has the taxes of the Simples Nacional in the invoice', async () => {
    const { at, issue, xmlOf } = clientIn('simples');
    await at(AFTER);
    const { id, values } = await issue({
      ...TAXED,
      service: { ...TAXED.service, deductions: undefined, issRate: undefined, simplesActivity: 14 },
      provider: { simplesNacional: { option: 3, regime: 1, ibsCbsRegime: 1 } },
      totalTaxes: { simplesRate: 10 },
    });
    const { IBSCBS, DPS } = contentOf(await xmlOf(id));
    expect(DPS.infDPS.serv.cServ.cAtvSN).toBe('14');
    expect(IBSCBS?.valores.vReceitaBrutaSN).toBe(toCents(100_000));
    expect(IBSCBS?.totCIBS.gTribSN).toEqual({ pIBSSN: 2, vIBSSN: 20, pCBSSN: 213, vCBSSN: 2_130 });
    expect(IBSCBS?.totCIBS.gIBS).toEqual({});
    expect(values['ibsCbs']).toEqual({ base: 1000, ibs: 0.2, cbs: 21.3, total: 1000 });
  });

  it('refuses the new members of the JSON request before the day', async () => {
    const { at, refused } = clientIn('too-early');
    await at(BEFORE);
    const option = (simplesNacional: object): Change => ({ provider: { simplesNacional } });
    expect(await refused(option({ option: 4, regime: 1 }))).toEqual([422, 'E1235']);
    expect(await refused({ service: { simplesActivity: 7 } })).toEqual([422, 'E1235']);
  });
});
