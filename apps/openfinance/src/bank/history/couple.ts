import { withCheckDigits } from '#libs/brazil';
import { toCents } from '#libs/kernel';
import { seededAccount, type CustomerProfile } from './profiles';

/**
 * Two customers with an account that needs the approval of both (CONJUNTA_SIMPLES). The bank adds them when the CPF of one of
 * them is first used, so the accounts that every sandbox has stay as they are.
 */
export const COUPLE: readonly [CustomerProfile, CustomerProfile] = [
  {
    id: 'ana',
    document: withCheckDigits('135792468'),
    personType: 'PESSOA_NATURAL',
    name: 'Ana Souza',
    accounts: [
      seededAccount('ana-corrente', '10000007', {
        customerId: 'ana',
        type: 'CONTA_DEPOSITO_A_VISTA',
        plan: 'person',
        income: 600_000,
        total: toCents(1_412_300),
      }),
      seededAccount('conjunta-ana-bruno', '10000008', {
        customerId: 'ana',
        jointCustomerId: 'bruno',
        type: 'CONTA_DEPOSITO_A_VISTA',
        subtype: 'CONJUNTA_SIMPLES',
        plan: 'shared',
        income: 400_000,
        total: toCents(1_250_075),
      }),
    ],
  },
  {
    id: 'bruno',
    document: withCheckDigits('864297531'),
    personType: 'PESSOA_NATURAL',
    name: 'Bruno Lima',
    accounts: [
      seededAccount('bruno-corrente', '10000009', {
        customerId: 'bruno',
        type: 'CONTA_DEPOSITO_A_VISTA',
        plan: 'person',
        income: 500_000,
        total: toCents(1_108_640),
      }),
    ],
  },
];

/** Whether the document is that of one of the couple. */
export function isOfCouple(document: string): boolean {
  return COUPLE.some((customer) => customer.document === document);
}
