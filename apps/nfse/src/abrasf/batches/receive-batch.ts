import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDateTime } from '#libs/brazil';
import { CONFIG } from '#libs/config';
import { newUuid, type Clock } from '#libs/kernel';
import { type AbrasfAnswer, type AbrasfMessage, type Batch } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type NfseConfig } from '../../config';
import { batchMessages, plainNumber, rpsMessagesOf, taxIdOf } from '../issue/rps-checks';
import { notesOf } from '../notes/notes-of';
import { type Place } from '../place';
import { AbrasfRefused, refuse } from '../refused';
import { WAITING, WITH_ERRORS, type StoredBatch } from './batch';
import { refusedBatch } from './batch-messages';
import { BatchQueue } from './batch-queue';
import { BatchRepository } from './batch.repository';
import { ProcessBatch } from './process-batch';

/** Receives batches of receipts, to process them later or at once. */
@Injectable()
export class ReceiveBatch {
  constructor(
    private readonly queue: BatchQueue,
    private readonly batches: BatchRepository,
    private readonly processing: ProcessBatch,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * Stores a batch that is processed later (RecepcionarLoteRps).
   * @throws AbrasfRefused
   */
  async later(sent: Batch, place: Place): Promise<AbrasfAnswer> {
    const batch = await this.received(sent, place);
    const seconds = place.settings.processingSeconds ?? this.config.processingSec;
    const isStored = await this.queue.add(batch, batch.receivedAtMs + seconds * 1_000);
    if (!isStored) refuseTwice(batch, place);
    return { kind: 'received', ...receiptOf(batch) };
  }

  /**
   * Processes a batch at once (RecepcionarLoteRpsSincrono). A batch with errors is not stored.
   * @throws AbrasfRefused
   */
  async now(sent: Batch, place: Place, alerts: readonly AbrasfMessage[]): Promise<AbrasfAnswer> {
    const batch = await this.received(sent, place);
    const { batches } = this;
    const made = await this.processing.invoices(batch, batch.receivedAtMs, (tx, ended) =>
      batches.insert(tx, ended),
    );
    if (!made.ok) return refusedBatch({ messages: made.refusal, situation: WITH_ERRORS });
    if (made.value === undefined) return refuseTwice(batch, place);
    return { kind: 'notes', notes: notesOf(made.value), alerts, received: receiptOf(batch) };
  }

  private async received(sent: Batch, place: Place): Promise<StoredBatch> {
    const found = batchMessages(sent, place);
    if (found.length > 0) throw new AbrasfRefused(found);
    const early = rpsMessagesOf(sent, place);
    const batch: StoredBatch = {
      id: newUuid(),
      municipality: place.municipality,
      provider: taxIdOf(sent.Prestador),
      number: plainNumber(sent.NumeroLote),
      protocol: newUuid(),
      situation: WAITING,
      receivedAtMs: this.clock.nowMs(),
      processedAtMs: null,
      rps: sent.rps.map(({ declaration }, index) => ({ declaration, found: early[index] ?? [] })),
      messages: [],
      invoiceIds: [],
      requestedOutcome: null,
    };
    if (await this.batches.hasNumber(batch)) refuseTwice(batch, place);
    return batch;
  }
}

/** SimplISS has a code of its own for this. */
function refuseTwice({ number }: StoredBatch, { settings }: Place): never {
  const code = settings.provider === 'simpliss' ? 'E903' : 'E233';
  return refuse(
    code,
    `Batch ${number} of this provider was received before. Send another NumeroLote.`,
  );
}

function receiptOf({ number, receivedAtMs, protocol }: StoredBatch) {
  return {
    NumeroLote: number,
    DataRecebimento: brasiliaDateTime(receivedAtMs).slice(0, 19),
    Protocolo: protocol,
  };
}
