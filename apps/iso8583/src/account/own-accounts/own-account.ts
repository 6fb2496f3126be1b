import { newUuid, toCents, toIsoUtc } from '#libs/kernel';
import { type Card, type Funds } from '../card';
import { type LedgerEntry } from '../transaction';
import { type Account, type AccountType } from './account-type';

/** An account of a card with a balance of its own, in addition to the default account. */
export interface OwnAccount extends Funds {
  readonly pan: string;
  readonly type: AccountType;
  /** A reset of the card restores it. */
  readonly initialBalance: Funds['balance'];
  readonly createdAt: string;
}

/** The members of a new account that a tester can set. Amounts are in cents. */
export interface AccountDraft {
  readonly type: AccountType;
  readonly balance?: number | undefined;
  readonly creditLimit?: number | undefined;
}

/** A new account as it is before its first use. */
export function newOwnAccount(
  pan: string,
  { type, balance = 0, creditLimit = 0 }: AccountDraft,
  nowMs: number,
): OwnAccount {
  return {
    ...{ pan, type, balance: toCents(balance), initialBalance: toCents(balance) },
    ...{ creditLimit: toCents(creditLimit), held: toCents(0), nextHoldExpiry: null },
    createdAt: toIsoUtc(nowMs),
  };
}

/** The first entry of the ledger of an account. */
export function openingOf({ pan, type, initialBalance }: OwnAccount, at: string): LedgerEntry {
  return {
    ...{ id: newUuid(), pan, account: type, transactionId: null, kind: 'opening' },
    ...{ amount: initialBalance, balance: initialBalance, createdAt: at },
  };
}

/**
 * The account of the card whose money a message moves: its own account of the type, or else the default account, which
 * all other types share.
 */
export function ledgerOf({ ownAccounts }: Pick<Card, 'ownAccounts'>, account: Account): Account {
  return account !== 'default' && ownAccounts.includes(account) ? account : 'default';
}

/** The card with the amounts of one of its own accounts. Checks and postings are then about that account. */
export function onOwnAccount(card: Card, account: OwnAccount): Card {
  const main = fundsOf(onDefault(card));
  return { ...card, ...fundsOf(account), ledger: account.type, main };
}

/** The card with the amounts of its default account. */
export function onDefault(card: Card): Card {
  return card.main === undefined
    ? card
    : { ...card, ...card.main, ledger: undefined, main: undefined };
}

/** The name of the account whose amounts the card shows. */
export function ledgerNameOf({ ledger }: Pick<Card, 'ledger'>): Account {
  return ledger ?? 'default';
}

export function fundsOf({ balance, creditLimit, held, nextHoldExpiry }: Funds): Funds {
  return { balance, creditLimit, held, nextHoldExpiry };
}
