import { Injectable } from '@nestjs/common';
import { toIsoUtc } from '#libs/kernel';
import { DueWork, giveBackOutcome, Sandboxes, takeOutcome } from '#libs/sandbox';
import { BATCH_OUTCOMES } from '../outcomes';
import { type StoredBatch } from './batch';
import { BatchRepository } from './batch.repository';

/** The kind of due work that processes batches. Its key is the id of the batch. */
export const BATCHES = 'nfse-abrasf-batches';

/** The batches that wait for their processing. */
@Injectable()
export class BatchQueue {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly batches: BatchRepository,
  ) {}

  /**
   * Stores a batch, with the code that a rule requests for its processing.
   * @returns false, and nothing is stored, if the provider has a batch with this number
   */
  add(batch: StoredBatch, dueAtMs: number): Promise<boolean> {
    const { batches, dueWork } = this;
    return this.sandboxes.atomically(function* (tx) {
      const requestedOutcome = (yield* takeOutcome(tx, BATCH_OUTCOMES)) ?? null;
      if (!(yield* batches.insert(tx, { ...batch, requestedOutcome }))) {
        yield* giveBackOutcome(tx);
        return false;
      }
      const dueAt = toIsoUtc(dueAtMs);
      yield* dueWork.schedule(tx, { kind: BATCHES, key: batch.id, dueAt, payload: null });
      return true;
    });
  }
}
