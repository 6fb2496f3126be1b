import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { DueWork } from '#libs/sandbox';
import { isInternal } from '../../participants/account-entry';
import { ContasPi } from '../../participants/contas-pi.repository';
import { type RequestTime } from '../arrival';
import { Payments, type Outcome } from '../payments.repository';
import { TIME_LIMIT } from './deadlines';
import { isPossible } from './lifecycle';
import { PaymentNotices } from './payment-notices';
import { type RejectReason, type Settleable } from './settleable';

const TIME_IS_OVER = { code: 'AB03', detail: 'The time limit of the payment is over.' } as const;
export const BALANCE_TOO_LOW = {
  code: 'AM04',
  detail: "The balance of the payer's Conta PI is too low.",
} as const;

/** Ends payments and returns. Each ends only once: later events are ignored. */
@Injectable()
export class Settling {
  constructor(
    private readonly payments: Payments,
    private readonly contasPi: ContasPi,
    private readonly dueWork: DueWork,
    private readonly notices: PaymentNotices,
  ) {}

  /** Reserves the money of a payment. @returns false, and nothing changed, if the Conta PI has too little */
  reserve(tx: UnitOfWork, { from, cents }: Settleable): Transactional<boolean> {
    return this.contasPi.reserve(tx, from, cents);
  }

  /**
   * Moves the money, and tells a simulated institution that it has received it.
   * @returns false, and nothing is booked, if the payer's Conta PI has too little
   */
  *book(tx: UnitOfWork, item: Settleable, time: RequestTime): Transactional<boolean> {
    const { kind, id: entryId, from, to, cents, isReserved } = item;
    const movement = { entryId, kind, from, to, cents, at: time.now };
    if (!(yield* this.contasPi.book(tx, movement, isReserved))) return false;
    yield* this.notices.tellInstitution(tx, item, time);
    return true;
  }

  /**
   * The receiver's institution has accepted: moves the money, or rejects with AM04.
   * @param answers BizMsgIdr of the receiver's pacs.002; null if there is none
   */
  *accept(
    tx: UnitOfWork,
    item: Settleable,
    time: RequestTime,
    answers: string | null,
  ): Transactional<void> {
    if (!isPossible('settle', item.status)) return;
    // The due work of the time limit can run a moment late.
    if (time.now >= item.deadlineAt) return yield* this.reject(tx, item, TIME_IS_OVER, time, null);
    if (!(yield* this.book(tx, item, time))) {
      return yield* this.reject(tx, item, BALANCE_TOO_LOW, time, answers);
    }
    const settledAt = isOutside(item) ? null : time.now;
    yield* this.finish(tx, item, { status: 'ACCEPTED', reasonCode: null, settledAt });
    yield* this.notices.accepted(tx, item, time, answers);
  }

  /**
   * The receiver's institution or the SPI has rejected.
   * @param answers BizMsgIdr of the receiver's pacs.002; null if there is none
   */
  *reject(
    tx: UnitOfWork,
    item: Settleable,
    reason: RejectReason,
    time: RequestTime,
    answers: string | null,
  ): Transactional<void> {
    if (!isPossible('reject', item.status)) return;
    const { kind, endToEndId, from, cents, isReserved } = item;
    if (isReserved) yield* this.contasPi.release(tx, from, cents);
    if (kind === 'RETURN') yield* this.payments.addReturned(tx, endToEndId, -cents);
    yield* this.finish(tx, item, { status: 'REJECTED', reasonCode: reason.code, settledAt: null });
    yield* this.notices.rejected(tx, item, reason, time, answers);
  }

  /** The time limit is over: rejects with AB03. */
  *timeOut(tx: UnitOfWork, item: Settleable, time: RequestTime): Transactional<void> {
    if (!isPossible('timeOut', item.status)) return;
    yield* this.reject(tx, item, TIME_IS_OVER, time, null);
  }

  private *finish(tx: UnitOfWork, item: Settleable, outcome: Outcome): Transactional<void> {
    const { kind, id, status } = item;
    if (kind === 'PAYMENT') yield* this.payments.finish(tx, id, outcome);
    else yield* this.payments.finishReturn(tx, id, outcome);
    // A payment that ends in the transaction that receives it has no time limit yet.
    if (status === 'PENDING') yield* this.dueWork.cancel(tx, TIME_LIMIT, id);
  }
}

/** Whether it is a payment that changes no Conta PI: neither of its institutions is registered. */
function isOutside({ kind, from, to }: Settleable): boolean {
  return kind === 'PAYMENT' && isInternal(from) && isInternal(to);
}
