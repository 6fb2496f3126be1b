import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { Sandboxes, takeOutcome } from '#libs/sandbox';
import {
  Idempotency,
  type EarlierRequest,
  type KeyedRequest,
} from '../../idempotency/idempotency.repository';
import { InsufficientFunds, Ledger } from '../../ledger/ledger.repository';
import { type PaymentConsent } from '../../payment-consents/payment-consent';
import { PaymentConsentTransactions } from '../../payment-consents/payment-consent-transactions';
import { type Payment } from '../payment';
import { PaymentTransactions } from './payment-transactions';

/** The consent was used, rejected or has expired since it was read. */
export class ConsentNotUsable extends Error {}

/** Payments that are about to be stored. */
export interface PaymentsToStore {
  readonly payments: readonly Payment[];
  readonly keyed: KeyedRequest | undefined;
  /** The `data` of the response. */
  readonly response: unknown;
  readonly nowMs: number;
  /** The outcomes of later steps that a rule can request for the payments, by code. */
  readonly outcomes: Readonly<Record<string, string>>;
}

/** Payments of payments v4, which use up their consent. */
export interface NewPayments extends PaymentsToStore {
  readonly consent: PaymentConsent;
  /** The consent was made for the payment and is stored with it. */
  readonly isImplicit: boolean;
}

/** Stores the payments of a request: all of them with their consent and idempotency key, or nothing. */
@Injectable()
export class StorePayments {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transactions: PaymentTransactions,
    private readonly consents: PaymentConsentTransactions,
    private readonly idempotency: Idempotency,
    private readonly ledger: Ledger,
  ) {}

  /** The earlier request with the idempotency key; undefined if the key is new. */
  earlier(keyed: KeyedRequest): Promise<EarlierRequest | undefined> {
    return this.idempotency.find(keyed);
  }

  /**
   * @returns the earlier request with the idempotency key, if another request with it was first
   * @throws ConsentNotUsable, ChargeTaken, InsufficientFunds or EndToEndIdTaken; then nothing is stored
   */
  store(request: NewPayments): Promise<EarlierRequest | undefined> {
    return this.storeIf(request, (tx) => this.useConsent(tx, request));
  }

  /**
   * @param admit throws if the payments are not allowed; then nothing is stored
   * @returns the earlier request with the idempotency key, if another request with it was first
   */
  storeIf(
    request: PaymentsToStore,
    admit: (tx: UnitOfWork) => Transactional<void>,
  ): Promise<EarlierRequest | undefined> {
    return this.sandboxes.atomically((tx) => this.insert(tx, request, admit));
  }

  private *useConsent(
    tx: UnitOfWork,
    { consent, isImplicit, nowMs }: NewPayments,
  ): Transactional<void> {
    if (isImplicit) yield* this.consents.insertImplicit(tx, consent);
    else if (!(yield* this.consents.consume(tx, consent, nowMs))) throw new ConsentNotUsable();
  }

  private *insert(
    tx: UnitOfWork,
    { payments, keyed, response, nowMs, outcomes }: PaymentsToStore,
    admit: (tx: UnitOfWork) => Transactional<void>,
  ): Transactional<EarlierRequest | undefined> {
    if (keyed !== undefined) {
      const claim = { response: JSON.stringify(response), nowMs };
      const earlier = yield* this.idempotency.claim(tx, keyed, claim);
      if (earlier !== undefined) return earlier;
    }
    yield* admit(tx);
    for (const payment of payments) {
      yield* this.transactions.takeCharge(tx, payment);
      yield* this.block(tx, payment, nowMs);
    }
    const requestedOutcome = (yield* takeOutcome(tx, outcomes)) ?? null;
    yield* this.transactions.insert(
      tx,
      payments.map((payment) => ({ ...payment, requestedOutcome })),
    );
    return undefined;
  }

  /** @throws InsufficientFunds */
  private *block(
    tx: UnitOfWork,
    { isBlocked, accountId, amount }: Payment,
    nowMs: number,
  ): Transactional<void> {
    if (!isBlocked) return;
    const isHeld = yield* this.ledger.hold(tx, accountId, amount, toIsoUtc(nowMs));
    if (!isHeld) throw new InsufficientFunds(accountId);
  }
}
