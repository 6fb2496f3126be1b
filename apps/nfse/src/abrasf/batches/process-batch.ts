import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { accepted, refused, type Result } from '#libs/kernel';
import { abrasfMessage, abrasfMessageOf, type AbrasfErrorCode } from '#libs/nfse';
import { Sandboxes } from '#libs/sandbox';
import { type Invoice } from '../../invoices/invoice';
import { AcceptInvoice, DraftRefused, type Draft } from '../../issue/accept-invoice';
import { InvoiceSigner } from '../../issue/invoice-signer';
import { PrepareRps } from '../issue/prepare-rps';
import { PROCESSED, WITH_ERRORS, type BatchMessage, type StoredBatch } from './batch';
import { BatchRepository } from './batch.repository';
import { limitedMessages } from './batch-messages';

/** Stores the end of a batch in the transaction of its invoices. False: another request or instance was first. */
type Claim = (tx: UnitOfWork, ended: StoredBatch) => Transactional<boolean>;

/** Makes the invoices of a batch: all of them in one transaction, or none. */
@Injectable()
export class ProcessBatch {
  constructor(
    private readonly rps: PrepareRps,
    private readonly accepting: AcceptInvoice,
    private readonly signer: InvoiceSigner,
    private readonly batches: BatchRepository,
    private readonly sandboxes: Sandboxes,
  ) {}

  /** Processes a batch that has waited. Doing it again changes nothing. */
  async process(batch: StoredBatch, nowMs: number): Promise<void> {
    const { batches } = this;
    const requested = batch.requestedOutcome;
    const result =
      requested === null
        ? await this.invoices(batch, nowMs, (tx, ended) =>
            batches.finish(tx, ended.id, endOf(ended)),
          )
        : refused([abrasfMessage(requested as AbrasfErrorCode)]);
    if (result.ok) return;
    const { id } = batch;
    const messages = result.refusal;
    const change = { situation: WITH_ERRORS, processedAtMs: nowMs, messages } as const;
    await this.sandboxes.atomically((tx) => batches.finish(tx, id, change));
  }

  /**
   * Makes the invoices, and signs them.
   * @returns the invoices, undefined if the claim returned false, or the messages about the receipts
   */
  async invoices(
    batch: StoredBatch,
    nowMs: number,
    claim: Claim,
  ): Promise<Result<readonly Invoice[] | undefined, readonly BatchMessage[]>> {
    const drafts = await this.drafts(batch, nowMs);
    if (!drafts.ok) return drafts;
    try {
      const made = await this.accepting.acceptAll(drafts.value, (tx, invoices) => {
        const invoiceIds = invoices.map(({ id }) => id);
        return claim(tx, { ...batch, situation: PROCESSED, processedAtMs: nowMs, invoiceIds });
      });
      return accepted(made && (await this.signer.signAll(made)));
    } catch (error) {
      if (!(error instanceof DraftRefused)) throw error;
      return refused(messagesAt(batch, error.index, error.refusals.map(abrasfMessageOf)));
    }
  }

  private async drafts(
    { rps, ...batch }: StoredBatch,
    nowMs: number,
  ): Promise<Result<readonly Draft[], readonly BatchMessage[]>> {
    const drafts: Draft[] = [];
    const found: BatchMessage[] = [];
    for (const [index, { declaration, found: early }] of rps.entries()) {
      const { municipality } = batch;
      const draft = await this.rps.draft(declaration, { municipality, nowMs });
      if (draft.ok) drafts.push(draft.value);
      const later = draft.ok ? [] : draft.refusal;
      found.push(...messagesAt({ rps }, index, [...early, ...later]));
    }
    return found.length > 0 ? refused(limitedMessages(found)) : accepted(drafts);
  }
}

function endOf({ situation, processedAtMs, invoiceIds }: StoredBatch) {
  return { situation, processedAtMs, invoiceIds };
}

function messagesAt(
  { rps }: Pick<StoredBatch, 'rps'>,
  index: number,
  messages: readonly BatchMessage[],
): readonly BatchMessage[] {
  const id = rps[index]?.declaration.Rps?.IdentificacaoRps;
  return id === undefined ? messages : messages.map((message) => ({ ...message, rps: id }));
}
