import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { DueWork, giveBackOutcome, Sandboxes } from '#libs/sandbox';
import { Webhooks } from '#libs/webhooks';
import {
  type AutomaticCustomer,
  type CustomerPlan,
} from '../authorisation/automatic/automatic-customer';
import {
  Idempotency,
  type EarlierRequest,
  type KeyedRequest,
} from '../idempotency/idempotency.repository';
import { dateTime } from '../standard/date-time';
import { consentAt, isOpen, type PaymentConsent } from './payment-consent';
import { PaymentConsentRepository } from './payment-consent.repository';

/** The kind of due work that ends the time to authorise, and the time to pay. */
export const PAYMENT_CONSENT_DEADLINE = 'openfinance-payment-consent';

/** The response to the request that makes a consent, stored under its idempotency key. */
interface NewConsentResponse {
  readonly keyed: KeyedRequest;
  readonly response: unknown;
  readonly nowMs: number;
}

/** Adds and changes payment consents, together with the due work of their deadline and the events for webhooks. */
@Injectable()
export class PaymentConsentTransactions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly consents: PaymentConsentRepository,
    private readonly idempotency: Idempotency,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
  ) {}

  /** The earlier request with the idempotency key; undefined if the key is new. */
  earlier(keyed: KeyedRequest): Promise<EarlierRequest | undefined> {
    return this.idempotency.find(keyed);
  }

  /** The consent as it is at an instant; undefined if there is none. */
  async at(consentId: string, nowMs: number): Promise<PaymentConsent | undefined> {
    const stored = await this.consents.find(consentId);
    return stored && consentAt(stored, nowMs);
  }

  /**
   * Stores a new consent, and the idempotency key with its response.
   * @returns the earlier request with the key, if another request with it was first
   */
  store(
    consent: PaymentConsent,
    done: NewConsentResponse | undefined,
  ): Promise<EarlierRequest | undefined> {
    return this.sandboxes.atomically((tx) => this.insert(tx, consent, done));
  }

  /**
   * Stores a new consent on which its customers decide by a plan.
   * @returns as `store`; 'retry', and nothing is stored, if other requests have taken the last hit of the rule of the plan
   */
  begin(
    { consent, plan }: { readonly consent: PaymentConsent; readonly plan: CustomerPlan },
    done: NewConsentResponse | undefined,
    customer: AutomaticCustomer,
  ): Promise<EarlierRequest | 'retry' | undefined> {
    const insert = this.insert.bind(this);
    return this.sandboxes.atomically(function* (tx) {
      if (!(yield* customer.take(tx, plan))) return 'retry' as const;
      const earlier = yield* insert(tx, consent, done);
      if (earlier !== undefined) {
        yield* giveBackOutcome(tx);
        return earlier;
      }
      const isPartlyApproved = consent.status === 'PARTIALLY_ACCEPTED';
      yield* customer.schedule(tx, plan, { consentId: consent.consentId, isPartlyApproved });
      return undefined;
    });
  }

  /** Stores the consent of a payment that was made without one. It has no deadline, and no event is published. */
  insertImplicit(tx: UnitOfWork, consent: PaymentConsent): Transactional<void> {
    return this.consents.insert(tx, consent);
  }

  /** @returns false, and nothing is changed, unless the consent is AUTHORISED at the instant */
  *consume(tx: UnitOfWork, consent: PaymentConsent, nowMs: number): Transactional<boolean> {
    if (!(yield* this.consents.consume(tx, consent.consentId, nowMs))) return false;
    yield* this.complete(tx, { ...consent, status: 'CONSUMED', statusUpdatedAtMs: nowMs });
    return true;
  }

  /**
   * Uses up the consent of a payment that was refused.
   * @returns false, and nothing is changed, unless the consent is AUTHORISED at the instant
   */
  consumeAlone(consent: PaymentConsent, nowMs: number): Promise<boolean> {
    return this.sandboxes.atomically((tx) => this.consume(tx, consent, nowMs));
  }

  /**
   * Stores the consent after a decision or a deadline.
   * @returns false, and nothing is stored, unless the consent is still as it was read
   */
  change(before: PaymentConsent, consent: PaymentConsent): Promise<boolean> {
    return this.sandboxes.atomically((tx) => this.update(tx, before, consent));
  }

  /** Stores the effect of a deadline that has been reached. */
  async settle(consentId: string, nowMs: number): Promise<void> {
    const stored = await this.consents.find(consentId);
    if (stored === undefined) return;
    const current = consentAt(stored, nowMs);
    if (current !== stored) await this.change(stored, current);
  }

  private *insert(
    tx: UnitOfWork,
    consent: PaymentConsent,
    done: NewConsentResponse | undefined,
  ): Transactional<EarlierRequest | undefined> {
    if (done !== undefined) {
      const claim = { response: JSON.stringify(done.response), nowMs: done.nowMs };
      const earlier = yield* this.idempotency.claim(tx, done.keyed, claim);
      if (earlier !== undefined) return earlier;
    }
    yield* this.consents.insert(tx, consent);
    yield* this.complete(tx, consent);
    return undefined;
  }

  private *update(
    tx: UnitOfWork,
    before: PaymentConsent,
    consent: PaymentConsent,
  ): Transactional<boolean> {
    if (!(yield* this.consents.update(tx, before.status, consent))) return false;
    yield* this.complete(tx, consent);
    return true;
  }

  /** Schedules the deadline of an open consent, and publishes its status. */
  private *complete(tx: UnitOfWork, consent: PaymentConsent): Transactional<void> {
    const { consentId, status, expiresAtMs } = consent;
    if (isOpen(consent)) {
      const dueAt = toIsoUtc(expiresAtMs);
      const work = { kind: PAYMENT_CONSENT_DEADLINE, key: consentId, dueAt, payload: null };
      yield* this.dueWork.schedule(tx, work);
    }
    const statusUpdateDateTime = dateTime(consent.statusUpdatedAtMs);
    const rejection =
      consent.rejection === null ? {} : { rejectionReason: { code: consent.rejection } };
    const event = {
      type: 'payment-consent.status-changed',
      subject: consentId,
      data: { consentId, status, statusUpdateDateTime, ...rejection },
    };
    yield* this.webhooks.publish(tx, [event]);
  }
}
