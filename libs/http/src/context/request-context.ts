import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { newUuid, type Failure } from '#libs/kernel';
import { guarded, runGuarded } from './guarded';
import { RequestTrace } from './request-trace';
import { DEFAULT_SANDBOX, SANDBOX_HEADER, sandboxOf } from './sandbox-of';

/** The context of the current request or background work. */
export class RequestContext {
  private releases: (() => void)[] = [];
  private isOver = false;
  /** The background work that this work does, until it ends. */
  private readonly begun = new Set<RequestContext>();
  /** The business outcome that a rule ordered; the domain of the service carries it out. */
  outcome: string | undefined = undefined;
  /** The instant of due work, if it differs from the current time of the sandbox. */
  instantMs: number | undefined = undefined;
  /** The rule that took effect. */
  rule: string | undefined = undefined;
  /**
   * The outer reason why the work can no longer succeed, such as a replaced sandbox. It is reported to the client.
   */
  interruption: Failure | undefined = undefined;

  /** The `code` of the error response, for the log. */
  problemCode: string | undefined = undefined;
  /** The trace of the request; background work has none, and the services that it calls start one. */
  trace: RequestTrace | undefined = undefined;
  /** Whether it is due work, which does not count as a use of its sandbox. */
  isBackground = false;
  /** Whether a hold of the sandbox (docs/adr/0032) waits for the end of this work. */
  isAdmitted = false;
  /** Whether the work is done for the holder of the sandbox, or for a request that a hold waits for. */
  passesHold = false;
  /** Whether it is a job, or a request that a job has made: it passes the holds that jobs may pass. */
  isJob = false;
  /** `/s/run-42` if the client named the sandbox by the path: the start of every address sent to the client. */
  pathPrefix = '';

  constructor(
    readonly correlationId: string,
    /** The name of the sandbox of the work. */
    readonly sandbox: string,
  ) {}

  /** The context of background work that this work does under another correlation id, at the same instant. */
  background(correlationId: string): RequestContext {
    const context = new RequestContext(correlationId, this.sandbox);
    context.isBackground = true;
    context.instantMs = this.instantMs;
    context.passesHold = this.passesHold || this.isAdmitted;
    context.isJob = this.isJob;
    this.begun.add(context);
    context.onEnd(() => this.begun.delete(context));
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

  /**
   * Calls `release` when the work ends: when the response or its socket is closed. Calls it at once if the work has
   * already ended. An error of `release` is logged.
   */
  onEnd(release: () => void): void {
    if (this.isOver) runGuarded(release);
    else this.releases.push(release);
  }

  /** Calls every release function, even if one of them throws. */
  end(): void {
    const { releases } = this;
    this.isOver = true;
    this.releases = [];
    for (const release of releases) runGuarded(release);
  }
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** @throws Error outside of a request or of background work that was started in a context */
export function currentContext(): RequestContext {
  const context = storage.getStore();
  if (context === undefined) throw new Error('This code runs outside a request context.');
  return context;
}

/** Like currentContext, but undefined outside of a context: for the log. */
export function contextIfAny(): RequestContext | undefined {
  return storage.getStore();
}

export const CORRELATION_HEADER = 'X-Correlation-Id';

/**
 * Lets a request pass a hold of its sandbox. A service sends it to others while it works on a request that has begun
 * before the hold, because the hold waits for that request. With the value `job` it passes only holds that jobs may pass.
 */
const HOLD_PASS_HEADER = 'X-Hold-Pass';
const JOB_PASS = 'job';

/** The headers that let calls of other services pass the holds that this work passes. */
export function holdPassHeaders(): Readonly<Record<string, string>> {
  const { isAdmitted, passesHold, isJob } = currentContext();
  if (isAdmitted || passesHold) return { [HOLD_PASS_HEADER]: 'true' };
  return isJob ? { [HOLD_PASS_HEADER]: JOB_PASS } : {};
}

const CORRELATION_ID = /^[A-Za-z0-9._:/+=-]{1,128}$/;

const CONTEXT = Symbol('request context');
type WithContext = Request & { [CONTEXT]?: RequestContext };

/**
 * Finds the correlation id and the sandbox of a request. The client's correlation id is used if it is valid;
 * otherwise a new one is made. Both are in the response headers too. If the path names the sandbox, its
 * prefix is removed here: everything after this sees the address without it.
 *
 * @param sandboxHost the domain whose subdomains name sandboxes, besides `localhost`; none if empty
 */
export function identifyRequest(sandboxHost: string): RequestHandler {
  return (request: WithContext, response, next) => {
    const given = request.get(CORRELATION_HEADER);
    const correlationId = given !== undefined && CORRELATION_ID.test(given) ? given : newUuid();
    response.setHeader(CORRELATION_HEADER, correlationId);
    const found = sandboxOf(request.headers, request.url, sandboxHost);
    if (!found.ok) {
      request[CONTEXT] = new RequestContext(correlationId, DEFAULT_SANDBOX);
      next(found.refusal);
      return;
    }
    const { name, prefix, url } = found.value;
    response.setHeader(SANDBOX_HEADER, name);
    const context = new RequestContext(correlationId, name);
    context.trace = new RequestTrace(request.headers);
    const pass = request.get(HOLD_PASS_HEADER);
    context.isJob = pass === JOB_PASS;
    context.passesHold = pass !== undefined && !context.isJob;
    if (prefix !== '') {
      context.pathPrefix = prefix;
      request.url = url;
      request.originalUrl = url;
    }
    request[CONTEXT] = context;
    response.once(
      'close',
      guarded(() => {
        context.end();
      }),
    );
    next();
  };
}

/** Runs the next handlers in the context, so that `currentContext` finds it. */
export function enterContext() {
  return (request: WithContext, _response: Response, next: NextFunction): void => {
    const context = request[CONTEXT];
    if (context === undefined) next();
    else runInContext(context, next);
  };
}

export function contextOf(request: WithContext): RequestContext | undefined {
  return request[CONTEXT];
}
