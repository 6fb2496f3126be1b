import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { type DictClaim } from '../../directory/dict-claim';
import { type ClaimContext, ClaimLifecycle } from '../../claims/claim-lifecycle';
import { ExamRuns } from '../exam-runs.repository';
import { EXAMINER, nextStepOf } from './examiner';

/**
 * Acts for the examiner as donor or claimer, at once, in the same transaction as the step of the participant. It acts
 * only for running runs.
 */
@Injectable()
export class ClaimExaminer {
  constructor(
    private readonly runs: ExamRuns,
    private readonly work: ClaimLifecycle,
  ) {
    work.onChange((tx, claim, moment) => this.act(tx, claim, moment));
  }

  private *act(tx: UnitOfWork, claim: DictClaim, moment: ClaimContext): Transactional<void> {
    const step = nextStepOf(claim);
    if (step === undefined || !(yield* this.isOfRun(tx, claim, moment))) return;
    // Each step announces the claim again, until another party has to act.
    yield* this.work.carryOut(tx, claim.id, step, moment);
  }

  private *isOfRun(
    tx: UnitOfWork,
    { id, keyValue, donor, claimer }: DictClaim,
    { nowMs }: ClaimContext,
  ): Transactional<boolean> {
    const ispb = donor === EXAMINER ? claimer : donor;
    const items = ['claim-donor', 'claim-claimer', 'claims-acknowledge'];
    const runs = yield* this.runs.active(tx, { items, ispb, now: toIsoUtc(nowMs) });
    return runs.some(({ subjects }) =>
      subjects.some((subject) => subject.id === id || subject.key === keyValue),
    );
  }
}
