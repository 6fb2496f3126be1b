import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { ExamItemNotFound, ExamItemNotServed, type RunFilter } from '#libs/exams';
import {
  addDuration,
  LAST_INSTANT_MS,
  newUuid,
  parseDuration,
  RequestInvalid,
  toIsoUtc,
  type Clock,
} from '#libs/kernel';
import { type JsonList } from '#libs/platform';
import { readJson } from '#libs/schema';
import { CLOCK } from '#libs/sandbox';
import { EXAM_BODIES, type ExamBody } from './exam-body';
import { ExampleRuns } from './example-runs';
import { ExamOpenings, type Opened } from './exam-openings.service';
import { type ExamRun } from './exam-run';
import { ExamRuns } from './exam-runs.repository';
import { capacityEndMs } from './grading/capacity';
import { SpiReferee } from './grading/referee.service';
import { type ServedItem } from './items/exam-item';
import { findItem } from './items/exam-items';

/** Starts, lists and cancels runs. */
@Injectable()
export class ExamsService {
  constructor(
    private readonly runs: ExamRuns,
    private readonly openings: ExamOpenings,
    private readonly referee: SpiReferee,
    private readonly examples: ExampleRuns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Starts a run: the examiner sends what it has to, and the messages of the participant count from now on.
   * @throws ExamItemNotFound, ExamItemNotServed, RequestInvalid, ExamNotReady
   */
  async start(itemName: string, sent: unknown): Promise<ExamRun> {
    const item = findItem(itemName);
    if (item === undefined) throw new ExamItemNotFound(itemName);
    if (item.kind === 'notServed') throw new ExamItemNotServed(item);
    const body = readBody(item, sent);
    const startMs = this.clock.nowMs();
    const afterSequence = await this.runs.lastMessage();
    const opened = await this.openings.open(item.opening, body);
    const run = runOf(item, body, opened, { startMs, afterSequence });
    await this.runs.add(run);
    audit('start exam', `${item.item} of ${body.ispb}`);
    return this.find(run.id);
  }

  /** @throws ExamRunNotFound */
  find(id: string): Promise<ExamRun> {
    return this.referee.find(id, this.examples);
  }

  /** Ends a run that is running, and stops the payments of the examiner. */
  async cancel(id: string): Promise<ExamRun> {
    const run = await this.find(id);
    await this.referee.cancel(run);
    await this.openings.stop(run);
    audit('cancel exam', id);
    return this.find(id);
  }

  /** Lists runs, newest first. */
  list(filter: RunFilter, write: (run: ExamRun) => string): JsonList {
    return this.referee.list(filter, write);
  }
}

function readBody({ opening }: ServedItem, sent: unknown): ExamBody {
  const read = readJson(EXAM_BODIES[opening], sent);
  if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
  return { ...UNUSED, ...read.value };
}

/** Members that an item does not have. */
const UNUSED = { size: 'SMALL', role: 'BOTH', minutes: 10 } as const;

function runOf(
  item: ServedItem,
  body: ExamBody,
  opened: Opened,
  { startMs, afterSequence }: { readonly startMs: number; readonly afterSequence: number },
): ExamRun {
  const { ispb, size, role, minutes } = body;
  const capacity = item.kind === 'capacity' ? { size, role, minutes } : null;
  const endMs =
    item.kind === 'capacity'
      ? capacityEndMs({ size, role, minutes }, startMs)
      : addDuration(startMs, parseDuration(item.timeLimit) ?? { months: 0, ms: 0 });
  return {
    id: newUuid(),
    item: item.item,
    ispb,
    ...opened,
    capacity,
    afterSequence,
    startedAt: toIsoUtc(startMs),
    endsAt: toIsoUtc(Math.min(LAST_INSTANT_MS - 1, endMs)),
    status: 'running',
    steps: [],
    finishedAt: null,
  };
}
