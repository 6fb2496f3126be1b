import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type EarlierRequest, type KeyedRequest } from '../idempotency/idempotency.repository';
import { LATER_RECURRING_OUTCOMES } from '../payment-terms/payment-codes';
import { PaymentRefused } from '../payment-terms/payment.errors';
import { type Payment } from '../payments/payment';
import { PaymentRepository } from '../payments/store/payment.repository';
import { storeRefusal } from '../payments/store/store-refusal';
import { StorePayments } from '../payments/store/store-payments';
import { limitsOf } from '../recurring-consents/configuration';
import { type RecurringConsent } from '../recurring-consents/recurring-consent';
import { RecurringConsentTransactions } from '../recurring-consents/recurring-consent-transactions';
import { refuseUnlessAuthorised } from './recurring-parties';
import { periodTaken } from './rules/admission';
import { limitProblem, periodsAt, type RecurringProblem } from './rules/limits';
import { retryProblem } from './rules/retries';

/** A recurring payment that is about to be stored. */
interface NewRecurringPayment {
  readonly payment: Payment;
  readonly keyed: KeyedRequest | undefined;
  /** The `data` of the response. */
  readonly response: unknown;
  readonly nowMs: number;
}

/** Stores a recurring payment, if its consent and the other payments under it allow it. */
@Injectable()
export class RecurringStore {
  constructor(
    private readonly store: StorePayments,
    private readonly consents: RecurringConsentTransactions,
    private readonly payments: PaymentRepository,
  ) {}

  /** The earlier request with the idempotency key; undefined if the key is new. */
  earlier(keyed: KeyedRequest): Promise<EarlierRequest | undefined> {
    return this.store.earlier(keyed);
  }

  /**
   * @returns the earlier request with the idempotency key, if another request with it was first
   * @throws PaymentRefused if the payment is not allowed; then nothing is stored
   */
  async save(request: NewRecurringPayment): Promise<EarlierRequest | undefined> {
    const { payment, keyed, response, nowMs } = request;
    const outcomes = LATER_RECURRING_OUTCOMES;
    try {
      const stored = { payments: [payment], keyed, response, nowMs, outcomes };
      return await this.store.storeIf(stored, (tx) => this.admit(tx, payment, nowMs));
    } catch (error) {
      throw storeRefusal(error);
    }
  }

  /** Locks the consent, so that simultaneous payments cannot exceed its limits together. */
  private *admit(tx: UnitOfWork, payment: Payment, nowMs: number): Transactional<void> {
    const consent = yield* this.consents.lock(tx, payment.consentId, nowMs);
    if (consent === undefined) throw new Error(`Consent ${payment.consentId} was removed.`);
    refuseUnlessAuthorised(consent);
    const problem = yield* this.problem(tx, payment, consent, nowMs);
    if (problem !== undefined) throw new PaymentRefused(problem.code, problem.detail);
  }

  private *problem(
    tx: UnitOfWork,
    payment: Payment,
    { consentId, request }: RecurringConsent,
    nowMs: number,
  ): Transactional<RecurringProblem | undefined> {
    const { automatic } = request.configuration;
    const limits = limitsOf(request.configuration);
    if (limits !== undefined) {
      const spending = yield* this.payments.spending(tx, consentId, periodsAt(nowMs));
      return limitProblem(limits, payment.amount, spending);
    }
    if (automatic === undefined) return undefined;
    const payments = yield* this.payments.lockOfConsent(tx, consentId);
    return payment.details.recurring?.originalRecurringPaymentId === undefined
      ? periodTaken(payment, payments)
      : retryProblem({ attempt: payment, payments, automatic, nowMs });
  }
}
