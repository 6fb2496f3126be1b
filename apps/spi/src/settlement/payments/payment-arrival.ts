import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type SpiRejectCode } from '#libs/iso20022';
import { giveBackOutcome, takeOutcome } from '#libs/sandbox';
import { type SpiConfig } from '../../config';
import { type ParticipantProfile } from '../../participants/participant';
import { type Arrival } from '../arrival';
import { forwardedPayment } from '../notices';
import { Payments } from '../payments.repository';
import { isSilence, SPI_OUTCOMES } from '../outcomes';
import { Forwarding } from '../settling/forwarding';
import { PaymentNotices } from '../settling/payment-notices';
import { settleablePayment } from '../settling/settleable';
import { BALANCE_TOO_LOW, Settling } from '../settling/settling';
import { movesContaPi, type Transaction } from '../transaction';
import { type Rejection } from './payment-checks';

/**
 * Stores a checked payment, and refuses, forwards or settles it. If the EndToEndId is stored already, a method does nothing and
 * returns false.
 */
@Injectable()
export class PaymentArrival {
  constructor(
    private readonly payments: Payments,
    private readonly settling: Settling,
    private readonly forwarding: Forwarding,
    private readonly notices: PaymentNotices,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  *refuse(
    tx: UnitOfWork,
    payment: Transaction,
    rejection: Rejection,
    arrival: Arrival,
  ): Transactional<boolean> {
    const { endToEndId: id, endToEndId } = payment;
    if (!(yield* this.payments.add(tx, rejected(payment, rejection.code)))) return false;
    yield* this.notices.refused(tx, { id, endToEndId }, rejection, arrival);
    return true;
  }

  /** Forwards the payment to the institution of its receiver, or lets the simulator answer for that. */
  *forward(
    tx: UnitOfWork,
    payment: Transaction,
    participants: ReadonlyMap<string, ParticipantProfile>,
    arrival: Arrival,
  ): Transactional<boolean> {
    const isReserved = this.config.reserve === 'receipt';
    if (payment.details === null) throw new Error(`Payment ${payment.endToEndId} has no details.`);
    const isForwarded = !isSilence(yield* takeOutcome(tx, SPI_OUTCOMES, payment.endToEndId));
    const details = { ...payment.details, isReserved, isForwarded };
    // Of two simultaneous payments with the same id, only the one that inserts the row goes on.
    if (!(yield* this.payments.add(tx, { ...payment, details }))) return false;
    const item = { ...settleablePayment({ ...payment, details }), status: 'RECEIVED' } as const;
    if (isReserved && !(yield* this.settling.reserve(tx, item))) {
      yield* giveBackOutcome(tx, payment.endToEndId);
      // The institution of the receiver does not know of it.
      const notReserved = { ...item, isReserved: false, isForwarded: false };
      yield* this.settling.reject(tx, notReserved, BALANCE_TOO_LOW, arrival, null);
      return true;
    }
    const message = () => forwardedPayment(details, item.to, arrival.now);
    const { creditorIspb } = payment;
    yield* this.forwarding.forward(tx, item, creditorIspb, participants, { arrival, message });
    return true;
  }

  /**
   * Settles the payment in this transaction, or rejects it with AM04. The receiver is not asked. Only a simulated institution gets a
   * notice.
   * @returns the payment as stored; undefined if the EndToEndId is stored already
   */
  *settle(
    tx: UnitOfWork,
    payment: Transaction,
    details: Transaction['details'],
    arrival: Arrival,
  ): Transactional<Transaction | undefined> {
    const settledAt = movesContaPi(payment) ? arrival.now : null;
    const settled = { ...payment, status: 'ACCEPTED', settledAt } as const;
    if (!(yield* this.payments.add(tx, settled))) return undefined;
    if (yield* this.settling.book(tx, settleablePayment({ ...payment, details }), arrival)) {
      return settled;
    }
    const refused = rejected(payment, BALANCE_TOO_LOW.code);
    const { status, reasonCode } = refused;
    yield* this.payments.finish(tx, payment.endToEndId, { status, reasonCode, settledAt: null });
    return refused;
  }
}

function rejected(payment: Transaction, reasonCode: SpiRejectCode): Transaction {
  return { ...payment, status: 'REJECTED', reasonCode, settledAt: null };
}
