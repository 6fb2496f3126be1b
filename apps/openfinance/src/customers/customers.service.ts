import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BankCustomers } from '../bank/bank-customers';
import { type Customer } from '../bank/customer';
import { firstCustomer } from '../bank/history/profiles';
import { PermissionNotGranted } from '../consents/access/access.errors';
import { ConsentAccess } from '../consents/access/consent-access';
import { customerDocument } from '../consents/consent';
import { type Permission } from '../consents/rules/permissions';
import { type Account } from '../ledger/account';
import { type PersonType } from '../ledger/person-type';
import { registrationOf, type Registration } from './details/registration';

const WHOSE = { PESSOA_NATURAL: 'a person', PESSOA_JURIDICA: 'a company' } as const;

/** Reads the registration of the customer whose data the consent of the request shares. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly bank: BankCustomers,
    private readonly access: ConsentAccess,
  ) {}

  /**
   * Without a consent, the first customer of this type that every sandbox has.
   * @throws PermissionNotGranted if the consent is for a customer of the other type
   */
  async registration(
    request: Request,
    permission: Permission,
    type: PersonType,
  ): Promise<Registration> {
    return registrationOf(await this.customer(request, permission, type));
  }

  /** The accounts of a customer, also those that the consent does not include: the list is part of the registration. */
  accounts({ customer }: Registration): Promise<Account[]> {
    return this.bank.accounts({ customerId: customer.id });
  }

  private async customer(
    request: Request,
    permission: Permission,
    type: PersonType,
  ): Promise<Customer> {
    const consent = await this.access.consentFor(request, permission);
    if (consent === undefined) return firstCustomer(type);
    const customer = await this.bank.customer(customerDocument(consent));
    if (customer.personType === type) return customer;
    throw new PermissionNotGranted(
      `Consent ${consent.consentId} shares data of ${WHOSE[customer.personType]}, not of ${WHOSE[type]}.`,
    );
  }
}
