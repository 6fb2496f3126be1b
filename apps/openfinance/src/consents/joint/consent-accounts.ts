import { Injectable } from '@nestjs/common';
import { BankCustomers } from '../../bank/bank-customers';
import { type Account } from '../../ledger/account';
import { customerDocument, type Consent, type SecondDecision } from '../consent';

/** The accounts of consents, and the second holders who have to approve. */
@Injectable()
export class ConsentAccounts {
  constructor(private readonly bank: BankCustomers) {}

  /** All accounts of the customer of the consent, with the decisions of second holders. */
  async all(consent: Consent): Promise<Pick<Consent, 'accountIds' | 'secondDecisions'>> {
    const customer = await this.bank.customer(customerDocument(consent));
    const accounts = await this.bank.accounts({ customerId: customer.id });
    const accountIds = accounts.map(({ accountId }) => accountId);
    return { accountIds, secondDecisions: await this.decisionsOn(consent, accounts) };
  }

  /** The decisions of second holders on these accounts. */
  async secondDecisions(
    consent: Consent,
    accountIds: readonly string[],
  ): Promise<Consent['secondDecisions']> {
    if (accountIds.length === 0) return null;
    return this.decisionsOn(consent, await this.bank.accounts({ accountIds }));
  }

  private async decisionsOn(
    consent: Consent,
    accounts: readonly Account[],
  ): Promise<Consent['secondDecisions']> {
    const decisions: SecondDecision[] = [];
    for (const account of accounts) {
      const document = await this.bank.secondApprover(account, customerDocument(consent));
      if (document === undefined) continue;
      const { accountId } = account;
      decisions.push({ accountId, document, decision: 'PENDING', decidedAt: null });
    }
    return decisions.length === 0 ? null : decisions;
  }
}
