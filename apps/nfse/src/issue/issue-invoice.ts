import { Inject, Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Clock } from '#libs/kernel';
import { refusal } from '#libs/nfse';
import {
  CLOCK,
  requestedOutcome,
  requesterOfOutcome,
  requestTestValue,
  takeOutcome,
  takeOutcomeAlone,
} from '#libs/sandbox';
import { type Invoice } from '../invoices/invoice';
import { InvoiceRefused, ReferenceConflict, ServiceUnavailable } from '../invoices/invoice.errors';
import { InvoiceRepository, InvoiceTaken } from '../invoices/invoice.repository';
import { AcceptInvoice, type Wait } from './accept-invoice';
import { InvoiceSigner } from './invoice-signer';
import { InvoiceRules } from './invoice-rules';
import { newInvoice, type Submission } from './submission';
import { providerOf } from '../invoices/numbering';
import { LATE, outcomeOf, OUTCOMES, WAITING_OUTCOMES } from '../invoices/outcomes';

/** Issues invoices. */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly rules: InvoiceRules,
    private readonly accepting: AcceptInvoice,
    private readonly signer: InvoiceSigner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Issues the invoice, or returns the invoice of an earlier request with the same reference and content.
   * @throws InvoiceRefused, ServiceUnavailable or ReferenceConflict; then nothing is stored
   */
  async issue(submission: Submission): Promise<Invoice> {
    const earlier = await this.earlier(submission);
    if (earlier !== undefined && earlier.status !== 'rejected') return this.signer.sign(earlier);
    try {
      return await this.issueNew(submission, earlier);
    } catch (error) {
      if (!(error instanceof InvoiceTaken)) throw error;
      // Another request with the same reference or DPS was first.
      const first = await this.earlier(submission);
      if (first === undefined) throw error;
      return this.signer.sign(first);
    }
  }

  /** @param rejected the rejected invoice with the same reference, which is issued again */
  private async issueNew(submission: Submission, rejected: Invoice | undefined): Promise<Invoice> {
    const { issuedAtMs: nowMs = this.clock.nowMs() } = submission;
    const { dps, computation, dpsXml, isSync } = submission;
    requestTestValue(dps.toma?.email, OUTCOMES);
    await refuseIfRequested(isSync);
    const invoice = newInvoice(submission, nowMs);
    if (!isSync || requestedOutcome(OUTCOMES) === LATE) {
      const waiting = { invoice, rejected, dpsXml };
      const accepted = await this.accepting.enqueue(waiting, (tx) => this.wait(tx, isSync, nowMs));
      // Other requests have taken the last hit of the rule.
      return accepted ?? this.issueNew(submission, rejected);
    }
    const refusals = await this.rules.refusals({ dps, nowMs }, computation);
    if (refusals.length > 0) throw new InvoiceRefused(refusals);
    const draft = { invoice, rejected, computation, dpsXml, nowMs };
    const accepted = await this.accepting.accept(draft);
    if (accepted === undefined) throw new InvoiceTaken();
    return this.signer.sign(accepted);
  }

  /**
   * How long an invoice waits for its processing, and the rejection that a rule or a test value requests for it.
   * @returns undefined if the invoice waits only because a rule requests it, and other requests have taken the last hit
   */
  private *wait(tx: UnitOfWork, isSync: boolean, nowMs: number): Transactional<Wait | undefined> {
    const code = yield* takeOutcome(tx, isSync ? { [LATE]: true } : WAITING_OUTCOMES);
    if (isSync && code === undefined) return undefined;
    const requested = outcomeOf(code);
    const waitMs = requested?.kind === 'late' ? requested.ms : this.rules.processingMs;
    return {
      nextAtMs: nowMs + waitMs,
      requestedOutcome: requested?.kind === 'refuse' ? (code ?? null) : null,
    };
  }

  /**
   * The invoice that an earlier request has issued.
   * @throws ReferenceConflict if that request had other content
   * @throws InvoiceRefused (E0014, E10) if the sender has used the number of its DPS, or its RPS, before
   */
  private async earlier({
    dps,
    computation,
    reference,
    content,
    dpsXml,
  }: Submission): Promise<Invoice | undefined> {
    if (dpsXml !== null && (await this.invoices.byDpsId(dps.Id)) !== undefined) {
      throw new InvoiceRefused([refusal('E0014', `The DPS ${dps.Id} was received before.`)]);
    }
    const provider = providerOf(dps);
    const earlier =
      reference === null ? undefined : await this.invoices.byReference(provider, reference);
    if (earlier === undefined || earlier.status === 'rejected') {
      const { declaration } = computation;
      await this.accepting.refuseTakenRps({ provider, municipality: dps.cLocEmi, declaration });
      return earlier;
    }
    if (earlier.content !== content) throw new ReferenceConflict(earlier.reference, earlier.id);
    return earlier;
  }
}

/**
 * @param isSync whether a rejection is answered at once
 * @throws InvoiceRefused or ServiceUnavailable if a rule or a test value requests it
 */
async function refuseIfRequested(isSync: boolean): Promise<void> {
  const code = await takeOutcomeAlone(OUTCOMES, (each) => {
    const kind = outcomeOf(each)?.kind;
    return kind === 'unavailable' || (isSync && kind === 'refuse');
  });
  const requested = outcomeOf(code, requesterOfOutcome());
  if (requested?.kind === 'unavailable') throw new ServiceUnavailable(requested.refusal);
  if (requested?.kind === 'refuse') throw new InvoiceRefused([requested.refusal]);
}
