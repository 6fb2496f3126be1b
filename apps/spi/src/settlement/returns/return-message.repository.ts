import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { ABOVE_EXACT_RANGE, type SpiReturn, type SpiReturns } from '#libs/iso20022';
import { toIsoUtc } from '#libs/kernel';
import { ParticipantDirectory } from '../../participants/participant-directory.repository';
import { accountOf, type ParticipantProfile } from '../../participants/participant';
import { isPlayed } from '../settling/answers';
import { isOfHolder, type Arrival } from '../incoming/arrival';
import { returnDeadlineMs } from '../settling/deadlines';
import { forwardedReturn, statusNotice } from '../notices';
import { orderedRejection, type Rejection } from '../payments/order-checks';
import { Orders } from '../orders.repository';
import { isSilence } from '../outcomes';
import { PlayedAnswers } from '../settling/played-answers.repository';
import { Repeats } from '../incoming/repeats.repository';
import { type PaymentReturn } from './return';
import { aboveOriginal, isIdOf, returnRejection } from './return-checks';
import { settleableReturn } from '../settling/settleable';

const ANOTHER: Rejection = { code: 'ED05', detail: 'Another return has this RtrId.' };
const ENDED: Rejection = { code: 'ED05', detail: 'This return ended more than 24 hours ago.' };

/** Carries out the returns of a pacs.004. */
@Injectable()
export class ReturnMessage {
  constructor(
    private readonly orders: Orders,
    private readonly played: PlayedAnswers,
    private readonly repeats: Repeats,
    private readonly directory: ParticipantDirectory,
  ) {}

  *receive(
    database: DataSource,
    { returns, numberOfTransactions }: SpiReturns,
    arrival: Arrival,
  ): AtomicWork<void> {
    if (returns.length > 1) {
      // The payments before the accounts, as the settlement of one return locks them.
      for (const id of returns.map(({ endToEndId }) => endToEndId).sort()) {
        yield* this.orders.find(database, id);
      }
      const ispbs = returns.flatMap(({ debtorIspb, creditorIspb }) => [debtorIspb, creditorIspb]);
      yield* this.directory.lockAccounts(database, ispbs);
    }
    const isMiscounted = numberOfTransactions !== returns.length;
    for (const given of returns) yield* this.receiveReturn(database, given, arrival, isMiscounted);
  }

  private *receiveReturn(
    database: DataSource,
    given: SpiReturn,
    arrival: Arrival,
    isMiscounted: boolean,
  ): AtomicWork<void> {
    const { sender, signer, moment } = arrival;
    // Locked: the sum of the returns of a payment is checked for one return after the other.
    const payment = yield* this.orders.find(database, given.endToEndId);
    const ispbs = [sender, given.debtorIspb, given.creditorIspb];
    const participants = yield* this.directory.profiles(database, ispbs);
    const known = { sender, signer, nowMs: moment.nowMs, participants, payment };
    const surroundings = { ...known, isMiscounted };
    const stored = returnOf(given, arrival, participants);
    const rejection = returnRejection(given, surroundings) ?? orderedRejection(moment);
    if (rejection !== undefined || payment === undefined) {
      return yield* this.refuse(database, stored, rejection ?? ANOTHER, arrival);
    }
    if (!(yield* this.orders.addReturn(database, stored))) {
      return yield* this.repeat(database, stored, arrival);
    }
    if (!(yield* this.orders.addReturned(database, given.endToEndId, given.amount))) {
      const { code: reasonCode } = aboveOriginal(payment);
      const outcome = { status: 'REJECTED', reasonCode, settledAt: null } as const;
      yield* this.orders.finishReturn(database, given.returnId, outcome);
      this.tell(given, aboveOriginal(payment), arrival);
      return;
    }
    const item = settleableReturn(stored);
    const { effects } = arrival;
    if (isPlayed(participants.get(item.to)) || !stored.isForwarded) {
      const receiver = participants.get(given.debtorIspb);
      yield* this.played.answer(database, item, receiver, { moment, effects });
    } else {
      effects.messages.push(forwardedReturn(arrival.definition, given, item.to, moment.now));
    }
    effects.wait(item.id, item.deadlineAt);
  }

  private *refuse(
    database: DataSource,
    stored: PaymentReturn,
    rejection: Rejection,
    arrival: Arrival,
  ): AtomicWork<void> {
    const { payerSettler, payerIspb, returnId } = stored;
    const isOwn = isOfHolder(payerSettler, arrival) && isIdOf(returnId, [payerIspb, payerSettler]);
    if (!isOwn || stored.amount === ABOVE_EXACT_RANGE) {
      this.tell(stored, rejection, arrival);
      return;
    }
    const refused = { ...stored, status: 'REJECTED', reasonCode: rejection.code } as const;
    if (yield* this.orders.addReturn(database, refused)) this.tell(stored, rejection, arrival);
    else yield* this.repeat(database, stored, arrival);
  }

  private *repeat(database: DataSource, stored: PaymentReturn, arrival: Arrival): AtomicWork<void> {
    const { sender, moment, effects } = arrival;
    const earlier = yield* this.orders.findReturn(database, stored.returnId);
    if (earlier === undefined || !isSameReturn(earlier, stored)) {
      this.tell(stored, ANOTHER, arrival);
      return;
    }
    const about = { sender, id: stored.returnId, messageId: earlier.messageId };
    const isAnswered = yield* this.repeats.ofOrder(database, about, moment, effects);
    if (!isAnswered && earlier.status !== 'PENDING') this.tell(stored, ENDED, arrival);
  }

  private tell(
    { returnId, endToEndId }: Pick<SpiReturn, 'returnId' | 'endToEndId'>,
    reason: Rejection,
    { sender, messageId, moment, effects }: Arrival,
  ): void {
    if (messageId === null) return;
    const about = { to: sender, answers: messageId, id: returnId, endToEndId };
    effects.messages.push(statusNotice({ ...about, status: 'RJCT', reason }, moment.now));
  }
}

/** Whether a participant sends its return again: it may change only the id of the message. */
function isSameReturn(one: PaymentReturn, other: PaymentReturn): boolean {
  return (
    one.payerSettler === other.payerSettler &&
    one.payerIspb === other.payerIspb &&
    one.receiverIspb === other.receiverIspb &&
    one.endToEndId === other.endToEndId &&
    one.amount === other.amount &&
    one.reason === other.reason
  );
}

function returnOf(
  given: SpiReturn,
  { messageId, moment }: Arrival,
  participants: ReadonlyMap<string, ParticipantProfile>,
): PaymentReturn {
  const { returnId, endToEndId, amount, reason, debtorIspb, creditorIspb } = given;
  return {
    returnId,
    endToEndId,
    amount,
    reason,
    // The roles change: the receiver of the payment pays it back.
    payerIspb: creditorIspb,
    receiverIspb: debtorIspb,
    payerSettler: accountOf(creditorIspb, participants),
    receiverSettler: accountOf(debtorIspb, participants),
    status: 'PENDING',
    reasonCode: null,
    isForwarded: !isSilence(moment.outcome),
    messageId,
    createdAt: moment.now,
    deadlineAt: toIsoUtc(returnDeadlineMs(moment.nowMs)),
    settledAt: null,
  };
}
