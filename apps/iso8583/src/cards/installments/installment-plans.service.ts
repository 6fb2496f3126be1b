import { Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { type JsonList } from '#libs/http';
import { scheduleOf } from '../../account/installments/schedule';
import { InstallmentMonthResponse, InstallmentPlanResponse } from './installment.response';
import { InstallmentPlansRepository } from './installment-plans.repository';

/** Shows the payments in installments of a card, one by one and by month. */
@Injectable()
export class InstallmentPlansService {
  constructor(private readonly plans: InstallmentPlansRepository) {}

  list(pan: string): JsonList {
    return this.plans.list(pan, (row) => JSON.stringify(InstallmentPlanResponse.of(row)));
  }

  /** The months in which installments are due, in their order. */
  async months(pan: string): Promise<InstallmentMonthResponse[]> {
    const months = new Map<string, InstallmentMonthResponse>();
    for await (const rows of this.plans.all(pan)) {
      for (const { netAmount, installments: plan, createdAt } of rows) {
        if (plan === null) continue;
        const day = brasiliaDate(Date.parse(createdAt));
        for (const { dueDate, principal, interest, amount } of scheduleOf(netAmount, plan, day)) {
          const month = dueDate.slice(0, 7);
          const sum = months.get(month) ?? nothingIn(month);
          sum.installments += 1;
          sum.principal += principal;
          sum.interest += interest;
          sum.total += amount;
          months.set(month, sum);
        }
      }
    }
    return [...months.values()].sort((one, other) => (one.month < other.month ? -1 : 1));
  }
}

function nothingIn(month: string): InstallmentMonthResponse {
  return { month, installments: 0, principal: 0, interest: 0, total: 0 };
}
