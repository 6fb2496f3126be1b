import { Injectable } from '@nestjs/common';
import { findRow, lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { KEPT_MS, newSecret } from '../../security/tokens/secret';
import { type AuthorizationRequest } from './request-object';
import { PushedRequestRow } from './pushed-request.row';

/** RFC 9126, 2.2. */
const PREFIX = 'urn:ietf:params:oauth:request_uri:';

/** Stores pushed authorization requests. */
@Injectable()
export class PushedRequestRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Stores a request, and removes old ones. @returns the request_uri */
  async store(
    request: AuthorizationRequest,
    { nowMs, expiresAtMs }: { readonly nowMs: number; readonly expiresAtMs: number },
  ): Promise<string> {
    const requestUri = PREFIX + newSecret();
    const { clientId } = request;
    await this.sandboxes.atomically(function* (tx) {
      yield {
        sql: `DELETE FROM ${tx.table(PushedRequestRow)} WHERE expires_at_ms < $1`,
        parameters: [nowMs - KEPT_MS],
      };
      yield tx
        .sql(PushedRequestRow)
        .insert({ requestUri, clientId, request, expiresAtMs, isCompleted: false });
    });
    return requestUri;
  }

  async find(requestUri: string): Promise<PushedRequestRow | undefined> {
    if (!requestUri.startsWith(PREFIX) || requestUri.length > 100) return undefined;
    return findRow(await this.sandboxes.database(), PushedRequestRow, { requestUri });
  }

  lock(tx: UnitOfWork, requestUri: string): Transactional<PushedRequestRow | undefined> {
    return lockRow(tx, PushedRequestRow, { requestUri });
  }

  *complete(tx: UnitOfWork, requestUri: string): Transactional<void> {
    yield {
      sql: `UPDATE ${tx.table(PushedRequestRow)} SET is_completed = TRUE WHERE request_uri = $1`,
      parameters: [requestUri],
    };
  }

  /** Gives the customer time to decide. */
  async extend({ requestUri }: PushedRequestRow, expiresAtMs: number): Promise<void> {
    await this.sandboxes.atomically(function* (tx) {
      yield {
        sql: `UPDATE ${tx.table(PushedRequestRow)} SET expires_at_ms = $1 WHERE request_uri = $2`,
        parameters: [expiresAtMs, requestUri],
      };
    });
  }
}
