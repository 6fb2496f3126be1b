import { Injectable } from '@nestjs/common';
import { brasiliaDateTime } from '#libs/brazil';
import {
  eventCodeOf,
  eventId,
  eventRequestId,
  writeEvent,
  writeEventRequest,
  type EventCode,
  type EventContents,
  type InfEventRequest,
} from '#libs/nfse';
import { Certificates } from '../../certificates/certificates';
import { APPLICATION, ENVIRONMENT, SEFIN } from '../../invoices/numbering';
import { type RegisteredEvent } from '../invoice-event';

/** The author and the content of a request that the simulator writes. */
export interface EventToRequest {
  readonly accessKey: string;
  /** CNPJ or CPF of the author. */
  readonly author: string;
  readonly type: EventCode;
  /** The group of the event, as `{ e101101: ... }`. */
  readonly content: EventContents;
  readonly nowMs: number;
}

/** The request of an event that the simulator writes for the author. */
export function eventRequestOf({
  accessKey,
  author,
  type,
  content,
  nowMs,
}: EventToRequest): InfEventRequest {
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

/** A request of an event. */
export interface SentRequest {
  readonly request: InfEventRequest;
  /** As its author has sent it. Absent: the simulator signs the request for its author. */
  readonly requestXml?: string | undefined;
  /** The municipality is the author. */
  readonly isOfMunicipality?: boolean;
}

/** The data that the authority adds to a request. */
export interface EventNumbers {
  /** Counts the events of the type for the invoice, from 1. */
  readonly sequence: number;
  /** Of the invoice in the national system. */
  readonly nationalNumber: number;
  readonly nowMs: number;
}

/** Makes signed events. */
@Injectable()
export class EventSigning {
  constructor(private readonly certificates: Certificates) {}

  /** Creates the event, signed by the authority. */
  async event(
    sent: SentRequest,
    { sequence, nationalNumber, nowMs }: EventNumbers,
  ): Promise<RegisteredEvent> {
    const { request, requestXml = await this.signedRequest(sent) } = sent;
    const accessKey = request.chNFSe;
    const type = eventCodeOf(request);
    const event = {
      Id: eventId(accessKey, type, sequence),
      verAplic: APPLICATION,
      ambGer: SEFIN,
      nSeqEvento: String(sequence),
      dhProc: brasiliaDateTime(nowMs),
      nDFSe: String(nationalNumber),
      pedRegEvento: { infPedReg: request },
    };
    const authority = await this.certificates.authority();
    const xml = await authority.signEvent(writeEvent(event, requestXml));
    return { accessKey, type, sequence, xml, registeredAtMs: nowMs };
  }

  private async signedRequest({ request, isOfMunicipality }: SentRequest): Promise<string> {
    const signer =
      isOfMunicipality === true
        ? await this.certificates.authority()
        : await this.certificates.taxpayer();
    return signer.signEventRequest(writeEventRequest(request));
  }
}
