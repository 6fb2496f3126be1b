import { toIsoUtc, type Clock } from '#libs/kernel';
import { type JsonList } from '#libs/platform';
import { type DueWork } from '#libs/sandbox';
import { type RunExamples } from './example-run';
import { type ExamRunHead, isFinished, statusOf } from './exam-run';
import { type ExamRunStore, type RunFilter } from './exam-run-store.repository';
import { ExamRunNotFound } from './exam.errors';

/** A list grades at most this many runs that are not finished. */
const GRADED_AT_ONCE = 20;

/** What stores the runs of a service. */
type Store<Run extends ExamRunHead> = Pick<
  ExamRunStore<Run & { readonly sequence: number }>,
  'dueKind' | 'find' | 'running' | 'finish' | 'list'
>;

/** Grades the runs of a service, and stores the results. The service knows the steps. */
export abstract class Referee<Run extends ExamRunHead = ExamRunHead> {
  protected constructor(
    dueWork: DueWork,
    private readonly runs: Store<Run>,
    private readonly clock: Clock,
  ) {
    dueWork.handle(runs.dueKind, async ({ key }) => {
      await this.graded(key);
    });
  }

  /** The steps of a run as they are now. @param now ISO 8601 UTC */
  protected abstract stepsOf(run: Run, now: string): Promise<Run['steps']>;

  /** What the examiner does before a run is finished. It can happen twice. */
  protected beforeEnd?(run: Run, nowMs: number): Promise<void>;

  /** The run with the steps as they are now. A run that is finished keeps its result. */
  async graded(id: string): Promise<Run | undefined> {
    const run = await this.runs.find(id);
    if (run === null || isFinished(run)) return run ?? undefined;
    const nowMs = this.clock.nowMs();
    const now = toIsoUtc(nowMs);
    const steps = await this.stepsOf(run, now);
    const status = statusOf(steps, now > run.endsAt);
    if (status === 'running') return { ...run, steps };
    await this.beforeEnd?.(run, nowMs);
    await this.runs.finish(run, status, steps, now);
    return (await this.runs.find(id)) ?? undefined;
  }

  /** The same. @throws ExamRunNotFound */
  async find(id: string, examples: RunExamples): Promise<Run> {
    const stored = await this.graded(id);
    const run = stored ?? ((await examples.make(id)) ? await this.graded(id) : stored);
    if (run === undefined) throw new ExamRunNotFound(id);
    return run;
  }

  /** Ends a run without a result. A run that is finished keeps its result. */
  async cancel(run: Run): Promise<void> {
    if (isFinished(run)) return;
    const nowMs = this.clock.nowMs();
    const now = toIsoUtc(nowMs);
    const steps = await this.stepsOf(run, now);
    await this.beforeEnd?.(run, nowMs);
    await this.runs.finish(run, 'cancelled', steps, now);
  }

  /** Lists runs, newest first. Those that have passed or failed by now are graded before. */
  list(filter: RunFilter, write: (run: Run) => string): JsonList {
    const stored = this.runs.list(filter, write);
    const page: JsonList['page'] = async (limit, cursor) => {
      for (const { id } of await this.runs.running(GRADED_AT_ONCE)) await this.graded(id);
      return stored.page(limit, cursor);
    };
    return { ...stored, page };
  }
}
