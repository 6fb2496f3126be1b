import { Injectable } from '@nestjs/common';
import { findRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { currentCaller } from '../caller';
import { OwnerRow } from './token.row';
import { TokenRepository } from './token.repository';

/** What clients may do with consents and payments: which client created them, and that their tokens end with them. */
@Injectable()
export class GrantRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly tokens: TokenRepository,
  ) {}

  /** The client that created the consent or payment; undefined if it was created without an access token. */
  async ownerOf(objectId: string): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    return (await findRow(database, OwnerRow, { objectId }))?.clientId;
  }

  /** Notes that the client of the current request has created them. Without an access token it runs no statement. */
  *noteOwner(tx: UnitOfWork, objectIds: readonly string[]): Transactional<void> {
    const caller = currentCaller();
    if (caller === undefined) return;
    for (const objectId of objectIds) {
      const owner = { objectId, clientId: caller.clientId };
      yield tx.sql(OwnerRow).insert(owner, 'ON CONFLICT DO NOTHING');
    }
  }

  /** Revokes every token of a consent that has ended (security profile 1.0, 7.2.2). */
  end(tx: UnitOfWork, consentId: string): Transactional<void> {
    return this.tokens.revokeOfConsent(tx, consentId);
  }
}
