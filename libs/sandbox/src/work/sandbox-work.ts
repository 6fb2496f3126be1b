import {
  CALLER_HEADER,
  currentContext,
  RequestContext,
  runInContext,
  type ContextState,
} from '#libs/http';
import { type SkippedRule } from '#libs/journal';
import { newUuid } from '#libs/kernel';
import { type RequestView } from '#libs/matching';
import { type RequestedOutcome } from '../rules/requested-outcome';
import { type OrderedOutcome } from './ordered-outcome';
import { type RequestedTestValues } from './requested-test-values';

/**
 * Lets a request pass a hold of its sandbox. A service sends it to others while it works on a request that has begun
 * before the hold, because the hold waits for that request. With the value `job` it passes only holds that jobs may pass.
 */
const HOLD_PASS_HEADER = 'X-Hold-Pass';
const JOB_PASS = 'job';

const NO_RULES: readonly SkippedRule[] = [];

/** How a request or background work is done in its sandbox: what a rule requests of it, its time, the holds that it passes. */
export class SandboxWork implements ContextState {
  /** The background work that this work does, until it ends. */
  private readonly begun = new Set<SandboxWork>();
  /** The request as it arrived, which rules match; undefined if there were no rules then. */
  arrived: RequestView | undefined = undefined;
  /** The business outcome that rules request; the domain of the service takes it when it carries it out (take-outcome.ts). */
  requested: RequestedOutcome | undefined = undefined;
  /** The outcome that the service itself orders; undefined if it orders none. */
  ordered: (OrderedOutcome & { isTaken: boolean }) | undefined = undefined;
  /** Whether the sandbox takes test values; undefined for work that is not a request over HTTP, which never has any. */
  takesTestValues: boolean | undefined = undefined;
  /** The test values of the request; undefined if it has none. */
  testValues: RequestedTestValues | undefined = undefined;
  /** The rules that matched the request, and whose turn it was not. */
  private passedRules: SkippedRule[] | undefined = undefined;
  /** The instant of due work, if it differs from the current time of the sandbox. */
  instantMs: number | undefined = undefined;
  /** The name of the service that does the work, once its sandbox is open. */
  service: string | undefined = undefined;
  /** Whether it is due work, which does not count as a use of its sandbox. */
  isBackground = false;
  /** Whether a hold of the sandbox (docs/adr/0032) waits for the end of this work. */
  isAdmitted = false;
  /** Whether the work is done for the holder of the sandbox, or for a request that a hold waits for. */
  passesHold: boolean;
  /** Whether it is a job, or a request that a job has made: it passes the holds that jobs may pass. */
  isJob: boolean;

  constructor(private readonly context: RequestContext) {
    const pass = context.headers[HOLD_PASS_HEADER.toLowerCase()];
    this.isJob = pass === JOB_PASS;
    this.passesHold = pass !== undefined && !this.isJob;
  }

  /** The context of background work that this work does under another correlation id, at the same instant. */
  background(correlationId: string): RequestContext {
    const context = new RequestContext(correlationId, this.context.sandbox);
    const work = workOf(context);
    work.isBackground = true;
    work.service = this.service;
    work.instantMs = this.instantMs;
    work.passesHold = this.passesHold || this.isAdmitted;
    work.isJob = this.isJob;
    this.begun.add(work);
    context.onEnd(() => this.begun.delete(work));
    return context;
  }

  /**
   * Called when the clock no longer waits for this work. From then on, this work and the background work that it
   * started use the current time of the sandbox, and pass holds like any job.
   */
  letGo(): void {
    this.instantMs = undefined;
    this.passesHold = false;
    this.isJob = true;
    for (const work of this.begun) work.letGo();
  }

  /** Notes a rule that matches the request, and whose turn it is not. */
  pass(rule: SkippedRule): void {
    this.passedRules ??= [];
    this.passedRules.push(rule);
  }

  /** The rules that matched the request and had no effect, as far as it is known by now. */
  skippedRules(): readonly SkippedRule[] {
    const passed = this.passedRules ?? NO_RULES;
    return this.requested === undefined ? passed : [...passed, ...this.requested.skipped()];
  }

  /** Lets calls of other services pass the holds that this work passes, and tells them who calls. */
  callHeaders(): Readonly<Record<string, string>> {
    const caller = this.service === undefined ? {} : { [CALLER_HEADER]: this.service };
    if (this.isAdmitted || this.passesHold) return { ...caller, [HOLD_PASS_HEADER]: 'true' };
    return this.isJob ? { ...caller, [HOLD_PASS_HEADER]: JOB_PASS } : caller;
  }
}

export function workOf(context: RequestContext): SandboxWork {
  context.state ??= new SandboxWork(context);
  return context.state as SandboxWork;
}

/** @throws Error outside of a request or of background work that was started in a context */
export function currentWork(): SandboxWork {
  return workOf(currentContext());
}

/** What kind of work is done in a sandbox that is not the one of a request, or not for a request at all. */
type WorkKind = Partial<Pick<SandboxWork, 'isBackground' | 'isJob'>>;

/**
 * Does work in a sandbox, which stays open until the work ends.
 * @throws SandboxReplaced, ServiceStopping in place of the error of work that failed because its sandbox was closed
 */
export async function inSandbox<T>(
  name: string,
  kind: WorkKind,
  work: () => Promise<T>,
): Promise<T> {
  const context = new RequestContext(newUuid(), name);
  Object.assign(workOf(context), kind);
  try {
    return await runInContext(context, work);
  } catch (error) {
    throw context.interruption ?? error;
  } finally {
    context.end();
  }
}
