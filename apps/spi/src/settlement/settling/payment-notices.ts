import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Outbox } from '../../messages/outbox.repository';
import { isInternal } from '../../participants/account-entry';
import { isSimulated } from '../../participants/participant';
import { ParticipantDirectory } from '../../participants/participant-directory';
import { type Arrival, type RequestTime } from '../arrival';
import { InstitutionNotices } from '../institutions/institution-notices';
import { statusNotice, type StatusNotice } from '../notices';
import { type RejectReason, type Settleable } from './settleable';

/** The SPI gives these codes after it has forwarded the payment, so both institutions know of the payment. */
const CODES_FOR_BOTH: ReadonlySet<string> = new Set(['AB03', 'AM04']);

/** Tells participants how payments and returns end. */
@Injectable()
export class PaymentNotices {
  constructor(
    private readonly directory: ParticipantDirectory,
    private readonly outbox: Outbox,
    private readonly institutions: InstitutionNotices,
  ) {}

  /** Tells the sender of a message that one of its payments or returns is rejected on arrival. */
  *refused(
    tx: UnitOfWork,
    about: Pick<StatusNotice, 'id' | 'endToEndId'>,
    reason: RejectReason,
    { sender, messageId, now }: Arrival,
  ): Transactional<void> {
    // Nobody reads the answers to a message of the simulator.
    if (messageId === null) return;
    const notice = { ...about, to: sender, answers: messageId, status: 'RJCT', reason } as const;
    yield* this.outbox.put(tx, [statusNotice(notice, now)]);
  }

  *accepted(
    tx: UnitOfWork,
    item: Settleable,
    time: RequestTime,
    answers: string | null,
  ): Transactional<void> {
    const settledAt = time.now;
    yield* this.tell(tx, item, time, [
      { to: item.from, answers: item.messageId, status: 'ACSC', settledAt },
      { to: item.to, answers, status: 'ACCC', settledAt },
    ]);
  }

  /** Tells the payer's institution, and that of the receiver if it does not know the rejection yet. */
  *rejected(
    tx: UnitOfWork,
    item: Settleable,
    reason: RejectReason,
    time: RequestTime,
    answers: string | null,
  ): Transactional<void> {
    const payer = { to: item.from, answers: item.messageId, status: 'RJCT', reason } as const;
    const receiver = { to: item.to, answers, status: 'RJCT', reason } as const;
    const isToldToBoth = item.isForwarded && CODES_FOR_BOTH.has(reason.code);
    yield* this.tell(tx, item, time, isToldToBoth ? [payer, receiver] : [payer]);
  }

  /** Tells the institution that has received the money, if another service simulates it. */
  *tellInstitution(
    tx: UnitOfWork,
    { notice, to }: Settleable,
    { now }: RequestTime,
  ): Transactional<void> {
    if (notice === null || !this.institutions.has(notice)) return;
    const ispbs = [notice.institution, ...(isInternal(to) ? [] : [to])];
    const participants = yield* this.directory.profiles(tx, ispbs);
    if (!ispbs.every((ispb) => isSimulated(participants.get(ispb)))) return;
    yield* this.institutions.tell(tx, { ...notice, settledAt: now });
  }

  /** Puts a pacs.002 into the queue of each participant that reads its own messages. */
  private *tell(
    tx: UnitOfWork,
    { id, endToEndId }: Settleable,
    { now }: RequestTime,
    notices: readonly Omit<StatusNotice, 'id' | 'endToEndId'>[],
  ): Transactional<void> {
    const owners = notices.map(({ to }) => to).filter((account) => !isInternal(account));
    const participants = yield* this.directory.profiles(tx, owners);
    const messages = notices
      .filter(({ to }) => !isSimulated(participants.get(to)))
      .map((notice) => statusNotice({ ...notice, id, endToEndId }, now));
    yield* this.outbox.put(tx, messages);
  }
}
