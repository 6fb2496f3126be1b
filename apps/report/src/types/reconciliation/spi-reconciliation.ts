import { z } from 'zod';
import { FIRST_INSTANT_MS } from '#libs/kernel';
import { type Column, type Row } from '#libs/tabular';
import { LARGEST_PAGE } from '../list-report';
import { ispb } from '../lists/filters';
import { SPI_TRANSACTIONS, type SpiTransaction } from '../lists/spi-transactions';
import { inOrder, periodMembers, periodOf } from '../period';
import { type Reading, type ReportType, type Source } from '../report-type';
import { type Siblings } from '../siblings';
import { SiblingList } from '../siblings/sibling-list';
import { amount } from '../siblings/wire';
import { resultOf, type ReconciliationItem } from './item';
import { type ReconciliationItems } from './item.repository';
import { expectationOf, readPayments, type BankPayment } from './payments';

const MAX_EXPECTED = 10_000;
/** The ISPB of the bank behind open banking. */
const BANK_ISPB = '87654321';

const expectedPayment = z.strictObject({
  endToEndId: z
    .string()
    .regex(/^[A-Za-z0-9]{1,35}$/, { error: 'Must be an EndToEndId: 1 to 35 letters or digits.' }),
  amount: amount.meta({ description: 'Reais, as a decimal text.', example: '150.00' }),
});

const parameters = z
  .strictObject({
    ...periodMembers,
    expected: z
      .array(expectedPayment)
      .max(MAX_EXPECTED, { error: `Must have at most ${String(MAX_EXPECTED)} payments.` })
      .optional()
      .meta({
        description: 'The expected payments in the SPI. Default: the payments of open banking.',
      }),
    debtorIspb: ispb.optional().meta({
      description:
        'Only transactions of the SPI with this institution as the payer. Default: the bank of open banking; with `expected`, all.',
    }),
    differencesOnly: z
      .boolean()
      .default(true)
      .meta({ description: 'false lists payments that match, too.' }),
  })
  .check(inOrder)
  .check(
    z.superRefine(({ expected = [] }, context) => {
      const seen = new Set<string>();
      for (const [index, { endToEndId }] of expected.entries()) {
        if (seen.has(endToEndId)) {
          const path = ['expected', index, 'endToEndId'];
          context.addIssue({ code: 'custom', path, message: 'Must be unique in the list.' });
          return;
        }
        seen.add(endToEndId);
      }
    }),
  );

type Parameters = z.output<typeof parameters>;

const columns: readonly Column[] = [
  { name: 'endToEndId', type: 'text', description: 'The EndToEndId of the payment.' },
  {
    name: 'result',
    type: 'text',
    description:
      'matched, missing-in-spi, missing-in-open-banking, not-expected, amount-differs or status-differs.',
  },
  {
    name: 'expectedAmount',
    type: 'money',
    description: 'The amount in open banking, or in the list of the request.',
  },
  { name: 'spiAmount', type: 'money', description: 'The amount in the SPI.' },
  {
    name: 'difference',
    type: 'money',
    description: 'The expected amount minus the amount in the SPI. A missing amount counts as 0.',
  },
  {
    name: 'expectedStatus',
    type: 'text',
    description: 'The status in open banking; EXPECTED for the list of the request.',
  },
  { name: 'spiStatus', type: 'text', description: 'The status in the SPI.' },
];

/** Compares the payments of open banking, or the list of the request, with the transactions of the SPI. */
export class SpiReconciliation implements ReportType<Parameters> {
  readonly id = 'spi.reconciliation';
  readonly title = 'Reconciliation with the SPI';
  readonly description =
    'Compares the payments of open banking, or a list in the request, with the transactions of the SPI, in the order of their EndToEndIds.';
  readonly parameters = parameters;
  readonly columns = columns;

  constructor(
    private readonly siblings: Siblings,
    private readonly items: ReconciliationItems,
    private readonly itemsAPage: number = LARGEST_PAGE,
  ) {}

  async open(given: Parameters, reading: Reading): Promise<Source> {
    const { fromMs = FIRST_INSTANT_MS, toMs } = periodOf(given, reading);
    const period = { fromMs, toMs };
    const { attempt } = reading;
    const { differencesOnly, expected } = given;
    const begun = await this.transactions(given, reading);
    if (expected === undefined) this.siblings.get('openfinance');
    const unknown = expected === undefined ? 'missing-in-open-banking' : 'not-expected';
    const { items } = this;
    const collect = (): Promise<void> => this.collect(given, begun, reading);
    async function* pages(): AsyncGenerator<readonly Row[]> {
      await collect();
      for await (const page of items.read(attempt, period)) {
        reading.signal.throwIfAborted();
        const rows = page.flatMap((item) => rowOf(item, unknown, differencesOnly));
        if (rows.length > 0) yield rows;
      }
    }
    return {
      rowsTotal: undefined,
      pages,
      control: async () => {
        const { rows, ...sums } = await items.totals(attempt, period, differencesOnly);
        return { rows, sums: { ...sums, difference: sums.expectedAmount - sums.spiAmount } };
      },
      close: () => items.remove(attempt),
    };
  }

  /**
   * Stores both sides. The bank stores a payment before it sends it. So a payment that the SPI had when the report
   * began is found in the bank, which is read afterwards. A payment that arrived later may not be found, and is marked.
   */
  private async collect(
    given: Parameters,
    begun: SiblingList<SpiTransaction>,
    reading: Reading,
  ): Promise<void> {
    const { attempt } = reading;
    await this.items.removeEarlier(attempt);
    const newestId = await firstId(begun);
    for await (const side of this.expectedSide(given, reading)) {
      await this.items.store('expected', side);
    }
    const list = await this.transactions(given, reading);
    let isLate = true;
    for await (const page of list.pages()) {
      const items = page.map((transaction) => {
        if (transaction.endToEndId === newestId) isLate = false;
        return spiItem(attempt, transaction, isLate);
      });
      await this.items.store('spi', items);
    }
  }

  private async *expectedSide(
    { expected }: Parameters,
    { attempt, signal }: Reading,
  ): AsyncGenerator<ReconciliationItem[]> {
    if (expected !== undefined) {
      yield expected.map((each) => ({
        ...unknownItem(attempt, each.endToEndId),
        expectation: 'settled',
        expectedAmount: each.amount,
        expectedStatus: 'EXPECTED',
      }));
      return;
    }
    const bank = this.siblings.get('openfinance');
    for await (const page of readPayments(bank, { pageSize: this.itemsAPage, signal })) {
      yield page.map((payment) => bankItem(attempt, payment));
    }
  }

  private transactions(
    { expected, debtorIspb }: Parameters,
    { signal }: Reading,
  ): Promise<SiblingList<SpiTransaction>> {
    const byDefault = expected === undefined ? BANK_ISPB : undefined;
    return SiblingList.open(this.siblings.get('spi'), {
      ...SPI_TRANSACTIONS,
      parameters: { debtorIspb: debtorIspb ?? byDefault },
      pageSize: this.itemsAPage,
      hasAmount: true,
      signal,
    });
  }
}

/** The instant of the newest transaction; undefined if there is none. */
async function firstId(list: SiblingList<SpiTransaction>): Promise<string | undefined> {
  for await (const [newest] of list.pages()) return newest?.endToEndId;
  return undefined;
}

function unknownItem(attempt: string, endToEndId: string): ReconciliationItem {
  return {
    attempt,
    endToEndId,
    expectation: null,
    expectedAmount: null,
    expectedStatus: null,
    expectedAtMs: null,
    spiAmount: null,
    spiStatus: null,
    spiAtMs: null,
    isLate: false,
  };
}

function bankItem(attempt: string, payment: BankPayment): ReconciliationItem {
  return {
    ...unknownItem(attempt, payment.endToEndId),
    expectation: expectationOf(payment),
    expectedAmount: payment.payment.amount,
    expectedStatus: payment.status,
    expectedAtMs: payment.statusUpdateDateTime,
  };
}

function spiItem(
  attempt: string,
  { endToEndId, amount: spiAmount, status, createdAt }: SpiTransaction,
  isLate: boolean,
): ReconciliationItem {
  const item = unknownItem(attempt, endToEndId);
  return { ...item, spiAmount, spiStatus: status, spiAtMs: createdAt, isLate };
}

function rowOf(
  item: ReconciliationItem,
  unknown: 'missing-in-open-banking' | 'not-expected',
  differencesOnly: boolean,
): Row[] {
  const result = resultOf(item, unknown);
  if (result === undefined || (differencesOnly && result === 'matched')) return [];
  const { endToEndId, expectedAmount, spiAmount, expectedStatus, spiStatus } = item;
  const difference = (expectedAmount ?? 0) - (spiAmount ?? 0);
  return [[endToEndId, result, expectedAmount, spiAmount, difference, expectedStatus, spiStatus]];
}
