import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, EntitySql, returning, type AtomicWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import {
  Idempotency,
  type EarlierRequest,
  type KeyedRequest,
} from '../payments/idempotency.repository';
import { type ConsentRejection, type PaymentConsent } from './payment-consent';
import { PaymentConsentRow } from './payment-consent.row';

/** What is answered to the request that makes a consent, under its idempotency key. */
interface NewConsentResponse {
  readonly keyed: KeyedRequest;
  readonly response: unknown;
  readonly nowMs: number;
}

/** Reads and changes payment consents. Every change of a status is one conditional statement. */
@Injectable()
export class PaymentConsentRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly idempotency: Idempotency,
  ) {}

  /** What was done under the idempotency key before; undefined if it is new. */
  earlier(keyed: KeyedRequest): Promise<EarlierRequest | undefined> {
    return this.idempotency.find(keyed);
  }

  /**
   * Stores a new consent, and the idempotency key with its response.
   * @returns what was done under the key before, if another request with it was first
   */
  async store(
    consent: PaymentConsent,
    done: NewConsentResponse | undefined,
  ): Promise<EarlierRequest | undefined> {
    const database = await this.sandboxes.database();
    return atomically(database, () => this.storing(database, consent, done));
  }

  private *storing(
    database: DataSource,
    consent: PaymentConsent,
    done: NewConsentResponse | undefined,
  ): AtomicWork<EarlierRequest | undefined> {
    if (done !== undefined) {
      const response = JSON.stringify(done.response);
      const claim = { response, nowMs: done.nowMs };
      const earlier = yield* this.idempotency.claiming(database, done.keyed, claim);
      if (earlier !== undefined) return earlier;
    }
    yield* this.inserting(database, consent);
    return undefined;
  }

  async find(consentId: string): Promise<PaymentConsent | undefined> {
    const database = await this.sandboxes.database();
    const row = await database.getRepository(PaymentConsentRow).findOneBy({ consentId });
    return row ?? undefined;
  }

  *inserting(database: DataSource, consent: PaymentConsent): AtomicWork<void> {
    yield EntitySql.of(database, PaymentConsentRow).insert(consent);
  }

  /** False, and nothing is changed, unless the consent is AUTHORISED at the instant. */
  *consuming(database: DataSource, consentId: string, nowMs: number): AtomicWork<boolean> {
    const { table } = EntitySql.of(database, PaymentConsentRow);
    const rows = yield {
      sql:
        `UPDATE ${table} SET status = 'CONSUMED', status_updated_at_ms = $1 WHERE consent_id = $2 ` +
        `AND status = 'AUTHORISED' AND expires_at_ms > $1 RETURNING consent_id`,
      parameters: [nowMs, consentId],
    };
    return rows.length > 0;
  }

  /** Consumes the consent of a payment that was refused; not if it is not AUTHORISED any more. */
  async consume(consentId: string, nowMs: number): Promise<void> {
    const database = await this.sandboxes.database();
    await atomically(database, () => this.consuming(database, consentId, nowMs));
  }

  /** Stores the authorised form of a consent; false if it was decided or has expired before. */
  async authorise(consent: PaymentConsent): Promise<boolean> {
    const { consentId, statusUpdatedAtMs, expiresAtMs, debtorAccountId } = consent;
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, PaymentConsentRow);
    const rows = await returning(
      database,
      `UPDATE ${table} SET status = 'AUTHORISED', status_updated_at_ms = $1, expires_at_ms = $2, ` +
        `debtor_account_id = $3 WHERE consent_id = $4 AND status = 'AWAITING_AUTHORISATION' ` +
        'AND expires_at_ms > $1 RETURNING consent_id',
      [statusUpdatedAtMs, expiresAtMs, debtorAccountId, consentId],
    );
    return rows.length > 0;
  }

  /** False if the consent was decided or has expired before. */
  async reject(consentId: string, reason: ConsentRejection, nowMs: number): Promise<boolean> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, PaymentConsentRow);
    const rows = await returning(
      database,
      `UPDATE ${table} SET status = 'REJECTED', rejection = $1, status_updated_at_ms = $2 ` +
        `WHERE consent_id = $3 AND status IN ('AWAITING_AUTHORISATION', 'AUTHORISED') ` +
        'AND expires_at_ms > $2 RETURNING consent_id',
      [reason, nowMs, consentId],
    );
    return rows.length > 0;
  }
}
