import type { Request, RequestHandler, Response } from 'express';
import { bytesOf, currentContext, guarded, mediaTypeOf, type TappedResponse } from '#libs/platform';
import { bodyView, type RequestView } from '#libs/matching';
import { type Sandboxes } from '../open/sandboxes';
import { type Deed } from '../rules/rule-effect';
import { takeEffect } from '../rules/take-effect';

/** Opens the world of the request, and does to the request what the rules of that world say. */
export function followRules(sandboxes: Sandboxes): RequestHandler {
  return (request, response, next) => {
    const world = sandboxes.worldIfOpen();
    if (world?.rules.length === 0 && !world.isStale) {
      next();
      return;
    }
    apply(sandboxes, request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}

async function apply(sandboxes: Sandboxes, request: Request, response: Response): Promise<boolean> {
  const world = await sandboxes.freshWorld();
  const gone = new AbortController();
  response.once(
    'close',
    guarded(() => {
      gone.abort();
    }),
  );
  const deed = await takeEffect(world, () => viewOf(request), gone.signal);
  return deed !== undefined && carryOut(deed, request, response as Response & TappedResponse);
}

function viewOf(request: Request): RequestView {
  return {
    method: request.method,
    path: decoded(request.path),
    query: request.query as RequestView['query'],
    headers: request.headers,
    body: bodyView(bytesOf(request)?.toString('utf8'), mediaTypeOf(request)),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @returns whether the request has got its answer, or none for good */
function carryOut(deed: Deed, request: Request, response: Response & TappedResponse): boolean {
  switch (deed.kind) {
    case 'respond': {
      const { status, headers, body } = deed.answer;
      response.statusCode = status;
      // Not by Express's `set`, which completes a content type, or replaces one that it does not know.
      for (const [name, content] of Object.entries(headers)) response.setHeader(name, content);
      // As bytes: node sends headers in the encoding of a body that is a string, and they are Latin-1.
      response.end(Buffer.from(body));
      return true;
    }
    case 'reset':
      request.socket.resetAndDestroy();
      return true;
    case 'empty':
      request.socket.destroy();
      return true;
    case 'truncate':
      response.fate = { kind: 'truncated', bodyBytes: deed.bodyBytes };
      return false;
    case 'commitThenDrop':
      response.fate = { kind: 'lost' };
      return false;
    case 'outcome':
      currentContext().outcome = deed.code;
      return false;
  }
}
