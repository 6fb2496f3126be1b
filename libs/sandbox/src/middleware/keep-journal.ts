import type { Request, RequestHandler, Response } from 'express';
import { systemClock } from '#libs/kernel';
import {
  bytesOf,
  contextOf,
  guarded,
  keptBytes,
  type RequestContext,
  type TappedResponse,
} from '#libs/platform';
import { type Sandboxes } from '../open/sandboxes';
import { type HeaderPart, type JournalEntry, type Journals } from '#libs/journal';

/** How many bytes of one body the journal keeps. */
export const KEPT_BODY_BYTES = 16 * 1024;

/** Headers that are the same in every response, so the journal leaves them out. */
const UNREMARKABLE: ReadonlySet<string> = new Set([
  'content-security-policy',
  'x-content-type-options',
]);

/**
 * Adds every request to the journal of its sandbox when the response has ended, even if the request was
 * refused before the sandbox was opened. The received bytes are kept unchanged and masked when they are
 * read.
 */
export function keepJournal(
  journals: Journals,
  sandboxes: Pick<Sandboxes, 'peek'>,
): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    if (context !== undefined) {
      const tapped = response as Response & TappedResponse;
      tapped.keepBytes = KEPT_BODY_BYTES;
      const journal = journals.begin(context.sandbox);
      const arrivedMs = performance.now();
      // Registered before the sandbox is held, so that it is called while the sandbox is still open.
      context.onEnd(() => {
        const durationMs = Math.round(performance.now() - arrivedMs);
        let entry: JournalEntry | undefined;
        guarded(() => {
          const atMs = arrivalOf(sandboxes, context, durationMs);
          entry = entryOf(request, tapped, { context, atMs, durationMs });
        })();
        journals.end(journal, entry);
      });
    }
    next();
  };
}

/** On the clock of the sandbox if it is open, otherwise on the clock of the machine. */
function arrivalOf(
  sandboxes: Pick<Sandboxes, 'peek'>,
  { sandbox }: RequestContext,
  durationMs: number,
): number {
  const openSandbox = sandboxes.peek(sandbox);
  if (openSandbox === undefined) return systemClock.nowMs() - durationMs;
  return openSandbox.clock.mode === 'frozen'
    ? openSandbox.nowMs()
    : openSandbox.nowMs() - durationMs;
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
): JournalEntry {
  const body = bytesOf(request);
  return {
    id: 0,
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
