import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type SpiRejectCode } from '#libs/iso20022';
import { addDuration, LAST_INSTANT_MS, parseDuration, toIsoUtc } from '#libs/kernel';
import { DueWork, takeOutcome } from '#libs/sandbox';
import { type ParticipantProfile } from '../../participants/participant';
import { type Arrival, type RequestTime } from '../arrival';
import { SPI_OUTCOMES } from '../outcomes';
import { type Settleable } from './settleable';
import { Settling } from './settling';

/** The kind of due work that answers later. Its key is an EndToEndId or RtrId. */
export const ANSWER = 'spi-answer';

const NO_DETAIL = "The receiver's institution has rejected the payment.";
/** How long after the time limit an answer is with LATE_ANSWER. */
const LATE_MS = 1_000;

/** The answer of a receiver. */
export interface Answer {
  /** The code of a rejection; null accepts. */
  readonly code: SpiRejectCode | null;
}

/** Answers payments and returns for the receivers that the simulator plays. */
@Injectable()
export class SimulatedReceiver {
  constructor(
    private readonly settling: Settling,
    private readonly dueWork: DueWork,
  ) {}

  /**
   * Answers now, later, or never.
   * @param receiver undefined for an institution that is not registered
   * @returns whether the item has ended
   */
  *answer(
    tx: UnitOfWork,
    item: Settleable,
    receiver: ParticipantProfile | undefined,
    arrival: Arrival,
  ): Transactional<boolean> {
    const outcome = yield* takeOutcome(tx, SPI_OUTCOMES, item.id);
    const answer = simulatedAnswer(receiver, outcome, arrival.nowMs, item.deadlineAt);
    if (answer === undefined) return false;
    const code = answer.code ?? arrival.refusals?.get(item.id) ?? null;
    if (answer.atMs <= arrival.nowMs) {
      yield* this.end(tx, item, { code }, arrival);
      return true;
    }
    const dueAt = toIsoUtc(answer.atMs);
    yield* this.dueWork.schedule(tx, { kind: ANSWER, key: item.id, dueAt, payload: { code } });
    return false;
  }

  *end(tx: UnitOfWork, item: Settleable, { code }: Answer, time: RequestTime): Transactional<void> {
    if (code === null) yield* this.settling.accept(tx, item, time, null);
    else yield* this.settling.reject(tx, item, { code, detail: NO_DETAIL }, time, null);
  }
}

/** When and how the simulator answers for a receiver; undefined if it never does. A rule can request the answer. */
function simulatedAnswer(
  receiver: ParticipantProfile | undefined,
  outcome: string | undefined,
  nowMs: number,
  deadlineAt: string,
): (Answer & { readonly atMs: number }) | undefined {
  if (outcome === 'NO_ANSWER') return undefined;
  if (outcome === 'LATE_ANSWER')
    return { atMs: Math.min(Date.parse(deadlineAt) + LATE_MS, LAST_INSTANT_MS), code: null };
  const { decision = 'ACCEPT', reasonCode = 'DS04', delay } = receiver?.answer ?? {};
  if (decision === 'NONE') return undefined;
  const duration = delay === undefined ? undefined : parseDuration(delay);
  const atMs = duration === undefined ? nowMs : addDuration(nowMs, duration);
  return { atMs, code: decision === 'ACCEPT' ? null : reasonCode };
}
