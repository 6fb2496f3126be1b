import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BankCustomers } from '../bank/bank-customers';
import { cardsOf } from '../bank/cards/cards';
import { firstCustomer } from '../bank/history/profiles';
import { ConsentAccess } from '../consents/access/consent-access';
import { customerDocument, type Consent } from '../consents/consent';
import { ResourceAccess } from '../consents/resources/resource-access';
import { resourcesOf, type Resource } from './resource';

/** Lists the resources that the consent of the request includes. */
@Injectable()
export class ResourcesService {
  constructor(
    private readonly bank: BankCustomers,
    private readonly access: ConsentAccess,
    private readonly statuses: ResourceAccess,
  ) {}

  /** Without a consent, those of the first customer that every sandbox has. */
  async list(request: Request): Promise<readonly Resource[]> {
    const consent = await this.access.consentFor(request, 'RESOURCES_READ');
    return consent === undefined ? this.ofFirstCustomer() : this.ofConsent(consent);
  }

  private async ofFirstCustomer(): Promise<readonly Resource[]> {
    const customer = firstCustomer('PESSOA_NATURAL');
    const accounts = await this.bank.accounts({ customerId: customer.id });
    return resourcesOf(accounts, cardsOf(customer), await this.statuses.statuses(undefined));
  }

  /** Only the resources of the APIs for which the consent has a permission. */
  private async ofConsent(consent: Consent): Promise<readonly Resource[]> {
    const { accountIds, permissions } = consent;
    const customer = await this.bank.customer(customerDocument(consent));
    const accounts = permissions.includes('ACCOUNTS_READ')
      ? await this.bank.accounts({ accountIds })
      : [];
    const cards = permissions.includes('CREDIT_CARDS_ACCOUNTS_READ') ? cardsOf(customer) : [];
    return resourcesOf(
      accounts,
      cards.filter(({ creditCardAccountId }) => accountIds.includes(creditCardAccountId)),
      await this.statuses.statuses(consent),
    );
  }
}
