import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { formatCents, type Cents } from '#libs/kernel';
import { centsOf } from '../../payment-terms/members';
import { type RecurringPaymentRefusalCode } from '../../payment-terms/recurring-codes';
import { type Spending, type Spent } from '../../payment-terms/recurring-details';
import { type Periods } from '../../payments/store/payment.repository';
import { PERIODS, type Limits, type PeriodLimit } from '../../recurring-consents/configuration';

export interface RecurringProblem {
  readonly code: RecurringPaymentRefusalCode;
  readonly detail: string;
}

const DAY_MS = 86_400_000;

/**
 * The day, the week from Sunday, the month and the year of an instant, in Brasília (automatic-payments 2.0.0, limits of
 * Transferências Inteligentes).
 */
export function periodsAt(nowMs: number): Periods {
  const today = brasiliaDate(nowMs);
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const dayMs = brasiliaDayStartMs(today);
  const sundayMs = dayMs - new Date(`${today}T00:00:00Z`).getUTCDay() * DAY_MS;
  const period = (from: number, until: number) => ({
    fromMs: startOf(from),
    untilMs: startOf(until),
  });
  return {
    day: { fromMs: dayMs, untilMs: dayMs + DAY_MS },
    week: { fromMs: sundayMs, untilMs: sundayMs + 7 * DAY_MS },
    month: period(Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)),
    year: period(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)),
  };
}

function startOf(utcDayMs: number): number {
  return brasiliaDayStartMs(new Date(utcDayMs).toISOString().slice(0, 10));
}

/** The limit that a payment would exceed; undefined if it is within all of them. */
export function limitProblem(
  { transactionLimit, total, periods }: Limits,
  amount: Cents,
  spending: Spending,
): RecurringProblem | undefined {
  if (transactionLimit !== undefined && amount > (centsOf(transactionLimit) ?? 0)) {
    const detail = `The amount is ${formatCents(amount)}; the maximum of one payment is ${transactionLimit}.`;
    return { code: 'LIMITE_VALOR_TRANSACAO_CONSENTIMENTO_EXCEDIDO', detail };
  }
  if (isOverQuantity(total, spending.total) || isOverAmount(total, amount, spending.total)) {
    const detail = `The consent allows ${textOf(total)} in all.`;
    return { code: 'LIMITE_VALOR_TOTAL_CONSENTIMENTO_EXCEDIDO', detail };
  }
  for (const name of PERIODS) {
    const limit = periods[name];
    if (limit === undefined) continue;
    const detail = `The consent allows ${textOf(limit)} in one ${name}.`;
    if (isOverQuantity(limit, spending[name])) {
      return { code: 'LIMITE_PERIODO_QUANTIDADE_EXCEDIDO', detail };
    }
    if (isOverAmount(limit, amount, spending[name])) {
      return { code: 'LIMITE_PERIODO_VALOR_EXCEDIDO', detail };
    }
  }
  return undefined;
}

/** Whether the settled payments have used up the consent, so that it becomes CONSUMED. */
export function isUsedUp({ total }: Limits, settled: Spent): boolean {
  const { quantityLimit, transactionLimit } = total;
  return (
    (quantityLimit !== undefined && settled.count >= quantityLimit) ||
    (transactionLimit !== undefined && settled.cents >= BigInt(centsOf(transactionLimit) ?? 0))
  );
}

function isOverQuantity({ quantityLimit }: PeriodLimit, { count }: Spent): boolean {
  return quantityLimit !== undefined && count >= quantityLimit;
}

function isOverAmount({ transactionLimit }: PeriodLimit, amount: Cents, { cents }: Spent): boolean {
  return (
    transactionLimit !== undefined &&
    cents + BigInt(amount) > BigInt(centsOf(transactionLimit) ?? 0)
  );
}

function textOf({ quantityLimit, transactionLimit }: PeriodLimit): string {
  return [
    ...(quantityLimit === undefined ? [] : [`${String(quantityLimit)} payments`]),
    ...(transactionLimit === undefined ? [] : [transactionLimit]),
  ].join(' and ');
}
