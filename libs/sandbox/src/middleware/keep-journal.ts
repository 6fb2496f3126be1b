import type { Request, RequestHandler, Response } from 'express';
import {
  bytesOf,
  contextOf,
  keptBytes,
  type RequestContext,
  type TappedResponse,
} from '#libs/http';
import { systemClock } from '#libs/kernel';
import {
  hiddenNames,
  type HeaderPart,
  type Journals,
  type NewEntry,
  type SkippedRule,
  type TableChange,
  type TestValueNote,
} from '#libs/journal';
import type { Sandboxes } from '../open/sandboxes';
import { workOf } from '../work/sandbox-work';

/** How many bytes of one body the journal keeps. */
export const KEPT_BODY_BYTES = 16 * 1024;

/** Headers that are the same in every response, so the journal leaves them out. */
const UNREMARKABLE: ReadonlySet<string> = new Set([
  'content-security-policy',
  'x-content-type-options',
]);

/**
 * Adds every request to the journal of its sandbox when the response has ended, even if the request was
 * refused before the sandbox was opened; only those of observers are left out. The received bytes are kept unchanged
 * and masked when they are read.
 */
export function keepJournal(
  journals: Journals,
  sandboxes: Pick<Sandboxes, 'currentHeld' | 'peek'>,
): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    if (context !== undefined) {
      const tapped = response as Response & TappedResponse;
      tapped.keepBytes = KEPT_BODY_BYTES;
      const journal = journals.begin(context.sandbox);
      const arrivedMs = performance.now();
      // Registered before the sandbox is in use, and so called while it is still open. `onEnd` logs errors.
      context.onEnd(() => {
        const durationMs = Math.round(performance.now() - arrivedMs);
        let entry: NewEntry | undefined;
        try {
          if (context.isObserver) return;
          const atMs = arrivalOf(sandboxes, context, durationMs);
          const receivedMs = performance.timeOrigin + arrivedMs;
          entry = entryOf(request, tapped, { context, atMs, receivedMs, durationMs });
        } finally {
          journals.end(journal, entry);
        }
      });
    }
    next();
  };
}

/**
 * The arrival time of a request, by the clock of the sandbox that the request began in. Without one, by the clock of
 * the open sandbox with that name; otherwise by the clock of the machine.
 */
export function arrivalOf(
  sandboxes: Pick<Sandboxes, 'currentHeld' | 'peek'>,
  context: RequestContext,
  durationMs: number,
): number {
  const openSandbox = sandboxes.currentHeld(context) ?? sandboxes.peek(context.sandbox);
  if (openSandbox === undefined) return systemClock.nowMs() - durationMs;
  return openSandbox.clock.mode === 'frozen'
    ? openSandbox.nowMs()
    : openSandbox.nowMs() - durationMs;
}

interface Passage {
  readonly context: RequestContext;
  readonly atMs: number;
  readonly receivedMs: number;
  readonly durationMs: number;
}

function entryOf(
  request: Request,
  response: Response & TappedResponse,
  { context, atMs, receivedMs, durationMs }: Passage,
): NewEntry {
  const body = bytesOf(request);
  const requestBody = body === undefined ? undefined : keptBytes(body, KEPT_BODY_BYTES);
  const responseBody = response.keptBody();
  const bodies = [
    [request.headers['content-type'], requestBody],
    [response.getHeader('content-type'), responseBody],
  ] as const;
  return {
    atMs,
    receivedMs,
    method: request.method,
    path: request.originalUrl,
    status: response.headersSent ? response.statusCode : undefined,
    durationMs,
    correlationId: context.correlationId,
    requestHeaders: request.headers,
    requestBody,
    responseHeaders: remarkableHeaders(response),
    responseBody,
    rule: context.rule,
    skippedRules: skippedRulesOf(context),
    testValues: testValuesOf(context),
    changes: changesOf(context),
    hiddenMembers: hiddenNames(bodies, context.hiddenMembers),
    outcome: response.writableFinished ? 'answered' : 'lost',
  };
}

/** The rules that matched a request and had no effect on it. */
export function skippedRulesOf(context: RequestContext): readonly SkippedRule[] {
  return context.state === undefined ? [] : workOf(context).skippedRules();
}

const NO_NOTES: readonly TestValueNote[] = [];

/** The test values of a request, and what became of them. */
export function testValuesOf(context: RequestContext): readonly TestValueNote[] {
  return context.state === undefined ? NO_NOTES : (workOf(context).testValues?.notes() ?? NO_NOTES);
}

const NO_CHANGES: readonly TableChange[] = [];

/** The rows that a request has changed. */
export function changesOf({ changes }: RequestContext): readonly TableChange[] {
  if (changes === undefined) return NO_CHANGES;
  return Array.from(changes, ([table, change]) => ({ table, ...change }));
}

function remarkableHeaders(response: Response): HeaderPart[] {
  const headers: HeaderPart[] = [];
  for (const name of response.getHeaderNames()) {
    if (!UNREMARKABLE.has(name)) headers.push(name, response.getHeader(name) ?? '');
  }
  return headers;
}
