import { Injectable } from '@nestjs/common';
import { findRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { GrantRepository } from '../security/tokens/grant.repository';
import { type PaymentConsent, type PaymentConsentStatus } from './payment-consent';
import { PaymentConsentRow } from './payment-consent.row';

/** Reads and changes payment consents. Every change of a status is one conditional statement. */
@Injectable()
export class PaymentConsentRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly grants: GrantRepository,
  ) {}

  async find(consentId: string): Promise<PaymentConsent | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, PaymentConsentRow, { consentId });
  }

  *insert(tx: UnitOfWork, consent: PaymentConsent): Transactional<void> {
    yield tx.sql(PaymentConsentRow).insert(consent, 'ON CONFLICT DO NOTHING');
    yield* this.grants.noteOwner(tx, [consent.consentId]);
  }

  /** @returns false, and nothing is changed, unless the consent is AUTHORISED at the instant */
  *consume(tx: UnitOfWork, consentId: string, nowMs: number): Transactional<boolean> {
    const rows = yield {
      sql:
        `UPDATE ${tx.table(PaymentConsentRow)} SET status = 'CONSUMED', status_updated_at_ms = $1 WHERE consent_id = $2 ` +
        `AND status = 'AUTHORISED' AND expires_at_ms > $1 RETURNING consent_id`,
      parameters: [nowMs, consentId],
    };
    return rows.length > 0;
  }

  /** @returns false, and nothing is changed, unless the stored consent has the status `from` */
  *update(
    tx: UnitOfWork,
    from: PaymentConsentStatus,
    consent: PaymentConsent,
  ): Transactional<boolean> {
    const { consentId, status, statusUpdatedAtMs, expiresAtMs, debtorAccountId } = consent;
    const { rejection, rejectionDetail } = consent;
    const sql = tx.sql(PaymentConsentRow);
    const { columns, parameters } = sql.assignments(
      { status, statusUpdatedAtMs, expiresAtMs, rejection, rejectionDetail, debtorAccountId },
      2,
    );
    const rows = yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE consent_id = $1 AND status = $2 RETURNING consent_id`,
      parameters: [consentId, from, ...parameters],
    };
    if (rows.length === 0) return false;
    if (status === 'REJECTED') yield* this.grants.end(tx, consentId);
    return true;
  }
}
