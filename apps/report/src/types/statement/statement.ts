import { createHash } from 'node:crypto';
import { brasiliaDate } from '#libs/brazil';
import { addMonths } from '#libs/kernel';
import { type Row } from '#libs/tabular';
import { isWithin, type Period } from '../period';
import { SourceChanged } from '../source.errors';
import { type BankAccount, type BookingDays, type Entry, type EntryPage } from './bank-account';

/** How far in the future the bank lists entries. */
const MONTHS_AHEAD = 12;

/** A period with a start. */
export type ClosedPeriod = Period & { readonly fromMs: number };

/** A page with entries of the statement, found by the first pass. */
interface SeenPage {
  readonly key: string | undefined;
  readonly digest: string;
}

/** The result of the first pass over the entries. */
interface FirstPass {
  readonly days: BookingDays;
  /** Newest first. Only keys and digests are kept, some 100 bytes for 1,000 entries. */
  readonly pages: readonly SeenPage[];
  readonly balance: number;
  readonly count: number;
  readonly sum: number;
  /** The sum of the entries after the period, which are part of the balance but not of the statement. */
  readonly sumAfter: number;
}

/**
 * A statement: the opening balance, the entries in the order of time, and the closing balance. The bank lists entries
 * newest first and has no balance of an earlier day, so the entries are read twice: first for the sums, from which the
 * opening balance follows, then from the last page to the first.
 */
export class Statement {
  private constructor(
    private readonly account: BankAccount,
    private readonly period: ClosedPeriod,
    private readonly first: FirstPass,
  ) {}

  /** Reads the balance, and makes the first pass over the entries. */
  static async open(account: BankAccount, period: ClosedPeriod): Promise<Statement> {
    const { cents: balance, bankMs } = await account.balance();
    const today = brasiliaDate(bankMs);
    const toBookingDate = addMonths(today, MONTHS_AHEAD);
    const fromDay = brasiliaDate(period.fromMs);
    const fromBookingDate = fromDay < toBookingDate ? fromDay : toBookingDate;
    const first = await firstPass(account, period, { fromBookingDate, toBookingDate });
    return new Statement(account, period, { ...first, balance });
  }

  get rows(): number {
    // The entries, plus the opening and the closing balance.
    return this.first.count + 2;
  }

  get openingCents(): number {
    return this.closingCents - this.first.sum;
  }

  get closingCents(): number {
    return this.first.balance - this.first.sumAfter;
  }

  /** @throws SourceChanged if the entries have changed since the first pass */
  async *pages(): AsyncGenerator<readonly Row[]> {
    let balance = this.openingCents;
    yield [balanceRow('opening', this.period.fromMs, balance)];
    for (const { key, digest } of this.first.pages.toReversed()) {
      const page = await this.account.page(this.first.days, key);
      if (digestOf(page) !== digest) throw this.changed();
      const entries = page.entries.filter((entry) => isShown(this.period, entry)).toReversed();
      yield entries.map((entry) => {
        balance += entry.cents;
        return entryRow(entry, balance);
      });
    }
    if (balance !== this.closingCents) throw this.changed();
    const { fromMs, toMs } = this.period;
    // An empty period does not have a last instant.
    yield [balanceRow('closing', Math.max(fromMs, toMs - 1), balance)];
  }

  /**
   * The sum of the entries: the difference between the opening balance and a closing balance that is read again.
   * @throws SourceChanged if the balance of the account has changed since the first pass
   */
  async change(): Promise<bigint> {
    const { cents } = await this.account.balance();
    if (cents !== this.first.balance) throw this.changed();
    return BigInt(cents - this.first.sumAfter - this.openingCents);
  }

  private changed(): SourceChanged {
    return new SourceChanged(`Account ${this.account.accountId}`);
  }
}

async function firstPass(
  account: BankAccount,
  period: ClosedPeriod,
  days: BookingDays,
): Promise<Omit<FirstPass, 'balance'>> {
  const pages: SeenPage[] = [];
  let [count, sum, sumAfter] = [0, 0, 0];
  let key: string | undefined;
  do {
    const page: EntryPage = await account.page(days, key);
    const countBefore = count;
    for (const entry of page.entries) {
      if (isShown(period, entry)) {
        count += 1;
        sum += entry.cents;
      } else if (entry.transactionDateTime >= period.fromMs) {
        sumAfter += entry.cents;
      }
    }
    if (count > countBefore) pages.push({ key, digest: digestOf(page) });
    key = page.next;
  } while (key !== undefined);
  return { days, pages, count, sum, sumAfter };
}

function isShown(period: Period, { transactionDateTime }: Entry): boolean {
  return isWithin(period, transactionDateTime);
}

function digestOf({ entries }: EntryPage): string {
  const hash = createHash('sha256');
  for (const { transactionId, cents, transactionDateTime } of entries) {
    hash.update(`${transactionId} ${String(cents)} ${String(transactionDateTime)}\n`);
  }
  return hash.digest('base64');
}

function balanceRow(kind: 'opening' | 'closing', atMs: number, cents: number): Row {
  return [kind, atMs, null, null, null, null, null, cents];
}

function entryRow(entry: Entry, balance: number): Row {
  const { transactionDateTime, transactionId, transactionName, type, partieCnpjCpf, cents } = entry;
  return [
    'entry',
    transactionDateTime,
    transactionName,
    type,
    partieCnpjCpf ?? null,
    transactionId,
    cents,
    balance,
  ];
}
