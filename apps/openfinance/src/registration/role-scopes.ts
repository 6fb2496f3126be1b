import { type Role } from '../institutions/organisation';

/** The scopes that a client with a role may register (DCR 2.1.0, regulatory roles). */
export const ROLE_SCOPES: Readonly<Record<Role, readonly string[]>> = {
  DADOS: [
    'openid',
    'accounts',
    'credit-cards-accounts',
    'consents',
    'customers',
    'invoice-financings',
    'financings',
    'loans',
    'unarranged-accounts-overdraft',
    'resources',
    'credit-fixed-incomes',
    'exchanges',
    'bank-fixed-incomes',
    'variable-incomes',
    'treasure-titles',
    'funds',
    'credit-portability',
  ],
  PAGTO: ['openid', 'payments', 'recurring-payments', 'nrp-consents'],
  CONTA: ['openid'],
  CCORR: ['openid'],
};

/** The scopes of the roles, each once, in the order of the table. */
export function scopesOfRoles(roles: readonly string[]): readonly string[] {
  return [
    ...new Set(
      roles.flatMap((role) => (Object.hasOwn(ROLE_SCOPES, role) ? ROLE_SCOPES[role as Role] : [])),
    ),
  ];
}
