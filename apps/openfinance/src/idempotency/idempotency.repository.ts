import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { findRow, type Transactional, type UnitOfWork } from '#libs/database';
import { canonicalJson } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { IdempotencyKeyRow } from './idempotency-key.row';

/** A request with an idempotency key. For a message of the SPI, the key is the id of the payment or return. */
export interface KeyedRequest {
  readonly operation:
    | 'payment'
    | 'payment-cancel'
    | 'payment-consent'
    | 'recurring-consent'
    | 'recurring-change'
    | 'recurring-payment'
    | 'recurring-cancel'
    | 'credit'
    | 'spi-payment'
    | 'spi-return';
  readonly key: string;
  /** The hash of its content. */
  readonly content: string;
}

/** The earlier request with the same key. */
export interface EarlierRequest {
  readonly isSame: boolean;
  /** The `data` of its response, as JSON text. */
  readonly response: string;
}

/** Another request with the key was done since it was read. The transaction ends without a change. */
export class KeyTaken extends Error {}

/** The hash of a JSON value, the same for any order of its members. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** Stores the idempotency keys of requests with their responses. */
@Injectable()
export class Idempotency {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The earlier request with the key; undefined if the key is new. */
  async find(request: KeyedRequest): Promise<EarlierRequest | undefined> {
    const database = await this.sandboxes.database();
    const { operation, key } = request;
    const row = await findRow(database, IdempotencyKeyRow, { operation, key });
    return row === undefined ? undefined : earlier(row, request);
  }

  /**
   * Stores the key with the response. If there was an earlier request with the key, nothing is stored and its response is
   * returned. On PostgreSQL this waits for the commit of that request.
   */
  *claim(
    tx: UnitOfWork,
    request: KeyedRequest,
    { response, nowMs }: { readonly response: string; readonly nowMs: number },
  ): Transactional<EarlierRequest | undefined> {
    const keys = tx.sql(IdempotencyKeyRow);
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

  /**
   * Stores the key with the response at the end of a transaction that has changed something.
   * @throws KeyTaken if there was an earlier request with the key, so that the change is rolled back
   */
  *keep(
    tx: UnitOfWork,
    request: KeyedRequest | undefined,
    done: { readonly response: unknown; readonly nowMs: number },
  ): Transactional<void> {
    if (request === undefined) return;
    const claim = { response: JSON.stringify(done.response), nowMs: done.nowMs };
    if ((yield* this.claim(tx, request, claim)) !== undefined) throw new KeyTaken();
  }
}

function earlier(row: IdempotencyKeyRow, { content }: KeyedRequest): EarlierRequest {
  return { isSame: row.content === content, response: row.response };
}
