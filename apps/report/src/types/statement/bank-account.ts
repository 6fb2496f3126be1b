import { z } from 'zod';
import { type Sibling } from '../siblings/sibling';
import { SiblingRefused } from '../siblings/sibling.errors';
import { amount, instant, listOf } from '../siblings/wire';
import { AccountMissing } from '../source.errors';

const ACCOUNTS = '/open-banking/accounts/v1/accounts';
const NOT_FOUND = 404;
/** The largest page of entries of the bank. */
const LARGEST_PAGE = 1_000;

const money = z.object({ amount }).transform((value) => value.amount);

const balances = z.object({
  data: z.object({
    availableAmount: money,
    blockedAmount: money,
    automaticallyInvestedAmount: money,
  }),
  meta: z.object({ requestDateTime: instant }),
});

const entry = z
  .object({
    transactionId: z.string(),
    completedAuthorisedPaymentType: z.string(),
    creditDebitType: z.enum(['CREDITO', 'DEBITO']),
    transactionName: z.string(),
    type: z.string(),
    transactionAmount: money,
    transactionDateTime: instant,
    partieCnpjCpf: z.string().optional(),
  })
  .transform(({ creditDebitType, transactionAmount, ...own }) => ({
    ...own,
    // The amount is negative if money leaves the account.
    cents: creditDebitType === 'CREDITO' ? transactionAmount : 0 - transactionAmount,
  }));

/** A booked entry of an account, which is part of its balance. */
export type Entry = z.output<typeof entry>;

const entries = z.object({
  data: listOf(entry, LARGEST_PAGE),
  links: z.object({ next: z.string().optional() }),
});

/** The balance of an account: the sum of the available, blocked and invested amounts. It equals the sum of the entries. */
export interface Balance {
  readonly cents: number;
  /** The instant on the clock of the bank. */
  readonly bankMs: number;
}

/** Entries, newest first. */
export interface EntryPage {
  readonly entries: readonly Entry[];
  /** The pagination key of the next page; undefined on the last page. */
  readonly next: string | undefined;
}

/** The days of entries, `YYYY-MM-DD` in Brasília, both included. */
export interface BookingDays {
  readonly fromBookingDate: string;
  readonly toBookingDate: string;
}

/** An account of the bank behind open banking. */
export class BankAccount {
  constructor(
    private readonly bank: Sibling,
    readonly accountId: string,
    private readonly pageSize: number,
    private readonly signal: AbortSignal,
  ) {}

  /** @throws AccountMissing */
  async balance(): Promise<Balance> {
    const { data, meta } = await this.get('balances', balances, {});
    const { availableAmount, blockedAmount, automaticallyInvestedAmount } = data;
    const cents = availableAmount + blockedAmount + automaticallyInvestedAmount;
    return { cents, bankMs: meta.requestDateTime };
  }

  /** @param key the pagination key of the page; undefined for the first */
  async page(days: BookingDays, key: string | undefined): Promise<EntryPage> {
    const { data, links } = await this.get('transactions', entries, {
      ...days,
      'page-size': String(this.pageSize),
      'pagination-key': key,
    });
    const isBooked = (each: Entry): boolean =>
      each.completedAuthorisedPaymentType === 'TRANSACAO_EFETIVADA';
    return { entries: data.filter(isBooked), next: this.keyOf(links.next, key) };
  }

  private async get<Body>(
    part: string,
    body: z.ZodType<Body>,
    parameters: Readonly<Record<string, string | undefined>>,
  ): Promise<Body> {
    const { bank, signal } = this;
    const path = `${ACCOUNTS}/${encodeURIComponent(this.accountId)}/${part}`;
    try {
      return (await bank.get({ path, parameters, body, signal })).body;
    } catch (error) {
      if (error instanceof SiblingRefused && error.status === NOT_FOUND) {
        throw new AccountMissing(this.accountId, error.detail);
      }
      throw error;
    }
  }

  /** Only the key of the link is used, not its host. */
  private keyOf(link: string | undefined, current: string | undefined): string | undefined {
    if (link === undefined) return undefined;
    const query = new URLSearchParams(link.slice(link.indexOf('?') + 1));
    const key = query.get('pagination-key');
    if (key !== null && key !== '' && key !== current) return key;
    throw this.bank.unreadable('links.next has no pagination-key of another page.');
  }
}
