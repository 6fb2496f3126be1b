import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, EntitySql, type AtomicWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { Webhooks, type EventOrigin } from '#libs/webhooks';
import { dateTime } from '../standard/date-time';
import {
  Idempotency,
  type EarlierRequest,
  type KeyedRequest,
} from '../payments/store/idempotency.repository';
import { isOpen, type PaymentConsent } from './payment-consent';
import { PaymentConsentRow } from './payment-consent.row';

/** The kind of due work that ends the time to authorise, and the time to pay. */
export const PAYMENT_CONSENT_DEADLINE = 'openfinance-payment-consent';

/** What is answered to the request that makes a consent, under its idempotency key. */
interface NewConsentResponse {
  readonly keyed: KeyedRequest;
  readonly response: unknown;
  readonly nowMs: number;
}

interface NewConsent {
  readonly consent: PaymentConsent;
  readonly done: NewConsentResponse | undefined;
  readonly origin: EventOrigin;
}

interface Changed {
  /** As it was read. */
  readonly before: PaymentConsent;
  readonly consent: PaymentConsent;
  readonly origin: EventOrigin;
}

/** Reads and changes payment consents. Every change of a status is one conditional statement. */
@Injectable()
export class PaymentConsentRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly idempotency: Idempotency,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
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
    const origin = this.webhooks.origin();
    const earlier = await atomically(database, () =>
      this.storing(database, { consent, done, origin }),
    );
    this.dueWork.announce();
    return earlier;
  }

  private *storing(
    database: DataSource,
    { consent, done, origin }: NewConsent,
  ): AtomicWork<EarlierRequest | undefined> {
    if (done !== undefined) {
      const response = JSON.stringify(done.response);
      const claim = { response, nowMs: done.nowMs };
      const earlier = yield* this.idempotency.claiming(database, done.keyed, claim);
      if (earlier !== undefined) return earlier;
    }
    yield* this.inserting(database, consent);
    yield* this.following(database, consent, origin);
    return undefined;
  }

  /** The deadline of a consent that is open, and the event of its status. */
  private *following(
    database: DataSource,
    consent: PaymentConsent,
    origin: EventOrigin,
  ): AtomicWork<void> {
    const { consentId, status, expiresAtMs } = consent;
    if (isOpen(consent)) {
      const dueAt = toIsoUtc(expiresAtMs);
      const work = { kind: PAYMENT_CONSENT_DEADLINE, key: consentId, dueAt, payload: null };
      yield this.dueWork.enlisting(database, work);
    }
    const statusUpdateDateTime = dateTime(consent.statusUpdatedAtMs);
    const rejection =
      consent.rejection === null ? {} : { rejectionReason: { code: consent.rejection } };
    const event = {
      type: 'payment-consent.status-changed',
      subject: consentId,
      data: { consentId, status, statusUpdateDateTime, ...rejection },
    };
    yield* this.webhooks.recording(database, [event], origin);
  }

  async find(consentId: string): Promise<PaymentConsent | undefined> {
    const database = await this.sandboxes.database();
    const row = await database.getRepository(PaymentConsentRow).findOneBy({ consentId });
    return row ?? undefined;
  }

  *inserting(database: DataSource, consent: PaymentConsent): AtomicWork<void> {
    yield EntitySql.of(database, PaymentConsentRow).insert(consent, 'ON CONFLICT DO NOTHING');
  }

  /** False, and nothing is changed, unless the consent is AUTHORISED at the instant. */
  *consuming(
    database: DataSource,
    consent: PaymentConsent,
    { nowMs, origin }: { readonly nowMs: number; readonly origin: EventOrigin },
  ): AtomicWork<boolean> {
    const { table } = EntitySql.of(database, PaymentConsentRow);
    const rows = yield {
      sql:
        `UPDATE ${table} SET status = 'CONSUMED', status_updated_at_ms = $1 WHERE consent_id = $2 ` +
        `AND status = 'AUTHORISED' AND expires_at_ms > $1 RETURNING consent_id`,
      parameters: [nowMs, consent.consentId],
    };
    if (rows.length === 0) return false;
    const consumed = { ...consent, status: 'CONSUMED', statusUpdatedAtMs: nowMs } as const;
    yield* this.following(database, consumed, origin);
    return true;
  }

  /** Consumes the consent of a payment that was refused; not if it is not AUTHORISED any more. */
  async consume(consent: PaymentConsent, nowMs: number): Promise<void> {
    const database = await this.sandboxes.database();
    const origin = this.webhooks.origin();
    await atomically(database, () => this.consuming(database, consent, { nowMs, origin }));
  }

  /**
   * Stores what a decision or a deadline has made of a consent.
   * @returns false, and nothing is stored, unless the consent is still as it was read
   */
  async change(before: PaymentConsent, consent: PaymentConsent): Promise<boolean> {
    const database = await this.sandboxes.database();
    const origin = this.webhooks.origin();
    const isChanged = await atomically(database, () =>
      this.changing(database, { before, consent, origin }),
    );
    this.dueWork.announce();
    return isChanged;
  }

  private *changing(
    database: DataSource,
    { before, consent, origin }: Changed,
  ): AtomicWork<boolean> {
    const sql = EntitySql.of(database, PaymentConsentRow);
    const { status, statusUpdatedAtMs, expiresAtMs, debtorAccountId } = consent;
    const { rejection, rejectionDetail } = consent;
    const { columns, parameters } = sql.assignments(
      { status, statusUpdatedAtMs, expiresAtMs, rejection, rejectionDetail, debtorAccountId },
      2,
    );
    const rows = yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE consent_id = $1 AND status = $2 RETURNING consent_id`,
      parameters: [before.consentId, before.status, ...parameters],
    };
    if (rows.length === 0) return false;
    yield* this.following(database, consent, origin);
    return true;
  }
}
