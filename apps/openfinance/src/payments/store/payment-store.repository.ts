import { Injectable } from '@nestjs/common';
import { ChargeRepository } from '../../qr-codes/charge.repository';
import { type PaymentConsent } from '../../payment-consents/payment-consent';
import { PaymentConsentRepository } from '../../payment-consents/payment-consent.repository';
import { Idempotency, type EarlierRequest, type KeyedRequest } from './idempotency.repository';
import { type Payment } from '../payment';
import { PaymentRepository } from './payment.repository';
import { PaymentWork } from './payment-work.repository';

/** The consent was used, rejected or has expired since it was read. */
export class ConsentNotUsable extends Error {}

/** Another payment took the charge of the QR code since it was read, or its payee has removed it. */
export class ChargeTaken extends Error {}

/** Payments that are about to be stored. */
export interface NewPayments {
  readonly payments: readonly Payment[];
  readonly consent: PaymentConsent;
  /** The consent was made for the payment and is stored with it. */
  readonly isImplicit: boolean;
  readonly keyed: KeyedRequest | undefined;
  /** The `data` of the response. */
  readonly response: unknown;
  readonly nowMs: number;
}

/** Stores the payments of a request: all of them with their consent and idempotency key, or nothing. */
@Injectable()
export class PaymentStore {
  constructor(
    private readonly work: PaymentWork,
    private readonly payments: PaymentRepository,
    private readonly consents: PaymentConsentRepository,
    private readonly idempotency: Idempotency,
    private readonly charges: ChargeRepository,
  ) {}

  /** What was done under the idempotency key before; undefined if it is new. */
  earlier(keyed: KeyedRequest): Promise<EarlierRequest | undefined> {
    return this.idempotency.find(keyed);
  }

  /** Uses up the consent of a payment that was refused. */
  consume(consent: PaymentConsent, nowMs: number): Promise<void> {
    return this.consents.consume(consent, nowMs);
  }

  /**
   * @returns what was done under the idempotency key before, if another request with it was first
   * @throws ConsentNotUsable, ChargeTaken or EndToEndIdTaken; then nothing is stored
   */
  store(request: NewPayments): Promise<EarlierRequest | undefined> {
    const { payments, consents, idempotency, charges } = this;
    const { consent, isImplicit, keyed, nowMs } = request;
    const response = keyed === undefined ? '' : JSON.stringify(request.response);
    return this.work.run(function* (database, changed, origin) {
      if (keyed !== undefined) {
        const earlier = yield* idempotency.claiming(database, keyed, { response, nowMs });
        if (earlier !== undefined) return earlier;
      }
      if (isImplicit) yield* consents.inserting(database, consent);
      else if (!(yield* consents.consuming(database, consent, { nowMs, origin }))) {
        throw new ConsentNotUsable();
      }
      for (const { paymentId, details } of request.payments) {
        const { chargeToken } = details;
        if (chargeToken === undefined) continue;
        if (!(yield* charges.taking(database, chargeToken, paymentId))) throw new ChargeTaken();
      }
      yield* payments.inserting(database, request.payments);
      changed.push(...request.payments.map((payment) => ({ payment })));
      return undefined;
    });
  }
}
