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
   * The consent after its customer has agreed.
   * @param accountId the account that the customer has chosen
   */
  async agreed(
    consent: RecurringConsent,
    accountId: string | undefined,
    nowMs: number,
  ): Promise<RecurringConsent> {
    const payer = await this.payerOf(consent, accountId);
    if (payer === undefined) return refused(consent, 'CONTA_NAO_PERMITE_PAGAMENTO', nowMs);
    const payee = consent.request.configuration.automatic?.firstPayment?.creditorAccount;
    if (payee !== undefined && isSame(pixAccountOf(payer.account), payee)) {
      return refused(consent, 'CONTAS_ORIGEM_DESTINO_IGUAIS', nowMs);
    }
    const { accountId: chosen } = payer.account;
    const second = await this.payers.secondApprover(payer, payerDocument(consent.request));
    return second === undefined
      ? authorised(consent, chosen, nowMs)
      : partiallyAccepted(consent, chosen, nowMs);
  }

  /** The CPF of the second holder whose approval the consent waits for; undefined if it waits for none. */
  async secondHolder(consent: RecurringConsent): Promise<string | undefined> {
    return consent.status === 'PARTIALLY_ACCEPTED' ? this.secondApprover(consent) : undefined;
  }

  /** Whether the account of the consent needs several approvers. */
  async needsApprovers(consent: RecurringConsent): Promise<boolean> {
    return (await this.secondApprover(consent)) !== undefined;
  }

  /** The account that pays, if it is known. */
  async debtorAccount({ debtorAccountId }: RecurringConsent): Promise<PixAccount | undefined> {
    const payer = debtorAccountId === null ? undefined : await this.payers.byId(debtorAccountId);
    return payer && pixAccountOf(payer.account);
  }

  private async secondApprover({
    debtorAccountId,
    request,
  }: RecurringConsent): Promise<string | undefined> {
    const payer = debtorAccountId === null ? undefined : await this.payers.byId(debtorAccountId);
    return payer && this.payers.secondApprover(payer, payerDocument(request));
  }

  private payerOf(
    { request }: RecurringConsent,
    accountId: string | undefined,
  ): Promise<Payer | undefined> {
    return accountId === undefined || request.debtorAccount !== undefined
      ? this.payers.ofCustomer(payerDocument(request), request.debtorAccount)
      : this.payers.byId(accountId);
  }
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
