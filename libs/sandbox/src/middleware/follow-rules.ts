import { TLSSocket } from 'node:tls';
import type { Request, RequestHandler, Response } from 'express';
import {
  bytesOf,
  currentContext,
  guarded,
  hasRoute,
  mediaTypeOf,
  readableText,
  type RequestStages,
  type TappedResponse,
} from '#libs/http';
import { percentDecoded } from '#libs/kernel';
import { bodyView, type RequestView } from '#libs/matching';
import { type Holds } from '../hold/holds';
import { type Sandboxes } from '../open/sandboxes';
import { bytesOfAnswer } from '../rules/canned-answer';
import { workOf } from '../work/sandbox-work';
import { type RequestAction, takeEffect } from './take-effect';

interface Surroundings {
  readonly sandboxes: Sandboxes;
  readonly holds: Holds;
  readonly stages: Pick<RequestStages, 'routedPath'>;
}

/** Waits while the sandbox of the request is held, opens it, and applies its rules to the request. */
export function followRules({ sandboxes, holds, stages }: Surroundings): RequestHandler {
  return (request, response, next) => {
    const context = currentContext();
    if (!holds.isHeld(context.sandbox)) {
      const openSandbox = sandboxes.currentIfOpen();
      if (openSandbox?.rules.length === 0 && !openSandbox.isStale && !context.isObserver) {
        holds.admit(context);
        workOf(context).takesTestValues = openSandbox.takesTestValues;
        next();
        return;
      }
    }
    apply({ sandboxes, holds, stages }, request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}

async function apply(
  { sandboxes, holds, stages }: Surroundings,
  request: Request,
  response: Response,
): Promise<boolean> {
  const gone = new AbortController();
  response.once(
    'close',
    guarded(() => {
      gone.abort();
    }),
  );
  // The client has left, and the request has not begun.
  if (!(await holds.enter(currentContext(), gone.signal))) return true;
  if (currentContext().isObserver) {
    await sandboxes.currentToRead();
    return false;
  }
  if (await isForNothing({ sandboxes, stages }, request)) return false;
  const openSandbox = await sandboxes.currentUpToDate();
  workOf(currentContext()).takesTestValues = openSandbox.takesTestValues;
  const action = await takeEffect(
    openSandbox,
    { holds, view: () => viewOf(request, stages) },
    gone.signal,
  );
  return action !== undefined && carryOut(action, request, response as Response & TappedResponse);
}

/**
 * Whether the request gets 404, and would only create its sandbox: there is no route, and no sandbox that could have a
 * rule for it.
 */
async function isForNothing(
  { sandboxes, stages }: Pick<Surroundings, 'sandboxes' | 'stages'>,
  request: Request,
): Promise<boolean> {
  if (sandboxes.peek(currentContext().sandbox) !== undefined) return false;
  return !hasRoute(request, stages.routedPath(request.path)) && !(await sandboxes.currentExists());
}

function viewOf(request: Request, stages: Surroundings['stages']): RequestView {
  const path = percentDecoded(request.path);
  const mediaType = mediaTypeOf(request);
  const text = bytesOf(request)?.toString('utf8');
  return {
    method: request.method,
    path,
    routedPath: stages.routedPath(path),
    query: request.query as RequestView['query'],
    headers: request.headers,
    body: bodyView(text === undefined ? undefined : readableText(text, mediaType), mediaType),
  };
}

/** @returns true if the request is finished: answered, or its connection broken */
function carryOut(
  action: RequestAction,
  request: Request,
  response: Response & TappedResponse,
): boolean {
  switch (action.kind) {
    case 'respond': {
      const { status, headers } = action.answer;
      response.statusCode = status;
      // Without `set` of Express, which changes incomplete or unknown content types.
      for (const [name, content] of Object.entries(headers)) response.setHeader(name, content);
      // As bytes: for a string body, Node would send the headers in its encoding, but they are Latin-1.
      response.end(bytesOfAnswer(action.answer));
      return true;
    }
    case 'reset':
      // Node can reset a TCP connection, but not one over TLS, which is closed without a response.
      if (request.socket instanceof TLSSocket) request.socket.destroy();
      else request.socket.resetAndDestroy();
      return true;
    case 'empty':
      request.socket.destroy();
      return true;
    case 'truncate':
      response.fault = { kind: 'truncated', bodyBytes: action.bodyBytes };
      return false;
    case 'commitThenDrop':
      response.fault = { kind: 'lost' };
      return false;
  }
}
