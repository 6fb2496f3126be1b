import { at, failure } from '#libs/kernel';
import { type AccountType } from '../../account/own-accounts/account-type';

export class AccountExists extends failure.conflict(
  'CARD_ACCOUNT_EXISTS',
  'The card already has an account of that type',
  (type: AccountType) =>
    at(
      '/type',
      `Must be a type of which the card has no account; it has a ${type} account with its own balance. To start again with it, send POST /admin/cards/{pan}/reset.`,
    ),
) {}

export class AccountHasNoLimit extends failure.unprocessable(
  'CARD_ACCOUNT_WITHOUT_LIMIT',
  'The account type has no credit limit',
  (type: AccountType) =>
    at(
      '/creditLimit',
      `Must be 0 for the type ${type}, on which the issuer does not lend; checking, credit and universal can have a limit.`,
    ),
) {}
