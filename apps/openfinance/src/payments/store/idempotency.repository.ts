import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork } from '#libs/database';
import { canonicalJson } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { IdempotencyKeyRow } from './idempotency-key.row';

/** A request with an idempotency key, or a message of the SPI by the id of what it settles. */
export interface KeyedRequest {
  readonly operation: 'payment' | 'payment-consent' | 'credit' | 'spi-payment' | 'spi-return';
  readonly key: string;
  /** The hash of its content. */
  readonly content: string;
}

/** What was done under a key before. */
export interface EarlierRequest {
  readonly isSame: boolean;
  /** The `data` of its response, as JSON text. */
  readonly response: string;
}

/** The hash of a JSON value, the same for any order of its members. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** Remembers which requests were done under which idempotency key. */
@Injectable()
export class Idempotency {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** What was done under the key before; undefined if it is new. */
  async find(request: KeyedRequest): Promise<EarlierRequest | undefined> {
    const database = await this.sandboxes.database();
    const { operation, key } = request;
    const row = await database.getRepository(IdempotencyKeyRow).findOneBy({ operation, key });
    return row === null ? undefined : earlier(row, request);
  }

  /**
   * Stores the key with the response, in the transaction of the work. If another request with the key was
   * first, nothing is stored and its response is returned; on PostgreSQL this waits for it to commit.
   */
  *claiming(
    database: DataSource,
    request: KeyedRequest,
    { response, nowMs }: { readonly response: string; readonly nowMs: number },
  ): AtomicWork<EarlierRequest | undefined> {
    const keys = EntitySql.of(database, IdempotencyKeyRow);
    const row = { ...request, response, createdAtMs: nowMs };
    const stored = yield keys.insert(row, 'ON CONFLICT DO NOTHING RETURNING operation');
    if (stored.length > 0) return undefined;
    const [first] = yield {
      sql: `SELECT * FROM ${keys.table} WHERE operation = $1 AND key = $2`,
      parameters: [request.operation, request.key],
    };
    if (first === undefined) throw new Error(`Idempotency key ${request.key} cannot be read.`);
    return earlier(keys.read(first), request);
  }
}

function earlier(row: IdempotencyKeyRow, { content }: KeyedRequest): EarlierRequest {
  return { isSame: row.content === content, response: row.response };
}
