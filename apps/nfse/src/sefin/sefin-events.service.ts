import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { eventCodeOf, eventRequestId, refusal, type InfEventRequest } from '#libs/nfse';
import { InvoicesService } from '../api/invoices.service';
import { type NfseConfig } from '../config';
import { type RegisteredEvent } from '../events/invoice-event';
import { InvoiceEventsService } from '../events/invoice-events.service';
import { ENVIRONMENT } from '../invoices/numbering';
import { readSentDocument, SENT_EVENT_REQUEST } from './documents/sent-document';
import { asSefin, inSandbox, refuseInvalidKey } from './errors/as-sefin';
import { SefinAddressInvalid, SefinNotFound, SefinRefused } from './errors/sefin.errors';
import { eventSenderRefusals } from './senders';

const EVENT_TYPE = /^\d{6}$/;
const EVENT_SEQUENCE = /^\d{1,3}$/;

/** The events of the national service, whose requests the parties sign themselves. */
@Injectable()
export class SefinEventsService {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly events: InvoiceEventsService,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * Registers an event of an invoice.
   * @param text the XML, compressed and in Base64
   * @param sender CNPJ or CPF of the client certificate
   * @throws SefinRefused, SefinAddressInvalid or ServiceUnavailable; then nothing is changed
   */
  async register(accessKey: string, text: string, sender?: string): Promise<RegisteredEvent> {
    refuseInvalidKey(accessKey);
    const { signatures } = this.config;
    const sent = await readSentDocument(text, SENT_EVENT_REQUEST, signatures);
    if (!sent.ok) throw new SefinRefused(sent.refusal);
    const { content: event, xml: requestXml, signer } = sent.value;
    refuseInvalidEvent(event, accessKey);
    const refused = eventSenderRefusals(event, { signer, sender });
    if (refused.length > 0) throw new SefinRefused(refused);
    const invoice = await this.invoices.byAccessKey(accessKey);
    if (invoice === undefined) {
      const detail = `${inSandbox()} no invoice with the key ${accessKey}.`;
      throw new SefinRefused([refusal('E1831', detail)]);
    }
    return asSefin(this.events.register(invoice, { event, requestXml }));
  }

  /**
   * The events of an invoice, at least one.
   * @param type only those of this type
   * @param sequence only the one with this number
   * @throws SefinAddressInvalid or SefinNotFound
   */
  async find(
    accessKey: string,
    type?: string,
    sequence?: string,
  ): Promise<readonly RegisteredEvent[]> {
    refuseInvalidKey(accessKey);
    if (!EVENT_TYPE.test(type ?? '101101') || !EVENT_SEQUENCE.test(sequence ?? '1')) {
      const rule = 'An event has a type of 6 digits, as in 101101, and a number of 1 to 3 digits.';
      throw new SefinAddressInvalid('EVENT', rule);
    }
    const found = (await this.events.ofInvoice(accessKey)).filter(
      (event) =>
        (type === undefined || event.type === type) &&
        (sequence === undefined || event.sequence === Number(sequence)),
    );
    if (found.length > 0) return found;
    const number = sequence === undefined ? '' : ` with the number ${sequence}`;
    const what = type === undefined ? 'no event' : `no event ${type}${number}`;
    throw new SefinNotFound('EVENT', `${inSandbox()} ${what} of invoice ${accessKey}.`);
  }
}

/** @throws SefinRefused */
function refuseInvalidEvent(event: InfEventRequest, accessKey: string): void {
  const { chNFSe, tpAmb, Id, nPedRegEvento } = event;
  if (chNFSe !== accessKey) {
    const detail = `The request is for invoice ${chNFSe}, but the address has ${accessKey}.`;
    throw new SefinRefused([refusal('E1831', detail)]);
  }
  if (tpAmb !== ENVIRONMENT) {
    const detail = `tpAmb is ${tpAmb}; here it must be ${ENVIRONMENT}.`;
    throw new SefinRefused([refusal('E1845', detail)]);
  }
  const expected = eventRequestId(chNFSe, eventCodeOf(event), nPedRegEvento);
  if (Id !== expected) {
    throw new SefinRefused([refusal('E1827', `The Id must be ${expected}, not ${Id}.`)]);
  }
}
