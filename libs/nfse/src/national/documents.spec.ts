import { readXml } from '#libs/xml';
import { isXmlText } from '#libs/xml-tables';
import {
  readDps,
  readEventRequest,
  readNfse,
  writeDps,
  writeEvent,
  writeEventRequest,
  writeNfse,
} from './documents';
import { type InfDps } from './dps';
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
