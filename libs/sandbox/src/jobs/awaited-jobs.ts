import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
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

/** The maximum time of a wait, as a multiple of the time without progress: jobs can add jobs without end. */
const LONGEST_WAIT = 6;
/** How many jobs are looked at together, and the maximum number of them that is told. */
const JOBS_AT_ONCE = 500;
const JOBS_TOLD = 100;
const FIRST_LOOK_MS = 2;
const LONGEST_LOOK_MS = 50;

/**
 * Lets a change of the clock wait for jobs: an execution or a report that was accepted before must register its next
 * instant before the clock passes it. A job that goes on, or waits, registers it in the transaction in which it ends.
 */
@Injectable()
export class AwaitedJobs {
  /** The jobs that a wait has given up: nothing waits for them again. */
  private readonly givenUp = new WeakMap<OpenSandbox, ReadonlySet<number>>();

  constructor(
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: SandboxConfig,
  ) {}

  /**
   * Resolves when the sandbox has no job, in any instance, or when none of them has ended for CLOCK_PATIENCE_MS.
   * @returns the jobs that it has waited for, and those that are not finished; at most 100, those first
   * @throws the reason of `openSandbox.closing` if the sandbox is closed meanwhile
   */
  async settle(openSandbox: OpenSandbox): Promise<readonly AwaitedJob[]> {
    if (!this.jobs.hasHandlers) return [];
    const awaited = new Map<number, JobRow>();
    const patience = new Patience(this.config.clockPatienceMs);
    let lookMs = FIRST_LOOK_MS;
    for (;;) {
      const found = await oldestJobs(openSandbox);
      for (const job of found.slice(0, JOBS_TOLD)) awaited.set(job.sequence, job);
      const present = new Set(found.map(({ sequence }) => sequence));
      const givenUp = this.givenUp.get(openSandbox) ?? new Set();
      const waiting = found.filter(({ sequence }) => !givenUp.has(sequence));
      if (waiting.length === 0 || patience.isOver(present)) {
        this.givenUp.set(openSandbox, present);
        for (const { sequence } of found) awaited.delete(sequence);
        return [...told(found, 'unfinished'), ...told([...awaited.values()], 'done')].slice(
          0,
          JOBS_TOLD,
        );
      }
      this.jobs.look(openSandbox.name);
      await sleep(lookMs, undefined, { signal: openSandbox.closing }).catch(() => undefined);
      openSandbox.closing.throwIfAborted();
      lookMs = Math.min(LONGEST_LOOK_MS, lookMs * 2);
    }
  }
}

/** How long a wait lasts: as long as jobs end, but not for ever. */
class Patience {
  private readonly startMs = performance.now();
  private progressMs = this.startMs;
  private last: ReadonlySet<number> = new Set();

  constructor(private readonly ms: number) {}

  /** @param present the jobs that are left, by their numbers */
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

function told(jobs: readonly JobRow[], outcome: AwaitedJob['outcome']): AwaitedJob[] {
  return jobs.map(({ kind, key }) => ({ kind, key, outcome }));
}
