import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { type DictClaim } from '../../claims/claim';
import { type ClaimMoment, ClaimWork } from '../../claims/claim-work';
import { ExamRuns } from '../exam-runs.repository';
import { EXAMINER, nextStepOf } from './examiner';

/**
 * Acts for the examiner as donor or claimer: at once, in the same atomic work as the step of the participant. It acts only
 * for runs that are going on.
 */
@Injectable()
export class ClaimExaminer {
  constructor(
    private readonly runs: ExamRuns,
    private readonly work: ClaimWork,
  ) {
    work.onChange((database, claim, moment) => this.act(database, claim, moment));
  }

  private *act(database: DataSource, claim: DictClaim, moment: ClaimMoment): AtomicWork<void> {
    const step = nextStepOf(claim);
    if (step === undefined || !(yield* this.isOfRun(database, claim, moment))) return;
    // Each step tells of the claim again, until another party has to act.
    yield* this.work.carryingOut(database, claim.id, step, moment);
  }

  private *isOfRun(
    database: DataSource,
    { id, keyValue, donor, claimer }: DictClaim,
    { nowMs }: ClaimMoment,
  ): AtomicWork<boolean> {
    const ispb = donor === EXAMINER ? claimer : donor;
    const items = ['claim-donor', 'claim-claimer', 'claims-acknowledge'];
    const runs = yield* this.runs.active(database, { items, ispb, now: toIsoUtc(nowMs) });
    return runs.some(({ subjects }) =>
      subjects.some((subject) => subject.id === id || subject.key === keyValue),
    );
  }
}
