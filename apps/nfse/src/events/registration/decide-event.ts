import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import {
  eventCodeOf,
  eventRefusal,
  municipalCnpj,
  type InvoiceOfEvent,
  type LinkedEvent,
  type Municipality,
  type Party,
} from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type Invoice } from '../../invoices/invoice';
import { InvoiceNotAuthorized, InvoiceRefused } from '../../invoices/invoice.errors';
import { USUAL_ANALYSIS_HOURS } from '../../parameters/parameter';
import { hasPendingAnalysis, linkedTo, type RegisteredEvent } from '../invoice-event';
import { InvoiceEventRepository } from '../invoice-event.repository';
import { effectOf } from './event-effect';
import { EventSigning, type SentRequest } from './signed-event';

const HOUR_MS = 3_600_000;
/** By tpEmit, from 1. */
const EMITTERS: readonly Party[] = ['provider', 'customer', 'intermediary'];

/** A request of an event, and what is known about it. */
export interface EventSubmission extends SentRequest {
  /** The municipality of the invoice; undefined if it is not registered. */
  readonly municipality: Municipality | undefined;
  /** The event ends a cancellation that the invoice has been waiting for. */
  readonly endsWaiting?: boolean;
  /** CodigoCancelamento of a request to the municipal service. */
  readonly municipalCode?: string | undefined;
}

/** An event that is accepted and signed, for the invoice as it was read. */
export interface DecidedEvent {
  readonly event: RegisteredEvent;
  /** The number of events that the invoice had. */
  readonly eventsBefore: number;
  /** Of the invoice; undefined if the event leaves it as it is. */
  readonly change: Partial<Invoice> | undefined;
}

/** Decides whether an event is accepted. It stores nothing. */
@Injectable()
export class DecideEvent {
  constructor(
    private readonly events: InvoiceEventRepository,
    private readonly signing: EventSigning,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @returns the events that the invoice has
   * @throws InvoiceRefused if a rule refuses the event; InvoiceNotAuthorized if the invoice was never authorized
   */
  async check(invoice: Invoice, submission: EventSubmission): Promise<readonly LinkedEvent[]> {
    if (invoice.status === 'processing' || invoice.status === 'rejected') {
      throw new InvoiceNotAuthorized(invoice.id, invoice.status);
    }
    const { request, municipality, isOfMunicipality = false } = submission;
    const linked = linkedTo(invoice, await this.events.ofInvoice(request.chNFSe));
    const facts = factsOf(invoice, linked, submission);
    const namesMunicipality = request.CNPJAutor === municipalCnpj(invoice.municipality);
    const nowMs = this.clock.nowMs();
    const reception = { isOfMunicipality, namesMunicipality, municipality, nowMs };
    const refused = eventRefusal(facts, request, reception);
    if (refused !== undefined) throw new InvoiceRefused([refused]);
    return linked;
  }

  /** As `check`; also signs the event. */
  async decide(invoice: Invoice, submission: EventSubmission): Promise<DecidedEvent> {
    const linked = await this.check(invoice, submission);
    const { request, municipality, municipalCode } = submission;
    const nowMs = this.clock.nowMs();
    const type = eventCodeOf(request);
    const event = await this.signing.event(submission, {
      sequence: linked.filter(({ code }) => code === type).length + 1,
      nationalNumber: invoice.sequence,
      nowMs,
    });
    const decisionAtMs = decisionAt(municipality, nowMs);
    return {
      event,
      eventsBefore: linked.length,
      change: effectOf(request, { nowMs, decisionAtMs, municipalCode }),
    };
  }
}

function factsOf(
  { provider, dps, status, issuedAtMs, createdAtMs, amount, customer }: Invoice,
  linked: readonly LinkedEvent[],
  { endsWaiting = false }: EventSubmission,
): InvoiceOfEvent {
  const { toma, interm, tpEmit } = dps;
  return {
    parties: {
      provider,
      customer: toma?.CNPJ ?? toma?.CPF,
      intermediary: interm?.CNPJ ?? interm?.CPF,
    },
    emitter: EMITTERS[Number(tpEmit) - 1] ?? 'provider',
    processedAtMs: issuedAtMs ?? createdAtMs,
    serviceCents: amount,
    hasCustomer: customer !== null,
    linked,
    isBeingCancelled: status === 'cancelling' && !endsWaiting && !hasPendingAnalysis(linked),
  };
}

/** When the municipality decides by itself about a request that arrives now; null if a person decides. */
function decisionAt(municipality: Municipality | undefined, nowMs: number): number | null {
  const { cancelAnalysis = 'desk', analysisAfterHours = USUAL_ANALYSIS_HOURS } = municipality ?? {};
  return cancelAnalysis === 'desk' ? null : nowMs + analysisAfterHours * HOUR_MS;
}
