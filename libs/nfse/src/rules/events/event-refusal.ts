import {
  EVENT_NAMES,
  eventCodeOf,
  type EventCode,
  type InfEventRequest,
} from '../../national/event';
import { isSameTaxpayer } from '../../ids/tax-id';
import { type Municipality } from '../../parameters/parameters';
import { cancelRefusal, type InvoiceFacts } from '../cancellation';
import { refusal, type RejectionCode } from '../catalogue';
import { type Refusal } from '../rule';
import { EVENTS, type EventAuthor, type Party } from './event-table';
import {
  blockingEvent,
  eventsInForce,
  newEventOf,
  type LinkedEvent,
  type NewEvent,
} from './linked-events';

/** The data of an invoice that decide whether an event can be registered. */
export interface InvoiceOfEvent extends InvoiceFacts {
  /** CNPJ or CPF of each party. */
  readonly parties: Readonly<Partial<Record<Party, string | undefined>>>;
  /** The party that issued the invoice. */
  readonly emitter: Party;
  readonly linked: readonly LinkedEvent[];
  /** True: a cancellation is being processed, and its event is not registered yet. */
  readonly isBeingCancelled?: boolean;
}

/** How a request of an event arrived. */
export interface Reception {
  /** Whether the municipality sent it. */
  readonly isOfMunicipality: boolean;
  /** The municipality of the invoice is the author that the request names. */
  readonly namesMunicipality?: boolean;
  readonly nowMs: number;
  /** The municipality of the invoice; undefined if it is not registered, and sets no limits. */
  readonly municipality: Municipality | undefined;
}

/**
 * The reason why an event cannot be registered; undefined if it can. Checks the author, the time, the events that the
 * request names, the linked events, and the limits of the municipality, in this order (annex II).
 */
export function eventRefusal(
  invoice: InvoiceOfEvent,
  request: InfEventRequest,
  reception: Reception,
): Refusal | undefined {
  const event = newEventOf(request);
  return (
    authorRefusal(invoice, request, reception) ??
    timeRefusal(request, reception.nowMs) ??
    reasonRefusal(request) ??
    referenceRefusal(invoice.linked, event, request.chNFSe) ??
    linkedRefusal(invoice, event) ??
    pendingRefusal(invoice.linked, event.code) ??
    (event.code === '101101'
      ? cancelRefusal(invoice, reception.municipality, reception.nowMs)
      : undefined)
  );
}

/**
 * The reason why an event is refused because of the events that are linked already. The text is the official one, with
 * its spelling.
 */
export function linkedRefusal(
  { linked, isBeingCancelled = false }: Pick<InvoiceOfEvent, 'linked' | 'isBeingCancelled'>,
  event: NewEvent,
): Refusal | undefined {
  const found = blockingEvent(linked, event);
  const { code } = event;
  const element = `e${code}`;
  if (found !== undefined) {
    const text =
      `O Sistema Nacional NFS-e não pode recepecionar o EVENTO DE ${EVENT_NAMES[code].toUpperCase()} pois, o evento de ` +
      `${EVENT_NAMES[found.code]} já está vinculado à NFS-e indicada no evento enviado, impedindo sua recepção.`;
    return refusal(matrixCode(event, found), text, element);
  }
  // A cancellation that waits for its decision counts as a request for analysis.
  const waiting: LinkedEvent = { code: '101103', number: '' };
  return isBeingCancelled && blockingEvent([waiting], event) !== undefined
    ? refusal(
        EVENTS[code].refusedWith,
        'A cancellation of the invoice is being processed.',
        element,
      )
    : undefined;
}

/** Annex II has a code of its own for a second manifestation of a party, and for a second block of an event. */
function matrixCode(event: NewEvent, linked: LinkedEvent): RejectionCode {
  const { author, manifestation, refusedWith } = EVENTS[event.code];
  const before = EVENTS[linked.code];
  const isOther = linked.code !== event.code && before.manifestation !== undefined;
  if (manifestation !== undefined && isOther && author !== 'provider') return 'E1833';
  return event.code === '305102' && linked.code === '305102' ? 'E1967' : refusedWith;
}

function authorRefusal(
  { parties, emitter }: InvoiceOfEvent,
  request: InfEventRequest,
  { isOfMunicipality, namesMunicipality = false }: Reception,
): Refusal | undefined {
  const code = eventCodeOf(request);
  const { author: role, manifestation } = EVENTS[code];
  const { CNPJAutor, CPFAutor } = request;
  const author = CNPJAutor ?? CPFAutor ?? '';
  const refuse = (detail: string): Refusal =>
    refusal(CNPJAutor === undefined ? 'E0816' : 'E0813', detail);
  if (manifestation !== undefined && (isOfMunicipality || namesMunicipality)) {
    return refusal('E1818', `The event ${code} is one of a party, not of the municipality.`);
  }
  if (isOfMunicipality) {
    return role === 'municipality'
      ? undefined
      : refuse(`The event ${code} is not one of the municipality.`);
  }
  if (role === 'issue') {
    return refuse(`The event ${code} is registered when the DPS of the replacement is accepted.`);
  }
  if (role === 'municipality')
    return refuse(`Only the municipality can register the event ${code}.`);
  const party = role === 'emitter' ? emitter : role;
  const holder = parties[party];
  if (holder === undefined) return refuse(`The invoice has no ${party} with a CNPJ or CPF.`);
  return isSameTaxpayer(author, holder)
    ? undefined
    : refuse(`${author} is not the ${party} of the invoice, ${holder}.`);
}

function timeRefusal({ dhEvento }: InfEventRequest, nowMs: number): Refusal | undefined {
  const isLater = Date.parse(dhEvento) > Math.floor(nowMs / 1_000) * 1_000;
  return isLater
    ? refusal('E1843', `dhEvento is ${dhEvento}, later than the reception of the request.`)
    : undefined;
}

const REASON_MISSING: readonly (readonly ['202205' | '203206' | '204207', RejectionCode])[] = [
  ['202205', 'E1944'],
  ['203206', 'E1949'],
  ['204207', 'E1954'],
];

function reasonRefusal(request: InfEventRequest): Refusal | undefined {
  for (const [event, code] of REASON_MISSING) {
    const content = request[`e${event}`];
    if (content?.cMotivo === '9' && content.xMotivo === undefined) {
      return refusal(code, 'The reason of the rejection is 9, but there is no text.');
    }
  }
  return undefined;
}

/** The event that an annulment or an unblock names must be of this invoice and of the right kind, and be linked. */
function referenceRefusal(
  linked: readonly LinkedEvent[],
  { code, refersTo = '' }: NewEvent,
  accessKey: string,
): Refusal | undefined {
  const of: Named | undefined =
    code === '205208' ? REJECTION_NAMED : code === '305103' ? BLOCK_NAMED : undefined;
  if (of === undefined) return undefined;
  const type = refersTo.slice(50, 56);
  if (!refersTo.startsWith(accessKey) || !of.kinds.includes(type)) {
    return refusal(of.wrong, `${refersTo} is not the number of a ${of.name} of this invoice.`);
  }
  return linked.some(({ number }) => number === refersTo)
    ? undefined
    : refusal(of.missing, `The invoice has no ${of.name} with the number ${refersTo}.`);
}

const REJECTION_NAMED: Named = {
  name: 'rejection',
  kinds: ['202205', '203206', '204207'],
  wrong: 'E1963',
  missing: 'E1835',
};
const BLOCK_NAMED: Named = {
  name: 'block',
  kinds: ['305102'],
  wrong: 'E1976',
  missing: 'E1978',
};

interface Named {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly wrong: RejectionCode;
  readonly missing: RejectionCode;
}

/** A decision of the municipality needs a request for analysis that is not decided. */
function pendingRefusal(linked: readonly LinkedEvent[], code: EventCode): Refusal | undefined {
  const missing = code === '105104' ? 'E0853' : code === '105105' ? 'E0856' : undefined;
  if (missing === undefined) return undefined;
  const isPending = eventsInForce(linked).some((event) => event.code === '101103');
  return isPending
    ? undefined
    : refusal(missing, 'The invoice has no request for analysis (101103) that is not decided.');
}

/** The author of an event, for texts and for choosing who signs. */
export function eventAuthor(code: EventCode): EventAuthor {
  return EVENTS[code].author;
}
