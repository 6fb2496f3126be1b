import { writeAbrasf } from '../abrasf/write-abrasf';
import { writeDps, writeEvent, writeEventRequest, writeNfse } from '../national/documents';
import { FULL_DPS } from '../national/test/full-dps';
import { CANCELLATION, CANCELLED, FULL_NFSE } from '../national/test/full-nfse';
import { signer, type Signer } from '../signature/signer';
import { testCertificate } from '../signature/test/certificate';
import { NATIONAL_NAMESPACE as NAMESPACE } from '../xml/national-namespace';
import { MAX_FINDINGS } from '../xml/findings';
import { validateDocument } from './validate';

const UNSIGNED = writeDps(FULL_DPS);

/** The findings about the structure of a DPS, without that of the missing signature. */
function structureOf(xml: string): readonly string[] {
  return validateDocument(Buffer.from(xml))
    .findings.filter(({ code }) => code === 'E1235')
    .map(({ element, detail }) => `${element}: ${detail}`);
}

function replaced(pattern: string | RegExp, replacement: string): string {
  const xml = UNSIGNED.replace(pattern, replacement);
  expect(xml).not.toBe(UNSIGNED);
  return xml;
}

describe('validateDocument', () => {
  let sign: Signer;

  beforeAll(async () => {
    sign = signer(await testCertificate());
  });

  it('finds nothing in signed documents, and returns their content', async () => {
    const dps = await sign.signDps(UNSIGNED);
    const request = await sign.signEventRequest(writeEventRequest(CANCELLATION));
    const nfse = await sign.signNfse(writeNfse(FULL_NFSE, dps));
    const event = await sign.signEvent(writeEvent(CANCELLED, request));
    const abrasf = writeAbrasf(FULL_NFSE, { verificationCode: 'AB12' });
    const reports = [dps, nfse, request, event, abrasf].map((xml) =>
      validateDocument(Buffer.from(xml)),
    );
    expect(reports).toMatchObject([
      { layout: 'national-dps', findings: [], dps: FULL_DPS },
      { layout: 'national-nfse', findings: [], dps: FULL_DPS, nfse: FULL_NFSE },
      { layout: 'national-event', findings: [], eventRequest: CANCELLATION },
      { layout: 'national-event', findings: [], event: CANCELLED },
      {
        layout: 'abrasf',
        findings: [],
        abrasf: expect.objectContaining({ Nfse: expect.anything() }),
      },
    ]);
  });

  it.each([
    ['white space between elements', (xml: string) => xml.replace(/></g, '>\n  <')],
    ['version 1.00', (xml: string) => xml.replace('versao="1.01"', 'versao="1.00"')],
    [
      'a hint for a schema',
      (xml: string) =>
        xml.replace(
          '<DPS ',
          '<DPS xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="x y" ',
        ),
    ],
    ['comments', (xml: string) => xml.replace('<prest>', '<!-- a --><prest>')],
  ])('accepts %s', (_, change) => {
    const { layout, findings, dps } = validateDocument(Buffer.from(change(UNSIGNED)));
    expect({ layout, codes: findings.map(({ code }) => code), dps }).toEqual({
      layout: 'national-dps',
      codes: ['E0714'],
      dps: FULL_DPS,
    });
  });

  it.each<readonly [string, (xml: string) => string, string]>([
    [
      'a prefix on every element',
      (xml) => xml.replace(/<(\/?)(?=\w)/g, '<$1n:').replace('xmlns=', 'xmlns:n='),
      'E1228 DPS: Has the prefix n. Declare its namespace without a prefix: xmlns="...".',
    ],
    [
      'a prefix on one element',
      (xml) =>
        xml
          .replace(/<(\/?)prest>/g, '<$1n:prest>')
          .replace('<DPS ', `<DPS xmlns:n="${NAMESPACE}" `),
      'E1228 DPS/infDPS/prest: Has the prefix n. Declare its namespace without a prefix: xmlns="...".',
    ],
    [
      'xml:lang',
      (xml) => xml.replace('<infDPS ', '<infDPS xml:lang="pt" '),
      'E1235 DPS/infDPS: Has an unknown attribute: xml:lang.',
    ],
    [
      'an attribute of another namespace',
      (xml) => xml.replace('<prest>', '<prest xmlns:a="urn:a" a:b="1">'),
      'E1235 DPS/infDPS/prest: Has an unknown attribute: a:b.',
    ],
  ])('refuses %s', (_, change, expected) => {
    const { findings } = validateDocument(Buffer.from(change(UNSIGNED)));
    const texts = findings.map(({ code, element, detail }) => `${code} ${element}: ${detail}`);
    expect(texts.filter((text) => !text.startsWith('E0714'))).toEqual([expected]);
  });

  it.each<[string, string, readonly string[]]>([
    ['a missing element', replaced(/<serie>.*?<\/serie>/, ''), ['DPS/infDPS/serie: Is missing.']],
    [
      'a missing group',
      replaced(/<locPrest>.*?<\/locPrest>/, ''),
      ['DPS/infDPS/serv/locPrest: Is missing.'],
    ],
    [
      'a repeated element',
      replaced(/<serie>.*?<\/serie>/, '$&$&$&'),
      ['DPS/infDPS/serie: Appears more than once.'],
    ],
    [
      'an element too early',
      replaced(/(<xDescServ>[^]*?<\/xDescServ>)(<cNBS>.*?<\/cNBS>)/, '$2$1'),
      ['DPS/infDPS/serv/cServ/xDescServ: Is in the wrong place: it must be before cNBS.'],
    ],
    [
      'an unknown element',
      replaced('<cNBS>', '<cNCM>1</cNCM><cNBS>'),
      [
        'DPS/infDPS/serv/cServ/cNCM: Is not an element of DPS/infDPS/serv/cServ: cTribNac, cTribMun, xDescServ, cNBS, cIntContrib.',
      ],
    ],
    [
      'two members of a choice',
      replaced(/<prest><CNPJ>.*?<\/CNPJ>/, '$&<CPF>52998224725</CPF>'),
      ['DPS/infDPS/prest: Has CNPJ and CPF; only one of them is allowed.'],
    ],
    [
      'no member of a choice',
      replaced('<prest><CNPJ>12345678000195</CNPJ>', '<prest>'),
      ['DPS/infDPS/prest: Needs one of CNPJ, CPF, NIF, cNaoNIF, and has none.'],
    ],
    [
      'two members of an optional choice',
      replaced('<pRedBCBM>', '<vRedBCBM>1.00</vRedBCBM><pRedBCBM>'),
      [
        'DPS/infDPS/valores/trib/tribMun/BM: Has vRedBCBM and pRedBCBM; only one of them is allowed.',
      ],
    ],
    [
      'a wrong amount',
      replaced('<vServ>1000.00<', '<vServ>1000,00<'),
      ['DPS/infDPS/valores/vServPrest/vServ: "1000,00" is not an amount, as in 150.75.'],
    ],
    [
      'a time in UTC',
      replaced('15:00:00-03:00', '18:00:00Z'),
      [
        'DPS/infDPS/dhEmi: "2026-03-10T18:00:00Z" is not a date and time with an offset, as in 2026-01-31T12:00:00-03:00 (whole seconds, not Z).',
      ],
    ],
    [
      'a wrong Id',
      replaced('Id="DPS3', 'Id="DPSx'),
      [`DPS/infDPS/@Id: "DPSx${FULL_DPS.Id.slice(4)}" is not DPS and 42 digits.`],
    ],
    ['no Id', replaced(/ Id="[^"]*"/, ''), ['DPS/infDPS: Has no attribute Id.']],
    [
      'another version',
      replaced('versao="1.01"', 'versao="2.00"'),
      ['DPS: Must have the attribute versao="1.00" or "1.01".'],
    ],
    [
      'an unknown attribute',
      replaced('<serie>', '<serie x="1">'),
      ['DPS/infDPS/serie: Has an unknown attribute: x.'],
    ],
    [
      'text between elements',
      replaced('<prest>', 'x<prest>'),
      ['DPS/infDPS: Has text between its elements.'],
    ],
    [
      'elements in a text',
      replaced('<serie>00001', '<serie><a/>00001'),
      ['DPS/infDPS/serie: Has elements inside; only text is allowed.'],
    ],
    [
      'an empty element',
      replaced('<xCpl>Sala 5<', '<xCpl><'),
      ['DPS/infDPS/prest/end/xCpl: Is empty.'],
    ],
    [
      'white space around a value',
      replaced('<serie>00001<', '<serie> 00001 <'),
      ['DPS/infDPS/serie: " 00001 " is not a number of 1 to 5 digits.'],
    ],
    [
      'letters in the CNPJ of the provider',
      replaced('<prest><CNPJ>12345678000195', '<prest><CNPJ>12abc34501DE35'),
      ['DPS/infDPS/prest/CNPJ: "12abc34501DE35" is not a CNPJ of 14 characters.'],
    ],
    [
      'a long description',
      replaced(/<xDescServ>[^]*<\/xDescServ>/, `<xDescServ>${'é'.repeat(2_001)}</xDescServ>`),
      ['DPS/infDPS/serv/cServ/xDescServ: Has 2001 characters; at most 2000 are allowed.'],
    ],
    [
      'an item of a list',
      replaced('<tpDedRed>2<', '<tpDedRed>10<'),
      [
        'DPS/infDPS/valores/vDedRed/documentos/docDedRed[2]/tpDedRed: "10" is not one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 99.',
      ],
    ],
    [
      'a list that is too long',
      replaced(/<xItemPed>1<\/xItemPed>/, '<xItemPed>1</xItemPed>'.repeat(120)),
      ['DPS/infDPS/serv/infoCompl/gItemPed/xItemPed: Appears more than 99 times.'],
    ],
    [
      'another namespace',
      replaced('http://www.sped.fazenda.gov.br/nfse', 'http://example.com'),
      [
        'DPS: Is in namespace http://example.com; it must be in namespace http://www.sped.fazenda.gov.br/nfse.',
      ],
    ],
    [
      'an element in another namespace',
      replaced('<prest>', '<prest xmlns="urn:x">'),
      ['DPS/infDPS/prest: Is in namespace urn:x; it must be in that of DPS/infDPS.'],
    ],
    [
      'names that are special in JavaScript',
      replaced('<serie>', '<__proto__>1</__proto__><constructor/><serie>'),
      expect.arrayContaining([expect.stringMatching(/^DPS\/infDPS\/__proto__: Is not/)]) as never,
    ],
  ])('finds %s', (_, xml, expected) => {
    expect(structureOf(xml)).toEqual(expected);
    expect(validateDocument(Buffer.from(xml)).dps).toBeUndefined();
  });

  it('says on which line each finding is', () => {
    const xml = replaced('<vServ>1000.00<', '<vServ>x<')
      .replace(/></g, '>\n<')
      .replace('<serie>00001</serie>\n', '');
    const line = (text: string) => xml.slice(0, xml.indexOf(text)).split('\n').length;
    expect(validateDocument(Buffer.from(xml)).findings.map(({ line: at }) => at)).toEqual([
      line('<vServ>'),
      line('<infDPS'),
      1,
    ]);
  });

  it('names the signed element and the place of a change', async () => {
    const dps = await sign.signDps(UNSIGNED);
    const nfse = await sign.signNfse(writeNfse(FULL_NFSE, dps));
    const { findings, nfse: read } = validateDocument(
      Buffer.from(nfse.replace('<vLiq>919.10', '<vLiq>991.10')),
    );
    expect(findings).toEqual([
      {
        code: 'E0714',
        element: 'NFSe/infNFSe',
        line: 1,
        detail:
          'Was changed after it was signed: its digest is not the one in the signature. infDPS inside it is unchanged.',
      },
    ]);
    // The caller computes the amounts again and says which one is wrong.
    expect(read?.valores.vLiq).toBe(99_110);
  });

  it('finds a signature in the wrong place', async () => {
    const dps = await sign.signDps(UNSIGNED);
    const signature = /<Signature [^]*<\/Signature>/.exec(dps)?.[0] ?? '';
    const before = UNSIGNED.replace('<infDPS', () => `${signature}<infDPS`);
    expect(structureOf(before)).toEqual([
      'DPS/Signature: Is in the wrong place: it must be after infDPS.',
    ]);
    const inside = UNSIGNED.replace('</infDPS>', () => `${signature}</infDPS>`);
    expect(structureOf(inside)).toEqual([
      expect.stringMatching(/^DPS\/infDPS\/Signature: Is not an element of DPS\/infDPS: /),
    ]);
  });

  it.each([
    ['text that is not XML', 'hello', undefined, 1],
    ['an open tag', '<DPS>\n\n<a></DPS>', undefined, 3],
    ['a DOCTYPE', '<!DOCTYPE DPS [<!ENTITY a "b">]><DPS>&a;</DPS>', undefined, 1],
    ['another root', '<nfeProc/>', undefined, 1],
    ['the name of a member of objects', '<constructor/>', undefined, 1],
    ['33 levels', `${'<DPS>'.repeat(33)}${'</DPS>'.repeat(33)}`, undefined, 1],
    ['70,000 elements', `<DPS>${'<a/>'.repeat(70_000)}</DPS>`, undefined, 1],
  ])('refuses %s with one finding', (_, xml, layout, line) => {
    const report = validateDocument(Buffer.from(xml));
    expect(report).toMatchObject({
      layout,
      findings: [expect.objectContaining({ code: 'E1235', line })],
    });
  });

  it('stops at 100 findings', () => {
    const many = replaced('<prest>', `${'<a>x</a>'.repeat(40_000)}<prest>`);
    const { findings } = validateDocument(Buffer.from(many));
    expect(findings).toHaveLength(MAX_FINDINGS);
    expect(JSON.stringify(findings).length).toBeLessThan(50_000);
  });
});
