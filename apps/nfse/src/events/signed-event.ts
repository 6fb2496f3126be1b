import { Injectable } from '@nestjs/common';
import { brasiliaDateTime } from '#libs/brazil';
import {
  eventId,
  eventRequestId,
  writeEvent,
  writeEventRequest,
  type InfEventRequest,
} from '#libs/nfse';
import { Certificates } from '../certificates/certificates';
import { APPLICATION, ENVIRONMENT, SEFIN } from '../invoices/numbering';
import { type CANCELLATION, type RegisteredEvent, type SUBSTITUTION } from './invoice-event';

/** The first event of its type; the simulator registers no second one. */
const FIRST = 1;

/** The author and the content of a new event. */
export interface EventToSign {
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
}: EventToSign): InfEventRequest {
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

/** The request of an event that its author has signed. */
export interface SignedRequest {
  readonly request: InfEventRequest;
  readonly requestXml: string;
}

/** Makes signed events. */
@Injectable()
export class EventSigning {
  constructor(private readonly certificates: Certificates) {}

  /**
   * Creates the event, signed by the authority.
   * @param number of the event in the national system
   * @param signed the request, if its author has signed one; otherwise it is made and signed for the author
   */
  async event(
    toSign: EventToSign,
    number: number,
    signed?: SignedRequest,
  ): Promise<RegisteredEvent> {
    const { accessKey, type, nowMs } = toSign;
    const { request, requestXml } = signed ?? (await this.requestOf(toSign));
    const event = {
      Id: eventId(accessKey, type, FIRST),
      verAplic: APPLICATION,
      ambGer: SEFIN,
      nSeqEvento: String(FIRST),
      dhProc: brasiliaDateTime(nowMs),
      nDFSe: String(number),
      pedRegEvento: { infPedReg: request },
    };
    const authority = await this.certificates.authority();
    const xml = await authority.signEvent(writeEvent(event, requestXml));
    return { accessKey, type, sequence: FIRST, xml, registeredAtMs: nowMs };
  }

  private async requestOf(toSign: EventToSign): Promise<SignedRequest> {
    const request = eventRequestOf(toSign);
    const taxpayer = await this.certificates.taxpayer();
    return { request, requestXml: await taxpayer.signEventRequest(writeEventRequest(request)) };
  }
}
