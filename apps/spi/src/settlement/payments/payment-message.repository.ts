import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import {
  ABOVE_EXACT_RANGE,
  brokenRules,
  type SpiCreditTransfer,
  type SpiCreditTransfers,
} from '#libs/iso20022';
import { CONFIG } from '#libs/platform';
import { type SpiConfig } from '../../config';
import { type Transaction } from '../../transactions/transaction';
import { isOfHolder, type Arrival } from '../incoming/arrival';
import { statusNotice } from '../notices';
import { orderedRejection, type Rejection } from './order-checks';
import { OrderChecking } from './order-checking.repository';
import { Orders } from '../orders.repository';
import { PaymentArrival } from './payment-arrival.repository';
import { isSameOrder, orderToCheck, paymentOf } from './payments';
import { Repeats } from '../incoming/repeats.repository';

const WITHOUT_INSTRUCTION_ID = 'pacs.008.spi.1.15';
const ANOTHER = 'Another order has this EndToEndId.';
const ENDED = 'This order ended more than 24 hours ago.';
const ID = 'CdtTrfTxInf/PmtId/EndToEndId';

/** Carries out the transfers of a pacs.008. */
@Injectable()
export class PaymentMessage {
  constructor(
    private readonly arrivals: PaymentArrival,
    private readonly orders: Orders,
    private readonly repeats: Repeats,
    private readonly checking: OrderChecking,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  *receive(database: DataSource, message: SpiCreditTransfers, arrival: Arrival): AtomicWork<void> {
    yield* this.checking.lock(database, message.transfers);
    for (const transfer of message.transfers) {
      yield* this.receiveTransfer(database, transfer, message, arrival);
    }
  }

  private *receiveTransfer(
    database: DataSource,
    transfer: SpiCreditTransfer,
    message: SpiCreditTransfers,
    arrival: Arrival,
  ): AtomicWork<void> {
    const order = orderToCheck(transfer, message);
    const checked = yield* this.checking.check(database, order, arrival);
    const { participants } = checked;
    const broken = brokenRules(transfer, message, this.rulesOf(arrival));
    const rejection = checked.rejection ?? broken[0] ?? orderedRejection(arrival.moment);
    const payment = paymentOf(transfer, message, arrival, participants);
    const isOwn =
      isOfHolder(payment.debtorSettler ?? '', arrival) &&
      !broken.some(({ element }) => element === ID);
    const isStored = isOwn && transfer.amount !== ABOVE_EXACT_RANGE;
    if (rejection !== undefined && !isStored) {
      tell(transfer, rejection, arrival);
      return;
    }
    const isNew =
      rejection === undefined
        ? yield* this.arrivals.forward(database, payment, participants, arrival)
        : yield* this.arrivals.refuse(database, payment, rejection, arrival);
    if (!isNew) yield* this.repeat(database, payment, arrival);
  }

  private rulesOf({ definition }: Arrival): Parameters<typeof brokenRules>[2] {
    const { salaryAccount } = this.config;
    return { salaryAccount, hasInstructionId: definition !== WITHOUT_INSTRUCTION_ID };
  }

  /** The same order again is answered as before; another order with its EndToEndId is rejected. */
  private *repeat(database: DataSource, payment: Transaction, arrival: Arrival): AtomicWork<void> {
    const { sender, messageId, moment, effects } = arrival;
    const { endToEndId } = payment;
    if (messageId === null) return;
    const earlier = yield* this.orders.find(database, endToEndId);
    if (earlier === undefined || !isSameOrder(earlier, payment)) {
      tell(payment, { code: 'ED05', detail: ANOTHER }, arrival);
      return;
    }
    const about = { sender, id: endToEndId, messageId: earlier.details?.messageId ?? null };
    const isAnswered = yield* this.repeats.ofOrder(database, about, moment, effects);
    if (!isAnswered && earlier.status !== 'PENDING') {
      tell(payment, { code: 'ED05', detail: ENDED }, arrival);
    }
  }
}

/** Tells the sender of a message that an order is rejected. Nothing is stored of the order. */
function tell(
  { endToEndId }: Pick<Transaction, 'endToEndId'>,
  { code, detail }: Rejection,
  { sender, messageId, moment, effects }: Arrival,
): void {
  if (messageId === null) return;
  const about = { to: sender, answers: messageId, id: endToEndId, endToEndId };
  const notice = { ...about, status: 'RJCT', reason: { code, detail } } as const;
  effects.messages.push(statusNotice(notice, moment.now));
}
