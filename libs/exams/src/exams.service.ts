import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { type JsonList } from '#libs/http';
import { addDuration, LAST_INSTANT_MS, newUuid, parseDuration, type Clock } from '#libs/kernel';
import { CLOCK, type Subject, Watch } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { EXAMPLE_RUN, exampleRun } from './example-run';
import { type ExamRequest, isServed, type ServedItem } from './exam-item';
import { type ExamRunHead, isFinished, newRun } from './exam-run';
import { ExamRunStore, type RunFilter } from './exam-run-store.repository';
import { ExamScript } from './exam-script';
import { ExamItemNotFound, ExamItemNotServed, ExamRunNotFound } from './exam.errors';
import { Referee } from './referee';

/** The maximum number of unfinished runs that a list grades. */
const GRADED_AT_ONCE = 20;
const MINUTE_MS = 60_000;

/** Starts, lists and cancels runs. */
@Injectable()
export class ExamsService {
  constructor(
    private readonly script: ExamScript,
    private readonly runs: ExamRunStore,
    private readonly referee: Referee,
    private readonly watch: Watch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The items of the script, as the API shows them. */
  listItems(): object[] {
    return this.script.items.map((listed) => {
      const { item, title, source } = listed;
      if (!isServed(listed)) return { item, title, source, served: false, reason: listed.reason };
      const { task, timeLimit } = listed;
      const parameters = Object.keys(this.script.bodyOf(listed).shape);
      const steps = this.script.stepsOf(listed).map(({ name, expected }) => ({ name, expected }));
      return { item, title, source, served: true, task, timeLimit, parameters, steps };
    });
  }

  /**
   * Starts a run. The examiner does its part. From then on, the actions of the participant count.
   * @throws ExamItemNotFound, ExamItemNotServed, RequestInvalid, ExamNotReady
   */
  async start(itemName: string, sent: unknown): Promise<ExamRunHead> {
    const item = this.script.items.find((candidate) => candidate.item === itemName);
    if (item === undefined) throw new ExamItemNotFound(itemName);
    if (!isServed(item)) throw new ExamItemNotServed(item);
    const body = readRequest(this.script.bodyOf(item), sent);
    const nowMs = this.clock.nowMs();
    const endMs = Math.min(LAST_INSTANT_MS - 1, endMsOf(item, body, nowMs));
    const head = {
      ...{ id: newUuid(), item: item.item, ispb: body.ispb },
      ...newRun(nowMs, endMs),
    };
    await this.script.begin({ item, body, head, nowMs });
    audit('start exam', `${item.item} of ${body.ispb}`);
    return this.find(head.id);
  }

  /** @throws ExamRunNotFound */
  async find(id: string): Promise<ExamRunHead> {
    const run = (await this.referee.graded(id)) ?? (await this.example(id));
    if (run === undefined) throw new ExamRunNotFound(id);
    return run;
  }

  /** The run when it is finished, or its state after this time. */
  finished(run: ExamRunHead, waitSeconds: number): Promise<ExamRunHead> {
    const subject: Subject<ExamRunHead> = {
      id: `exam ${run.id}`,
      read: () => this.referee.graded(run.id),
      stateOf: ({ status, steps }) =>
        JSON.stringify([status, steps.map((step) => [step.status, step.detail])]),
      isFinished,
    };
    return this.watch.finished(subject, run, waitSeconds);
  }

  /** Cancels a running run, and the remaining actions of the examiner for it. */
  async cancel(id: string): Promise<ExamRunHead> {
    const run = await this.find(id);
    await this.referee.cancel(run);
    await this.script.afterCancel?.(run);
    audit('cancel exam', id);
    return this.find(id);
  }

  /** Lists runs, newest first. Unfinished runs are graded before. */
  list(filter: RunFilter, write: (run: ExamRunHead) => string): JsonList {
    const stored = this.runs.list(filter, write);
    const page: JsonList['page'] = async (limit, cursor) => {
      for (const { id } of await this.runs.running(GRADED_AT_ONCE)) await this.referee.graded(id);
      return stored.page(limit, cursor);
    };
    return { ...stored, page };
  }

  /** The example run of the documentation, which is created when it is first requested. */
  private async example(id: string): Promise<ExamRunHead | undefined> {
    if (id !== EXAMPLE_RUN) return undefined;
    const own = await this.script.exampleRun();
    await this.runs.add({ ...exampleRun(this.clock.nowMs()), ...own });
    return this.referee.graded(id);
  }
}

function endMsOf({ timeLimit, graceMs = 0 }: ServedItem, { minutes }: ExamRequest, nowMs: number) {
  return minutes === undefined
    ? addDuration(nowMs, parseDuration(timeLimit) ?? { months: 0, ms: 0 })
    : nowMs + minutes * MINUTE_MS + graceMs;
}
