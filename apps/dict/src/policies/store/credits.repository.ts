import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  atomically,
  type Transactional,
  returning,
  tableOf,
  type UnitOfWork,
} from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { LookupRow } from '../../transfers/lookup.row';
import { TransferRow } from '../../transfers/transfer.row';
import { PolicyTable, PARTICIPANT_ANTISCAN } from '../policy-table';
import { giveBack } from './bucket-rows.repository';
import { bucketName, type Bucket } from './charge';

/** The maximum number of payment orders in one statement. */
const PAYMENTS_A_STATEMENT = 500;

/** Gives the tokens of lookups back when the SPI has received the payment order with the same EndToEndId. */
@Injectable()
export class Credits {
  constructor(private readonly policies: PolicyTable) {}

  /**
   * Gives the tokens of these payments back: 1 to a natural person and 2 to a legal person that pays, and 1 to each participant
   * that looked up the key with this EndToEndId (the participant of the payer, or an initiator). Each payment gives tokens back
   * only once. A payment without a lookup gives none back.
   * @param nowMs of the sandbox
   */
  *credit(tx: UnitOfWork, endToEndIds: readonly string[], nowMs: number): Transactional<void> {
    for (let start = 0; start < endToEndIds.length; start += PAYMENTS_A_STATEMENT) {
      const part = endToEndIds.slice(start, start + PAYMENTS_A_STATEMENT);
      const lookups = yield* this.lookupsOf(tx, part);
      const credited = new Set(
        lookups.filter(({ creditedAt }) => creditedAt !== null).map((row) => row.endToEndId),
      );
      const due = lookups.filter(({ endToEndId }) => !credited.has(endToEndId));
      if (due.length > 0) yield* this.give(tx, due, nowMs);
    }
  }

  /**
   * Gives the tokens of lookups back whose payment order is stored already. Call it after the lookups are committed: if a payment
   * order is stored at the same moment, either this call or that of the payment order finds the other one.
   */
  async creditKnown(
    database: DataSource,
    endToEndIds: readonly string[],
    nowMs: number,
  ): Promise<void> {
    for (let start = 0; start < endToEndIds.length; start += PAYMENTS_A_STATEMENT) {
      const part = endToEndIds.slice(start, start + PAYMENTS_A_STATEMENT);
      const places = part.map((_, index) => `$${String(index + 1)}`).join(', ');
      const known = await returning<{ end_to_end_id: string }>(
        database,
        `SELECT end_to_end_id FROM ${tableOf(database, TransferRow)} WHERE end_to_end_id IN (${places}) AND "returns" IS NULL`,
        part,
      );
      const ids = known.map(({ end_to_end_id }) => end_to_end_id);
      if (ids.length > 0) await atomically(database, (tx) => this.credit(tx, ids, nowMs));
    }
  }

  private *lookupsOf(
    tx: UnitOfWork,
    endToEndIds: readonly string[],
  ): Transactional<readonly LookupRow[]> {
    const sql = tx.sql(LookupRow);
    const places = endToEndIds.map((_, index) => `$${String(index + 1)}`).join(', ');
    const rows = yield {
      sql:
        `SELECT * FROM ${sql.table} WHERE end_to_end_id IN (${places}) ORDER BY sequence` +
        tx.forUpdate(),
      parameters: endToEndIds,
    };
    return rows.map((row) => sql.read(row));
  }

  private *give(tx: UnitOfWork, lookups: readonly LookupRow[], nowMs: number): Transactional<void> {
    const ids = [...new Set(lookups.map(({ endToEndId }) => endToEndId))];
    const places = ids.map((_, index) => `$${String(index + 2)}`).join(', ');
    yield {
      sql: `UPDATE ${tx.table(LookupRow)} SET credited_at = $1 WHERE end_to_end_id IN (${places})`,
      parameters: [toIsoUtc(nowMs), ...ids],
    };
    const buckets = ids.flatMap((id) =>
      this.bucketsOf(lookups.filter(({ endToEndId }) => endToEndId === id)),
    );
    const credits = buckets.map((bucket) => ({
      ...bucket,
      tokens: bucket.policy.paymentOrderCredit ?? 0,
    }));
    yield* giveBack(tx, credits, nowMs);
  }

  /** The buckets that the lookups of one payment have counted on, each once. */
  private bucketsOf(lookups: readonly LookupRow[]): readonly Bucket[] {
    const buckets = lookups.flatMap(({ keyType, payerId, participant }) => [
      this.policies.ofPayer(keyType, payerId),
      // In all sizes: the category of the participant may have changed.
      ...this.policies
        .sizesOf(PARTICIPANT_ANTISCAN)
        .map((policy) => ({ policy, owner: participant })),
    ]);
    return [...new Map(buckets.map((bucket) => [bucketName(bucket), bucket])).values()];
  }
}
