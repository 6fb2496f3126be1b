import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { ABOVE_EXACT_RANGE, type SpiCreditTransfer, type SpiCreditTransfers } from '#libs/iso20022';
import { giveBackOutcome, requestTestValue } from '#libs/sandbox';
import { isOfHolder, type Arrival } from '../arrival';
import { SPI_OUTCOMES } from '../outcomes';
import { Payments } from '../payments.repository';
import { Repeats } from '../repeats.repository';
import { PaymentNotices } from '../settling/payment-notices';
import { type Transaction } from '../transaction';
import { PaymentChecks, requestedRejection, type Rejection } from './payment-checks';
import { isSamePayment, paymentToCheck, paymentOf } from './payment';
import { PaymentArrival } from './payment-arrival';

const ANOTHER: Rejection = { code: 'ED05', detail: 'Another payment has this EndToEndId.' };
const ENDED: Rejection = { code: 'ED05', detail: 'This payment ended more than 24 hours ago.' };
const ID = 'CdtTrfTxInf/PmtId/EndToEndId';

/** Processes the transfers of a pacs.008. */
@Injectable()
export class ReceivePayments {
  constructor(
    private readonly arrivals: PaymentArrival,
    private readonly payments: Payments,
    private readonly repeats: Repeats,
    private readonly checks: PaymentChecks,
    private readonly notices: PaymentNotices,
  ) {}

  *receive(tx: UnitOfWork, message: SpiCreditTransfers, arrival: Arrival): Transactional<void> {
    yield* this.checks.lockAccounts(tx, message.transfers);
    for (const transfer of message.transfers) {
      yield* this.receiveTransfer(tx, transfer, message, arrival);
    }
  }

  private *receiveTransfer(
    tx: UnitOfWork,
    transfer: SpiCreditTransfer,
    message: SpiCreditTransfers,
    arrival: Arrival,
  ): Transactional<void> {
    const { endToEndId } = transfer;
    requestTestValue(transfer.creditorAccount.key, SPI_OUTCOMES, { subject: endToEndId });
    const toCheck = paymentToCheck(transfer, message);
    const { participants, rejection: failed } = yield* this.checks.check(tx, toCheck, arrival);
    const broken = this.checks.brokenRules(transfer, message, arrival);
    const rejection = failed ?? broken[0] ?? (yield* requestedRejection(tx, endToEndId));
    const payment = paymentOf(transfer, message, arrival, participants);
    const isOwn =
      isOfHolder(payment.debtorSettlementAccount ?? '', arrival) &&
      !broken.some(({ element }) => element === ID);
    const isStored = isOwn && transfer.amount !== ABOVE_EXACT_RANGE;
    if (rejection !== undefined && !isStored) {
      return yield* this.refuse(tx, payment, rejection, arrival);
    }
    const isNew =
      rejection === undefined
        ? yield* this.arrivals.forward(tx, payment, participants, arrival)
        : yield* this.arrivals.refuse(tx, payment, rejection, arrival);
    if (isNew) return;
    yield* giveBackOutcome(tx, endToEndId);
    yield* this.repeat(tx, payment, arrival);
  }

  /** The same payment again gets the same answer as before. Another payment with its EndToEndId is rejected. */
  private *repeat(tx: UnitOfWork, payment: Transaction, arrival: Arrival): Transactional<void> {
    const { sender, messageId } = arrival;
    const { endToEndId } = payment;
    if (messageId === null) return;
    const earlier = yield* this.payments.find(tx, endToEndId);
    if (earlier === undefined || !isSamePayment(earlier, payment)) {
      return yield* this.refuse(tx, payment, ANOTHER, arrival);
    }
    const about = { sender, id: endToEndId, messageId: earlier.details?.messageId ?? null };
    const isAnswered = yield* this.repeats.ofPayment(tx, about, arrival);
    if (!isAnswered && earlier.status !== 'PENDING') {
      yield* this.refuse(tx, payment, ENDED, arrival);
    }
  }

  /** Tells the sender that a payment is rejected. The payment is not stored. */
  private refuse(
    tx: UnitOfWork,
    { endToEndId }: Transaction,
    rejection: Rejection,
    arrival: Arrival,
  ): Transactional<void> {
    return this.notices.refused(tx, { id: endToEndId, endToEndId }, rejection, arrival);
  }
}
