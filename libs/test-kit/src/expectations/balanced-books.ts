import {
  bankDifferences,
  cardDifferences,
  spiDifferences,
  type BankPayment,
  type Card,
  type Hold,
  type LedgerEntry,
  type SpiBooks,
  type SpiTransaction,
} from '../books/books';
import { type Sandbox } from '../sandbox/sandbox';
import { TestKitError } from '../test-kit.errors';
import { type Outcome } from './outcome';

const PAGE = 1_000;
const PAYMENTS = '/open-banking/payments/v1/pix/payments';

interface PaymentPage {
  readonly data: readonly BankPayment[];
  readonly meta: { readonly totalPages: number };
}

/**
 * Whether the money of the sandbox agrees: the accounts of the SPI sum to zero, each card that was used has the balance of its ledger
 * and the holds that it shows, and the bank and the SPI have the same settled payments.
 */
export async function balancedBooks(box: Sandbox): Promise<Outcome> {
  const has = (name: Sandbox['services'][number]): boolean => box.services.includes(name);
  if (!has('spi') && !has('iso8583')) {
    throw new TestKitError(
      `There are no books to compare: the sandbox has ${box.services.join(', ')}, and neither spi nor iso8583.`,
    );
  }
  const differences = [
    ...(has('spi') ? spiDifferences(await box.spi.observe<SpiBooks>('/__admin/accounts')) : []),
    ...(has('iso8583') ? await cardsOf(box) : []),
    ...(has('spi') && has('openfinance') ? await bankOf(box) : []),
  ];
  if (differences.length === 0) return { pass: true, message: 'The books agree.' };
  return {
    pass: false,
    message: ['The books do not agree:', ...differences.map((each) => `  ${each}`)].join('\n'),
  };
}

async function cardsOf({ iso8583 }: Sandbox): Promise<readonly string[]> {
  const path = '/admin/transactions';
  const transactions = await iso8583.observe<readonly { readonly pan: string }[]>(path);
  const differences: string[] = [];
  for (const pan of new Set(transactions.map((each) => each.pan))) {
    const card = `/admin/cards/${pan}`;
    differences.push(
      ...cardDifferences(
        await iso8583.observe<Card>(card),
        await iso8583.observe<readonly LedgerEntry[]>(`${card}/ledger`),
        await iso8583.observe<readonly Hold[]>(`${card}/holds`),
      ),
    );
  }
  return differences;
}

async function bankOf({ openfinance, spi }: Sandbox): Promise<readonly string[]> {
  const payments: BankPayment[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page, 'page-size': PAGE };
    const { data, meta } = await openfinance.observe<PaymentPage>(PAYMENTS, query);
    payments.push(...data);
    pages = meta.totalPages;
  }
  return bankDifferences(
    payments,
    await spi.observe<readonly SpiTransaction[]>('/spi/transactions'),
  );
}
