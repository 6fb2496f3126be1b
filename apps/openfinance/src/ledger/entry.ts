import { toCents } from '#libs/kernel';
import { isInternal, type LedgerEntry } from './posting';

/** The maximum of the available, blocked and invested amounts together: R$ 90,071,992,547,409.91. */
export const LARGEST_BALANCE = toCents(Number.MAX_SAFE_INTEGER);

/** The change of a customer's balance by an entry, in cents. */
export interface BalanceChange {
  readonly accountId: string;
  readonly available: number;
  readonly blocked: number;
  readonly invested: number;
}

/** @throws RangeError if an amount is not a whole number of cents, or the lines do not sum to zero */
export function checkEntry({ entryId, lines }: LedgerEntry): void {
  let sum = 0;
  for (const { cents } of lines) {
    if (!Number.isSafeInteger(cents) || cents === 0) {
      throw new RangeError(`Entry ${entryId} has a line of ${String(cents)} cents.`);
    }
    sum += cents;
  }
  if (sum !== 0) throw new RangeError(`The lines of entry ${entryId} sum to ${String(sum)} cents.`);
}

/** One change for each account, in the order of the ids, so that two transactions cannot deadlock. */
export function balanceChanges(entries: readonly LedgerEntry[]): BalanceChange[] {
  const changes = new Map<string, { available: number; blocked: number }>();
  for (const { accountId, cents, fromBlocked } of entries.flatMap(({ lines }) => lines)) {
    if (isInternal(accountId)) continue;
    const change = changes.get(accountId) ?? { available: 0, blocked: 0 };
    change[fromBlocked === true ? 'blocked' : 'available'] += cents;
    changes.set(accountId, change);
  }
  return [...changes]
    .filter(([, { available, blocked }]) => available !== 0 || blocked !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([accountId, change]) => ({ accountId, ...change, invested: 0 }));
}
