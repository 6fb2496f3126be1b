import { Injectable } from '@nestjs/common';
import { findRow, lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { GrantRepository } from '../security/tokens/grant.repository';
import { type Consent, type Extension } from './consent';
import { ConsentRow, ExtensionRow } from './consent.row';

@Injectable()
export class ConsentRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly grants: GrantRepository,
  ) {}

  async find(consentId: string): Promise<Consent | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, ConsentRow, { consentId });
  }

  /** A page of the extensions, newest first, and the number of all. */
  async extensions(
    consentId: string,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly items: readonly Extension[]; readonly total: number }> {
    const database = await this.sandboxes.database();
    const [items, total] = await database.getRepository(ExtensionRow).findAndCount({
      where: { consentId },
      order: { sequence: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items, total };
  }

  /** Reads a consent and locks it until the commit. */
  lock(tx: UnitOfWork, consentId: string): Transactional<Consent | undefined> {
    return lockRow(tx, ConsentRow, { consentId });
  }

  /** @returns false if there is a consent with the id */
  *insert(tx: UnitOfWork, consent: Consent): Transactional<boolean> {
    const conflict = 'ON CONFLICT DO NOTHING RETURNING consent_id';
    const rows = yield tx.sql(ConsentRow).insert(consent, conflict);
    yield* this.grants.noteOwner(tx, [consent.consentId]);
    return rows.length > 0;
  }

  *insertExtension(tx: UnitOfWork, extension: Extension): Transactional<void> {
    yield tx.sql(ExtensionRow).insert(extension);
  }

  *update(tx: UnitOfWork, consent: Consent): Transactional<void> {
    const { consentId, status, statusUpdatedAt, expiresAt } = consent;
    const { rejectedBy, rejectionCode, accountIds, secondDecisions } = consent;
    const sql = tx.sql(ConsentRow);
    const changes = {
      ...{ status, statusUpdatedAt, expiresAt, rejectedBy, rejectionCode },
      ...{ accountIds, secondDecisions },
    };
    const { columns, parameters } = sql.assignments(changes, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE consent_id = $1`,
      parameters: [consentId, ...parameters],
    };
    if (status === 'REJECTED') yield* this.grants.end(tx, consentId);
  }
}
