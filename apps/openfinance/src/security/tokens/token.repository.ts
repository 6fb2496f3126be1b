import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  lockRow,
  returning,
  type SqlRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { DirectoryKeyRow, OrganisationRow, SoftwareRow } from '../../institutions/institution.rows';
import { hashOf, KEPT_MS } from './secret';
import { type TokenHolder } from './token-holder';
import { TokenRow } from './token.row';

/** A token, and what the directory says about its holder now. */
export interface HeldToken {
  readonly token: TokenRow;
  readonly holder: TokenHolder;
}

/** Stores access and refresh tokens. */
@Injectable()
export class TokenRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** One query for the token and its holder, because each call to an API needs both. */
  async find(token: string): Promise<HeldToken | undefined> {
    const database = await this.sandboxes.database();
    const tokens = EntitySql.of(database, TokenRow);
    const keys = EntitySql.of(database, DirectoryKeyRow);
    const sql =
      `SELECT t.*, k.status AS key_status, s.software_id, s.status AS software_status, o.status AS organisation_status ` +
      `FROM ${tokens.table} t LEFT JOIN ${keys.table} k ON k.thumbprint = t.thumbprint AND k.${keys.column('use')} = 'transport' ` +
      `LEFT JOIN ${EntitySql.of(database, SoftwareRow).table} s ON s.software_id = k.owner_id ` +
      `LEFT JOIN ${EntitySql.of(database, OrganisationRow).table} o ON o.organisation_id = t.organisation_id ` +
      // An own certificate can be registered twice; the first one counts, as at the token endpoint.
      `WHERE t.token_hash = $1 ORDER BY k.sequence LIMIT 1`;
    const [row] = await returning<SqlRow>(database, sql, [hashOf(token)]);
    return row && { token: tokens.read(row), holder: holderOf(row) };
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

function holderOf(row: SqlRow): TokenHolder {
  const { key_status, software_id, software_status, organisation_status } = row;
  return {
    keyStatus: key_status,
    softwareId: software_id,
    softwareStatus: software_status,
    organisationStatus: organisation_status,
  } as TokenHolder;
}
