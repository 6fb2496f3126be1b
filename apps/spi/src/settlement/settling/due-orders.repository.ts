import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type LaterAnswer } from '../effects';
import { Orders } from '../orders.repository';
import { PlayedAnswers } from './played-answers.repository';
import { settleablePayment, settleableReturn, type Settleable } from './settleable';
import { SettlementWork } from '../settlement-work.repository';
import { Settling } from './settling.repository';

/** Due work on orders and returns. The second time it does nothing, because the order has ended. */
@Injectable()
export class DueOrders {
  constructor(
    private readonly work: SettlementWork,
    private readonly orders: Orders,
    private readonly settling: Settling,
    private readonly played: PlayedAnswers,
  ) {}

  /** @param id EndToEndId or RtrId */
  async timeOut(id: string): Promise<void> {
    const moment = this.work.moment();
    const find = (database: DataSource) => this.find(database, id);
    const { settling } = this;
    await this.work.run(function* (database, effects) {
      const item = yield* find(database);
      if (item !== undefined) yield* settling.timeOut(database, item, moment, effects);
    });
  }

  async answer(id: string, answer: LaterAnswer): Promise<void> {
    const moment = this.work.moment();
    const find = (database: DataSource) => this.find(database, id);
    const { played } = this;
    await this.work.run(function* (database, effects) {
      const item = yield* find(database);
      if (item !== undefined) yield* played.carryOut(database, item, answer, { moment, effects });
    });
  }

  private *find(database: DataSource, id: string): AtomicWork<Settleable | undefined> {
    if (!id.startsWith('D')) {
      const payment = yield* this.orders.find(database, id);
      return payment && settleablePayment(payment);
    }
    const given = yield* this.orders.findReturn(database, id);
    return given && settleableReturn(given);
  }
}
