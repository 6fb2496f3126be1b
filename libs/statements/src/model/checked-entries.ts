import { slices } from '#libs/tabular';
import {
  type EntryPages,
  type Statement,
  type StatementEntry,
  type StatementTotal,
} from './statement';

/**
 * The entries of the pages, at most 1,000 at a time. The head of a file has their numbers and sums before they are read,
 * so they are compared at the end. A file whose totals differ from its entries must not be delivered.
 *
 * @throws RangeError after the last entry if the numbers, sums or balances of the statement are not those of its entries
 */
export async function* checkedEntries(
  { credits, debits, opening, closing }: Statement,
  pages: EntryPages,
): AsyncGenerator<readonly StatementEntry[]> {
  const found = { credits: new Total(), debits: new Total() };
  for await (const entries of slices(pages)) {
    for (const { cents } of entries) (cents < 0 ? found.debits : found.credits).add(cents);
    yield entries;
  }
  found.credits.check('credits', credits);
  found.debits.check('debits', debits);
  const moved = found.credits.sum - found.debits.sum;
  if (BigInt(opening.cents) + moved === BigInt(closing.cents)) return;
  throw new RangeError(
    'The opening balance and the entries of the statement do not give its closing balance.',
  );
}

class Total {
  private count = 0;
  private whole = 0n;
  /** Not in `whole` yet; a safe integer, because adding bigints for each entry is slow. */
  private part = 0;

  add(cents: number): void {
    this.count += 1;
    const next = this.part + Math.abs(cents);
    if (Number.isSafeInteger(next)) {
      this.part = next;
      return;
    }
    this.whole += BigInt(this.part);
    this.part = Math.abs(cents);
  }

  get sum(): bigint {
    return this.whole + BigInt(this.part);
  }

  check(name: string, { count, cents }: StatementTotal): void {
    if (this.count === count && this.sum === BigInt(cents)) return;
    throw new RangeError(
      `The statement has ${String(this.count)} ${name} of ${String(this.sum)} cents; ` +
        `its head says ${String(count)} of ${String(cents)}.`,
    );
  }
}
