import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { cancelRefusal, refusal, type Refusal } from '#libs/nfse';
import { type Clock } from '#libs/kernel';
import { CLOCK, takeOutcomeAlone } from '#libs/sandbox';
import { type NfseConfig } from '../config';
import { type Cancellation, type Invoice } from '../invoices/invoice';
import {
  InvoiceNotAuthorized,
  InvoiceRefused,
  ServiceUnavailable,
} from '../invoices/invoice.errors';
import { outcomeOf, REJECTIONS, type RequestedOutcome } from '../invoices/outcomes';
import { SandboxParameters } from '../parameters/sandbox-parameters';
import { StoreCancellation } from './store-cancellation';
import { CANCELLATION } from './invoice-event';
import { type SignedRequest } from './signed-event';

/** Events that prevent a cancellation, by the status of the invoice. */
const BLOCKING: Readonly<Partial<Record<Invoice['status'], string>>> = {
  cancelled: `${CANCELLATION} (cancellation)`,
  cancelling: `${CANCELLATION} (a cancellation that is being processed)`,
  substituted: '105102 (substitution)',
};

/** Cancels invoices. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly store: StoreCancellation,
    private readonly parameters: SandboxParameters,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * Cancels the invoice at once.
   * @throws InvoiceRefused, InvoiceNotAuthorized or ServiceUnavailable; then nothing is changed
   */
  async cancel(
    invoice: Invoice,
    cancellation: Cancellation,
    signed?: SignedRequest,
  ): Promise<Invoice> {
    await refuseIfRequested(() => true);
    const refused = await this.refusal(invoice);
    if (refused !== undefined) throw new InvoiceRefused([refused]);
    const cancelled = await this.store.cancel(invoice, cancellation, {
      nowMs: this.clock.nowMs(),
      signed,
    });
    if (cancelled === undefined) throw new InvoiceRefused([changedMeanwhile()]);
    return cancelled;
  }

  /** Accepts a request to cancel that is decided later. Until then, the invoice is `cancelling`. */
  async request(invoice: Invoice, cancellation: Cancellation): Promise<Invoice> {
    await refuseIfRequested((kind) => kind === 'unavailable');
    const blocked = blockedBy(invoice);
    if (blocked !== undefined) throw new InvoiceRefused([blocked]);
    const nowMs = this.clock.nowMs();
    const nextAtMs = nowMs + this.config.processingSec * 1_000;
    const requested = await this.store.request(invoice, cancellation, { nextAtMs, nowMs });
    if (requested === undefined) throw new InvoiceRefused([changedMeanwhile()]);
    return requested;
  }

  /** Decides a request to cancel that has waited. */
  async complete(invoice: Invoice): Promise<void> {
    const nowMs = this.clock.nowMs();
    const requested = outcomeOf(invoice.requestedOutcome);
    const refused =
      requested?.kind === 'refuse' ? requested.refusal : await this.municipalRefusal(invoice);
    const { cancellation } = invoice;
    if (cancellation === null) return;
    await (refused === undefined
      ? this.store.cancel(invoice, cancellation, { nowMs })
      : this.store.refuse(invoice, refused, nowMs));
  }

  private async refusal(invoice: Invoice): Promise<Refusal | undefined> {
    return blockedBy(invoice) ?? (await this.municipalRefusal(invoice));
  }

  private async municipalRefusal(invoice: Invoice): Promise<Refusal | undefined> {
    const { municipality, issuedAtMs, createdAtMs, amount, customer, dps } = invoice;
    const parameters = await this.parameters.parametersFor([municipality], dps.serv.cServ.cTribNac);
    const facts = {
      processedAtMs: issuedAtMs ?? createdAtMs,
      serviceCents: amount,
      hasCustomer: customer !== null,
    };
    return cancelRefusal(facts, parameters.municipality(municipality), this.clock.nowMs());
  }
}

/** @throws InvoiceNotAuthorized if the invoice has never been authorized */
function blockedBy(invoice: Invoice): Refusal | undefined {
  const { id, status } = invoice;
  if (status === 'processing' || status === 'rejected') throw new InvoiceNotAuthorized(id, status);
  const event = BLOCKING[status];
  return event === undefined ? undefined : refusal('E0840', `The invoice has the event ${event}.`);
}

function changedMeanwhile(): Refusal {
  return refusal('E0840', 'Another event was registered for the invoice at the same time.');
}

/**
 * @param isNow whether an outcome of this kind is answered at once
 * @throws InvoiceRefused or ServiceUnavailable if a rule requests it
 */
async function refuseIfRequested(
  isNow: (kind: RequestedOutcome['kind']) => boolean,
): Promise<void> {
  const code = await takeOutcomeAlone(REJECTIONS, (each) => {
    const requested = outcomeOf(each);
    return requested !== undefined && isNow(requested.kind);
  });
  const requested = outcomeOf(code);
  if (requested?.kind === 'unavailable') throw new ServiceUnavailable(requested.refusal);
  if (requested?.kind === 'refuse') throw new InvoiceRefused([requested.refusal]);
}
