import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { bankIsOverloaded, tooManyCallsAMinute } from '../limits/limit.errors';
import { type Caller } from '../security/caller';
import { CallerChecks } from '../security/caller-checks';
import { bearerToken } from '../security/token-check';
import { TokenInvalid } from '../security/token.errors';
import { hashOf } from '../security/tokens/secret';
import { ExamCalls } from './exam-calls.repository';
import { ExamRuns, type WatchedRun } from './exam-runs.repository';
import { type ExamCall, type Fault } from './items/exam-item';
import { SERVED_ITEMS } from './items/exam-items';
import { RETRY_AFTER_SEC } from './items/steps';

const PATH_LENGTH = 200;
const KEY_LENGTH = 40;
const DETAIL = 'The examiner refuses this call once; see GET /__admin/exams/runs.';

/** Notes the calls of clients that are examined, and answers one of them with the fault of the item. */
@Injectable()
export class ExamWatch {
  constructor(
    private readonly runs: ExamRuns,
    private readonly calls: ExamCalls,
    private readonly sandboxes: Sandboxes,
    @Inject(CLOCK) private readonly clock: Clock,
    checks: CallerChecks,
  ) {
    checks.add((caller, request, response) => this.watch(caller, request, response));
  }

  /** @throws the fault with which the call is refused */
  private async watch({ clientId }: Caller, request: Request, response: Response): Promise<void> {
    const run = await this.runs.watchedRun(clientId);
    if (run === undefined) return;
    const call = callOf(request, this.clock.nowMs());
    if (call === undefined || toIsoUtc(call.atMs) > run.endsAt) return;
    const fault = await this.note(run, call);
    if (fault !== undefined) throw refusalOf(fault, response);
  }

  /** @returns the fault with which the call is refused. The lock of the run makes it one fault, on all instances. */
  private async note(
    { id, item }: WatchedRun,
    call: Omit<ExamCall, 'fault'>,
  ): Promise<Fault['status'] | undefined> {
    const { runs, calls } = this;
    const fault = SERVED_ITEMS.find((each) => each.item === item)?.fault;
    return this.sandboxes.atomically(function* (tx) {
      yield* runs.lock(tx, id);
      const { hasFault, isFull } = yield* calls.stateOf(tx, id);
      if (isFull) return undefined;
      const isRefused = fault?.applies(call) === true && !hasFault;
      const status = isRefused ? fault.status : undefined;
      yield* calls.add(tx, { ...call, runId: id, fault: status ?? null });
      return status;
    });
  }
}

/** The call of a request; undefined without an access token. */
function callOf(request: Request, atMs: number): Omit<ExamCall, 'fault'> | undefined {
  const token = bearerToken(request.get('Authorization'));
  if (token === undefined) return undefined;
  const body: unknown = request.body;
  const data: unknown =
    typeof body === 'object' && body !== null && 'data' in body ? body.data : (body ?? null);
  return {
    method: request.method,
    path: request.path.slice(0, PATH_LENGTH),
    tokenHash: hashOf(token),
    idempotencyKey: request.get('x-idempotency-key')?.slice(0, KEY_LENGTH) ?? null,
    content: createHash('sha256').update(JSON.stringify(data)).digest('hex'),
    atMs,
  };
}

function refusalOf(status: Fault['status'], response: Response): Error {
  switch (status) {
    case 401:
      response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
      return new TokenInvalid(DETAIL);
    case 429:
      response.setHeader('Retry-After', String(RETRY_AFTER_SEC));
      return tooManyCallsAMinute(DETAIL);
    case 529:
      return bankIsOverloaded(DETAIL);
  }
}
