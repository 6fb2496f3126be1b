import { z } from 'zod';
import { brasiliaDate } from '#libs/brazil';
import { instant, whole } from '../siblings/wire';
import { type CardSale, type Product } from './receivables';

/** The kinds of transaction that move money of a merchant. */
export const SALE_KINDS = ['debit', 'capture', 'credit'] as const;

/** The first two digits of DE3. */
const PURCHASES: ReadonlySet<string> = new Set(['00', '09']);
const REFUND = '20';
/** The third and fourth digit of DE3: savings and checking accounts. The others are credit. */
const DEBIT_ACCOUNTS: ReadonlySet<string> = new Set(['10', '20']);

/** A transaction of the card host. Amounts are in cents of BRL. */
export const cardTransaction = z.object({
  id: z.string(),
  pan: z.string(),
  kind: z.string(),
  processingCode: z.string(),
  netAmount: whole,
  rrn: z.string().nullable(),
  terminalId: z.string().nullable(),
  merchantId: z.string().nullable(),
  authorizationCode: z.string().nullable(),
  installments: z.object({ count: z.number(), type: z.enum(['merchant', 'issuer']) }).optional(),
  createdAt: instant,
});

export type CardTransaction = z.output<typeof cardTransaction>;

/** A transaction as its acquirer settles it; undefined if it moves no money of a merchant. */
export function saleOf(transaction: CardTransaction): CardSale | undefined {
  const { processingCode, netAmount, kind, createdAt, installments } = transaction;
  const isRefund = kind === 'credit';
  const isOfMerchant = isRefund ? processingCode.startsWith(REFUND) : isPurchase(processingCode);
  if (netAmount === 0 || !isOfMerchant) return undefined;
  const isPlan = installments?.type === 'merchant' && installments.count > 1 && !isRefund;
  return {
    day: brasiliaDate(createdAt),
    cents: isRefund ? 0 - netAmount : netAmount,
    product: isPlan ? 'installments' : productOf(processingCode),
    // The issuer divides a plan of its own, and pays the whole sale at once.
    installments: isPlan ? installments.count : 1,
  };
}

/** Whether DE3 is that of a purchase, and not of cash. */
export function isPurchase(processingCode: string): boolean {
  return PURCHASES.has(processingCode.slice(0, 2));
}

/** The product of a sale in one payment. */
export function productOf(processingCode: string): Product {
  return DEBIT_ACCOUNTS.has(processingCode.slice(2, 4)) ? 'debit' : 'credit';
}
