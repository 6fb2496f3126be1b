import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { type ParticipantProfile } from '../../participants/participant';
import { playedAnswer } from './answers';
import { ANSWER, type Effects, type LaterAnswer, type Moment } from '../effects';
import { type Settleable } from './settleable';
import { Settling } from './settling.repository';

const NO_DETAIL = "The receiver's institution has rejected the order.";

/** Lets the simulator answer for receivers that it plays. */
@Injectable()
export class PlayedAnswers {
  constructor(private readonly settling: Settling) {}

  /** Answers now, later, or never. */
  *answer(
    database: DataSource,
    item: Settleable,
    receiver: ParticipantProfile | undefined,
    { moment, effects }: { readonly moment: Moment; readonly effects: Effects },
  ): AtomicWork<void> {
    const answer = playedAnswer(receiver, moment, item.deadlineAt);
    if (answer === undefined) return;
    const { atMs } = answer;
    const code = answer.code ?? moment.refusals?.get(item.id) ?? null;
    if (atMs <= moment.nowMs) yield* this.carryOut(database, item, { code }, { moment, effects });
    else
      effects.scheduled.push({
        kind: ANSWER,
        key: item.id,
        dueAt: toIsoUtc(atMs),
        payload: { code },
      });
  }

  *carryOut(
    database: DataSource,
    item: Settleable,
    { code }: LaterAnswer,
    end: { readonly moment: Moment; readonly effects: Effects },
  ): AtomicWork<void> {
    if (code === null) yield* this.settling.accept(database, item, end);
    else yield* this.settling.reject(database, item, { code, detail: NO_DETAIL }, end);
  }
}
