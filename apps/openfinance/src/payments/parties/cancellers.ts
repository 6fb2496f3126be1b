import { Injectable } from '@nestjs/common';
import { BankCustomers } from '../../bank/bank-customers';
import { PaymentConsentRepository } from '../../payment-consents/payment-consent.repository';
import { type Payment } from '../payment';

/** Checks who may cancel a payment. */
@Injectable()
export class Cancellers {
  constructor(
    private readonly bank: BankCustomers,
    private readonly consents: PaymentConsentRepository,
  ) {}

  /**
   * The standard requires the CPF of the paying user, who can be another person than the one who requested the payment
   * (PatchPixPaymentData). Here, the person who was logged in when the consent was created and the holders of the account
   * may cancel.
   * @returns the reason why the person with the CPF may not cancel; undefined if the person may
   */
  async problem({ consentId, accountId }: Payment, cpf: string): Promise<string | undefined> {
    const consent = await this.consents.find(consentId);
    if (consent?.request.loggedUser.document.identification === cpf) return undefined;
    const account = await this.bank.find(accountId);
    for (const customerId of [account?.customerId, account?.jointCustomerId ?? undefined]) {
      if (customerId === undefined) continue;
      if ((await this.bank.holder({ customerId }))?.document === cpf) return undefined;
    }
    return `cancelledBy must be the user who authorised the payment, or a holder of account ${accountId}. The CPF ${cpf} belongs to neither.`;
  }
}
