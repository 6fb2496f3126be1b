import { Injectable } from '@nestjs/common';
import { Bank } from '../../bank/bank.service';
import { PaymentConsentRepository } from '../../payment-consents/payment-consent.repository';
import { type Payment } from '../payment';

/** Knows who may cancel a payment. */
@Injectable()
export class Cancellers {
  constructor(
    private readonly bank: Bank,
    private readonly consents: PaymentConsentRepository,
  ) {}

  /**
   * The standard asks for the CPF of the paying user, who need not be the one that asked for the payment
   * (PatchPixPaymentData). Here these may cancel: the person logged in when the consent was made, and the holders of
   * the account.
   * @returns why the person with the CPF may not; undefined if he may
   */
  async problem({ consentId, accountId }: Payment, cpf: string): Promise<string | undefined> {
    const consent = await this.consents.find(consentId);
    if (consent?.request.loggedUser.document.identification === cpf) return undefined;
    const account = await this.bank.find(accountId);
    for (const customerId of [account?.customerId, account?.jointCustomerId ?? undefined]) {
      if (customerId === undefined) continue;
      if ((await this.bank.holder({ customerId }))?.document === cpf) return undefined;
    }
    return `cancelledBy must be the user who agreed to the payment, or a holder of account ${accountId}; the CPF ${cpf} is neither.`;
  }
}
