import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type RunStart } from '#libs/exams';
import { Sandboxes } from '#libs/sandbox';
import { type ClaimContext } from '../claims/claim-lifecycle';
import { NothingToCorrupt } from '../reconciliation/corruptions/corruption.errors';
import { CorruptionsService } from '../reconciliation/corruptions/corruptions.service';
import { RestrictionsService } from '../restrictions/restrictions.service';
import { type ExamRequest, type ExamParameters } from './exam.request';
import { nothingToChange } from './exam-refusals';
import { type Subject } from './exam-run';
import { ExamRuns } from './exam-runs.repository';
import { ExamSetup } from './examiner/exam-setup.repository';
import { keyTypeOfRun } from './items/directory-steps';
import { type DictExamItem } from './items/exam-item';

/** Starts runs. The run and the first actions of the examiner are stored in one transaction. */
@Injectable()
export class ExamStarts {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly restrictions: RestrictionsService,
    private readonly corruptions: CorruptionsService,
    private readonly setup: ExamSetup,
    private readonly runs: ExamRuns,
  ) {}

  /** @throws ExamNotReady */
  async begin(start: RunStart<DictExamItem, ExamRequest>): Promise<void> {
    const { ispb, ...parameters } = start.body;
    const changed = start.item.setup === 'corruption' ? await this.corrupt(ispb, parameters) : [];
    const restrictions = await this.restrictions.current();
    const moment = { nowMs: start.nowMs, restrictions };
    await this.sandboxes.atomically((tx) => this.beginning(tx, start, moment, changed));
  }

  private *beginning(
    tx: UnitOfWork,
    { item, body, head }: RunStart<DictExamItem, ExamRequest>,
    moment: ClaimContext,
    changed: readonly Subject[],
  ): Transactional<void> {
    const { ispb, ...parameters } = body;
    const newest = yield* this.runs.newest(tx);
    const about = { ispb, parameters, moment };
    const made = yield* this.setup.prepare(tx, item.setup, about);
    const run = { ...head, parameters, subjects: [...changed, ...made], ...newest };
    yield* this.runs.adding(tx, run);
  }

  /** The kinds of changes, which are used in turn. */
  private async corrupt(ispb: string, parameters: ExamParameters): Promise<readonly Subject[]> {
    const { changes: count = 1 } = parameters;
    const keyType = keyTypeOfRun({ parameters });
    const share = (place: number): number => Math.floor((count + place) / 3);
    const changes = { altered: share(2), removed: share(1), added: share(0) };
    const body = { participant: ispb, keyTypes: [keyType], changes };
    try {
      const { id } = await this.corruptions.corrupt(body);
      return [{ kind: 'CORRUPTION', id, keyType }];
    } catch (error) {
      if (error instanceof NothingToCorrupt) throw nothingToChange(ispb, keyType);
      throw error;
    }
  }
}
