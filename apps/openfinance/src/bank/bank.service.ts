import { Injectable } from '@nestjs/common';
import { toCents } from '#libs/kernel';
import { type Account, type AccountFilter } from './account';
import { personTypeOf, type Customer } from './customer';

/** The customers and accounts of the bank in the current sandbox. */
@Injectable()
export class Bank {
  customer(document: string): Promise<Customer> {
    const personType = personTypeOf(document);
    return Promise.resolve({ id: `c-${document}`, document, personType, name: 'Maria Silva' });
  }

  accounts({ customerId = '' }: AccountFilter): Promise<Account[]> {
    const common = {
      customerId,
      jointCustomerId: null,
      subtype: 'INDIVIDUAL',
      branchCode: '0001',
      checkDigit: '7',
      currency: 'BRL',
      availableCents: toCents(0),
      blockedCents: toCents(0),
      investedCents: toCents(0),
      contractedLimitCents: null,
      updatedAt: '2026-01-01T00:00:00.000Z',
    } as const;
    return Promise.resolve([
      {
        ...common,
        accountId: `${customerId}-1`,
        type: 'CONTA_DEPOSITO_A_VISTA',
        number: '00000001',
      },
      { ...common, accountId: `${customerId}-2`, type: 'CONTA_POUPANCA', number: '00000002' },
    ]);
  }
}
