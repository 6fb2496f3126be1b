import { z } from 'zod';
import { brasiliaDate } from '#libs/brazil';
import { maskPan } from '#libs/masking';
import { type Cell, type Column, type Row } from '#libs/tabular';
import { LARGEST_PAGE } from '../list-report';
import { inOrder, periodMembers, periodOf, periodQuery } from '../period';
import { type Control, type Reading, type ReportType, type Source } from '../report-type';
import { type Siblings } from '../siblings';
import { SiblingList } from '../siblings/sibling-list';
import { cardTransaction, SALE_KINDS, saleOf, type CardTransaction } from './card-sales';
import { PaymentDays } from './payment-days';
import { receivablesOf, type AcquirerTerms, type CardSale, type Receivable } from './receivables';
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
        'receivables: a row for each installment of each sale or refund. payments: a row for each day of payment. Default: receivables.',
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
    'What an acquirer pays for approved sales and refunds: each installment with its gross amount, fee, net amount and day of ' +
    'payment. The layout is our own; docs/report.md names the records of acquirers that it resembles.';
  readonly parameters = parameters;
  readonly columns: readonly Column[] = settlementColumns;

  constructor(
    private readonly siblings: Siblings,
    private readonly largestPage: number = LARGEST_PAGE,
  ) {}

  async open(asked: Parameters, reading: Reading): Promise<Source> {
    const terms = termsOf(asked);
    const today = brasiliaDate(reading.snapshotAtMs);
    const sales = await this.sales(asked, reading);
    const pages =
      asked.records === 'payments'
        ? () => paymentRows(sales(), terms, today)
        : () => receivableRows(sales(), terms, today);
    return { rowsTotal: undefined, pages, control: () => controlOf(sales(), asked, terms) };
  }

  /** Reads the lists of the card host. The first page of one is read at once, so that a missing service fails early. */
  private async sales(asked: Parameters, reading: Reading): Promise<() => Sales> {
    const { merchantId } = asked;
    const host = this.siblings.get('iso8583');
    const period = periodQuery(periodOf(asked, reading));
    const listOf = (kind: string): Promise<SiblingList<CardTransaction>> =>
      SiblingList.open(host, {
        path: '/admin/transactions',
        item: cardTransaction,
        isControl: true,
        hasAmount: false,
        parameters: { ...period, kind },
        pageSize: this.largestPage,
        signal: reading.signal,
      });
    await listOf(SALE_KINDS[0]);
    return async function* () {
      for (const kind of SALE_KINDS) {
        for await (const page of (await listOf(kind)).pages()) {
          const ofMerchant = page.filter(
            (each) => merchantId === undefined || each.merchantId?.trim() === merchantId,
          );
          yield ofMerchant.flatMap((transaction) => {
            const sale = saleOf(transaction);
            return sale === undefined ? [] : [{ transaction, sale }];
          });
        }
      }
    };
  }
}

interface Sold {
  readonly transaction: CardTransaction;
  readonly sale: CardSale;
}
type Sales = AsyncGenerator<readonly Sold[]>;

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

async function* receivableRows(
  sales: Sales,
  terms: AcquirerTerms,
  today: string,
): AsyncGenerator<readonly Row[]> {
  for await (const page of sales) {
    const rows = page.flatMap((sold) =>
      receivablesOf(sold.sale, terms).map((each) => receivableRow(sold, each, today)),
    );
    if (rows.length > 0) yield rows;
  }
}

async function* paymentRows(
  sales: Sales,
  terms: AcquirerTerms,
  today: string,
): AsyncGenerator<readonly Row[]> {
  const payments = new PaymentDays();
  for await (const page of sales) {
    for (const { sale } of page) payments.add(receivablesOf(sale, terms));
  }
  const rows = payments.rows(today);
  if (rows.length > 0) yield rows;
}

function receivableRow({ transaction, sale }: Sold, each: Receivable, today: string): Row {
  const { id, pan, createdAt, merchantId, terminalId, rrn, authorizationCode } = transaction;
  const head: Cell[] = [sale.cents < 0 ? 'refund' : 'sale', createdAt, merchantId, terminalId];
  const plan: Cell[] = [maskPan(pan), sale.product, each.installment, sale.installments];
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

/** Reads the lists again. The gross amounts are those of the sales, before they are divided. */
async function controlOf(sales: Sales, asked: Parameters, terms: AcquirerTerms): Promise<Control> {
  const isByDay = asked.records === 'payments';
  const payments = new PaymentDays();
  let rows = 0;
  let gross = 0n;
  for await (const page of sales) {
    for (const { sale } of page) {
      rows += sale.installments;
      gross += BigInt(sale.cents);
      if (isByDay) payments.add(receivablesOf(sale, terms));
    }
  }
  return { rows: isByDay ? payments.count : rows, sums: { gross } };
}
