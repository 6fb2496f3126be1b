/** The account types of DE3, by name. Each can have a balance of its own on a card. */
export const ACCOUNT_TYPES = [
  'savings',
  'checking',
  'credit',
  'universal',
  'investment',
  'e-purse',
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** An account of a card: the default one (00), or one of a type. */
export const CARD_LEDGERS = ['default', ...ACCOUNT_TYPES] as const;
export type Account = (typeof CARD_LEDGERS)[number];

interface TypeFacts {
  /** The two digits in DE3 (ISO 8583:1987, element 3) and in DE54. */
  readonly digits: string;
  /**
   * DE39 if the card does not have the account. The standard has no code for an e-purse, so it is a function that the
   * issuer does not support.
   */
  readonly missingCode: string;
  /** Whether the issuer lends on the account, so that it can have a credit limit. */
  readonly lends: boolean;
}

export const TYPE_FACTS: Readonly<Record<AccountType, TypeFacts>> = {
  savings: { digits: '10', missingCode: '53', lends: false },
  checking: { digits: '20', missingCode: '52', lends: true },
  credit: { digits: '30', missingCode: '39', lends: true },
  universal: { digits: '40', missingCode: '42', lends: true },
  investment: { digits: '50', missingCode: '44', lends: false },
  'e-purse': { digits: '60', missingCode: '40', lends: false },
};

const BY_DIGITS = new Map(ACCOUNT_TYPES.map((type) => [TYPE_FACTS[type].digits, type]));

/** The account that two digits of DE3 name. Unknown digits name the default account. */
export function accountOfDigits(digits: string): Account {
  return BY_DIGITS.get(digits) ?? 'default';
}

/** The two digits of an account in DE3 and DE54. */
export function digitsOf(account: Account): string {
  return account === 'default' ? '00' : TYPE_FACTS[account].digits;
}
