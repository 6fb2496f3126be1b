import { readXml } from '#libs/xml';
import { isXmlText, SIGNATURE_NAMESPACE } from '#libs/xml-tables';
import { validateDocument } from '../validation/validate';
import {
  readDps,
  readEvent,
  readEventRequest,
  readNfse,
  writeDps,
  writeEvent,
  writeEventRequest,
  writeNfse,
} from './documents';
import { type InfDps } from './dps';
import { EVENT_NAMES, type EventCode, type EventContents } from './event';
import { FULL_DPS } from './test/full-dps';
import { CANCELLATION, CANCELLED, EVENT_REQUEST_BASE, FULL_NFSE } from './test/full-nfse';

const MINIMAL_DPS: InfDps = {
  Id: FULL_DPS.Id,
  tpAmb: '2',
  dhEmi: '2026-03-10T15:00:00-03:00',
  verAplic: '1',
  serie: '1',
  nDPS: '42',
  dCompet: '2026-03-10',
  tpEmit: '1',
  cLocEmi: '3550308',
  prest: { CNPJ: '12345678000195', regTrib: { opSimpNac: '1', regEspTrib: '0' } },
  serv: {
    locPrest: { cLocPrestacao: '3550308' },
    cServ: { cTribNac: '010101', xDescServ: 'Serviço' },
  },
  valores: {
    vServPrest: { vServ: FULL_DPS.valores.vServPrest.vServ },
    trib: { tribMun: { tribISSQN: '1', tpRetISSQN: '1' }, totTrib: { indTotTrib: '0' } },
  },
};

function described(xDescServ: string): InfDps {
  return { ...FULL_DPS, serv: { ...FULL_DPS.serv, cServ: { ...FULL_DPS.serv.cServ, xDescServ } } };
}

describe('the national documents', () => {
  it.each([
    ['every group', FULL_DPS],
    ['the required elements only', MINIMAL_DPS],
  ])('read a DPS with %s as it was written', (_, dps) => {
    expect(readDps(Buffer.from(writeDps(dps)))).toEqual({ ok: true, value: dps });
  });

  it('read an NFS-e as it was written, around the text of the DPS', () => {
    const dps = writeDps(FULL_DPS);
    const nfse = writeNfse(FULL_NFSE, `<?xml version="1.0" encoding="UTF-8"?>\n${dps}\n`);
    expect(nfse).toContain(`</IBSCBS>${dps}</infNFSe></NFSe>`);
    expect(readNfse(Buffer.from(nfse))).toEqual({ ok: true, value: FULL_NFSE });
  });

  it('read a request of an event as it was written', () => {
    const request = writeEventRequest(CANCELLATION);
    expect(readEventRequest(Buffer.from(request))).toEqual({ ok: true, value: CANCELLATION });
    expect(writeEvent(CANCELLED, request)).toContain(`<nDFSe>8</nDFSe>${request}</infEvento>`);
  });

  it('read the name of an event with and without accents', () => {
    const e105102 = {
      xDesc: 'Cancelamento de NFS-e por Substituição',
      cMotivo: '99',
      chSubstituta: '1'.repeat(50),
    };
    const xml = writeEventRequest({ ...EVENT_REQUEST_BASE, e105102 });
    expect(readEventRequest(Buffer.from(xml)).ok).toBe(true);
    expect(readEventRequest(Buffer.from(xml.replace('ição<', 'icao<'))).ok).toBe(true);
    expect(readEventRequest(Buffer.from(xml.replace('ição<', 'x<'))).ok).toBe(false);
  });

  const agent = { CPFAgTrib: '52998224725' };
  const number = `${EVENT_REQUEST_BASE.chNFSe}203206001`;
  const reason = { xMotivo: 'Texto do motivo' };
  it.each<readonly [EventCode, object]>([
    ['101101', { cMotivo: '9', ...reason }],
    ['105102', { cMotivo: '99', ...reason, chSubstituta: '1'.repeat(50) }],
    ['101103', { cMotivo: '2', ...reason }],
    ['105104', { ...agent, nProcAdm: '7', cMotivo: '1', ...reason }],
    ['105105', { ...agent, cMotivo: '2', ...reason }],
    ['202201', {}],
    ['203202', {}],
    ['204203', {}],
    ['205204', {}],
    ['202205', { cMotivo: '5' }],
    ['203206', { cMotivo: '9', ...reason }],
    ['204207', { cMotivo: '1' }],
    ['205208', { ...agent, idEvManifRej: number, ...reason }],
    ['305101', { ...agent, nProcAdm: '7', xProcAdm: 'Texto do processo' }],
    ['305102', { ...agent, codEvento: 'e105102', ...reason }],
    ['305103', { ...agent, idBloqOfic: number }],
  ])('read the event %s as it was written', (code, content) => {
    const group = { [`e${code}`]: { xDesc: EVENT_NAMES[code], ...content } } as EventContents;
    const infPedReg = { ...EVENT_REQUEST_BASE, ...group };
    const request = writeEventRequest(infPedReg);
    expect(readEventRequest(Buffer.from(request))).toEqual({ ok: true, value: infPedReg });
    const event = { ...CANCELLED, pedRegEvento: { infPedReg } };
    const signed = writeEvent(event, request).replace(
      '</evento>',
      `<Signature xmlns="${SIGNATURE_NAMESPACE}"/></evento>`,
    );
    expect(readEvent(Buffer.from(signed))).toEqual({ ok: true, value: event });
    const members = Object.keys({ xDesc: '', ...content });
    const written = readXml(Buffer.from(request)).children[0]?.children.at(-1)?.children ?? [];
    expect(written.map(({ name }) => name)).toEqual(members);
  });

  it.each<readonly [string, EventContents, readonly [string, string][]]>([
    [
      'a block with its reason first',
      { e305102: { xDesc: EVENT_NAMES['305102'], ...agent, codEvento: 'e101101', ...reason } },
      [
        [
          '<codEvento>e101101</codEvento><xMotivo>Texto do motivo</xMotivo>',
          '<xMotivo>Texto do motivo</xMotivo><codEvento>e101101</codEvento>',
        ],
      ],
    ],
    [
      'a rejection with infRej',
      { e203206: { xDesc: EVENT_NAMES['203206'], cMotivo: '1' } },
      [['<cMotivo>1</cMotivo>', '<infRej><cMotivo>1</cMotivo></infRej>']],
    ],
    [
      'an annulment with infAnRej',
      { e205208: { xDesc: EVENT_NAMES['205208'], ...agent, idEvManifRej: number, ...reason } },
      [
        ['<CPFAgTrib>', '<infAnRej><CPFAgTrib>'],
        ['</xMotivo>', '</xMotivo></infAnRej>'],
      ],
    ],
  ])('read %s, as older editions have it', (_, contents, changes) => {
    const expected = { ...EVENT_REQUEST_BASE, ...contents };
    let older = writeEventRequest(expected);
    for (const [from, to] of changes) {
      expect(older).toContain(from);
      older = older.replace(from, to);
    }
    expect(readEventRequest(Buffer.from(older))).toEqual({ ok: true, value: expected });
    expect(validateDocument(Buffer.from(older)).findings.map(({ code }) => code)).toEqual([
      'E0714',
    ]);
  });

  it('read the number of a request and of an event as older editions have them', () => {
    const number3 = { Id: `${CANCELLATION.Id}001`, nPedRegEvento: '1' };
    const request = writeEventRequest({ ...CANCELLATION, ...number3 });
    expect(request).toContain('</chNFSe><nPedRegEvento>1</nPedRegEvento><e101101>');
    const read = readEventRequest(Buffer.from(request));
    expect(read).toEqual({ ok: true, value: { ...CANCELLATION, ...number3 } });
    const event = writeEvent(CANCELLED, request)
      .replace('<nDFSe>8</nDFSe>', '<nDFe>8</nDFe>')
      .replace('</evento>', `<Signature xmlns="${SIGNATURE_NAMESPACE}"/></evento>`);
    expect(readEvent(Buffer.from(event))).toMatchObject({ ok: true, value: { nDFSe: '8' } });
  });

  it('write elements in the order of the layout, whatever the order of the members', () => {
    const reversed = Object.fromEntries(Object.entries(MINIMAL_DPS).reverse());
    expect(writeDps(reversed as unknown as InfDps)).toBe(writeDps(MINIMAL_DPS));
    expect(writeDps(MINIMAL_DPS)).toContain(
      '<DPS xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01">' +
        `<infDPS Id="${FULL_DPS.Id}"><tpAmb>2</tpAmb><dhEmi>2026-03-`,
    );
  });

  it('have the elements of an invoice in the order of the schema', () => {
    const nfse = readXml(Buffer.from(writeNfse(FULL_NFSE, writeDps(FULL_DPS))));
    const names = nfse.children[0]?.children.map(({ name }) => name) ?? [];
    expect(names.join(' ')).toBe(
      'xLocEmi xLocPrestacao nNFSe cLocIncid xLocIncid xTribNac xTribMun xNBS verAplic ambGer tpEmis procEmi cStat ' +
        'dhProc nDFSe emit valores xOutInf IBSCBS DPS',
    );
  });

  it.each([
    ['a]]>b', 'a]]&gt;b'],
    ['<script> & "quotes" \'too\'', '&lt;script&gt; &amp; "quotes" \'too\''],
    ['&amp;', '&amp;amp;'],
    ['line\r\nbreak\rand\n', 'line&#xD;\nbreak&#xD;and\n'],
    ['tab\tand emoji 👩‍🔧', 'tab\tand emoji 👩‍🔧'],
    ['\u0085\u2028\u00a0\u007f', '&#x85;&#x2028;\u00a0\u007f'],
    ['  spaces  ', '  spaces  '],
  ])('write %j so that it is read back', (text, written) => {
    const xml = writeDps(described(text));
    expect(xml).toContain(`<xDescServ>${written}</xDescServ>`);
    const read = readDps(Buffer.from(xml));
    expect(read.ok && read.value.serv.cServ.xDescServ).toBe(text);
  });

  it.each(['\u0000', 'a\u0008', '\u001f', '\ud800', 'x\udc00', '\uffff', '\ufffe'])(
    'never write a text that XML cannot carry: %j',
    (text) => {
      expect(isXmlText(text)).toBe(false);
      expect(() => writeDps(described(text))).toThrow(RangeError);
    },
  );

  it('refuse a document of another kind with one finding', () => {
    expect(readDps(Buffer.from(writeEventRequest(CANCELLATION)))).toEqual({
      ok: false,
      refusal: [{ code: 'E1235', element: 'pedRegEvento', line: 1, detail: 'Must be DPS.' }],
    });
  });
});
