import { Injectable } from '@nestjs/common';
import { findRow, lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { GrantRepository } from '../security/tokens/grant.repository';
import { type RecurringConsent } from './recurring-consent';
import { RecurringConsentRow } from './recurring-consent.row';

/** Reads and changes recurring consents. A change locks the consent before it reads it. */
@Injectable()
export class RecurringConsentRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly grants: GrantRepository,
  ) {}

  async find(consentId: string): Promise<RecurringConsent | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, RecurringConsentRow, { consentId });
  }

  *insert(tx: UnitOfWork, consent: RecurringConsent): Transactional<void> {
    yield tx.sql(RecurringConsentRow).insert(consent, 'ON CONFLICT DO NOTHING');
    yield* this.grants.noteOwner(tx, [consent.consentId]);
  }

  /** Reads the consent without a lock. */
  *read(tx: UnitOfWork, consentId: string): Transactional<RecurringConsent | undefined> {
    const sql = tx.sql(RecurringConsentRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE consent_id = $1`,
      parameters: [consentId],
    };
    return row && sql.read(row);
  }

  /** The consent, locked until the end of the transaction; undefined if there is none. */
  lock(tx: UnitOfWork, consentId: string): Transactional<RecurringConsent | undefined> {
    return lockRow(tx, RecurringConsentRow, { consentId });
  }

  /** Stores a consent that this transaction has locked. */
  *update(tx: UnitOfWork, consent: RecurringConsent): Transactional<void> {
    const { consentId, status, statusUpdatedAtMs, expiresAtMs, deadlineAtMs } = consent;
    const { authorisedAtMs, updatedAtMs, approvalDueDate, debtorAccountId } = consent;
    const { request, ending } = consent;
    const sql = tx.sql(RecurringConsentRow);
    const { columns, parameters } = sql.assignments(
      {
        ...{ status, statusUpdatedAtMs, expiresAtMs, deadlineAtMs, authorisedAtMs, updatedAtMs },
        ...{ approvalDueDate, debtorAccountId, request, ending },
      },
      1,
    );
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE consent_id = $1`,
      parameters: [consentId, ...parameters],
    };
    const isOpen = deadlineAtMs !== null || status === 'AUTHORISED';
    if (!isOpen) yield* this.grants.end(tx, consentId);
  }
}
