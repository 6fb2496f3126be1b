import { toCents } from '#libs/kernel';
import { eventRequestId } from '../../ids/event-id';
import { EVENT_NAMES, type EventCode, type EventContents } from '../../national/event';
import { MUNICIPALITIES } from '../../parameters/seed-municipalities';
import { eventRefusal, type InvoiceOfEvent, type Reception } from './event-refusal';
import { type LinkedEvent } from './linked-events';

const KEY = '35503082211222333000181000000000000726031234567807';
const NOW_MS = Date.parse('2026-03-10T15:00:00.900-03:00');
const PROVIDER = '11222333000181';
const CUSTOMER = '52998224725';
const INTERMEDIARY = '12345678000195';
const number = (code: EventCode, sequence = '001') => `${KEY}${code}${sequence}`;
const linked = (...codes: EventCode[]): LinkedEvent[] =>
  codes.map((code) => ({ code, number: number(code) }));
const block: LinkedEvent = { code: '305102', number: number('305102'), refersTo: '101101' };

const INVOICE: InvoiceOfEvent = {
  parties: { provider: PROVIDER, customer: CUSTOMER, intermediary: INTERMEDIARY },
  emitter: 'provider',
  processedAtMs: NOW_MS,
  serviceCents: toCents(100_000),
  hasCustomer: true,
  linked: [],
};
const PARTY: Reception = {
  isOfMunicipality: false,
  nowMs: NOW_MS,
  municipality: MUNICIPALITIES[0],
};
const DESK: Reception = { ...PARTY, isOfMunicipality: true };

const reason = { xMotivo: 'Texto do motivo' };
const agent = { CPFAgTrib: CUSTOMER };
const CONTENTS: Readonly<Record<EventCode, object>> = {
  '101101': { cMotivo: '1', ...reason },
  '105102': { cMotivo: '01', chSubstituta: KEY },
  '101103': { cMotivo: '1', ...reason },
  '105104': { ...agent, cMotivo: '1', ...reason },
  '105105': { ...agent, cMotivo: '1', ...reason },
  '202201': {},
  '203202': {},
  '204203': {},
  '205204': {},
  '202205': { cMotivo: '1' },
  '203206': { cMotivo: '1' },
  '204207': { cMotivo: '1' },
  '205208': { ...agent, idEvManifRej: number('203206'), ...reason },
  '305101': { ...agent, nProcAdm: '1', xProcAdm: 'Texto do motivo' },
  '305102': { ...agent, codEvento: 'e101101', ...reason },
  '305103': { ...agent, idBloqOfic: number('305102') },
};

interface Case {
  /** Members of the invoice. */
  readonly of?: Partial<InvoiceOfEvent>;
  readonly author?: string;
  readonly by?: Partial<Reception>;
  readonly with?: object;
  readonly at?: string;
}

function judged(code: EventCode, change: Case, reception: Reception) {
  const { of, author = PROVIDER, by, at = '2026-03-10T15:00:00-03:00' } = change;
  const content = { xDesc: EVENT_NAMES[code], ...CONTENTS[code], ...change.with };
  const contents = { [`e${code}`]: content } as EventContents;
  const request = {
    Id: eventRequestId(KEY, code),
    tpAmb: '2',
    verAplic: '1',
    dhEvento: at,
    ...(author.length === 11 ? { CPFAutor: author } : { CNPJAutor: author }),
    chNFSe: KEY,
    ...contents,
  };
  return eventRefusal({ ...INVOICE, ...of }, request, { ...reception, ...by });
}

describe('eventRefusal', () => {
  it.each<readonly [EventCode, string, Case]>([
    ['101101', 'accepted', {}],
    ['101101', 'accepted', { author: '11222333000262' }],
    ['101101', 'E0813', { author: INTERMEDIARY }],
    ['101101', 'E0816', { author: CUSTOMER }],
    ['101101', 'E1843', { at: '2026-03-10T15:00:01-03:00' }],
    ['101101', 'E0840', { of: { linked: linked('101101') } }],
    ['101101', 'E0840', { of: { linked: linked('203202') } }],
    ['101101', 'E0840', { of: { linked: [block] } }],
    ['101101', 'E0840', { of: { isBeingCancelled: true } }],
    ['101101', 'E0822', { of: { processedAtMs: 0 } }],
    ['101101', 'accepted', { of: { processedAtMs: 0 }, by: { municipality: undefined } }],
    ['105102', 'E0813', {}],
    ['101103', 'accepted', { of: { processedAtMs: 0 } }],
    ['101103', 'E0848', { of: { linked: linked('101103') } }],
    ['105104', 'E0813', {}],
    ['202201', 'accepted', {}],
    ['202201', 'E0860', { of: { linked: linked('202201') } }],
    ['202201', 'E0860', { of: { linked: linked('202205') } }],
    ['203202', 'accepted', { author: CUSTOMER }],
    ['203202', 'accepted', { author: CUSTOMER, of: { isBeingCancelled: true } }],
    ['203202', 'E0813', {}],
    ['203202', 'E0813', { of: { parties: { provider: PROVIDER } } }],
    ['203202', 'E0861', { author: CUSTOMER, of: { linked: linked('203202') } }],
    ['203202', 'E1833', { author: CUSTOMER, of: { linked: linked('203206') } }],
    ['204203', 'E0862', { author: INTERMEDIARY, of: { linked: linked('205204') } }],
    ['202205', 'E1944', { with: { cMotivo: '9' } }],
    ['202205', 'accepted', { with: { cMotivo: '9', ...reason } }],
    ['202205', 'E0864', { of: { linked: linked('202205') } }],
    ['203206', 'E1949', { author: CUSTOMER, with: { cMotivo: '9' } }],
    ['203206', 'E0866', { author: CUSTOMER, of: { linked: linked('205204') } }],
    ['203206', 'E1833', { author: CUSTOMER, of: { linked: linked('203202') } }],
    ['204207', 'E1954', { author: INTERMEDIARY, with: { cMotivo: '9' } }],
    ['204207', 'E0868', { author: INTERMEDIARY, of: { linked: linked('204207') } }],
  ])('judges %s of a party: %s in %j', (code, expected, change) => {
    expect(judged(code, change, PARTY)?.code ?? 'accepted').toBe(expected);
  });

  it.each<readonly [EventCode, string, Case]>([
    ['101101', 'E0813', {}],
    ['203202', 'E1818', {}],
    ['105104', 'accepted', { of: { linked: linked('101103') } }],
    ['105104', 'E0853', {}],
    ['105104', 'E0853', { of: { isBeingCancelled: true } }],
    ['105104', 'E0852', { of: { linked: linked('101103', '203202') } }],
    ['105105', 'accepted', { of: { linked: linked('101103') } }],
    ['105105', 'E0856', {}],
    ['105105', 'E0855', { of: { linked: linked('101103', '105105') } }],
    ['205204', 'accepted', {}],
    ['205204', 'E0863', { of: { linked: linked('203206') } }],
    ['205208', 'accepted', { of: { linked: linked('203206') } }],
    ['205208', 'E0870', { of: { linked: linked('203206', '205208') } }],
    ['205208', 'E1963', { with: { idEvManifRej: number('203202') } }],
    ['205208', 'E1963', { with: { idEvManifRej: `${'1'.repeat(50)}203206001` } }],
    ['205208', 'E1835', {}],
    ['305101', 'accepted', {}],
    ['305101', 'E1960', { of: { linked: linked('101103') } }],
    ['305102', 'accepted', {}],
    ['305102', 'E1965', { of: { linked: linked('101101') } }],
    ['305102', 'E1967', { of: { linked: [block] } }],
    ['305102', 'accepted', { of: { linked: [block] }, with: { codEvento: 'e105102' } }],
    ['305103', 'accepted', { of: { linked: [block] } }],
    ['305103', 'E1970', { of: { linked: [block, ...linked('101101')] } }],
    ['305103', 'E1976', { with: { idBloqOfic: number('101101') } }],
    ['305103', 'E1978', {}],
  ])('judges %s of the municipality: %s in %j', (code, expected, change) => {
    expect(judged(code, change, DESK)?.code ?? 'accepted').toBe(expected);
  });

  it.each(['202201', '203202', '204203', '202205', '203206', '204207'] as const)(
    'does not let the municipality share the manifestation %s of a party',
    (code) => {
      const named = { ...PARTY, namesMunicipality: true };
      expect(judged(code, {}, named)?.code).toBe('E1818');
      expect(judged('101101', {}, named)?.code ?? 'accepted').toBe('accepted');
    },
  );

  it('gives the official text of the events that exclude each other', () => {
    const found = judged('101101', { of: { linked: linked('203202') } }, PARTY);
    expect(found).toMatchObject({
      element: 'e101101',
      detail:
        'O Sistema Nacional NFS-e não pode recepecionar o EVENTO DE CANCELAMENTO DE NFS-E pois, o evento de Manifestação de ' +
        'NFS-e - Confirmação do Tomador já está vinculado à NFS-e indicada no evento enviado, impedindo sua recepção.',
    });
  });
});
