import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { CONFIG } from '#libs/platform';
import { type SpiConfig } from '../../config';
import { type ParticipantProfile } from '../../participants/participant';
import { type Transaction } from '../../transactions/transaction';
import { isPlayed } from '../settling/answers';
import { type Arrival } from '../incoming/arrival';
import { forwardedPayment, statusNotice } from '../notices';
import { type Rejection } from './order-checks';
import { Orders } from '../orders.repository';
import { isSilence } from '../outcomes';
import { PlayedAnswers } from '../settling/played-answers.repository';
import { settleablePayment } from '../settling/settleable';
import { BALANCE_TOO_LOW, Settling } from '../settling/settling.repository';

/** Stores a payment order that has passed the checks, or was rejected by them, and sends it on its way. */
@Injectable()
export class PaymentArrival {
  constructor(
    private readonly orders: Orders,
    private readonly settling: Settling,
    private readonly played: PlayedAnswers,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /** @returns false if the EndToEndId is stored already; then nothing is done */
  *refuse(
    database: DataSource,
    payment: Transaction,
    { code, detail }: Rejection,
    { sender, messageId, moment, effects }: Arrival,
  ): AtomicWork<boolean> {
    const refused = { ...payment, status: 'REJECTED', reasonCode: code } as const;
    if (!(yield* this.orders.add(database, refused))) return false;
    const { endToEndId } = payment;
    if (messageId !== null) {
      const about = { to: sender, answers: messageId, id: endToEndId, endToEndId };
      const notice = { ...about, status: 'RJCT', reason: { code, detail } } as const;
      effects.messages.push(statusNotice(notice, moment.now));
    }
    return true;
  }

  /**
   * Forwards the order to the institution of its receiver, or lets the simulator answer for that.
   * @returns false if the EndToEndId is stored already; then nothing is done
   */
  *forward(
    database: DataSource,
    payment: Transaction,
    participants: ReadonlyMap<string, ParticipantProfile>,
    { moment, effects }: Arrival,
  ): AtomicWork<boolean> {
    const isReserved = this.config.reserve === 'receipt';
    if (payment.details === null) throw new Error(`Order ${payment.endToEndId} has no details.`);
    const isForwarded = !isSilence(moment.outcome);
    const details = { ...payment.details, isReserved, isForwarded };
    // The row is there first: of two simultaneous orders with the same id, only one gets further.
    if (!(yield* this.orders.add(database, { ...payment, details }))) return false;
    const item = settleablePayment({ ...payment, details });
    if (isReserved && !(yield* this.settling.reserve(database, item))) {
      // The institution of the receiver does not know of it.
      const notReserved = { ...item, isReserved: false, isForwarded: false };
      yield* this.settling.reject(database, notReserved, BALANCE_TOO_LOW, { moment, effects });
      return true;
    }
    const receiver = participants.get(payment.creditorIspb);
    if (isPlayed(participants.get(item.to)) || !isForwarded) {
      yield* this.played.answer(database, item, receiver, { moment, effects });
    } else {
      effects.messages.push(forwardedPayment(details, item.to, moment.now));
    }
    effects.wait(item.id, item.deadlineAt);
    return true;
  }
}
