import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type SandboxConfig } from '../config';
import { type OpenSandbox } from '../open/open-sandbox';
import { JobRow } from '../state/sandbox.rows';
import { Jobs } from './jobs';

/** A job that a change of the clock has waited for. */
export interface AwaitedJob {
  readonly kind: string;
  readonly key: string;
  /** `unfinished`: it did not end in time, and the clock moves without it. */
  readonly outcome: 'done' | 'unfinished';
}

/**
 * The maximum time of a wait, as a multiple of CLOCK_PATIENCE_MS. Without it, jobs that add jobs would never end the
 * wait.
 */
const LONGEST_WAIT = 6;
/** How many jobs are read at once, and how many are reported at most. */
const JOBS_AT_ONCE = 500;
const MAX_REPORTED_JOBS = 100;
const FIRST_LOOK_MS = 2;
const LONGEST_LOOK_MS = 50;

/**
 * Makes a change of the clock wait for jobs: an execution or a report that was accepted earlier must register its next
 * instant before the clock passes it. A job registers that instant in the transaction in which it ends.
 */
@Injectable()
export class AwaitedJobs {
  /** The jobs that did not end in time. Later changes of the clock do not wait for them again. */
  private readonly givenUp = new WeakMap<OpenSandbox, ReadonlySet<number>>();

  constructor(
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: SandboxConfig,
  ) {}

  /**
   * Resolves when the sandbox has no job, in any instance, or when none of them has ended for CLOCK_PATIENCE_MS.
   * @returns the unfinished jobs, then the jobs that have ended; at most 100
   * @throws the reason of `openSandbox.closing` if the sandbox is closed in the meantime
   */
  async settle(openSandbox: OpenSandbox): Promise<readonly AwaitedJob[]> {
    if (!this.jobs.hasHandlers) return [];
    const awaited = new Map<number, JobRow>();
    const patience = new Patience(this.config.clockPatienceMs);
    let lookMs = FIRST_LOOK_MS;
    for (;;) {
      const found = await oldestJobs(openSandbox);
      for (const job of found.slice(0, MAX_REPORTED_JOBS)) awaited.set(job.sequence, job);
      const present = new Set(found.map(({ sequence }) => sequence));
      const givenUp = this.givenUp.get(openSandbox) ?? new Set();
      const waiting = found.filter(({ sequence }) => !givenUp.has(sequence));
      if (waiting.length === 0 || patience.isOver(present)) {
        this.givenUp.set(openSandbox, present);
        for (const { sequence } of found) awaited.delete(sequence);
        return [...reported(found, 'unfinished'), ...reported([...awaited.values()], 'done')].slice(
          0,
          MAX_REPORTED_JOBS,
        );
      }
      this.jobs.look(openSandbox.name);
      await sleep(lookMs, undefined, { signal: openSandbox.closing }).catch(() => undefined);
      openSandbox.closing.throwIfAborted();
      lookMs = Math.min(LONGEST_LOOK_MS, lookMs * 2);
    }
  }
}

/** Ends a wait when no job has ended for some time, and in any case after LONGEST_WAIT. */
class Patience {
  private readonly startMs = performance.now();
  private progressMs = this.startMs;
  private last: ReadonlySet<number> = new Set();

  constructor(private readonly ms: number) {}

  /** @param present the numbers of the jobs that have not ended */
  isOver(present: ReadonlySet<number>): boolean {
    const nowMs = performance.now();
    if ([...this.last].some((sequence) => !present.has(sequence))) this.progressMs = nowMs;
    this.last = present;
    return nowMs - this.progressMs > this.ms || nowMs - this.startMs > LONGEST_WAIT * this.ms;
  }
}

function oldestJobs({ database }: OpenSandbox): Promise<JobRow[]> {
  return database.getRepository(JobRow).find({ order: { sequence: 'ASC' }, take: JOBS_AT_ONCE });
}

function reported(jobs: readonly JobRow[], outcome: AwaitedJob['outcome']): AwaitedJob[] {
  return jobs.map(({ kind, key }) => ({ kind, key, outcome }));
}
