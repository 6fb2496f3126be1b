import type { Request, RequestHandler, Response } from 'express';
import { toIsoUtc } from '#libs/kernel';
import { bytesOf, contextOf, isRaw, mediaTypeOf, type TappedResponse } from '#libs/platform';
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
  const sent = response.keptText();
  const { 'content-type': type = '' } = response.getHeaders();
  sandboxes.journal(context.sandbox).add({
    at: toIsoUtc(world.clock.mode === 'frozen' ? world.nowMs() : world.nowMs() - durationMs),
    method: request.method,
    path: maskPath(request.originalUrl),
    status: response.headersSent ? response.statusCode : undefined,
    durationMs,
    correlationId: context.correlationId,
    requestHeaders: maskHeaders(request.headers),
    requestBody: shownBody(mediaTypeOf(request), bytesOf(request)?.toString('utf8')),
    responseHeaders: maskHeaders(remarkable(response.getHeaders())),
    responseBody: sent === '' ? undefined : shownBody(String(type).split(';', 1)[0], sent),
    rule: context.rule,
    outcome: isAnswered ? 'answered' : 'lost',
  });
}

function shownBody(mediaType: string | undefined, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // Nothing in bytes, or in hex that stands for them, can be told apart and masked.
  return isRaw(mediaType ?? '')
    ? `(${String(text.length)} characters of raw data)`
    : maskBody(text);
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
