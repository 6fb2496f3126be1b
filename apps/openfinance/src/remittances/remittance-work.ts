import { Injectable } from '@nestjs/common';
import { type DueWork } from '#libs/sandbox';
import { REMITTANCE_DAYS, type RemittanceDay } from './carry-out/day-queue';
import { RemittanceDays } from './carry-out/remittance-days';
import { REMITTANCE_RECEIPTS, Staging } from './receipt/staging';

/** What is done for remittances outside of their requests. */
@Injectable()
export class RemittanceWork {
  constructor(
    private readonly days: RemittanceDays,
    private readonly staging: Staging,
  ) {}

  /** Registers the due work. */
  begin(dueWork: DueWork): void {
    dueWork.handle(REMITTANCE_DAYS, ({ payload, dueAt }) =>
      this.days.run(payload as RemittanceDay, dueAt),
    );
    dueWork.handle(REMITTANCE_RECEIPTS, ({ key }) => this.staging.drop(key));
  }
}
