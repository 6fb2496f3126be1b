import { type Account, type AccountId, type BankState, type Entry } from './state';

export const UNREAD: Account = {
  cents: undefined,
  planned: undefined,
  entries: [],
  sinceMs: undefined,
};

export function accountOf({ accounts }: BankState, id: AccountId): Account {
  return accounts[id] ?? UNREAD;
}

/** Whether the balance and the planned entries are known. */
export function isKnown({ cents, planned }: Account): boolean {
  return cents !== undefined && planned !== undefined;
}

/** What is blocked for payments that are not finished. */
export function blockedOf({ payments }: BankState, id: AccountId): number {
  return Object.values(payments)
    .filter(({ payer, isBlocked }) => payer === id && isBlocked)
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** What can be spent; undefined if it is not known. */
export function availableOf(bank: BankState, id: AccountId): number | undefined {
  const { cents } = accountOf(bank, id);
  return cents === undefined ? undefined : cents - blockedOf(bank, id);
}

export function withAccount(bank: BankState, id: AccountId, account: Account): BankState {
  return { ...bank, accounts: { ...bank.accounts, [id]: account } };
}

/** Adds an entry to an account, if its balance is known. */
export function book(bank: BankState, id: AccountId, entry: Entry): BankState {
  const account = accountOf(bank, id);
  if (account.cents === undefined) return bank;
  return withAccount(bank, id, {
    ...account,
    cents: account.cents + entry.cents,
    entries: [...account.entries, entry],
  });
}

/** Adds what was read. From the moment at which both are known, all entries are known. */
export function learnt(
  account: Account,
  found: Partial<Pick<Account, 'cents' | 'planned'>>,
  nowMs: number,
): Account {
  if (isKnown(account)) return account;
  const known = { ...account, ...found };
  return isKnown(known) ? { ...known, entries: [], sinceMs: nowMs } : known;
}

/** The key, or the key with a number if a request was sent twice at once. It is the same in all possible states. */
export function freeKey(record: Readonly<Record<string, unknown>>, key: string): string {
  let [free, count] = [key, 1];
  while (record[free] !== undefined) free = `${key}-${String((count += 1))}`;
  return free;
}
