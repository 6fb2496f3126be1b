import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type DueWork } from '#libs/sandbox';
import { type Payment } from '../payments/payment';
import { REMITTANCE_DAYS, type RemittanceDay } from './carry-out/day-queue';
import { RemittanceDays } from './carry-out/remittance-days';
import { REMITTANCE_RECEIPTS, Staging } from './receipt/staging';
import { RemittanceResults } from './returns/remittance-results';

/** What is done for remittances outside of their requests. */
@Injectable()
export class RemittanceWork {
  constructor(
    private readonly days: RemittanceDays,
    private readonly staging: Staging,
    private readonly results: RemittanceResults,
  ) {}

  /** Registers the due work. */
  begin(dueWork: DueWork): void {
    dueWork.handle(REMITTANCE_DAYS, ({ payload, dueAt }) =>
      this.days.run(payload as RemittanceDay, dueAt),
    );
    dueWork.handle(REMITTANCE_RECEIPTS, ({ key }) => this.staging.drop(key));
  }

  follow(tx: UnitOfWork, payments: readonly Payment[]): Transactional<void> {
    return this.results.follow(tx, payments);
  }
}
