import { type StatementTotal } from '#libs/statements';
import { SourceChanged } from '../source.errors';
import { type AccountLedger, type LedgerEntry, type LedgerPeriod } from './ledger-entry';

/** The sums of a period. */
interface Totals {
  /** The balance before the first entry, in cents. */
  readonly opening: number;
  readonly credits: StatementTotal;
  readonly debits: StatementTotal;
}

/**
 * The entries of an account in a period, with the balances before and after them. The head of a statement needs both
 * balances and all sums before the first entry is written. They come from the database of the service, and are compared
 * with the entries at the end.
 */
export class AccountPeriod {
  private constructor(
    private readonly ledger: AccountLedger,
    private readonly period: LedgerPeriod,
    private readonly totals: Totals,
  ) {}

  static async open(ledger: AccountLedger, period: LedgerPeriod): Promise<AccountPeriod> {
    return new AccountPeriod(ledger, period, await totalsOf(ledger, period));
  }

  get opening(): number {
    return this.totals.opening;
  }

  get closing(): number {
    return this.totals.opening + this.change;
  }

  get credits(): StatementTotal {
    return this.totals.credits;
  }

  get debits(): StatementTotal {
    return this.totals.debits;
  }

  /** The number of entries. */
  get count(): number {
    return this.credits.count + this.debits.count;
  }

  /** The closing balance less the opening balance, in cents. */
  get change(): number {
    return this.credits.cents - this.debits.cents;
  }

  /** @throws SourceChanged if the entries are not those that were counted */
  async *entries(): AsyncGenerator<readonly LedgerEntry[]> {
    let count = 0;
    let balance = this.opening;
    for await (const page of this.ledger.pages(this.period)) {
      count += page.length;
      // A service whose pages never end would be read forever.
      if (count > this.count) throw this.changed();
      for (const { cents } of page) balance += cents;
      yield page;
    }
    if (count !== this.count || balance !== this.closing) throw this.changed();
  }

  /**
   * Reads the sums again.
   * @throws SourceChanged if they are not those of the head
   */
  async check(): Promise<void> {
    const { opening, credits, debits } = await totalsOf(this.ledger, this.period);
    const isSame =
      opening === this.opening && isEqual(credits, this.credits) && isEqual(debits, this.debits);
    if (!isSame) throw this.changed();
  }

  private changed(): SourceChanged {
    return new SourceChanged(this.ledger.name);
  }
}

async function totalsOf(ledger: AccountLedger, period: LedgerPeriod): Promise<Totals> {
  const before = await ledger.total({ toMs: period.fromMs });
  const credits = await ledger.total({ ...period, direction: 'CREDIT' });
  const debits = await ledger.total({ ...period, direction: 'DEBIT' });
  return {
    opening: before.cents,
    credits,
    debits: { count: debits.count, cents: Math.abs(debits.cents) },
  };
}

function isEqual(one: StatementTotal, other: StatementTotal): boolean {
  return one.count === other.count && one.cents === other.cents;
}
