import { toCents } from '#libs/kernel';
import { createTestCertificate, signer, writeDps, writeNfse, type Signer } from '#libs/nfse';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  documentedProblem,
  type TestApp,
} from '#libs/testing';
import { EXAMPLE_NFSE } from '../../src/validation/example-nfse';
import { VALIDATION_EXAMPLES } from '../../src/validation/examples';
import { smallDps, smallNfse } from './small-nfse';
import { validationApp } from './validation-app';

interface Report {
  readonly valid: boolean;
  readonly layout: string | null;
  readonly findings: readonly {
    readonly code: string;
    readonly element: string;
    readonly line: number | null;
    readonly detail: string;
  }[];
  readonly omittedFindings: number | null;
  readonly signatures: readonly object[];
  readonly arithmeticChecked: boolean;
}

const VALID: Omit<Report, 'layout' | 'signatures'> = {
  valid: true,
  findings: [],
  omittedFindings: 0,
  arithmeticChecked: true,
};
/** A signature with a certificate of another system. */
const signature = (element: string): object => ({
  element,
  subject: expect.stringMatching(/^CN=SIMULADOR SEM VALOR LEGAL:\d{14}, /) as unknown,
  serialNumber: expect.stringMatching(/^[0-9a-f]+$/) as unknown,
  fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
  ownCertificate: null,
});
const DPS_START = '<DPS xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01">';

describe(`POST /nfse/validate on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let sign: Signer;
  beforeAll(async () => {
    test = await createTestApp(validationApp);
    sign = signer(
      await createTestCertificate({
        name: 'Test',
        taxId: '11222333000181',
        serialNumber: '01',
        notBeforeMs: Date.UTC(2020, 0, 1),
        notAfterMs: Date.UTC(2099, 11, 31),
      }),
    );
  });
  afterAll(() => test.close());

  const post = (body: string, type = 'application/xml', sandbox = 'default') =>
    test.http.post('/nfse/validate').set({ 'X-Sandbox': sandbox, 'Content-Type': type }).send(body);
  const validated = async (xml: string, sandbox?: string): Promise<Report> =>
    (await post(xml, 'application/xml', sandbox).expect(200)).body as Report;
  /** Code, element and line of each finding. */
  const found = async (xml: string, sandbox?: string) =>
    (await validated(xml, sandbox)).findings.map(
      ({ code, element, line }) => `${code} ${element} ${String(line)}`,
    );
  const march = (sandbox: string) =>
    admin(test, sandbox).frozen('2026-03-10T18:30:00Z').expect(200);

  it('finds nothing in the example, and the changed value in the tampered one', async () => {
    expect(await validated(VALIDATION_EXAMPLES.valid.value)).toEqual({
      ...VALID,
      layout: 'national-nfse',
      signatures: [signature('NFSe/infNFSe/DPS/Signature'), signature('NFSe/Signature')],
    });
    expect(await validated(VALIDATION_EXAMPLES.tampered.value)).toMatchObject({
      valid: false,
      layout: 'national-nfse',
      findings: [
        {
          code: 'E0714',
          element: 'NFSe/infNFSe',
          line: 3,
          detail: expect.stringMatching(/^Was changed after it was signed/) as unknown,
        },
        {
          code: 'E1508',
          element: 'NFSe/infNFSe/valores/vLiq',
          line: 33,
          detail: expect.stringMatching(/^Is 900\.00; it must be 1000\.00: vServ/) as unknown,
        },
      ],
      omittedFindings: 0,
      arithmeticChecked: true,
    });
  });

  it('names a value of the DPS inside an NFS-e that was changed', async () => {
    const changed = EXAMPLE_NFSE.replace('<vServ>1000.00<', '<vServ>1500.00<');
    expect(await found(changed)).toEqual([
      'E0714 NFSe/infNFSe/DPS/infDPS 36',
      'E0714 NFSe/infNFSe 3',
      'E1295 NFSe/infNFSe/valores/vBC 29',
      'E1300 NFSe/infNFSe/valores/vISSQN 31',
      'E1508 NFSe/infNFSe/valores/vLiq 33',
    ]);
  });

  it('checks the rules of a signed DPS by the clock of the sandbox', async () => {
    const xml = await sign.signDps(writeDps(smallDps()));
    await march('march');
    expect(await validated(xml, 'march')).toEqual({
      ...VALID,
      layout: 'national-dps',
      signatures: [signature('DPS/Signature')],
    });
    await admin(test, 'early').frozen('2026-03-01T00:00:00Z').expect(200);
    expect(await found(xml, 'early')).toEqual(['E0008 DPS/infDPS/dhEmi 1']);
    const early = await validated(EXAMPLE_NFSE, 'early');
    expect(early.valid).toBe(true);
  });

  it('gives the line of the element, or of the nearest one around it', async () => {
    await march('lines');
    const dps = smallDps({
      toma: undefined,
      valores: {
        trib: {
          tribMun: { tpRetISSQN: '2', pAliq: 501 },
          tribFed: { vRetIRRF: toCents(200_000) },
        },
      },
    });
    const xml = writeDps(dps).replace(/></g, '>\n<');
    const lines = ['', ...xml.split('\n')];
    const findings = (await validated(xml, 'lines')).findings;
    const shown = findings.map(({ code, element, line }) => [code, element, lines[line ?? 0]]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['E0714', 'DPS/Signature', DPS_START],
        ['E0595', 'DPS/infDPS/valores/trib/tribMun/pAliq', '<pAliq>5.01</pAliq>'],
        ['E0204', 'DPS/infDPS/toma/CNPJ', `<infDPS Id="${dps.Id}">`],
        ['E1508', 'DPS/infDPS/valores', '<valores>'],
      ]),
    );
  });

  it('computes with the parameters of the sandbox', async () => {
    await test.http
      .post('/__admin/parameters')
      .set('X-Sandbox', 'rates')
      .send({
        municipalities: [{ code: '3550308', name: 'São Paulo', state: 'SP', isActive: false }],
      })
      .expect(201);
    expect(await found(EXAMPLE_NFSE, 'default')).toEqual([]);
    expect(await found(EXAMPLE_NFSE, 'rates')).toEqual([
      expect.stringMatching(/^E0038 /),
      expect.stringMatching(/^E0619 /),
    ]);
  });

  it('rounds as the service is set to', async () => {
    const dps = smallDps({ valores: { vServPrest: { vServ: toCents(10_050) } } });
    const nfse = (vISSQN: number) =>
      smallNfse(
        {
          valores: { vBC: toCents(10_050), vISSQN: toCents(vISSQN), vLiq: toCents(10_050) },
        },
        dps,
      );
    const signed = async (vISSQN: number) =>
      sign.signNfse(writeNfse(nfse(vISSQN), await sign.signDps(writeDps(dps))));
    // 5 % of 100.50 is 5.025.
    expect(await validated(await signed(503))).toMatchObject({ valid: true });
    expect(await found(await signed(502))).toEqual(['E1300 NFSe/infNFSe/valores/vISSQN 1']);
    const even = await createTestApp(validationApp, { NFSE_ROUNDING: 'half-even' });
    const { body } = await even.http
      .post('/nfse/validate')
      .set('Content-Type', 'text/xml')
      .send(await signed(502));
    await even.close();
    expect(body).toMatchObject({ valid: true });
  });

  it('checks only the structure and the signature of other layouts', async () => {
    expect(await validated('<CompNfse xmlns="http://www.abrasf.org.br/nfse.xsd"/>')).toMatchObject({
      valid: false,
      layout: 'abrasf',
      arithmeticChecked: false,
    });
  });

  it.each([
    ['no XML', 'hello', 'E1235  1'],
    ['XML that is cut', EXAMPLE_NFSE.slice(0, 500), 'E1235  13'],
    ['only white space', ' \n ', 'E1235  null'],
    ['another root', '<a/>', 'E1235 a 1'],
    ['a DOCTYPE', '<!DOCTYPE a><DPS/>', 'E1235  1'],
  ])('reports %s as a finding', async (_, xml, first) => {
    const report = await validated(xml);
    expect(report).toMatchObject({ valid: false, layout: null, arithmeticChecked: false });
    expect(await found(xml)).toEqual([first]);
  });

  it('stops after 100 findings, and says that it did', async () => {
    const report = await validated(`${DPS_START}${'<x/>'.repeat(20_000)}</DPS>`);
    expect(report.findings).toHaveLength(100);
    expect(report).toMatchObject({ valid: false, omittedFindings: null, arithmeticChecked: false });
    expect(JSON.stringify(report).length).toBeLessThan(50_000);
  });

  it.each([
    ['an empty body', '', 'application/xml', 400, 'XML_EMPTY'],
    ['JSON', '{}', 'application/json', 415, 'MEDIA_TYPE_NOT_SUPPORTED'],
    [
      'another character set',
      '<a/>',
      'application/xml; charset=iso-8859-1',
      415,
      'CHARSET_NOT_SUPPORTED',
    ],
    ['2 MB', `<a>${'x'.repeat(2_000_000)}</a>`, 'application/xml', 413, 'BODY_TOO_LARGE'],
  ])('refuses %s', async (_, body, type, status, code) => {
    const { body: problem } = await post(body, type).expect(status);
    expect(problem).toMatchObject({ code });
  });

  it('answers an empty body with the problem that the document shows', async () => {
    const { body } = await post('').expect(400);
    expect(body).toEqual({
      ...(await documentedProblem(test, 'post /nfse/validate', 'XML_EMPTY')),
      correlationId: expect.any(String) as unknown,
    });
  });
});
