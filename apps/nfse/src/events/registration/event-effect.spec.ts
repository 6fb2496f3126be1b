import { EVENT_CODES, EVENT_NAMES, type EventContents } from '#libs/nfse';
import { INVOICE_TRANSITIONS, type InvoiceStatus } from '../../invoices/invoice';
import { effectOf } from './event-effect';

const BASE = { Id: '', tpAmb: '2', verAplic: '1', dhEvento: '', CNPJAutor: '', chNFSe: '' };
const CONTENT = { cMotivo: '1', xMotivo: 'Texto do motivo', xProcAdm: 'Texto do processo' };
const TIMES = { nowMs: 7, decisionAtMs: 9 };

const effect = (code: string) =>
  effectOf({ ...BASE, ...({ [`e${code}`]: CONTENT } as unknown as EventContents) }, TIMES);

describe('effectOf', () => {
  const STATUSES: Readonly<Record<string, InvoiceStatus>> = {
    '101101': 'cancelled',
    '101103': 'cancelling',
    '105104': 'cancelled',
    '105105': 'authorized',
    '305101': 'cancelled',
  };

  it.each(EVENT_CODES)('of the event %s changes the status as expected', (code) => {
    expect(effect(code)?.status).toBe(STATUSES[code]);
  });

  it('leaves only a request for analysis with a next step', () => {
    for (const code of EVENT_CODES) {
      const found = effect(code);
      if (found !== undefined) expect(found.nextAtMs).toBe(code === '101103' ? 9 : null);
    }
  });

  it('keeps the reason of a denial', () => {
    expect(effect('105105')).toMatchObject({
      cancellation: null,
      cancellationRefusal: {
        code: '105105',
        description: EVENT_NAMES['105105'],
        detail: 'Texto do motivo',
      },
    });
  });

  it('has only statuses that an invoice can get', () => {
    const targets = new Set<string>(Object.values(INVOICE_TRANSITIONS).map(({ to }) => to));
    for (const status of Object.values(STATUSES)) expect(targets).toContain(status);
  });
});
