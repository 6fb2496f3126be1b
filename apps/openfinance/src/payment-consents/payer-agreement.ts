import { Injectable } from '@nestjs/common';
import { brasiliaDayStartMs } from '#libs/brazil';
import { Payers, pixAccountOf } from './payers';
import { PaymentQrCodes } from '../qr-codes/payment-qr-codes';
import {
  authorised,
  partlyAccepted,
  payerDocument,
  rejected,
  type PaymentConsent,
} from './payment-consent';
import { type PixAccount } from '../payment-terms/terms';

/** Authorises a consent for its customer, or rejects it. */
@Injectable()
export class PayerAgreement {
  constructor(
    private readonly payers: Payers,
    private readonly qrCodes: PaymentQrCodes,
  ) {}

  /**
   * The consent after its customer has agreed. It is rejected if the account in it does not belong to the customer, or if
   * the QR code does not match the payment. Payments v4 requires these checks at this point, in this order.
   */
  async agreed(
    consent: PaymentConsent,
    accountId: string | undefined,
    nowMs: number,
  ): Promise<PaymentConsent> {
    const { request } = consent;
    const payer =
      accountId === undefined || request.debtorAccount !== undefined
        ? await this.payers.ofCustomer(payerDocument(request), request.debtorAccount)
        : await this.payers.byId(accountId);
    if (payer === undefined) return rejected(consent, 'CONTA_NAO_PERMITE_PAGAMENTO', nowMs);
    const { isScheduled, terms } = request;
    const [day] = consent.dates;
    const atMs = isScheduled && day !== undefined ? brasiliaDayStartMs(day) : nowMs;
    const checked = await this.qrCodes.check(terms, atMs);
    if (checked.ok) {
      const { accountId } = payer.account;
      const second = await this.payers.secondApprover(payer, payerDocument(request));
      return second === undefined
        ? authorised(consent, accountId, nowMs)
        : partlyAccepted(consent, accountId, nowMs);
    }
    const { code, detail } = checked.refusal;
    // The standard has no separate reason for a charge that cannot be paid, so the QR code is invalid.
    const reason = code === 'COBRANCA_INVALIDA' ? 'QRCODE_INVALIDO' : code;
    return rejected(consent, reason, nowMs, detail);
  }

  /** The CPF of the second holder whose approval the consent waits for; undefined if it waits for none. */
  async secondHolder(consent: PaymentConsent): Promise<string | undefined> {
    const { status, debtorAccountId, request } = consent;
    if (status !== 'PARTIALLY_ACCEPTED' || debtorAccountId === null) return undefined;
    const payer = await this.payers.byId(debtorAccountId);
    return payer && this.payers.secondApprover(payer, payerDocument(request));
  }

  /** The account that pays, if it is known. */
  async debtorAccount({ debtorAccountId }: PaymentConsent): Promise<PixAccount | undefined> {
    const payer = debtorAccountId === null ? undefined : await this.payers.byId(debtorAccountId);
    return payer && pixAccountOf(payer.account);
  }
}
