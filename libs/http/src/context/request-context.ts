import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { newUuid, type Failure } from '#libs/kernel';
import { belowBasePath, forwardedOf, NOT_FORWARDED, type Forwarded } from '../address/forwarded';
import { guarded, runGuarded } from './guarded';
import { RequestTrace } from './request-trace';
import { DEFAULT_SANDBOX, SANDBOX_HEADER, sandboxOf } from './sandbox-of';

/** How many rows of a table were changed. */
export interface RowChange {
  inserted: number;
  updated: number;
  deleted: number;
}

/** What a library keeps for a request or background work. */
export interface ContextState {
  /** Headers for the calls of other services that the work makes. */
  callHeaders(): Readonly<Record<string, string>>;
}

/** The context of the current request or background work. */
export class RequestContext {
  private releases: (() => void)[] = [];
  private isOver = false;
  /** The id of the rule that took effect, for the log and the journal. */
  rule: string | undefined = undefined;
  /**
   * The outer reason why the work can no longer succeed, such as a replaced sandbox. It is reported to the client.
   */
  interruption: Failure | undefined = undefined;

  /** The rows that the work has changed, by table; undefined if none. */
  changes: Map<string, RowChange> | undefined = undefined;
  /** The `code` of the error response, for the log. */
  problemCode: string | undefined = undefined;
  /** The trace of the request; background work has none, and the services that it calls start one. */
  trace: RequestTrace | undefined = undefined;
  /** What a library keeps for the work. */
  state: ContextState | undefined = undefined;
  /** The path in front of the service, as a client behind a proxy sees it: `/spi-simulator`; empty without one. */
  basePath = '';
  /** `/s/run-42` if the client named the sandbox by the path. */
  sandboxPrefix = '';
  /** The header Host as it came, if X-Forwarded-Host of a trusted proxy has replaced it. */
  hostOfProxy: string | undefined = undefined;

  /** Functions for the names of the members of the bodies that the journal does not show; undefined if none. */
  hiddenMembers: Set<(name: string) => boolean> | undefined = undefined;

  /** Whether the request only looks at the state: it is not in the journal, and no rule applies to it. */
  isObserver = false;

  constructor(
    readonly correlationId: string,
    /** The name of the sandbox of the work. */
    readonly sandbox: string,
    /** Those of the request, with lower-case names; empty for background work. */
    readonly headers: IncomingHttpHeaders = {},
  ) {}

  /** The start of every path that is sent to the client. */
  get pathPrefix(): string {
    return this.basePath + this.sandboxPrefix;
  }

  /** The journal does not show the values of members with these names. */
  hideMembers(isHidden: (name: string) => boolean): void {
    this.hiddenMembers ??= new Set();
    this.hiddenMembers.add(isHidden);
  }

  /** Notes changed rows, for the journal. */
  noteChange(table: string, kind: keyof RowChange, rows: number): void {
    this.changes ??= new Map();
    let change = this.changes.get(table);
    if (change === undefined) {
      change = { inserted: 0, updated: 0, deleted: 0 };
      this.changes.set(table, change);
    }
    change[kind] += rows;
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
/** The header of observers; see isObserver. */
export const OBSERVER_HEADER = 'X-Observe';

const CORRELATION_ID = /^[A-Za-z0-9._:/+=-]{1,128}$/;

const CONTEXT = Symbol('request context');
type WithContext = Request & { [CONTEXT]?: RequestContext };

/** Where a service is found. */
export interface Place {
  /** The domain whose subdomains name sandboxes, besides `localhost`; none if empty. */
  readonly sandboxHost: string;
  /** BASE_PATH. */
  readonly basePath: string;
  /** Whether a client with this IP address is a trusted proxy. Undefined if there are none. */
  readonly isTrustedProxy: ((address: string | undefined) => boolean) | undefined;
}

/**
 * Finds the correlation id and the sandbox of a request. The client's correlation id is used if it is valid;
 * otherwise a new one is made. Both are in the response headers too. The base path, and the prefix of a path that names
 * the sandbox, are removed here: everything after this sees the address without them. If a trusted proxy says which
 * Host it received, that one replaces the header Host.
 */
export function identifyRequest({ sandboxHost, basePath, isTrustedProxy }: Place): RequestHandler {
  const forwardedTo = forwardedReader(isTrustedProxy);
  return (request: WithContext, response, next) => {
    const given = request.get(CORRELATION_HEADER);
    const correlationId = given !== undefined && CORRELATION_ID.test(given) ? given : newUuid();
    response.setHeader(CORRELATION_HEADER, correlationId);
    const forwarded = forwardedTo(request);
    const hostOfProxy = forwarded.host === undefined ? undefined : request.headers.host;
    if (forwarded.host !== undefined) request.headers.host = forwarded.host;
    const below = belowBasePath(request.url, basePath);
    const found = sandboxOf(request.headers, below ?? request.url, sandboxHost);
    if (!found.ok) {
      request[CONTEXT] = new RequestContext(correlationId, DEFAULT_SANDBOX);
      next(found.refusal);
      return;
    }
    const { name, prefix, url } = found.value;
    response.setHeader(SANDBOX_HEADER, name);
    const context = new RequestContext(correlationId, name, request.headers);
    context.trace = new RequestTrace(request.headers);
    context.basePath = below === undefined ? forwarded.prefix : forwarded.prefix + basePath;
    context.sandboxPrefix = prefix;
    context.hostOfProxy = hostOfProxy;
    if (prefix !== '' || below !== undefined) {
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

const logger = new Logger('Proxy');

/** Reads the headers of trusted proxies, and warns of the first one that is not valid. */
function forwardedReader(isTrusted: Place['isTrustedProxy']): (request: Request) => Forwarded {
  if (isTrusted === undefined) return () => NOT_FORWARDED;
  let hasWarned = false;
  return ({ socket, headers }) => {
    if (!isTrusted(socket.remoteAddress)) return NOT_FORWARDED;
    const forwarded = forwardedOf(headers);
    if (forwarded.ignored !== undefined && !hasWarned) {
      hasWarned = true;
      logger.warn(`${forwarded.ignored} It is ignored. This is logged once.`);
    }
    return forwarded;
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
