import { Injectable } from '@nestjs/common';
import { Payers, pixAccountOf, type Payer } from '../payment-consents/payers';
import { type PixAccount } from '../payment-terms/terms';
import {
  authorised,
  partiallyAccepted,
  payerDocument,
  RECURRING_CONSENT_REJECTIONS,
  rejected,
  type RecurringConsent,
  type RecurringConsentRejection,
} from './recurring-consent';

/** Authorises a recurring consent for its customer, or rejects it. */
@Injectable()
export class RecurringAgreement {
  constructor(private readonly payers: Payers) {}

  /**
   * The consent after an approver has agreed.
   * @param accountId the account that the customer has chosen
   * @param byAll whether all approvers agree at once
   */
  async agreed(
    consent: RecurringConsent,
    accountId: string | undefined,
    { nowMs, byAll }: { readonly nowMs: number; readonly byAll: boolean },
  ): Promise<RecurringConsent> {
    const payer = await this.payerOf(consent, accountId);
    if (payer === undefined) return refused(consent, 'CONTA_NAO_PERMITE_PAGAMENTO', nowMs);
    const payee = consent.request.configuration.automatic?.firstPayment?.creditorAccount;
    if (payee !== undefined && isSame(pixAccountOf(payer.account), payee)) {
      return refused(consent, 'CONTAS_ORIGEM_DESTINO_IGUAIS', nowMs);
    }
    const { accountId: chosen } = payer.account;
    const isFirst = consent.status === 'AWAITING_AUTHORISATION';
    return isFirst && !byAll && needsApprovers(payer)
      ? partiallyAccepted(consent, chosen, nowMs)
      : authorised(consent, chosen, nowMs);
  }

  /** Whether the account of the consent needs several approvers. */
  async needsApprovers({ debtorAccountId }: RecurringConsent): Promise<boolean> {
    const payer = debtorAccountId === null ? undefined : await this.payers.byId(debtorAccountId);
    return payer !== undefined && needsApprovers(payer);
  }

  /** The account that pays, if it is known. */
  async debtorAccount({ debtorAccountId }: RecurringConsent): Promise<PixAccount | undefined> {
    const payer = debtorAccountId === null ? undefined : await this.payers.byId(debtorAccountId);
    return payer && pixAccountOf(payer.account);
  }

  private payerOf(
    { request, debtorAccountId }: RecurringConsent,
    accountId: string | undefined,
  ): Promise<Payer | undefined> {
    if (debtorAccountId !== null) return this.payers.byId(debtorAccountId);
    return accountId === undefined || request.debtorAccount !== undefined
      ? this.payers.ofCustomer(payerDocument(request), request.debtorAccount)
      : this.payers.byId(accountId);
  }
}

/** Only the holders of such an account together can dispose of it. */
function needsApprovers({ account }: Payer): boolean {
  return account.jointCustomerId !== null && account.subtype === 'CONJUNTA_SIMPLES';
}

function refused(
  consent: RecurringConsent,
  code: RecurringConsentRejection,
  nowMs: number,
): RecurringConsent {
  const detail = RECURRING_CONSENT_REJECTIONS[code];
  return rejected(consent, { by: 'DETENTORA', from: 'DETENTORA', code, detail }, nowMs);
}

function isSame(one: PixAccount, other: PixAccount): boolean {
  const number = (account: PixAccount): string => account.number.replace(/^0+/, '');
  return one.ispb === other.ispb && number(one) === number(other);
}
