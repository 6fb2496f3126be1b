import { type Statement, type StatementAccount } from '#libs/statements';
import { type AccountPeriod } from './account-period';
import { type StatementDays } from './statement-days';

/** What the head of a statement has besides the sums of its entries. */
export interface StatementHead {
  readonly account: StatementAccount;
  readonly days: StatementDays;
  readonly sequence: number;
  readonly createdAtMs: number;
}

/** The head of a statement of a period. */
export function statementOf(
  { account, days, sequence, createdAtMs }: StatementHead,
  { opening, closing, credits, debits }: AccountPeriod,
): Statement {
  const { firstDay, lastDay } = days;
  return {
    ...{ account, sequence, createdAtMs, firstDay, lastDay, credits, debits },
    opening: { cents: opening, day: firstDay },
    closing: { cents: closing, day: lastDay },
  };
}
