import { z } from 'zod';
import { brasiliaDate } from '#libs/brazil';
import { maskPan } from '#libs/masking';
import { type Cell, type Column, type Row } from '#libs/tabular';
import { LARGEST_PAGE } from '../list-report';
import { inOrder, periodMembers, periodOf, periodQuery } from '../period';
import { type Control, type Reading, type ReportType, type Source } from '../report-type';
import { type Siblings } from '../siblings';
import { SiblingList, type ListQuery } from '../siblings/sibling-list';
import {
  cardTransaction,
  isPurchase,
  SALE_KINDS,
  saleOf,
  type CardTransaction,
} from './card-sales';
import { PaymentDays } from './payment-days';
import { chargeOf, disputeMovement } from './dispute-charges';
import {
  receivablesOf,
  type AcquirerTerms,
  type Receivable,
  type SaleFacts,
  type SettledEntry,
} from './receivables';
import { settlementColumns } from './settlement-columns';

const LAST_DAY_COUNT = 90;

const percent = z.string().regex(/^\d{1,2}(?:\.\d{1,2})?$/, {
  error: 'Must be a percentage with at most two decimals, as in 2.80.',
});
const days = z
  .int({ error: 'Must be a whole number.' })
  .min(0, { error: 'Must be at least 0.' })
  .max(LAST_DAY_COUNT, { error: `Must be at most ${String(LAST_DAY_COUNT)}.` });

const termMembers = {
  debitRate: percent.default('1.60').meta({ description: 'The fee for debit, in percent.' }),
  creditRate: percent
    .default('2.80')
    .meta({ description: 'The fee for credit in one payment, in percent.' }),
  installmentRate: percent
    .default('3.40')
    .meta({ description: 'The fee for installments of the merchant, in percent.' }),
  debitDays: days.default(1).meta({ description: 'Days from a debit sale to its payment.' }),
  creditDays: days.default(30).meta({
    description: 'Days from a credit sale to its first payment. Installments follow every 30 days.',
  }),
  anticipationRate: percent.optional().meta({
    description:
      'The rate of anticipation for 30 days, in percent: every sale is paid on the next day. Default: nothing is anticipated.',
  }),
};

/** What an acquirer charges, and when it pays. */
export const acquirerTerms = z.strictObject(termMembers);

const parameters = z
  .strictObject({
    ...periodMembers,
    merchantId: z
      .string()
      .min(1, { error: 'Must not be empty.' })
      .max(15, { error: 'Must have at most 15 characters.' })
      .optional()
      .meta({ description: 'Only sales of this merchant (DE42).' }),
    records: z.enum(['receivables', 'payments']).default('receivables').meta({
      description:
        'receivables: a row for each installment of each sale or refund, and for each movement of a dispute. payments: a row for each day of payment. Default: receivables.',
    }),
    ...termMembers,
  })
  .check(inOrder);

type Parameters = z.output<typeof parameters>;

/** The settlement of card sales, as the extract of an acquirer has it. The card host stores no fees, so they are parameters. */
export class Iso8583Settlement implements ReportType<Parameters> {
  readonly id = 'iso8583.settlement';
  readonly title = 'Settlement of card sales';
  readonly description =
    'What an acquirer pays for approved sales and refunds, and what disputes take back: each installment with its gross ' +
    'amount, fee, net amount and day of payment. The layout is our own; docs/report.md names the records of acquirers that it resembles.';
  readonly parameters = parameters;
  readonly columns: readonly Column[] = settlementColumns;

  constructor(
    private readonly siblings: Siblings,
    private readonly largestPage: number = LARGEST_PAGE,
  ) {}

  async open(asked: Parameters, reading: Reading): Promise<Source> {
    const today = brasiliaDate(reading.snapshotAtMs);
    const entries = await this.entries(asked, reading);
    const pages =
      asked.records === 'payments'
        ? () => paymentRows(entries(), today)
        : () => receivableRows(entries(), today);
    return { rowsTotal: undefined, pages, control: () => controlOf(entries(), asked) };
  }

  /** Reads the lists of the card host. The first page of one is read at once, so that a missing service fails early. */
  private async entries(asked: Parameters, reading: Reading): Promise<() => Entries> {
    const terms = termsOf(asked);
    const ofMerchant = ({ merchantId }: Pick<SaleFacts, 'merchantId'>): boolean =>
      asked.merchantId === undefined || merchantId?.trim() === asked.merchantId;
    const salesOf = (kind: string) =>
      this.list(asked, reading, {
        ...{ path: '/admin/transactions', item: cardTransaction, hasAmount: false },
        parameters: { kind },
      });
    const charges = () =>
      this.list(asked, reading, {
        ...{ path: '/admin/dispute-movements', item: disputeMovement, hasAmount: true },
        parameters: { party: 'merchant' },
      });
    await salesOf(SALE_KINDS[0]);
    return async function* () {
      for (const kind of SALE_KINDS) {
        for await (const page of (await salesOf(kind)).pages()) {
          yield page.filter(ofMerchant).flatMap((sale) => entryOf(sale, terms));
        }
      }
      for await (const page of (await charges()).pages()) {
        const ofSales = page.filter(({ processingCode }) => isPurchase(processingCode));
        yield ofSales.filter(ofMerchant).map(chargeOf);
      }
    };
  }

  private list<Item>(
    asked: Parameters,
    reading: Reading,
    query: Pick<ListQuery<Item>, 'path' | 'item' | 'hasAmount' | 'parameters'>,
  ): Promise<SiblingList<Item>> {
    return SiblingList.open(this.siblings.get('iso8583'), {
      ...query,
      isControl: true,
      parameters: { ...periodQuery(periodOf(asked, reading)), ...query.parameters },
      pageSize: this.largestPage,
      signal: reading.signal,
    });
  }
}

type Entries = AsyncGenerator<readonly SettledEntry[]>;

function entryOf(sale: CardTransaction, terms: AcquirerTerms): SettledEntry[] {
  const sold = saleOf(sale);
  if (sold === undefined) return [];
  const { cents, product, installments } = sold;
  const record = cents < 0 ? 'refund' : 'sale';
  const receivables = () => receivablesOf(sold, terms);
  return [{ record, sale, cents, product, installments, receivables }];
}

function termsOf(asked: z.output<typeof acquirerTerms>): AcquirerTerms {
  const { debitRate, creditRate, installmentRate, debitDays, creditDays } = asked;
  const { anticipationRate } = asked;
  return {
    debit: { rate: hundredths(debitRate), days: debitDays },
    credit: { rate: hundredths(creditRate), days: creditDays },
    installments: { rate: hundredths(installmentRate), days: creditDays },
    anticipationRate: anticipationRate === undefined ? undefined : hundredths(anticipationRate),
  };
}

function hundredths(percentage: string): number {
  return Math.round(Number(percentage) * 100);
}

async function* receivableRows(entries: Entries, today: string): AsyncGenerator<readonly Row[]> {
  for await (const page of entries) {
    const rows = page.flatMap((entry) =>
      entry.receivables().map((each) => receivableRow(entry, each, today)),
    );
    if (rows.length > 0) yield rows;
  }
}

async function* paymentRows(entries: Entries, today: string): AsyncGenerator<readonly Row[]> {
  const payments = new PaymentDays();
  for await (const page of entries) {
    for (const entry of page) payments.add(entry.receivables());
  }
  const rows = payments.rows(today);
  if (rows.length > 0) yield rows;
}

function receivableRow(entry: SettledEntry, each: Receivable, today: string): Row {
  const { record, sale, product, installments } = entry;
  const { id, pan, createdAt, merchantId, terminalId, rrn, authorizationCode } = sale;
  const head: Cell[] = [record, createdAt, merchantId, terminalId];
  const plan: Cell[] = [maskPan(pan), product, each.installment, installments];
  const { gross, discount, net, dueDay, paymentDay, anticipationFee, paid } = each;
  return [
    ...head,
    ...plan,
    ...[gross, discount, net, anticipationFee, paid],
    ...[dueDay, paymentDay, statusOf(paymentDay, today)],
    ...[rrn, authorizationCode, id],
  ];
}

function statusOf(paymentDay: string, today: string): string {
  return paymentDay <= today ? 'paid' : 'scheduled';
}

/** Reads the lists again. The gross amounts are those of the entries, before they are divided. */
async function controlOf(entries: Entries, asked: Parameters): Promise<Control> {
  const isByDay = asked.records === 'payments';
  const payments = new PaymentDays();
  let rows = 0;
  let gross = 0n;
  for await (const page of entries) {
    for (const entry of page) {
      rows += entry.installments;
      gross += BigInt(entry.cents);
      if (isByDay) payments.add(entry.receivables());
    }
  }
  return { rows: isByDay ? payments.count : rows, sums: { gross } };
}
