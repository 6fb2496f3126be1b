import type { Request, RequestHandler, Response } from 'express';
import { systemClock } from '#libs/kernel';
import {
  bytesOf,
  contextOf,
  keptBytes,
  type RequestContext,
  type TappedResponse,
} from '#libs/platform';
import type { Sandboxes } from '../sandboxes';
import type { HeaderPart, NewEntry } from './journal-entry';
import type { Journals } from './journals';

/** How much of one body the journal holds. */
export const KEPT_BODY_BYTES = 16 * 1024;

/** Headers that every response has and that tell nothing about it. */
const UNREMARKABLE: ReadonlySet<string> = new Set([
  'content-security-policy',
  'x-content-type-options',
]);

/**
 * Adds every request to the journal of the sandbox that it names, when its response has ended, also where
 * it was refused before the sandbox was opened. What arrived is held as it is, and masked when it is read.
 */
export function keepJournal(
  journals: Journals,
  sandboxes: Pick<Sandboxes, 'heldWorld' | 'peek'>,
): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    if (context !== undefined) {
      const tapped = response as Response & TappedResponse;
      tapped.keepBytes = KEPT_BODY_BYTES;
      const journal = journals.begin(context.sandbox);
      const arrivedMs = performance.now();
      // Registered before the sandbox is held, and so called while it is still open. An error is logged by `onEnd`.
      context.onEnd(() => {
        const durationMs = Math.round(performance.now() - arrivedMs);
        let entry: NewEntry | undefined;
        try {
          const atMs = arrivalOf(sandboxes, context, durationMs);
          entry = entryOf(request, tapped, { context, atMs, durationMs });
        } finally {
          journals.end(journal, entry);
        }
      });
    }
    next();
  };
}

/**
 * By the clock of the sandbox that the request began in; where it began in none, of the one of that name that is open
 * now; and otherwise by the machine's.
 */
function arrivalOf(
  sandboxes: Pick<Sandboxes, 'heldWorld' | 'peek'>,
  context: RequestContext,
  durationMs: number,
): number {
  const world = sandboxes.heldWorld(context) ?? sandboxes.peek(context.sandbox);
  if (world === undefined) return systemClock.nowMs() - durationMs;
  return world.clock.mode === 'frozen' ? world.nowMs() : world.nowMs() - durationMs;
}

interface Passage {
  readonly context: RequestContext;
  readonly atMs: number;
  readonly durationMs: number;
}

function entryOf(
  request: Request,
  response: Response & TappedResponse,
  { context, atMs, durationMs }: Passage,
): NewEntry {
  const body = bytesOf(request);
  return {
    atMs,
    method: request.method,
    path: request.originalUrl,
    status: response.headersSent ? response.statusCode : undefined,
    durationMs,
    correlationId: context.correlationId,
    requestHeaders: request.headers,
    requestBody: body === undefined ? undefined : keptBytes(body, KEPT_BODY_BYTES),
    responseHeaders: remarkableHeaders(response),
    responseBody: response.keptBody(),
    rule: context.rule,
    outcome: response.writableFinished ? 'answered' : 'lost',
  };
}

function remarkableHeaders(response: Response): HeaderPart[] {
  const headers: HeaderPart[] = [];
  for (const name of response.getHeaderNames()) {
    if (!UNREMARKABLE.has(name)) headers.push(name, response.getHeader(name) ?? '');
  }
  return headers;
}
