import { addMonths, halfUp } from '#libs/kernel';
import { type Installments } from './installments';

/** One monthly installment. Amounts are in cents; principal + interest = amount. */
export interface Installment {
  /** From 1. */
  readonly number: number;
  /** The day of Brasília on which it is due, YYYY-MM-DD. */
  readonly dueDate: string;
  readonly principal: number;
  readonly interest: number;
  readonly amount: number;
}

/** The denominator of a rate per month in hundredths of a percent. */
const WHOLE = 10_000n;

/**
 * The installments of a payment. The first is due a month after it. The principals add up to the payment.
 *
 * Without interest, all are equal and the first has the odd cents, as acquirers pay them. With interest, all amounts
 * are equal but the last, which settles the rounding (French table, tabela Price): the amount is the payment times
 * i / (1 - (1 + i)^-n), and the interest of a month is the debt before it times i, each rounded to cents, half up.
 *
 * An approval of the network or of a rule can have an invalid plan. A plan of 0 is paid as one of 1.
 *
 * @example scheduleOf(100_000, { type: 'issuer', count: 2, monthlyRate: '3.00' }, '2026-01-31')[0]?.amount; // 52261
 */
export function scheduleOf(
  cents: number,
  { count: received, monthlyRate = '0' }: Installments,
  day: string,
): Installment[] {
  const count = Math.max(1, received);
  const rate = BigInt(hundredthsOf(monthlyRate));
  const equal =
    rate === 0n ? BigInt(Math.floor(cents / count)) : priceOf(BigInt(cents), rate, count);
  const installments: Installment[] = [];
  let debt = BigInt(cents);
  for (let number = 1; number <= count; number += 1) {
    const interest = halfUp(debt * rate, WHOLE);
    const principal = principalOf(number, { cents, count, rate, debt, equal, interest });
    debt -= principal;
    installments.push({
      ...{ number, dueDate: addMonths(day, number) },
      ...{ principal: Number(principal), interest: Number(interest) },
      amount: Number(principal + interest),
    });
  }
  return installments;
}

interface Step {
  readonly cents: number;
  readonly count: number;
  readonly rate: bigint;
  readonly debt: bigint;
  readonly equal: bigint;
  readonly interest: bigint;
}

function principalOf(number: number, { cents, count, rate, debt, equal, interest }: Step): bigint {
  if (number === count) return debt;
  const odd = rate === 0n && number === 1 ? BigInt(cents) - equal * BigInt(count) : 0n;
  const principal = equal + odd - interest;
  // Of a payment of a few cents, rounding can pay the debt early.
  return principal < debt ? principal : debt;
}

/** The equal amount of the French table: cents * i * (1 + i)^n / ((1 + i)^n - 1), exact until it is rounded. */
function priceOf(cents: bigint, rate: bigint, count: number): bigint {
  const grown = (WHOLE + rate) ** BigInt(count);
  const one = WHOLE ** BigInt(count);
  return halfUp(cents * rate * grown, WHOLE * (grown - one));
}

function hundredthsOf(percent: string): number {
  return Math.round(Number(percent) * 100);
}

/** No rate per month of an accepted plan is above this; it is where the search of the CET begins. */
const HIGHEST_MONTHLY = 1;
const ROUNDS = 80;
const MONTHS_A_YEAR = 12;

/**
 * The CET (custo efetivo total) per year in percent, with two decimals: the rate at which the installments are worth
 * the payment. This simulator charges no IOF and no fees, so it is the interest with the rounding to cents.
 */
export function yearlyCostOf(cents: number, installments: readonly Installment[]): string {
  const total = installments.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= cents) return '0.00';
  let low = 0;
  let high = HIGHEST_MONTHLY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle, installments) > cents) low = middle;
    else high = middle;
  }
  return (((1 + low) ** MONTHS_A_YEAR - 1) * 100).toFixed(2);
}

function valueAt(monthly: number, installments: readonly Installment[]): number {
  return installments.reduce(
    (sum, { amount, number }) => sum + amount / (1 + monthly) ** number,
    0,
  );
}
