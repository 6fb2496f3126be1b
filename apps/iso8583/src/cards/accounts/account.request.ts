import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageRequest } from '#libs/http';
import {
  ACCOUNT_TYPES,
  CARD_LEDGERS,
  type Account,
  type AccountType,
} from '../../account/own-accounts/account-type';

const MAX_CENTS = 1_000_000_000_000;
const CENTS = 'Must be a whole number of cents';

/** An account to add to a card. Only `type` is required. */
export class AddAccountRequest {
  /**
   * Type of the account, as in DE3: savings 10, checking 20, credit 30, universal 40, investment 50, e-purse 60.
   * @example investment
   */
  @IsIn(ACCOUNT_TYPES, { message: `Must be one of ${ACCOUNT_TYPES.join(', ')}.` })
  type!: AccountType;

  /**
   * Initial balance in cents. Default: 0.
   * @example 250000
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(0, { message: `${CENTS}, at least 0.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  balance?: number;

  /**
   * Credit limit in cents, in addition to the balance. Default: 0. Only checking, credit and universal can have one.
   * @example 0
   */
  @IsOptional()
  @IsInt({ message: `${CENTS}.` })
  @Min(0, { message: `${CENTS}, at least 0.` })
  @Max(MAX_CENTS, { message: `${CENTS}, at most ${String(MAX_CENTS)}.` })
  creditLimit?: number;
}

/** The filter of the ledger of a card. Without it, the entries of all accounts are listed. */
export class ListLedgerRequest extends PageRequest {
  /** Only entries of this account. */
  @IsOptional()
  @IsIn(CARD_LEDGERS, { message: `Must be one of ${CARD_LEDGERS.join(', ')}.` })
  account?: Account;
}
