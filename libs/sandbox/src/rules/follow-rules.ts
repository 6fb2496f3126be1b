import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { bytesOf, currentContext, mediaTypeOf, type TappedResponse } from '#libs/platform';
import { matches } from '../match/request-match';
import { bodyView, type RequestView } from '../match/request-view';
import type { Sandboxes } from '../sandboxes';
import type { World } from '../world/world';
import { claim } from './rule.repository';
import type { Rule } from './rule';
import { delayMs, type Deed, type Delay } from './rule-effect';

/** A timer is never longer: the clock may be set meanwhile. */
const LONGEST_TIMER_MS = 60_000;

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
  const found = await firstThatTakesEffect(world, request);
  if (found === undefined) return false;
  const { rule, count } = found;
  currentContext().rule = rule.id;
  const { delay, deed } = rule.effect;
  if (delay !== undefined) await holdBack(world, delay, delayMs(delay, rule.seed, count), response);
  return deed !== undefined && carryOut(deed, request, response as Response & TappedResponse);
}

async function firstThatTakesEffect(
  world: World,
  request: Request,
): Promise<{ readonly rule: Rule; readonly count: number } | undefined> {
  if (world.rules.length === 0) return undefined;
  const view = viewOf(request);
  for (const rule of world.rules) {
    if (!matches(rule.match, view)) continue;
    const count = await claim(world.database, rule);
    if (count !== undefined) return { rule, count };
  }
  return undefined;
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

/** Waits on the machine's time, or until the sandbox's clock has moved so far; or until nobody waits. */
async function holdBack(
  world: World,
  { clock }: Delay,
  ms: number,
  response: Response,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    gone.abort();
  });
  const nowMs = (): number => (clock === 'sandbox' ? world.nowMs() : world.machineMs);
  const untilMs = nowMs() + ms;
  while (nowMs() < untilMs && !gone.signal.aborted) {
    const step = new AbortController();
    const stop = (): void => {
      step.abort();
    };
    const unlisten = world.onClockSet(stop);
    gone.signal.addEventListener('abort', stop);
    const timerMs = Math.min(LONGEST_TIMER_MS, untilMs - nowMs());
    await sleep(timerMs, undefined, { signal: step.signal }).catch(() => undefined);
    unlisten();
  }
}

/** @returns whether the request has got its answer, or none for good */
function carryOut(deed: Deed, request: Request, response: Response & TappedResponse): boolean {
  switch (deed.kind) {
    case 'respond': {
      const { status, headers, body } = deed.answer;
      response.status(status).set(headers).end(body);
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
