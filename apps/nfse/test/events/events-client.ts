import {
  EVENT_NAMES,
  eventRequestId,
  writeEventRequest,
  type EventCode,
  type EventContents,
  type InfEventRequest,
} from '#libs/nfse';
import { type TestApp } from '#libs/testing';
import { PROVIDER } from '../issuer';
import { dpsOf, packed, sefinIn } from '../sefin/sefin-client';

export const CUSTOMER = '11222333000181';
export const INTERMEDIARY = '98765432000198';
export const REASON = 'Texto do motivo do evento';

/** An event as the JSON API shows it. */
export interface ShownEvent {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly sequence: number;
  readonly xml: string;
}

/** A request of an event, as its author writes it. */
export function requestOf(
  key: string,
  code: EventCode,
  author: string,
  content: object = {},
): InfEventRequest {
  const contents = { [`e${code}`]: { xDesc: EVENT_NAMES[code], ...content } } as EventContents;
  return {
    Id: eventRequestId(key, code),
    tpAmb: '2',
    verAplic: 'Teste-1.0',
    dhEvento: '2026-03-10T15:00:00-03:00',
    CNPJAutor: author,
    chNFSe: key,
    ...contents,
  };
}

/** Invoices of a provider with a customer and an intermediary, and their events, in one sandbox. */
export function eventsIn(test: TestApp, sandbox: string) {
  const client = sefinIn(test, sandbox);
  let number = 0;
  return {
    ...client,
    /** Issues an invoice, and returns its access key. */
    newInvoice: async (): Promise<string> => {
      number += 1;
      const interm = { CNPJ: INTERMEDIARY, xNome: 'Intermediária Ltda' };
      return (await client.issued(dpsOf(String(number), { interm }))).chaveAcesso;
    },
    /** A party sends an event. */
    party: (key: string, code: EventCode, author = PROVIDER, content: object = {}) =>
      client.event(key, packed(writeEventRequest(requestOf(key, code, author, content)))),
    /** The desk of the municipality registers an event. */
    desk: (key: string, body: object) => client.call('post', `/invoices/${key}/events`, body),
    status: async (key: string): Promise<string> => (await client.find(key)).status,
    events: async (key: string): Promise<ShownEvent[]> =>
      (await client.get(`/nfse/${key}/events`).expect(200)).body as ShownEvent[],
    parameters: (change: object) =>
      client
        .call('post', '/parameters', { municipalities: [{ code: '3550308', ...change }] })
        .expect(201),
  };
}
