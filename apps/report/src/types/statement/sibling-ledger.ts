import { type z } from 'zod';
import { type StatementAccount, type StatementTotal } from '#libs/statements';
import { periodQuery } from '../period';
import { type Sibling } from '../siblings/sibling';
import { SiblingRefused } from '../siblings/sibling.errors';
import { SiblingList, type ListQuery } from '../siblings/sibling-list';
import { AccountMissing } from '../source.errors';
import { type AccountLedger, type EntrySelection, type LedgerEntry } from './ledger-entry';

const NOT_FOUND = 404;

/** The addresses of an account of a service, and what they answer. */
export interface LedgerAddress {
  /** The parameter that names the account. */
  readonly parameter: string;
  readonly id: string;
  /** Describes the account. Its entries are at `/entries` below. */
  readonly path: string;
  readonly account: z.ZodType<StatementAccount>;
  readonly entry: z.ZodType<LedgerEntry>;
}

/** How the ledger is read. */
interface LedgerReading {
  readonly pageSize: number;
  readonly signal: AbortSignal;
}

/** An account whose entries a service lists, oldest first, with the sums of its database. */
export class SiblingLedger implements AccountLedger {
  constructor(
    private readonly sibling: Sibling,
    private readonly address: LedgerAddress,
    private readonly reading: LedgerReading,
  ) {}

  get name(): string {
    return `Account ${this.address.id}`;
  }

  /** @throws AccountMissing */
  account(): Promise<StatementAccount> {
    const { path, account: body } = this.address;
    const { signal } = this.reading;
    return this.known(async () => {
      return (await this.sibling.get({ path, body, isControl: true, signal })).body;
    });
  }

  /** @throws AccountMissing */
  async total(selection: EntrySelection): Promise<StatementTotal> {
    const { control } = await this.list(selection, 1);
    const cents = Number(control.amount);
    if (Number.isSafeInteger(cents)) return { count: control.items, cents };
    throw this.sibling.unreadable('X-Total-Amount is too large to be exact in cents.');
  }

  async *pages(selection: EntrySelection): AsyncGenerator<readonly LedgerEntry[]> {
    yield* (await this.list(selection, this.reading.pageSize)).pages();
  }

  private list(selection: EntrySelection, pageSize: number): Promise<SiblingList<LedgerEntry>> {
    const { fromMs, toMs, direction } = selection;
    const query: ListQuery<LedgerEntry> = {
      path: `${this.address.path}/entries`,
      item: this.address.entry,
      parameters: { ...periodQuery({ fromMs, toMs }), direction },
      order: 'oldest-first',
      hasAmount: true,
      isControl: true,
      pageSize,
      signal: this.reading.signal,
    };
    return this.known(() => SiblingList.open(this.sibling, query));
  }

  private async known<T>(read: () => Promise<T>): Promise<T> {
    const { id, parameter } = this.address;
    try {
      return await read();
    } catch (error) {
      const isMissing = error instanceof SiblingRefused && error.status === NOT_FOUND;
      throw isMissing ? new AccountMissing(parameter, id, error.detail) : error;
    }
  }
}
