import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import {
  EVENT_NAMES,
  eventRequestId,
  isAccessKey,
  parseDpsId,
  refusal,
  stateOf,
  type InfDps,
  type InfEventRequest,
} from '#libs/nfse';
import { type NfseConfig } from '../config';
import { InvoiceEventsService } from '../events/invoice-events.service';
import { type RegisteredEvent } from '../events/invoice-event';
import { type Invoice } from '../invoices/invoice';
import { InvoiceRefused } from '../invoices/invoice.errors';
import { InvoicesService } from '../api/invoices.service';
import { issuerOf } from '../issue/issuer';
import { IssueInvoice } from '../issue/issue-invoice';
import { type Submission } from '../issue/submission';
import { InvoiceRules } from '../issue/invoice-rules';
import { ENVIRONMENT, providerOf } from '../invoices/numbering';
import { readSentDocument, SENT_DPS, SENT_EVENT_REQUEST } from './documents/sent-document';
import {
  AuthorizationDelayed,
  SefinAddressInvalid,
  SefinNotFound,
  SefinRefused,
} from './errors/sefin.errors';

const EVENT_CODES = Object.keys(EVENT_NAMES) as (keyof typeof EVENT_NAMES)[];
const EVENT_TYPE = /^\d{6}$/;
const EVENT_SEQUENCE = /^\d{1,3}$/;

/** The national service, for documents that taxpayers number and sign themselves. */
@Injectable()
export class SefinService {
  constructor(
    private readonly issuing: IssueInvoice,
    private readonly rules: InvoiceRules,
    private readonly invoices: InvoicesService,
    private readonly events: InvoiceEventsService,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * Issues the invoice of a DPS.
   * @param text the XML, compressed and in Base64
   * @throws SefinRefused or ServiceUnavailable; then nothing is stored
   * @throws AuthorizationDelayed if a rule requested it
   */
  async issue(text: string): Promise<Invoice> {
    const sent = await readSentDocument(text, SENT_DPS, this.config.signatures);
    if (!sent.ok) throw new SefinRefused(sent.refusal);
    const { content: dps, xml } = sent.value;
    const submission = await this.submission(dps, xml);
    const invoice = await asSefin(this.issuing.issue(submission), dps.Id);
    if (invoice.status === 'processing') throw new AuthorizationDelayed(dps.Id);
    return invoice;
  }

  /** @throws SefinAddressInvalid or SefinNotFound */
  async find(accessKey: string): Promise<Invoice> {
    refuseInvalidKey(accessKey);
    const invoice = await this.invoices.byAccessKey(accessKey);
    if (invoice !== undefined) return invoice;
    throw new SefinNotFound('INVOICE', `${inSandbox()} no invoice with the key ${accessKey}.`);
  }

  /** The invoice of a DPS. @throws SefinAddressInvalid or SefinNotFound */
  async findByDps(dpsId: string): Promise<Invoice> {
    if (parseDpsId(dpsId) === undefined) {
      throw new SefinAddressInvalid(
        'DPS_ID',
        'The id of a DPS is the letters DPS and 42 digits. A CNPJ in it may have letters.',
      );
    }
    const invoice = await this.invoices.byDpsId(dpsId);
    if (invoice !== undefined) return invoice;
    throw new SefinNotFound('DPS', `${inSandbox()} no invoice for the DPS ${dpsId}.`);
  }

  nfseXml(invoice: Invoice): Promise<string> {
    return this.invoices.nfseXml(invoice);
  }

  /**
   * Registers an event of an invoice.
   * @throws SefinRefused, SefinAddressInvalid or ServiceUnavailable; then nothing is changed
   */
  async registerEvent(accessKey: string, text: string): Promise<RegisteredEvent> {
    refuseInvalidKey(accessKey);
    const { signatures } = this.config;
    const sent = await readSentDocument(text, SENT_EVENT_REQUEST, signatures);
    if (!sent.ok) throw new SefinRefused(sent.refusal);
    const { content: event, xml: requestXml } = sent.value;
    refuseInvalidEvent(event, accessKey);
    const invoice = await this.invoices.byAccessKey(accessKey);
    if (invoice === undefined) {
      const detail = `${inSandbox()} no invoice with the key ${accessKey}.`;
      throw new SefinRefused([refusal('E1831', detail)]);
    }
    return asSefin(this.events.register(invoice, { event, requestXml }));
  }

  /** @throws SefinAddressInvalid or SefinNotFound */
  async findEvent(accessKey: string, type: string, sequence: string): Promise<RegisteredEvent> {
    refuseInvalidKey(accessKey);
    if (!EVENT_TYPE.test(type) || !EVENT_SEQUENCE.test(sequence)) {
      const rule = 'An event has a type of 6 digits, as in 101101, and a number of 1 to 3 digits.';
      throw new SefinAddressInvalid('EVENT', rule);
    }
    const event = await this.events.find(accessKey, type, Number(sequence));
    if (event !== undefined) return event;
    const detail = `${inSandbox()} no event ${type} with the number ${sequence} of invoice ${accessKey}.`;
    throw new SefinNotFound('EVENT', detail);
  }

  private async submission(dps: InfDps, dpsXml: string): Promise<Submission> {
    const computation = await this.rules.computation(dps, null, null);
    const municipality = dps.cLocEmi;
    const { state } = computation.parameters.municipality(municipality) ?? {};
    const place = { municipality, state: state ?? stateOf(municipality) ?? 'SP' };
    return {
      dps,
      computation,
      issuer: issuerOf({}, { taxId: providerOf(dps), ...place }),
      layout: 'national',
      reference: null,
      content: createHash('sha256').update(dpsXml).digest('hex'),
      dpsXml,
      isSync: true,
    };
  }
}

function inSandbox(): string {
  return `Sandbox ${currentContext().sandbox} has`;
}

/** @throws SefinAddressInvalid */
function refuseInvalidKey(accessKey: string): void {
  if (isAccessKey(accessKey)) return;
  const rule =
    'An access key has 50 digits; the last one is the check digit. A CNPJ in it may have letters.';
  throw new SefinAddressInvalid('ACCESS_KEY', rule);
}

/** @throws SefinRefused */
function refuseInvalidEvent(event: InfEventRequest, accessKey: string): void {
  const { chNFSe, tpAmb, Id } = event;
  if (chNFSe !== accessKey) {
    const detail = `The request is for invoice ${chNFSe}, but the address has ${accessKey}.`;
    throw new SefinRefused([refusal('E1831', detail)]);
  }
  if (tpAmb !== ENVIRONMENT) {
    throw new SefinRefused([
      refusal('E1845', `tpAmb is ${tpAmb}; here it must be ${ENVIRONMENT}.`),
    ]);
  }
  const type = EVENT_CODES.find((code) => event[`e${code}`] !== undefined) ?? '';
  const expected = eventRequestId(chNFSe, type);
  if (Id !== expected) {
    throw new SefinRefused([refusal('E1827', `The Id must be ${expected}, not ${Id}.`)]);
  }
}

/** The national service answers each refusal with 400. */
async function asSefin<T>(work: Promise<T>, dpsId?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof InvoiceRefused) throw new SefinRefused(error.refusals, dpsId);
    throw error;
  }
}
