import { Injectable } from '@nestjs/common';
import { findRow, lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { hashOf, KEPT_MS } from './secret';
import { TokenRow } from './token.row';

/** Stores access and refresh tokens. */
@Injectable()
export class TokenRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(token: string): Promise<TokenRow | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, TokenRow, { tokenHash: hashOf(token) });
  }

  lock(tx: UnitOfWork, token: string): Transactional<TokenRow | undefined> {
    return lockRow(tx, TokenRow, { tokenHash: hashOf(token) });
  }

  *insert(tx: UnitOfWork, tokens: readonly TokenRow[]): Transactional<void> {
    for (const token of tokens) yield tx.sql(TokenRow).insert(token);
  }

  /** Removes the access tokens of a client that expired long ago. */
  *forget(tx: UnitOfWork, clientId: string, nowMs: number): Transactional<void> {
    yield {
      sql: `DELETE FROM ${tx.table(TokenRow)} WHERE client_id = $1 AND expires_at_ms < $2`,
      parameters: [clientId, nowMs - KEPT_MS],
    };
  }

  *revoke(tx: UnitOfWork, tokenHash: string): Transactional<void> {
    yield this.revocation(tx, 'token_hash', tokenHash);
  }

  /** Revokes every token that comes from the code. */
  *revokeOfCode(tx: UnitOfWork, codeHash: string): Transactional<void> {
    yield this.revocation(tx, 'code_hash', codeHash);
  }

  /** Revokes every token of a consent that has ended. */
  *revokeOfConsent(tx: UnitOfWork, consentId: string): Transactional<void> {
    yield this.revocation(tx, 'consent_id', consentId);
  }

  /** Revokes every token of a client that was removed. */
  *revokeOfClient(tx: UnitOfWork, clientId: string): Transactional<void> {
    yield this.revocation(tx, 'client_id', clientId);
  }

  private revocation(tx: UnitOfWork, column: string, value: string) {
    const { table } = tx.sql(TokenRow);
    return {
      sql: `UPDATE ${table} SET is_revoked = TRUE WHERE ${column} = $1`,
      parameters: [value],
    };
  }
}
