import { Injectable } from '@nestjs/common';
import { Payers } from '../../payment-consents/payers';
import { RemittanceRepository } from '../remittance.repository';
import { DayQueue, type RemittanceDay } from './day-queue';
import { PaymentMaker } from './payment-maker';
import { SentPayments } from './sent-payments';

/** Payments in one transaction. It must be short, because it locks the remittance. */
const TOGETHER = 100;
/** Payments in one piece of work. The rest of the day is another piece. */
const IN_ONE_RUN = 500;

/** Makes payments of the bank from the payments of remittances on their day. Each is made once. */
@Injectable()
export class RemittanceDays {
  constructor(
    private readonly queue: DayQueue,
    private readonly remittances: RemittanceRepository,
    private readonly sent: SentPayments,
    private readonly maker: PaymentMaker,
    private readonly payers: Payers,
  ) {}

  async run(day: RemittanceDay, dueAt: string): Promise<void> {
    const remittance = await this.remittances.find(day.remittanceId);
    const payer = remittance && (await this.payers.byId(remittance.accountId));
    if (remittance === undefined || payer === undefined) return;
    for (let done = 0; done < IN_ONE_RUN; done += TOGETHER) {
      const due = await this.sent.due(day, TOGETHER);
      if (due.length === 0) return;
      const nowMs = this.queue.nowMs();
      const lookups = this.maker.lookups();
      const made = due.map(async (from) => ({
        from,
        made: await this.maker.make(from, remittance, { payer, nowMs, lookups }),
      }));
      await this.sent.store(await Promise.all(made), day, nowMs);
    }
    await this.queue.continue(day, dueAt);
  }
}
