import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { ABOVE_EXACT_RANGE, type SpiReturn, type SpiReturns } from '#libs/iso20022';
import { toIsoUtc } from '#libs/kernel';
import { giveBackOutcome, takeOutcome } from '#libs/sandbox';
import { accountOf, type ParticipantProfile } from '../../participants/participant';
import { ParticipantDirectory } from '../../participants/participant-directory';
import { isOfHolder, type Arrival } from '../arrival';
import { forwardedReturn } from '../notices';
import { Payments } from '../payments.repository';
import { isSilence, SPI_OUTCOMES } from '../outcomes';
import { requestedRejection, type Rejection } from '../payments/payment-checks';
import { Repeats } from '../repeats.repository';
import { returnDeadlineMs } from '../settling/deadlines';
import { Forwarding } from '../settling/forwarding';
import { PaymentNotices } from '../settling/payment-notices';
import { settleableReturn } from '../settling/settleable';
import { type PaymentReturn } from './return';
import { aboveOriginal, isIdOf, returnRejection } from './return-checks';

const ANOTHER: Rejection = { code: 'ED05', detail: 'Another return has this RtrId.' };
const ENDED: Rejection = { code: 'ED05', detail: 'This return ended more than 24 hours ago.' };

/** Processes the returns of a pacs.004. */
@Injectable()
export class ReceiveReturns {
  constructor(
    private readonly payments: Payments,
    private readonly forwarding: Forwarding,
    private readonly repeats: Repeats,
    private readonly directory: ParticipantDirectory,
    private readonly notices: PaymentNotices,
  ) {}

  *receive(
    tx: UnitOfWork,
    { returns, numberOfTransactions }: SpiReturns,
    arrival: Arrival,
  ): Transactional<void> {
    if (returns.length > 1) {
      // The payments before the accounts, in the same order as the settlement of one return locks them.
      for (const id of returns.map(({ endToEndId }) => endToEndId).sort()) {
        yield* this.payments.find(tx, id);
      }
      const ispbs = returns.flatMap(({ debtorIspb, creditorIspb }) => [debtorIspb, creditorIspb]);
      yield* this.directory.lockAccounts(tx, ispbs);
    }
    const isMiscounted = numberOfTransactions !== returns.length;
    for (const given of returns) yield* this.receiveReturn(tx, given, arrival, isMiscounted);
  }

  private *receiveReturn(
    tx: UnitOfWork,
    given: SpiReturn,
    arrival: Arrival,
    isMiscounted: boolean,
  ): Transactional<void> {
    const { sender, signer, nowMs } = arrival;
    // The payment is locked, so the sum of its returns is checked for one return after the other.
    const payment = yield* this.payments.find(tx, given.endToEndId);
    const ispbs = [sender, given.debtorIspb, given.creditorIspb];
    const participants = yield* this.directory.profiles(tx, ispbs);
    const context = { sender, signer, nowMs, participants, payment, isMiscounted };
    const { returnId } = given;
    const failed = returnRejection(given, context);
    const rejection = failed ?? (yield* requestedRejection(tx, returnId));
    const outcome = failed ? undefined : yield* takeOutcome(tx, SPI_OUTCOMES, returnId);
    const stored = returnOf(given, arrival, participants, !isSilence(outcome));
    if (rejection !== undefined || payment === undefined) {
      return yield* this.refuse(tx, stored, rejection ?? ANOTHER, arrival);
    }
    if (!(yield* this.payments.addReturn(tx, stored))) {
      return yield* this.repeat(tx, stored, arrival);
    }
    if (!(yield* this.payments.addReturned(tx, given.endToEndId, given.amount))) {
      const tooMuch = aboveOriginal(payment);
      const end = { status: 'REJECTED', reasonCode: tooMuch.code, settledAt: null } as const;
      yield* this.payments.finishReturn(tx, returnId, end);
      yield* giveBackOutcome(tx, returnId);
      return yield* this.tell(tx, given, tooMuch, arrival);
    }
    const item = { ...settleableReturn(stored), status: 'RECEIVED' } as const;
    const { definition, now } = arrival;
    const message = () => forwardedReturn(definition, given, item.to, now);
    const { debtorIspb } = given;
    yield* this.forwarding.forward(tx, item, debtorIspb, participants, { arrival, message });
  }

  private *refuse(
    tx: UnitOfWork,
    stored: PaymentReturn,
    rejection: Rejection,
    arrival: Arrival,
  ): Transactional<void> {
    const { payerSettlementAccount: account, payerIspb, returnId } = stored;
    const isOwn = isOfHolder(account, arrival) && isIdOf(returnId, [payerIspb, account]);
    if (isOwn && stored.amount !== ABOVE_EXACT_RANGE) {
      const refused = { ...stored, status: 'REJECTED', reasonCode: rejection.code } as const;
      if (!(yield* this.payments.addReturn(tx, refused))) {
        return yield* this.repeat(tx, stored, arrival);
      }
    }
    yield* this.tell(tx, stored, rejection, arrival);
  }

  private *repeat(tx: UnitOfWork, stored: PaymentReturn, arrival: Arrival): Transactional<void> {
    const { returnId: id } = stored;
    yield* giveBackOutcome(tx, id);
    const earlier = yield* this.payments.findReturn(tx, id);
    if (earlier === undefined || !isSameReturn(earlier, stored)) {
      return yield* this.tell(tx, stored, ANOTHER, arrival);
    }
    const about = { sender: arrival.sender, id, messageId: earlier.messageId };
    const isAnswered = yield* this.repeats.ofPayment(tx, about, arrival);
    if (!isAnswered && earlier.status !== 'PENDING') yield* this.tell(tx, stored, ENDED, arrival);
  }

  private tell(
    tx: UnitOfWork,
    { returnId: id, endToEndId }: Pick<SpiReturn, 'returnId' | 'endToEndId'>,
    rejection: Rejection,
    arrival: Arrival,
  ): Transactional<void> {
    return this.notices.refused(tx, { id, endToEndId }, rejection, arrival);
  }
}

/** Whether a participant sends its return again. Only the id of the message may differ. */
function isSameReturn(one: PaymentReturn, other: PaymentReturn): boolean {
  return (
    one.payerSettlementAccount === other.payerSettlementAccount &&
    one.payerIspb === other.payerIspb &&
    one.receiverIspb === other.receiverIspb &&
    one.endToEndId === other.endToEndId &&
    one.amount === other.amount &&
    one.reason === other.reason
  );
}

function returnOf(
  given: SpiReturn,
  { messageId, now, nowMs }: Arrival,
  participants: ReadonlyMap<string, ParticipantProfile>,
  isForwarded: boolean,
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
    payerSettlementAccount: accountOf(creditorIspb, participants),
    receiverSettlementAccount: accountOf(debtorIspb, participants),
    status: 'PENDING',
    reasonCode: null,
    isForwarded,
    messageId,
    createdAt: now,
    deadlineAt: toIsoUtc(returnDeadlineMs(nowMs)),
    settledAt: null,
  };
}
