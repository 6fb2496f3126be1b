import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { giveBackOutcome, Sandboxes } from '#libs/sandbox';
import {
  type AutomaticCustomer,
  type CustomerPlan,
} from '../authorisation/automatic/automatic-customer';
import {
  Idempotency,
  type EarlierRequest,
  type KeyedRequest,
} from '../idempotency/idempotency.repository';
import { consentAt, type RecurringConsent } from './recurring-consent';
import { RecurringConsentEffects } from './recurring-consent-effects';
import { RecurringConsentRepository } from './recurring-consent.repository';

/** The response to the request that makes a consent, stored under its idempotency key. */
interface NewConsentResponse {
  readonly keyed: KeyedRequest;
  readonly response: unknown;
}

/** How the customers of a new consent decide. */
interface Decided {
  readonly plan: CustomerPlan;
  readonly customer: AutomaticCustomer;
}

/** Adds and changes recurring consents, together with everything that depends on them. */
@Injectable()
export class RecurringConsentTransactions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly consents: RecurringConsentRepository,
    private readonly idempotency: Idempotency,
    private readonly effects: RecurringConsentEffects,
  ) {}

  /** The earlier request with the idempotency key; undefined if the key is new. */
  earlier(keyed: KeyedRequest): Promise<EarlierRequest | undefined> {
    return this.idempotency.find(keyed);
  }

  /** The consent as it is at an instant; undefined if there is none. */
  async at(consentId: string, nowMs: number): Promise<RecurringConsent | undefined> {
    const stored = await this.consents.find(consentId);
    return stored && consentAt(stored, nowMs);
  }

  /**
   * Stores a new consent, and the idempotency key with its response.
   * @param decided how its customers decide; undefined for an example
   * @returns the earlier request with the key, if another request with it was first; 'retry', and nothing is stored, if other
   *   requests have taken the last hit of the rule of the plan
   */
  store(
    consent: RecurringConsent,
    done: NewConsentResponse | undefined,
    nowMs: number,
    decided?: Decided,
  ): Promise<EarlierRequest | 'retry' | undefined> {
    const { idempotency, consents, effects } = this;
    const { consentId } = consent;
    const isPartlyApproved = consent.status === 'PARTIALLY_ACCEPTED';
    return this.sandboxes.atomically(function* (tx) {
      if (decided !== undefined && !(yield* decided.customer.take(tx, decided.plan))) {
        return 'retry' as const;
      }
      if (done !== undefined) {
        const claim = { response: JSON.stringify(done.response), nowMs };
        const earlier = yield* idempotency.claim(tx, done.keyed, claim);
        if (earlier !== undefined) {
          yield* giveBackOutcome(tx);
          return earlier;
        }
      }
      yield* consents.insert(tx, consent);
      yield* effects.follow(tx, undefined, consent, nowMs);
      if (decided === undefined) return undefined;
      const { customer, plan } = decided;
      yield* customer.schedule(tx, plan, { consentId, isPartlyApproved });
      return undefined;
    });
  }

  /**
   * Changes a consent while it is locked.
   * @param decide the consent after the change, from the current one; undefined leaves it as it is
   * @param also done in the same transaction, with the consent after the change, or undefined if nothing was changed
   * @returns the consent after the change; undefined if nothing was changed
   */
  change(
    consentId: string,
    nowMs: number,
    decide: (current: RecurringConsent) => RecurringConsent | undefined,
    also?: (tx: UnitOfWork, after: RecurringConsent | undefined) => Transactional<void>,
  ): Promise<RecurringConsent | undefined> {
    const change = (tx: UnitOfWork) => this.changeIn(tx, consentId, nowMs, decide);
    return this.sandboxes.atomically(function* (tx) {
      const after = yield* change(tx);
      if (also !== undefined) yield* also(tx, after);
      return after;
    });
  }

  /** The same as a part of a transaction. */
  *changeIn(
    tx: UnitOfWork,
    consentId: string,
    nowMs: number,
    decide: (current: RecurringConsent) => RecurringConsent | undefined,
  ): Transactional<RecurringConsent | undefined> {
    const stored = yield* this.consents.lock(tx, consentId);
    if (stored === undefined) return undefined;
    const after = decide(consentAt(stored, nowMs));
    if (after === undefined || after === stored) return undefined;
    yield* this.consents.update(tx, after);
    yield* this.effects.follow(tx, stored, after, nowMs);
    return after;
  }

  /** The consent at an instant, locked until the end of the transaction; undefined if there is none. */
  *lock(
    tx: UnitOfWork,
    consentId: string,
    nowMs: number,
  ): Transactional<RecurringConsent | undefined> {
    const stored = yield* this.consents.lock(tx, consentId);
    return stored && consentAt(stored, nowMs);
  }

  /** The consent without a lock; undefined if there is none. */
  read(tx: UnitOfWork, consentId: string): Transactional<RecurringConsent | undefined> {
    return this.consents.read(tx, consentId);
  }

  /** Stores the effect of a deadline that has been reached. */
  async settle(consentId: string, nowMs: number): Promise<void> {
    await this.change(consentId, nowMs, (current) => current);
  }
}
