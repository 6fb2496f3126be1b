import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, orderOutcome, Sandboxes } from '#libs/sandbox';
import { type Caller } from '../../security/caller';
import { CallerChecks } from '../../security/caller-checks';
import { ExamRuns, type WatchedRun } from '../exam-runs.repository';
import { type ExamCall, type Fault } from '../items/exam-item';
import { SERVED_ITEMS } from '../items/exam-items';
import { ExamCalls } from './exam-calls.repository';
import { LateAnswer } from './late-answer';
import { refusalOf } from './refusals';
import { callOf } from './watched-call';

/** A client that reads the same object again within this time is noted once, if its run lasts for hours. */
const READ_AGAIN_MS = 60_000;

/** A call that is noted. */
interface NotedCall {
  readonly run: WatchedRun;
  readonly sequence: number;
}

/** Notes the calls of clients that are examined, and answers one of them with the fault of the item. */
@Injectable()
export class ExamWatch {
  constructor(
    private readonly runs: ExamRuns,
    private readonly calls: ExamCalls,
    private readonly sandboxes: Sandboxes,
    private readonly lateAnswer: LateAnswer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Watches the calls whose access token is valid. */
  follow(checks: CallerChecks): void {
    checks.add((caller, request, response) => this.watch(caller, request, response));
  }

  /** @throws the fault with which the call is refused */
  private async watch({ clientId }: Caller, request: Request, response: Response): Promise<void> {
    const run = await this.runs.watchedRun(clientId);
    if (run === undefined) return;
    const call = callOf(request, this.clock.nowMs());
    if (call === undefined || toIsoUtc(call.atMs) > run.endsAt) return;
    const fault = SERVED_ITEMS.find(({ item }) => item === run.item)?.fault;
    const sequence = await this.note(run, call, fault);
    if (sequence === undefined || fault?.applies(call) !== true) return;
    await this.carryOut(fault, { run, sequence }, response);
  }

  /** @returns the sequence number of the call; undefined if it is not noted */
  private note(
    { id }: WatchedRun,
    call: Omit<ExamCall, 'fault'>,
    fault: Fault | undefined,
  ): Promise<number | undefined> {
    const { runs, calls } = this;
    return this.sandboxes.atomically(function* (tx) {
      yield* runs.lock(tx, id);
      const isLong = fault?.kind === 'outcome' && fault.isLong === true;
      const afterMs = call.atMs - READ_AGAIN_MS;
      if (isLong && call.method === 'GET' && (yield* calls.hasRead(tx, id, call.path, afterMs))) {
        return undefined;
      }
      if ((yield* calls.stateOf(tx, id)).isFull) return undefined;
      return yield* calls.add(tx, { ...call, runId: id, fault: null });
    });
  }

  private async carryOut(fault: Fault, noted: NotedCall, response: Response): Promise<void> {
    const take = (tx: UnitOfWork) => this.takeFault(tx, noted, fault.status);
    switch (fault.kind) {
      case 'refuse':
        if (await this.sandboxes.atomically(take)) throw refusalOf(fault.status, response);
        return;
      case 'outcome': {
        const { code } = fault;
        const database = await this.sandboxes.database();
        orderOutcome({ code, requester: 'The examiner', database, take });
        return;
      }
      case 'late':
        this.lateAnswer.delay(response, fault.lateMs, () => this.sandboxes.atomically(take));
    }
  }

  /** Marks the call as the one with the fault. The lock of the run makes it one call, on all instances. */
  private *takeFault(
    tx: UnitOfWork,
    { run: { id }, sequence }: NotedCall,
    status: number,
  ): Transactional<boolean> {
    yield* this.runs.lock(tx, id);
    if ((yield* this.calls.stateOf(tx, id)).hasFault) return false;
    yield* this.calls.setFault(tx, sequence, status);
    return true;
  }
}
