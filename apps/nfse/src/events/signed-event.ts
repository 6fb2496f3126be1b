import { brasiliaDateTime } from '#libs/brazil';
import {
  eventId,
  eventRequestId,
  writeEvent,
  writeEventRequest,
  type InfEventRequest,
  type Signer,
} from '#libs/nfse';
import { APPLICATION, ENVIRONMENT } from '../issue/numbering';
import { type CANCELLATION, type RegisteredEvent, type SUBSTITUTION } from './invoice-event';

/** The first event of its type; the simulator registers no second one. */
const FIRST = 1;

/** Who asks for an event, and what it is. */
export interface EventOrder {
  readonly accessKey: string;
  /** CNPJ or CPF of the author. */
  readonly author: string;
  readonly type: typeof CANCELLATION | typeof SUBSTITUTION;
  /** The group of the event, as `{ e101101: ... }`. */
  readonly content: Partial<InfEventRequest>;
  readonly nowMs: number;
}

/** The request of an event that the simulator writes for the author. */
export function eventRequestOf({
  accessKey,
  author,
  type,
  content,
  nowMs,
}: EventOrder): InfEventRequest {
  return {
    Id: eventRequestId(accessKey, type),
    tpAmb: ENVIRONMENT,
    verAplic: APPLICATION,
    dhEvento: brasiliaDateTime(nowMs),
    ...(author.length === 11 ? { CPFAutor: author } : { CNPJAutor: author }),
    chNFSe: accessKey,
    ...content,
  };
}

/** Signs the request for the author, where the author has not, and the event for the authority. */
export async function signedEvent(
  { request, requestXml }: { readonly request: InfEventRequest; readonly requestXml?: string },
  { taxpayer, authority }: { readonly taxpayer: Signer; readonly authority: Signer },
  {
    type,
    number,
    nowMs,
  }: { readonly type: string; readonly number: number; readonly nowMs: number },
): Promise<RegisteredEvent> {
  const signed = requestXml ?? (await taxpayer.signEventRequest(writeEventRequest(request)));
  const event = {
    Id: eventId(request.chNFSe, type, FIRST),
    verAplic: APPLICATION,
    ambGer: '2',
    nSeqEvento: String(FIRST),
    dhProc: brasiliaDateTime(nowMs),
    nDFSe: String(number),
    pedRegEvento: { infPedReg: request },
  };
  const xml = await authority.signEvent(writeEvent(event, signed));
  return { accessKey: request.chNFSe, type, sequence: FIRST, xml, registeredAtMs: nowMs };
}
