import { gzipSync } from 'node:zlib';
import {
  createTestCertificate,
  signer,
  TECHNICAL_NOTE_009_FROM,
  writeDps,
  type Signer,
} from '#libs/nfse';
import { EXAMPLE_DPS } from '../sefin.request';
import {
  readSentDocument,
  sentDps,
  SENT_EVENT_REQUEST,
  type SignaturePolicy,
} from './sent-document';

const packed = (xml: string): string => gzipSync(xml).toString('base64');

describe('readSentDocument', () => {
  let taxpayer: Signer;
  let signed: string;
  beforeAll(async () => {
    const certificate = await createTestCertificate({
      name: 'Test',
      taxId: '98765432000198',
      serialNumber: '01',
      notBeforeMs: Date.parse('2026-01-01T00:00:00Z'),
      notAfterMs: Date.parse('2036-01-01T00:00:00Z'),
    });
    taxpayer = signer(certificate);
    signed = await taxpayer.signDps(writeDps(EXAMPLE_DPS));
  });

  const codesOf = async (xml: string, policy: SignaturePolicy): Promise<string[]> => {
    const read = await readSentDocument(packed(xml), sentDps(TECHNICAL_NOTE_009_FROM), policy);
    return read.ok ? [] : read.refusal.map(({ code, element }) => `${code} ${element}`);
  };

  it('returns the content and the XML as it was sent', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${signed}`;
    expect(
      await readSentDocument(packed(xml), sentDps(TECHNICAL_NOTE_009_FROM), 'require'),
    ).toEqual({
      ok: true,
      value: { content: EXAMPLE_DPS, xml },
    });
  });

  const unsigned = writeDps(EXAMPLE_DPS);
  const tamper = (xml: string): string => xml.replace('<vServ>1000.00', '<vServ>9000.00');
  const noValue = (xml: string): string => xml.replace('<SignatureValue>', '<SignatureValue>AAAA');
  const WRONG = ['E0714 DPS/infDPS'];
  it.each<readonly [SignaturePolicy, string, () => string, readonly string[]]>([
    ['check', 'a signed DPS', () => signed, []],
    ['check', 'a DPS without a signature', () => unsigned, []],
    ['check', 'a DPS that was changed', () => tamper(signed), WRONG],
    ['check', 'a wrong value', () => noValue(signed), ['E0714 DPS/Signature']],
    ['require', 'a signed DPS', () => signed, []],
    ['require', 'a DPS without a signature', () => unsigned, ['E0717 Signature']],
    ['require', 'a DPS that was changed', () => tamper(signed), WRONG],
    ['off', 'a DPS without a signature', () => unsigned, []],
    ['off', 'a DPS that was changed', () => tamper(signed), []],
  ])('with %s, judges %s', async (policy, _, xml, expected) => {
    expect(await codesOf(xml(), policy)).toEqual(expected);
  });

  it.each([
    ['no XML', 'mil reais', ['E1226 ']],
    ['XML that is not well-formed', '<DPS><infDPS></DPS>', ['E1226 ']],
    ['a DOCTYPE', '<!DOCTYPE DPS [<!ENTITY a "b">]><DPS/>', ['E1226 ']],
    ['deep nesting', '<a>'.repeat(500), ['E1226 ']],
    [
      'prefixes',
      unsigned.replace(/<(\/?)(?=\w)/g, '<$1n:').replace('xmlns=', 'xmlns:n='),
      ['E1228 DPS'],
    ],
    ['xml:lang', unsigned.replace('<infDPS ', '<infDPS xml:lang="pt" '), ['E1235 DPS/infDPS']],
    ['another document', '<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse"/>', ['E1235 NFSe']],
  ])('refuses %s', async (_, xml, expected) => {
    expect(await codesOf(xml, 'check')).toEqual(expected);
  });

  it('names the element and the line of each error of structure', async () => {
    const xml = unsigned
      .replace('<tpAmb>2</tpAmb>', '<tpAmb>9</tpAmb>')
      .replace('<vServ>1000.00</vServ>', '\n<vServ>mil</vServ>');
    const read = await readSentDocument(packed(xml), sentDps(TECHNICAL_NOTE_009_FROM), 'check');
    expect(read).toMatchObject({
      ok: false,
      refusal: [
        { code: 'E1235', element: 'DPS/infDPS/tpAmb', detail: expect.stringContaining('(line 1)') },
        {
          code: 'E1235',
          element: 'DPS/infDPS/valores/vServPrest/vServ',
          detail: expect.stringContaining('(line 2)'),
        },
      ],
    });
  });

  it('has its own codes for the signature of an event', async () => {
    const key = '35503082298765432000198000000000000126030000000009';
    const xml =
      '<pedRegEvento xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01">' +
      `<infPedReg Id="PRE${key}101101"><tpAmb>2</tpAmb><verAplic>1</verAplic>` +
      '<dhEvento>2026-03-10T15:00:00-03:00</dhEvento><CNPJAutor>98765432000198</CNPJAutor>' +
      `<chNFSe>${key}</chNFSe><e101101><xDesc>Cancelamento de NFS-e</xDesc><cMotivo>1</cMotivo>` +
      '<xMotivo>Nota emitida com erro</xMotivo></e101101></infPedReg></pedRegEvento>';
    const codes = async (text: string, policy: SignaturePolicy): Promise<string[]> => {
      const read = await readSentDocument(packed(text), SENT_EVENT_REQUEST, policy);
      return read.ok ? [] : read.refusal.map(({ code }) => code);
    };
    expect(await codes(xml, 'check')).toEqual([]);
    expect(await codes(xml, 'require')).toEqual(['E1989']);
    const changed = (await taxpayer.signEventRequest(xml)).replace('com erro', 'por erro');
    expect(await codes(changed, 'check')).toEqual(['E1980']);
  });
});
