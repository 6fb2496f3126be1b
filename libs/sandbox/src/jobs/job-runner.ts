import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { currentContext, runInContext } from '#libs/http';
import { type EventCounter } from '#libs/telemetry';
import { currentWork, inSandbox, workOf } from '../work/sandbox-work';
import { type OpenSandbox } from '../open/open-sandbox';
import { SandboxOfNewerVersion, SandboxReplaced, ServiceStopping } from '../store/sandbox.errors';
import { type Sandboxes } from '../open/sandboxes';
import { type Job, JobLost, type JobHandler } from './job';
import { JobLease } from './job-lease';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

const A_JOB = { isBackground: true, isJob: true };

/** Does the jobs of one kind in all sandboxes of the service, several at a time. The sandboxes take turns. */
export class JobRunner {
  private readonly logger = new Logger('JobRunner');
  /** The sandboxes that may have jobs, in the order of their turns. */
  private readonly sandboxesToLook = new Set<string>();
  /** The jobs in progress in this instance, by sandbox and key. */
  private readonly running = new Map<string, AbortController>();
  private readonly active = new Set<Promise<void>>();
  /** The jobs that continue although their caller no longer waits. */
  private readonly detached = new Set<Promise<void>>();
  /** The places for jobs that are being added, by sandbox and key. */
  private readonly reserved = new Set<string>();
  /** Jobs whose last transaction has removed their row. */
  private readonly finished = new WeakSet<Job>();
  private isStopped = false;

  constructor(
    private readonly handler: JobHandler,
    private readonly sandboxes: Sandboxes,
    private readonly runs: EventCounter<'kind' | 'outcome'>,
  ) {}

  get runningCount(): number {
    return this.running.size;
  }

  /** Call this when a sandbox may have a job to do. */
  look(sandbox: string): void {
    this.sandboxesToLook.add(sandbox);
    this.fill();
  }

  /**
   * Keeps a place for a job that the current work adds, until the job begins or the work ends.
   * @returns false if all places are taken
   */
  reserve(key: string): boolean {
    const context = currentContext();
    const name = `${context.sandbox} ${key}`;
    if (this.reserved.has(name)) return true;
    if (!this.hasPlace) return false;
    this.reserved.add(name);
    // The job does not begin if its transaction fails.
    context.onEnd(() => {
      if (this.reserved.delete(name)) this.fill();
    });
    return true;
  }

  /** Does a job for which a place was kept. */
  begin(lease: JobLease, given: unknown): void {
    const { openSandbox, job } = lease;
    this.reserved.delete(`${openSandbox.name} ${job.key}`);
    this.occupy(
      inSandbox(openSandbox.name, A_JOB, async () => {
        const { database } = await this.sandboxes.current();
        // Otherwise the sandbox was replaced, and the job no longer exists.
        if (database === openSandbox.database) await this.run(openSandbox, lease, given);
      }),
    );
  }

  noteFinished(job: Job): void {
    this.finished.add(job);
  }

  /**
   * Does a job for the caller at the instant of its due work, even if the limit of simultaneous jobs is reached. A job
   * that takes longer than `patienceMs` continues without the caller, at the current time of the sandbox.
   * @returns false if there is no such job, or if it is already in progress
   */
  async perform(key: string, patienceMs: number): Promise<boolean> {
    const openSandbox = await this.sandboxes.current();
    const lease = await JobLease.take(openSandbox, this.handler.kind, key);
    if (lease === undefined) return false;
    const context = currentWork().background(currentContext().correlationId);
    // Keeps the sandbox open for the job, even after the caller has ended.
    await runInContext(context, () => this.sandboxes.current());
    const run = runInContext(context, () => this.run(openSandbox, lease)).finally(() => {
      context.end();
    });
    if (await endsWithin(run, patienceMs)) return true;
    workOf(context).letGo();
    const ending = run
      .catch((error: unknown) => {
        this.report(error);
      })
      .finally(() => this.detached.delete(ending));
    this.detached.add(ending);
    return true;
  }

  /** Ends a job at once if it is in progress in this instance. Its row must be deleted before. */
  interrupt(sandbox: string, key: string): void {
    const { kind } = this.handler;
    this.running.get(`${sandbox} ${key}`)?.abort(new JobLost({ kind, key }));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const controller of this.running.values()) controller.abort(new ServiceStopping());
    await Promise.all([...this.active, ...this.detached]);
  }

  private get hasPlace(): boolean {
    return !this.isStopped && this.active.size + this.reserved.size < this.handler.atOnce;
  }

  private fill(): void {
    for (const sandbox of this.sandboxesToLook) {
      if (!this.hasPlace) return;
      this.sandboxesToLook.delete(sandbox);
      this.occupy(inSandbox(sandbox, A_JOB, () => this.takeIn(sandbox)));
    }
  }

  /** Takes a place until the work ends. */
  private occupy(work: Promise<void>): void {
    const turn = work
      .catch((error: unknown) => {
        this.report(error);
      })
      .finally(() => {
        this.active.delete(turn);
        this.fill();
      });
    this.active.add(turn);
  }

  /** Does one job of a sandbox that no instance is doing, if there is one. */
  private async takeIn(sandbox: string): Promise<void> {
    const openSandbox = await this.sandboxes.currentUpToDate();
    const lease = await JobLease.take(openSandbox, this.handler.kind);
    if (lease === undefined) return;
    // The sandbox may have another job, but the other sandboxes have their turn first.
    this.look(sandbox);
    await this.run(openSandbox, lease);
  }

  private async run(openSandbox: OpenSandbox, lease: JobLease, given?: unknown): Promise<void> {
    const { kind, key, epoch, attempts } = lease.job;
    const controller = new AbortController();
    const { signal } = controller;
    const close = (): void => {
      controller.abort(openSandbox.closing.reason);
    };
    const name = `${openSandbox.name} ${key}`;
    this.running.set(name, controller);
    openSandbox.closing.addEventListener('abort', close);
    const renewal = setInterval(() => void this.renew(lease, controller), JobLease.RENEW_MS);
    try {
      if (openSandbox.closing.aborted) close();
      if (this.isStopped) controller.abort(new ServiceStopping());
      signal.throwIfAborted();
      const job: Job = { kind, key, epoch, attempts, signal, given };
      await this.handler.run(job);
      if (!this.finished.has(job)) await lease.end();
      this.runs.inc({ kind, outcome: 'done' });
    } catch (error) {
      await this.release(lease, signal, error);
    } finally {
      clearInterval(renewal);
      openSandbox.closing.removeEventListener('abort', close);
      if (this.running.get(name) === controller) this.running.delete(name);
    }
  }

  /** Never throws: it runs from a timer. */
  private async renew(lease: JobLease, controller: AbortController): Promise<void> {
    try {
      if (!(await lease.renew())) controller.abort(new JobLost(lease.job));
    } catch (error) {
      this.logger.warn(`The lease of job ${lease.job.key} was not renewed: ${String(error)}`);
      if (lease.isOver) controller.abort(new JobLost(lease.job));
    }
  }

  private async release(lease: JobLease, signal: AbortSignal, error: unknown): Promise<void> {
    if (signal.reason instanceof ServiceStopping) return lease.giveBack();
    // The job no longer belongs to this instance, or its data no longer exist.
    if (signal.aborted) return;
    this.report(error);
    const { attempts, kind } = lease.job;
    this.runs.inc({ kind, outcome: 'failed' });
    await lease.putOff(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 10)));
  }

  private report(error: unknown): void {
    if (error instanceof SandboxReplaced || error instanceof ServiceStopping) return;
    if (error instanceof SandboxOfNewerVersion) this.logger.warn(error.detail);
    else this.logger.error(error instanceof Error ? error.stack : String(error));
  }
}

/** @returns false if it has not ended after this time. @throws the error of `run` */
async function endsWithin(run: Promise<void>, ms: number): Promise<boolean> {
  const ended = new AbortController();
  try {
    const time = sleep(ms, false, { signal: ended.signal }).catch(() => false);
    return await Promise.race([run.then(() => true), time]);
  } finally {
    ended.abort();
  }
}
