import { type ConsentDraft } from '../src/consents/consent';
import { type Permission } from '../src/consents/rules/permissions';

export const accountPermissions: readonly Permission[] = [
  'ACCOUNTS_READ',
  'ACCOUNTS_BALANCES_READ',
  'ACCOUNTS_TRANSACTIONS_READ',
  'ACCOUNTS_OVERDRAFT_LIMITS_READ',
  'RESOURCES_READ',
];

/** A consent that is asked for and would be given, unless `change` says otherwise. */
export function draft(change: Partial<ConsentDraft>): ConsentDraft {
  return {
    loggedUser: '76109277673',
    businessEntity: null,
    permissions: accountPermissions,
    expiresAtMs: null,
    isLinked: null,
    ...change,
  };
}
