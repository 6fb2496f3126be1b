import { addDays, halfUp } from '#libs/kernel';

export type Product = 'debit' | 'credit' | 'installments';

/** What an acquirer charges for a product, and when it pays. */
export interface ProductTerms {
  /** In hundredths of a percent: 280 is 2.80 %. */
  readonly rate: number;
  /** From the sale to the payment of the first installment. */
  readonly days: number;
}

/** The terms of an acquirer. */
export interface AcquirerTerms extends Readonly<Record<Product, ProductTerms>> {
  /** The rate of anticipation for 30 days, in hundredths of a percent; undefined: nothing is anticipated. */
  readonly anticipationRate: number | undefined;
}

/** A sale or a refund that a card host has approved. */
export interface CardSale {
  /** The day in Brasília. */
  readonly day: string;
  /** In cents; negative for a refund. */
  readonly cents: number;
  readonly product: Product;
  /** The number of installments that the acquirer pays; 1 without a plan, and for a plan of the issuer. */
  readonly installments: number;
}

/** One payment of a sale to the merchant. Amounts are in cents, and negative for a refund. */
export interface Receivable {
  /** From 1. */
  readonly installment: number;
  readonly gross: number;
  /** The fee of the acquirer. */
  readonly discount: number;
  /** `gross - discount`. */
  readonly net: number;
  /** The day of the payment without anticipation. */
  readonly dueDay: string;
  /** The day of the payment. */
  readonly paymentDay: string;
  readonly anticipationFee: number;
  /** `net - anticipationFee`. */
  readonly paid: number;
}

/** What the extract names of the sale that an entry is about. */
export interface SaleFacts {
  readonly id: string;
  readonly pan: string;
  readonly createdAt: number;
  readonly merchantId: string | null;
  readonly terminalId: string | null;
  readonly rrn: string | null;
  readonly authorizationCode: string | null;
}

/** A sale, a refund, or a step of a dispute, with its payments. */
export interface SettledEntry {
  readonly record: string;
  readonly sale: SaleFacts;
  /** In cents, before it is divided. */
  readonly cents: number;
  readonly product: Product;
  readonly installments: number;
  /** Computed when it is called: a control of sales needs none. */
  receivables(): readonly Receivable[];
}

/** Installments are paid every 30 days. Rates of anticipation are for 30 days too. */
const MONTH_DAYS = 30;
const ANTICIPATED_DAYS = 1;
/** 100 % in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * The payments of a sale. The first installments have the cents that cannot be divided, and each has its own fee, rounded to the
 * cent: totals are sums of these records.
 *
 * @example
 * // R$ 100.00 in three installments at 3.00 %: 33.34, 33.33 and 33.33, with fees of 1.00 each
 * receivablesOf({ day: '2026-01-01', cents: 10_000, product: 'installments', installments: 3 }, terms);
 */
export function receivablesOf(sale: CardSale, terms: AcquirerTerms): Receivable[] {
  const { day, cents, product, installments } = sale;
  const { rate, days } = terms[product];
  return shares(cents, installments).map((gross, index) => {
    const discount = fraction(gross, rate, WHOLE);
    const net = gross - discount;
    const daysToPay = days + index * MONTH_DAYS;
    const early = daysEarly(daysToPay, terms);
    const anticipationFee = fraction(
      net,
      (terms.anticipationRate ?? 0) * early,
      WHOLE * MONTH_DAYS,
    );
    return {
      installment: index + 1,
      ...{ gross, discount, net },
      dueDay: addDays(day, daysToPay),
      paymentDay: addDays(day, daysToPay - early),
      anticipationFee,
      paid: net - anticipationFee,
    };
  });
}

/** Splits an amount into parts that differ by at most one cent; the larger ones are first. */
function shares(cents: number, count: number): number[] {
  const sign = cents < 0 ? -1 : 1;
  const size = Math.abs(cents);
  const least = Math.floor(size / count);
  return Array.from(
    { length: count },
    (_, index) => sign * (least + (index < size % count ? 1 : 0)),
  );
}

function daysEarly(daysToPay: number, { anticipationRate }: AcquirerTerms): number {
  return anticipationRate === undefined ? 0 : Math.max(0, daysToPay - ANTICIPATED_DAYS);
}

/** A fraction of an amount, rounded to the nearest cent. */
function fraction(cents: number, numerator: number, denominator: number): number {
  const product = BigInt(Math.abs(cents)) * BigInt(numerator);
  const rounded = Number(halfUp(product, BigInt(denominator)));
  return cents < 0 ? 0 - rounded : rounded;
}
