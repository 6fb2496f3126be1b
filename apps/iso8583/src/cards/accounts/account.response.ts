import { available, type Funds } from '../../account/card';
import { digitsOf, type Account } from '../../account/own-accounts/account-type';

/** An account of a card, with a ledger of its own. Amounts are in cents. */
export class CardAccountResponse {
  /** The account: `default`, or its type. */
  account!: Account;
  /**
   * Its digits in DE3 and in DE54.
   * @example "50"
   */
  digits!: string;
  /**
   * Balance in cents: the sum of its ledger entries.
   * @example 250000
   */
  balance!: number;
  /**
   * Balance in cents when the account was created. A reset of the card restores it.
   * @example 250000
   */
  initialBalance!: number;
  /**
   * Credit limit in cents, in addition to the balance.
   * @example 0
   */
  creditLimit!: number;
  /**
   * Sum of its open holds in cents.
   * @example 0
   */
  held!: number;
  /**
   * Available funds in cents: balance plus credit limit minus holds.
   * @example 250000
   */
  available!: number;

  static of(account: Account, funds: Funds & { readonly initialBalance: number }) {
    const { balance, initialBalance, creditLimit, held } = funds;
    const response: CardAccountResponse = {
      ...{ account, digits: digitsOf(account), balance, initialBalance, creditLimit, held },
      available: available(funds),
    };
    return response;
  }
}
