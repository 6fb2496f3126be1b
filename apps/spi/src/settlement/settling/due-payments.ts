import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { type RequestTime } from '../arrival';
import { Payments } from '../payments.repository';
import { TIME_LIMIT } from './deadlines';
import { settleablePayment, settleableReturn, type Settleable } from './settleable';
import { Settling } from './settling';
import { ANSWER, SimulatedReceiver, type Answer } from './simulated-receiver';

/** Due work on payments and returns. If it runs a second time, it does nothing, because the payment has ended. */
@Injectable()
export class DuePayments {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly payments: Payments,
    private readonly settling: Settling,
    private readonly simulated: SimulatedReceiver,
    dueWork: DueWork,
  ) {
    // The EndToEndId, or the RtrId of a return.
    const about = ({ key }: Work): string => key;
    const timeOut = (work: Work): Promise<void> =>
      this.end(work, (tx, item, time) => this.settling.timeOut(tx, item, time));
    const answer = (work: Work): Promise<void> =>
      this.end(work, (tx, item, time) =>
        this.simulated.end(tx, item, work.payload as Answer, time),
      );
    dueWork.handle(TIME_LIMIT, timeOut, { about });
    dueWork.handle(ANSWER, answer, { about });
  }

  private end(
    { key, dueAt }: Work,
    end: (tx: UnitOfWork, item: Settleable, time: RequestTime) => Transactional<void>,
  ): Promise<void> {
    const find = (tx: UnitOfWork) => this.find(tx, key);
    const time = { now: dueAt, nowMs: Date.parse(dueAt) };
    return this.sandboxes.atomically(function* (tx) {
      const item = yield* find(tx);
      if (item !== undefined) yield* end(tx, item, time);
    });
  }

  /** @param id EndToEndId or RtrId */
  private *find(tx: UnitOfWork, id: string): Transactional<Settleable | undefined> {
    if (!id.startsWith('D')) {
      const payment = yield* this.payments.find(tx, id);
      return payment && settleablePayment(payment);
    }
    const given = yield* this.payments.findReturn(tx, id);
    return given && settleableReturn(given);
  }
}
