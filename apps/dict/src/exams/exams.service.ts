import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { ExamItemNotFound, ExamItemNotServed, type RunFilter } from '#libs/exams';
import { RequestInvalid, type Clock } from '#libs/kernel';
import { type JsonList } from '#libs/platform';
import { readJson } from '#libs/schema';
import { CLOCK } from '#libs/sandbox';
import { NothingToCorrupt } from '../reconciliation/corruptions/corruption.errors';
import { CorruptionsService } from '../reconciliation/corruptions/corruptions.service';
import { EXAM_BODIES, type ExamBody, type ExamParameters } from './exam-body';
import { nothingToChange } from './exam-refusals';
import { type ExamRun, type Subject } from './exam-run';
import { ExamStarts } from './exam-start.repository';
import { ExampleRuns } from './example-runs';
import { DictReferee } from './grading/referee.service';
import { keyTypeOfRun } from './items/directory-steps';
import { type ServedItem } from './items/exam-item';
import { findItem } from './items/exam-items';

/** Starts, lists and cancels runs. */
@Injectable()
export class ExamsService {
  constructor(
    private readonly starts: ExamStarts,
    private readonly corruptions: CorruptionsService,
    private readonly referee: DictReferee,
    private readonly examples: ExampleRuns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Starts a run: the examiner does its part, and what the participant does from now on counts.
   * @throws ExamItemNotFound, ExamItemNotServed, RequestInvalid, ExamNotReady
   */
  async start(itemName: string, sent: unknown): Promise<ExamRun> {
    const item = findItem(itemName);
    if (item === undefined) throw new ExamItemNotFound(itemName);
    if (!item.served) throw new ExamItemNotServed(item);
    const { ispb, ...parameters } = readBody(item, sent);
    const nowMs = this.clock.nowMs();
    const subjects = item.opening === 'corruption' ? await this.corrupt(ispb, parameters) : [];
    const id = await this.starts.begin({ item, ispb, parameters, nowMs, subjects });
    audit('start exam', `${item.item} of ${ispb}`);
    return this.find(id);
  }

  /** @throws ExamRunNotFound */
  find(id: string): Promise<ExamRun> {
    return this.referee.find(id, this.examples);
  }

  /** Ends a run that is running, and takes back what the examiner has left open. */
  async cancel(id: string): Promise<ExamRun> {
    const run = await this.find(id);
    await this.referee.cancel(run);
    audit('cancel exam', id);
    return this.find(id);
  }

  /** Lists runs, newest first. */
  list(filter: RunFilter, write: (run: ExamRun) => string): JsonList {
    return this.referee.list(filter, write);
  }

  /** Entries are altered, removed and added in turn. */
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

function readBody({ opening }: ServedItem, sent: unknown): Pick<ExamBody, 'ispb'> & ExamParameters {
  const read = readJson(EXAM_BODIES[opening], sent);
  if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
  return read.value;
}
