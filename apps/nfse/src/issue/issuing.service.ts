import { Inject, Injectable } from '@nestjs/common';
import { newUuid, type Clock } from '#libs/kernel';
import { refusal, type InfDps } from '#libs/nfse';
import { currentContext } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import {
  INITIAL_STATUS,
  type Invoice,
  type Issuer,
  type NewInvoice,
  type XmlLayout,
} from '../invoices/invoice';
import { InvoiceRefused, ReferenceConflict, ServiceUnavailable } from '../invoices/invoice.errors';
import { InvoiceRepository, InvoiceTaken } from '../invoices/invoice.repository';
import { Acceptances } from './acceptances.repository';
import { Finishing } from './finishing.service';
import { Judgement } from './judgement.service';
import { type Computation, providerOf } from './numbering';
import { orderedOutcome, type Ordered } from './outcomes';

/** A DPS with everything that it does not say itself. */
export interface Submission {
  /** Of the new invoice; left out, it gets a random one. */
  readonly id?: string;
  /** When it is issued; left out, now. */
  readonly issuedAtMs?: number;
  readonly dps: InfDps;
  readonly computation: Computation;
  readonly issuer: Issuer;
  readonly layout: XmlLayout;
  /** The sender's own id; null if it has none. */
  readonly reference: string | null;
  /** The hash of the request, to recognize it when it is repeated. */
  readonly content: string;
  /** The signed document of a sender that numbers its DPS itself. */
  readonly dpsXml: string | null;
  /** False: it stays in processing for a while, and is judged after that. */
  readonly isSync: boolean;
}

/** Issues invoices. */
@Injectable()
export class Issuing {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly judgement: Judgement,
    private readonly acceptances: Acceptances,
    private readonly finishing: Finishing,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Issues the invoice, or returns the one that the same request has issued before.
   * @throws InvoiceRefused, ServiceUnavailable or ReferenceConflict; then nothing is stored
   */
  async issue(submission: Submission): Promise<Invoice> {
    const earlier = await this.earlier(submission);
    if (earlier !== undefined && earlier.status !== 'rejected')
      return this.finishing.finish(earlier);
    try {
      return await this.issueNew(submission, earlier);
    } catch (error) {
      if (!(error instanceof InvoiceTaken)) throw error;
      // Another request with the reference, or with the DPS, was first.
      const first = await this.earlier(submission);
      if (first === undefined) throw error;
      return this.finishing.finish(first);
    }
  }

  /** @param rejected the invoice with the reference that was rejected before; it is tried again */
  private async issueNew(submission: Submission, rejected: Invoice | undefined): Promise<Invoice> {
    const { issuedAtMs: nowMs = this.clock.nowMs() } = submission;
    const { outcome } = currentContext();
    const ordered = orderedOutcome(outcome);
    if (ordered?.kind === 'unavailable') throw new ServiceUnavailable(ordered.refusal);
    const { dps, computation, dpsXml } = submission;
    const isLater = !submission.isSync || ordered?.kind === 'late';
    const invoice = {
      ...newInvoice(submission, nowMs),
      ...(isLater ? this.waiting(ordered, nowMs, outcome) : {}),
    };
    if (isLater) return this.acceptances.enqueue({ invoice, rejected, dpsXml });
    if (ordered?.kind === 'refuse') throw new InvoiceRefused([ordered.refusal]);
    const refusals = await this.judgement.refusals({ dps, nowMs }, computation);
    if (refusals.length > 0) throw new InvoiceRefused(refusals);
    const draft = { invoice, rejected, computation, dpsXml, nowMs };
    const accepted = await this.acceptances.accept(draft);
    if (accepted === undefined) throw new InvoiceTaken();
    return this.finishing.finish(accepted);
  }

  private waiting(
    ordered: Ordered | undefined,
    nowMs: number,
    outcome: string | undefined,
  ): Pick<NewInvoice, 'nextAtMs' | 'ordered'> {
    const waitMs = ordered?.kind === 'late' ? ordered.ms : this.judgement.processingMs;
    return {
      nextAtMs: nowMs + waitMs,
      ordered: ordered?.kind === 'refuse' ? (outcome ?? null) : null,
    };
  }

  /**
   * The invoice that an earlier request has made.
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
      await this.acceptances.refuseTakenRps({ provider, municipality: dps.cLocEmi, declaration });
      return earlier;
    }
    if (earlier.content !== content) throw new ReferenceConflict(earlier.reference, earlier.id);
    return earlier;
  }
}

function newInvoice(submission: Submission, nowMs: number): NewInvoice {
  const { dps, computation, issuer, layout, reference, content, dpsXml } = submission;
  return {
    id: submission.id ?? newUuid(),
    reference,
    content,
    provider: providerOf(dps),
    municipality: dps.cLocEmi,
    customer: dps.toma?.CNPJ ?? dps.toma?.CPF ?? dps.toma?.NIF ?? null,
    series: dps.serie,
    amount: dps.valores.vServPrest.vServ,
    status: INITIAL_STATUS,
    statusUpdatedAtMs: nowMs,
    createdAtMs: nowMs,
    nextAtMs: null,
    dps,
    requestRate: computation.requestRate,
    declaration: computation.declaration,
    issuer,
    layout,
    hasOwnDps: dpsXml !== null,
    dpsId: dpsXml === null ? null : dps.Id,
    number: null,
    accessKey: null,
    verificationCode: null,
    issuedAtMs: null,
    nfse: null,
    explanation: [],
    rejections: [],
    cancellation: null,
    cancellationRefusal: null,
    replacedBy: null,
    ordered: null,
  };
}
