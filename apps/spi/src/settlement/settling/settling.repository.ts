import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { isInternal } from '../../accounts/account-entry';
import { ContasPi } from '../../accounts/contas-pi.repository';
import { ParticipantDirectory } from '../../participants/participant-directory.repository';
import { isPlayed } from './answers';
import { type Effects, type Moment } from '../effects';
import { Institutions } from '../institutions/institutions';
import { isPossible } from './lifecycle';
import { statusNotice, type StatusNotice } from '../notices';
import { Orders, type Outcome } from '../orders.repository';
import { type RejectReason, type Settleable } from './settleable';

const TIME_IS_OVER = { code: 'AB03', detail: 'The time limit of the order is over.' } as const;
/** The SPI gives these after it has forwarded the order. */
const CODES_FOR_BOTH: ReadonlySet<string> = new Set(['AB03', 'AM04']);
export const BALANCE_TOO_LOW = {
  code: 'AM04',
  detail: "The balance of the payer's Conta PI is too low.",
} as const;

/** What ends an order or a return. Each end happens once: later ones are ignored. */
@Injectable()
export class Settling {
  constructor(
    private readonly orders: Orders,
    private readonly contasPi: ContasPi,
    private readonly directory: ParticipantDirectory,
    private readonly institutions: Institutions,
  ) {}

  /** Reserves the money of an order. @returns false, and nothing changed, if the Conta PI has too little */
  *reserve(database: DataSource, { from, cents }: Settleable): AtomicWork<boolean> {
    return yield* this.contasPi.reserve(database, from, cents);
  }

  /** Moves the money. @returns false, and nothing is booked, if the payer's Conta PI has too little */
  *book(database: DataSource, item: Settleable, at: string): AtomicWork<boolean> {
    const { kind, id: entryId, from, to, cents, isReserved } = item;
    return yield* this.contasPi.book(database, { entryId, kind, from, to, cents, at }, isReserved);
  }

  /** Tells the institution that has got the money, if another service simulates it. */
  *tell(
    database: DataSource,
    { notice, to }: Settleable,
    { moment, effects }: Pick<End, 'moment' | 'effects'>,
  ): AtomicWork<void> {
    if (notice === null || !this.institutions.has(notice.institution)) return;
    const sought = [notice.institution, ...(isInternal(to) ? [] : [to])];
    const participants = yield* this.directory.profiles(database, sought);
    if (!sought.every((ispb) => isPlayed(participants.get(ispb)))) return;
    effects.notices.push({ ...notice, settledAt: moment.now });
  }

  /** The receiver's institution has accepted: moves the money, or rejects with AM04. */
  *accept(
    database: DataSource,
    item: Settleable,
    { moment, effects, answers }: End,
  ): AtomicWork<void> {
    if (!isPossible('settle', item.status)) return;
    // The timer of the time limit may be a moment late.
    if (moment.now >= item.deadlineAt) return yield* this.timeOut(database, item, moment, effects);
    const { id, from, to } = item;
    if (!(yield* this.book(database, item, moment.now))) {
      return yield* this.reject(database, item, BALANCE_TOO_LOW, { moment, effects, answers });
    }
    yield* this.finish(database, item, {
      status: 'ACCEPTED',
      reasonCode: null,
      settledAt: moment.now,
    });
    effects.ended.add(id);
    yield* this.tell(database, item, { moment, effects });
    yield* this.notify(
      database,
      item,
      effects,
      [
        { to: from, answers: item.messageId, status: 'ACSC', settledAt: moment.now },
        { to, answers: answers ?? null, status: 'ACCC', settledAt: moment.now },
      ],
      moment,
    );
  }

  /** The receiver's institution has rejected: only the payer's is told. AM04: both are. */
  *reject(
    database: DataSource,
    item: Settleable,
    reason: RejectReason,
    { moment, effects, answers }: End,
  ): AtomicWork<void> {
    if (!isPossible('reject', item.status)) return;
    const isToldToBoth = item.isForwarded && CODES_FOR_BOTH.has(reason.code);
    yield* this.undo(database, item, reason);
    effects.ended.add(item.id);
    const payer = { to: item.from, answers: item.messageId, status: 'RJCT', reason } as const;
    const receiver = { to: item.to, answers: answers ?? null, status: 'RJCT', reason } as const;
    yield* this.notify(database, item, effects, isToldToBoth ? [payer, receiver] : [payer], moment);
  }

  /** The time is over: both institutions are told. */
  *timeOut(
    database: DataSource,
    item: Settleable,
    moment: Moment,
    effects: Effects,
  ): AtomicWork<void> {
    if (!isPossible('timeOut', item.status)) return;
    yield* this.reject(database, item, TIME_IS_OVER, { moment, effects });
  }

  private *undo(database: DataSource, item: Settleable, { code }: RejectReason): AtomicWork<void> {
    const { kind, endToEndId, from, cents, isReserved } = item;
    if (isReserved) yield* this.contasPi.release(database, from, cents);
    if (kind === 'RETURN') yield* this.orders.addReturned(database, endToEndId, -cents);
    yield* this.finish(database, item, { status: 'REJECTED', reasonCode: code, settledAt: null });
  }

  private *finish(database: DataSource, item: Settleable, outcome: Outcome): AtomicWork<void> {
    if (item.kind === 'PAYMENT') yield* this.orders.finish(database, item.id, outcome);
    else yield* this.orders.finishReturn(database, item.id, outcome);
  }

  /** Puts a pacs.002 into the queues of those participants that read their own messages. */
  private *notify(
    database: DataSource,
    { id, endToEndId }: Settleable,
    effects: Effects,
    notices: readonly Omit<StatusNotice, 'id' | 'endToEndId'>[],
    moment: Moment,
  ): AtomicWork<void> {
    const owners = notices.map(({ to }) => to).filter((account) => !isInternal(account));
    const participants = yield* this.directory.profiles(database, owners);
    for (const notice of notices) {
      if (isPlayed(participants.get(notice.to))) continue;
      effects.messages.push(statusNotice({ ...notice, id, endToEndId }, moment.now));
    }
  }
}

/** When and why an order or a return ends. */
export interface End {
  readonly moment: Moment;
  readonly effects: Effects;
  /** BizMsgIdr of the receiver's pacs.002, if that ends it. */
  readonly answers?: string | null | undefined;
}
