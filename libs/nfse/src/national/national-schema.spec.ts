import {
  NATIONAL_2025_12,
  NATIONAL_2026_02,
  NATIONAL_2026_07,
  type SchemaFacts,
  schemaErrors,
} from '#libs/testing';
import { SIGNATURE_NAMESPACE } from '#libs/xml-tables';
import { eventRequestId } from '../ids/event-id';
import { readDps, writeDps, writeEvent, writeEventRequest, writeNfse } from './documents';
import { type InfDps } from './dps';
import { EVENT_CODES, EVENT_NAMES, type EventCode, type EventContents } from './event';
import { FULL_DPS } from './test/full-dps';
import { ACCESS_KEY, CANCELLED, EVENT_REQUEST_BASE, FULL_NFSE } from './test/full-nfse';

const SIGNATURE = `<Signature xmlns="${SIGNATURE_NAMESPACE}"/>`;

function signed(xml: string): string {
  return xml.replace(/(<\/\w+>)$/, `${SIGNATURE}$1`);
}

const { indZFMALC, ...IBS_CBS } = FULL_DPS.IBSCBS ?? {};
/** `FULL_DPS` with what the editions of the schema have: no free-trade zone and no letters in a CNPJ. */
const PUBLISHED = {
  ...FULL_DPS,
  toma: { ...FULL_DPS.toma, CNPJ: '11222333000181' },
  valores: {
    ...FULL_DPS.valores,
    vDedRed: {
      documentos: {
        docDedRed: FULL_DPS.valores.vDedRed?.documentos?.docDedRed.map((document) => ({
          ...document,
          ...(document.fornec && { fornec: { ...document.fornec, CNPJ: '11222333000181' } }),
        })),
      },
    },
  },
  IBSCBS: IBS_CBS,
} as InfDps;
const NFSE = { ...FULL_NFSE, DPS: { infDPS: PUBLISHED } };

const AGENT = { CPFAgTrib: '52998224725' };
const REASON = { xMotivo: 'Texto do motivo' };
const CONTENTS: Readonly<Record<EventCode, object>> = {
  '101101': { cMotivo: '9', ...REASON },
  '105102': { cMotivo: '99', ...REASON, chSubstituta: ACCESS_KEY },
  '101103': { cMotivo: '2', ...REASON },
  '105104': { ...AGENT, nProcAdm: '7', cMotivo: '1', ...REASON },
  '105105': { ...AGENT, cMotivo: '2', ...REASON },
  '202201': {},
  '203202': {},
  '204203': {},
  '205204': {},
  '202205': { cMotivo: '5' },
  '203206': { cMotivo: '9', ...REASON },
  '204207': { cMotivo: '1' },
  '205208': { ...AGENT, idEvManifRej: `${ACCESS_KEY}203206001`, ...REASON },
  '305101': { ...AGENT, nProcAdm: '7', xProcAdm: 'Texto do processo' },
  '305102': { ...AGENT, codEvento: 'e105102', ...REASON },
  '305103': { ...AGENT, idBloqOfic: `${ACCESS_KEY}305102001` },
};

function eventsOf(code: EventCode): readonly [request: string, event: string] {
  const contents = {
    [`e${code}`]: { xDesc: EVENT_NAMES[code], ...CONTENTS[code] },
  } as EventContents;
  const infPedReg = { ...EVENT_REQUEST_BASE, Id: eventRequestId(ACCESS_KEY, code), ...contents };
  const request = signed(writeEventRequest(infPedReg));
  const event = { ...CANCELLED, Id: `EVT${ACCESS_KEY}${code}001`, pedRegEvento: { infPedReg } };
  return [request, signed(writeEvent(event, request))];
}

const LAYOUT_OF_2026: readonly (readonly [string, SchemaFacts])[] = [
  ['2026-02', NATIONAL_2026_02],
  ['2026-07', NATIONAL_2026_07],
];

describe('the schema of the national layout', () => {
  describe.each(LAYOUT_OF_2026)('of %s', (_, schema) => {
    it('has every group of a DPS and of an NFS-e as they are written', () => {
      const dps = signed(writeDps(PUBLISHED));
      expect(schemaErrors(dps, schema)).toEqual([]);
      expect(schemaErrors(signed(writeNfse(NFSE, dps)), schema)).toEqual([]);
    });

    it.each(EVENT_CODES)('has the event %s and its request as they are written', (code) => {
      for (const xml of eventsOf(code)) expect(schemaErrors(xml, schema)).toEqual([]);
    });
  });

  it('of 2026-07 has a CNPJ with letters, and that of 2026-02 has not', () => {
    const dps = writeDps({ ...FULL_DPS, IBSCBS: PUBLISHED.IBSCBS } as InfDps);
    expect(schemaErrors(dps, NATIONAL_2026_07)).toEqual([]);
    expect(schemaErrors(dps, NATIONAL_2026_02)).toHaveLength(2);
  });

  // Technical note 007 names the element. No published edition of the schema has it.
  it('has no free-trade zone', () => {
    expect(indZFMALC).toBeDefined();
    for (const schema of [NATIONAL_2025_12, NATIONAL_2026_02, NATIONAL_2026_07]) {
      const dps = writeDps({ ...PUBLISHED, IBSCBS: { ...IBS_CBS, indZFMALC } } as InfDps);
      expect(schemaErrors(dps, schema)).toEqual([
        expect.stringContaining('DPS/infDPS/IBSCBS: has finNFSe') as string,
      ]);
    }
  });

  describe('of 2025-12', () => {
    const errors = (xml: string) =>
      schemaErrors(xml, NATIONAL_2025_12).map((error) => error.slice(0, error.indexOf(',')));

    it('has a DPS as it is written', () => {
      expect(errors(writeDps(PUBLISHED))).toEqual([]);
    });

    it('has the text of the municipality before the amounts of an NFS-e', () => {
      const [error = '', ...others] = errors(signed(writeNfse(NFSE, writeDps(PUBLISHED))));
      expect(error).toMatch(/^NFSe\/infNFSe: has .* emit valores xOutInf IBSCBS DPS$/);
      expect(others).toEqual([]);
    });

    it('differs in the events', () => {
      const differing = EVENT_CODES.map((code) => [
        code,
        ...eventsOf(code).map((xml) => schemaErrors(xml, NATIONAL_2025_12).length),
      ]);
      // Each event has nDFe and a shorter Id; two names have no accents; the reason of a block stands first.
      const own: Partial<Record<EventCode, number>> = { '105102': 1, '101103': 1, '305102': 1 };
      expect(differing).toEqual(
        EVENT_CODES.map((code) => [code, own[code] ?? 0, 2 + (own[code] ?? 0)]),
      );
    });
  });

  it.each<readonly [string, (xml: string) => string]>([
    ['an unknown element', (xml) => xml.replace('<serie>', '<x/><serie>')],
    ['another order', (xml) => xml.replace(/(<nDPS>.*?<\/nDPS>)(<dCompet>.*?<\/dCompet>)/, '$2$1')],
    [
      'both of a choice',
      (xml) => xml.replace('<prest><CNPJ>', '<prest><CPF>52998224725</CPF><CNPJ>'),
    ],
    ['a wrong code', (xml) => xml.replace('<tpEmit>1', '<tpEmit>4')],
    ['a space at the end', (xml) => xml.replace('Festival<', 'Festival <')],
    ['a long text', (xml) => xml.replace('Festival', 'F'.repeat(256))],
    ['an amount with one decimal', (xml) => xml.replace(/(<vServ>\d+\.\d)\d/, '$1')],
    ['a day that is none', (xml) => xml.replace('2026-04-03', '2026-04-31')],
    ['a time in UTC', (xml) => xml.replace('15:00:00-03:00', '15:00:00Z')],
    ['an attribute', (xml) => xml.replace('<prest>', '<prest x="1">')],
  ])('is checked by the reader too: %s', (_, change) => {
    const xml = writeDps(PUBLISHED);
    const changed = change(xml);
    expect(changed).not.toBe(xml);
    expect(schemaErrors(changed, NATIONAL_2026_02)).toHaveLength(1);
    expect(readDps(Buffer.from(changed)).ok).toBe(false);
  });
});
