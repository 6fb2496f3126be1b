import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  atomically,
  type AtomicWork,
  EntitySql,
  forUpdate,
  returning,
  tableOf,
} from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { LookupRow } from '../../transfers/lookup.row';
import { TransferRow } from '../../transfers/transfer.row';
import { PolicyTable, PARTICIPANT_ANTISCAN } from '../policy-table';
import { giveBack } from './bucket-rows.repository';
import { bucketName, type Bucket } from './charge';

/** Payment orders in one statement. */
const ORDERS_A_STATEMENT = 500;

/** Gives the tokens of lookups back when the SPI has received the payment order with the same EndToEndId. */
@Injectable()
export class Credits {
  constructor(private readonly policies: PolicyTable) {}

  /**
   * Gives the tokens of these payments back, as a piece of atomic work: 1 to a person and 2 to a company that pays, and 1
   * to each participant that has looked the key up with this EndToEndId, so to an initiator and to the payer's participant.
   * Each payment does so once; a payment without a lookup does nothing.
   * @param nowMs of the sandbox
   */
  *credit(database: DataSource, endToEndIds: readonly string[], nowMs: number): AtomicWork<void> {
    for (let start = 0; start < endToEndIds.length; start += ORDERS_A_STATEMENT) {
      const part = endToEndIds.slice(start, start + ORDERS_A_STATEMENT);
      const lookups = yield* this.lookupsOf(database, part);
      const credited = new Set(
        lookups.filter(({ creditedAt }) => creditedAt !== null).map((row) => row.endToEndId),
      );
      const due = lookups.filter(({ endToEndId }) => !credited.has(endToEndId));
      if (due.length > 0) yield* this.give(database, due, nowMs);
    }
  }

  /**
   * Does the same for look-ups whose payment order was stored before them. Call it after they are committed: an order that is
   * stored at the same moment is found by one side or by the other.
   */
  async creditKnown(
    database: DataSource,
    endToEndIds: readonly string[],
    nowMs: number,
  ): Promise<void> {
    for (let start = 0; start < endToEndIds.length; start += ORDERS_A_STATEMENT) {
      const part = endToEndIds.slice(start, start + ORDERS_A_STATEMENT);
      const places = part.map((_, index) => `$${String(index + 1)}`).join(', ');
      const known = await returning<{ end_to_end_id: string }>(
        database,
        `SELECT end_to_end_id FROM ${tableOf(database, TransferRow)} WHERE end_to_end_id IN (${places}) AND "returns" IS NULL`,
        part,
      );
      const ids = known.map(({ end_to_end_id }) => end_to_end_id);
      if (ids.length > 0) await atomically(database, () => this.credit(database, ids, nowMs));
    }
  }

  private *lookupsOf(
    database: DataSource,
    endToEndIds: readonly string[],
  ): AtomicWork<readonly LookupRow[]> {
    const sql = EntitySql.of(database, LookupRow);
    const places = endToEndIds.map((_, index) => `$${String(index + 1)}`).join(', ');
    const rows = yield {
      sql:
        `SELECT * FROM ${sql.table} WHERE end_to_end_id IN (${places}) ORDER BY sequence` +
        forUpdate(database),
      parameters: endToEndIds,
    };
    return rows.map((row) => sql.read(row));
  }

  private *give(
    database: DataSource,
    lookups: readonly LookupRow[],
    nowMs: number,
  ): AtomicWork<void> {
    const ids = [...new Set(lookups.map(({ endToEndId }) => endToEndId))];
    const places = ids.map((_, index) => `$${String(index + 2)}`).join(', ');
    yield {
      sql: `UPDATE ${tableOf(database, LookupRow)} SET credited_at = $1 WHERE end_to_end_id IN (${places})`,
      parameters: [toIsoUtc(nowMs), ...ids],
    };
    const buckets = ids.flatMap((id) =>
      this.bucketsOf(lookups.filter(({ endToEndId }) => endToEndId === id)),
    );
    const credits = buckets.map((bucket) => ({
      ...bucket,
      tokens: bucket.policy.paymentOrderCredit ?? 0,
    }));
    yield* giveBack(database, credits, nowMs);
  }

  /** The buckets that the lookups of one payment have counted on, each once. */
  private bucketsOf(lookups: readonly LookupRow[]): readonly Bucket[] {
    const buckets = lookups.flatMap(({ keyType, payerId, participant }) => [
      this.policies.ofPayer(keyType, payerId),
      // Of the present and of any earlier category.
      ...this.policies
        .sizesOf(PARTICIPANT_ANTISCAN)
        .map((policy) => ({ policy, owner: participant })),
    ]);
    return [...new Map(buckets.map((bucket) => [bucketName(bucket), bucket])).values()];
  }
}
