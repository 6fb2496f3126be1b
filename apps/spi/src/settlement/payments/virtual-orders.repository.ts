import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type SpiReturn } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';
import { accountOf } from '../../participants/participant';
import { ParticipantDirectory } from '../../participants/participant-directory.repository';
import { type Arrival } from '../incoming/arrival';
import { type Effects, type Moment } from '../effects';
import { newTransactionId } from '../ids';
import { Orders } from '../orders.repository';
import { PaymentMessage } from './payment-message.repository';
import { ordersOf } from '../institutions/institution-notices';
import { type PaymentReturn } from '../returns/return';
import { isReturnable } from '../returns/return-checks';
import { ReturnMessage } from '../returns/return-message.repository';
import { SettlementWork } from '../settlement-work.repository';
import { transferOf, type VirtualOrder } from './virtual-order';

const DEFINITIONS = { payment: 'pacs.008.spi.1.16', return: 'pacs.004.spi.1.5' } as const;

/** Sends messages for the participants that the simulator plays. */
@Injectable()
export class VirtualOrders {
  constructor(
    private readonly work: SettlementWork,
    private readonly orders: Orders,
    private readonly payments: PaymentMessage,
    private readonly returns: ReturnMessage,
    private readonly directory: ParticipantDirectory,
  ) {}

  /** Sends a pacs.008, exactly as if it had come over ICOM. The second time with the same EndToEndId nothing happens. */
  async send(order: VirtualOrder): Promise<void> {
    const transfer = transferOf(order, this.work.moment().now);
    const moment = await this.work.momentFor(ordersOf([transfer]));
    const { payments } = this;
    const message = {
      createdAt: moment.now,
      numberOfTransactions: 1,
      priority: order.serviceLevel === 'PAGPRI' ? 'HIGH' : 'NORM',
      serviceLevel: order.serviceLevel,
      transfers: [transfer],
    } as const;
    await this.work.run((database, effects) =>
      payments.receive(database, message, arrivalOf(order.from, 'payment', moment, effects)),
    );
  }

  /**
   * Sends a pacs.004 for the institution of the receiver of a payment.
   * @param amount the rest of the payment if undefined
   * @returns the return, which can be rejected; undefined if there is no payment that can be returned
   */
  async giveBack(
    endToEndId: string,
    amount: Cents | undefined,
    reason: SpiReturn['reason'],
  ): Promise<PaymentReturn | undefined> {
    const moment = this.work.moment();
    const { orders, returns, directory } = this;
    return this.work.run(function* (database: DataSource, effects: Effects) {
      const payment = yield* orders.find(database, endToEndId);
      if (payment === undefined) return undefined;
      const { debtorIspb, creditorIspb } = payment;
      const participants = yield* directory.profiles(database, [debtorIspb, creditorIspb]);
      if (!isReturnable(payment, participants)) return undefined;
      const rest = (payment.amount - (payment.returned ?? 0)) as Cents;
      if (rest === 0 && amount === undefined) return undefined;
      const given: SpiReturn = {
        returnId: newTransactionId('D', creditorIspb, moment.now),
        endToEndId,
        amount: amount ?? rest,
        priority: 'HIGH',
        reason,
        debtorIspb,
        creditorIspb,
      };
      const message = { createdAt: moment.now, numberOfTransactions: 1, returns: [given] };
      const sender = accountOf(creditorIspb, participants);
      yield* returns.receive(database, message, arrivalOf(sender, 'return', moment, effects));
      return yield* orders.findReturn(database, given.returnId);
    });
  }
}

/** Nobody reads the answers to a message that the simulator sends, so it has no id. */
function arrivalOf(
  sender: string,
  kind: keyof typeof DEFINITIONS,
  moment: Moment,
  effects: Effects,
): Arrival {
  const definition = DEFINITIONS[kind];
  return { sender, signer: undefined, messageId: null, definition, moment, effects };
}
