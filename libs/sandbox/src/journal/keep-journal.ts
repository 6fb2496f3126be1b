import type { Request, RequestHandler, Response } from 'express';
import { toIsoUtc } from '#libs/kernel';
import { bytesOf, contextOf, type TappedResponse } from '#libs/platform';
import type { Sandboxes } from '../sandboxes';
import { maskHeaders, maskPath, maskText } from './mask';

/** What of one body the journal keeps. */
export const KEPT_BODY_BYTES = 16 * 1024;
const LONGEST_NUMBER = 64;

/** Headers that every answer carries and nobody asks the journal for. */
const UNREMARKABLE = new Set(['content-security-policy', 'x-content-type-options']);

/** Notes every request of a sandbox in its journal, masked, once its answer has gone. */
export function keepJournal(sandboxes: Sandboxes): RequestHandler {
  return (request, response, next) => {
    const tapped = response as Response & TappedResponse;
    tapped.keepBytes = KEPT_BODY_BYTES;
    const arrived = performance.now();
    // The first to be told of the end, and so while the world is still open.
    contextOf(request)?.onEnd(() => {
      note(sandboxes, request, tapped, Math.round(performance.now() - arrived));
    });
    next();
  };
}

function note(
  sandboxes: Sandboxes,
  request: Request,
  response: Response & TappedResponse,
  durationMs: number,
): void {
  const context = contextOf(request);
  const world = context === undefined ? undefined : sandboxes.peek(context.sandbox);
  // Without a world the request was refused before it had one: its sandbox's name was not valid.
  if (context === undefined || world === undefined) return;
  const isAnswered = response.writableFinished;
  const body = bytesOf(request)?.toString('utf8');
  const sent = response.keptText();
  sandboxes.journal(context.sandbox).add({
    at: toIsoUtc(world.clock.mode === 'frozen' ? world.nowMs() : world.nowMs() - durationMs),
    method: request.method,
    path: maskPath(request.originalUrl),
    status: response.headersSent ? response.statusCode : undefined,
    durationMs,
    correlationId: context.correlationId,
    requestHeaders: maskHeaders(request.headers),
    requestBody: body === undefined ? undefined : maskBody(body),
    responseHeaders: maskHeaders(remarkable(response.getHeaders())),
    responseBody: sent === '' ? undefined : maskBody(sent),
    rule: context.rule,
    outcome: isAnswered ? 'answered' : 'lost',
  });
}

/** What the journal keeps of a body, masked. What is cut off is never looked at: a body can be large. */
function maskBody(text: string): string {
  if (text.length <= KEPT_BODY_BYTES) return maskText(text);
  // A little more than is kept, so that a number which the cut goes through is masked as a whole.
  const masked = maskText(text.slice(0, KEPT_BODY_BYTES + LONGEST_NUMBER));
  return `${masked.slice(0, KEPT_BODY_BYTES)}… (cut)`;
}

function remarkable(
  headers: ReturnType<Response['getHeaders']>,
): Record<string, string | string[] | undefined> {
  const kept: Record<string, string | string[] | undefined> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (UNREMARKABLE.has(name)) continue;
    kept[name] = typeof value === 'number' ? String(value) : value;
  }
  return kept;
}
