import { Inject, Injectable } from '@nestjs/common';
import { parseInstant, type Clock } from '#libs/kernel';
import { currentContext, type JsonList } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type Frame, type Signal } from '#libs/states-language';
import { Engine } from '../engine/engine';
import { EngineRepository } from '../engine/store/engine.repository';
import { type StoredEvent } from './event.row';
import { type Execution } from './execution';
import { ExecutionEnded, ExecutionNotFound, ExecutionNotRedrivable } from './execution.errors';
import { ExecutionRepository } from './execution.repository';
import { ExecutionResponse } from './execution.response';
import { type ListExecutionsRequest } from './api/list-executions.request';

/** Of an id in an error. */
const SHOWN_CHARACTERS = 60;
const EVENTS_A_READ = 1_000;

/** Finds, stops and redrives executions. */
@Injectable()
export class Executions {
  constructor(
    private readonly repository: ExecutionRepository,
    private readonly running: EngineRepository,
    private readonly engine: Engine,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ExecutionNotFound */
  async find(id: string): Promise<Execution> {
    const found = await this.repository.byId(id);
    if (found !== undefined) return found;
    throw new ExecutionNotFound(id.slice(0, SHOWN_CHARACTERS), currentContext().sandbox);
  }

  list(workflowId: string, { status, version, from, to }: ListExecutionsRequest): JsonList {
    const instants = { fromMs: instantOf(from), toMs: instantOf(to) };
    const filter = { workflowId, status, version, ...instants };
    return this.repository.list(filter, (execution) =>
      JSON.stringify(ExecutionResponse.of(execution)),
    );
  }

  /** The events after a number, in their order. */
  async *history(id: string, after = 0): AsyncGenerator<StoredEvent> {
    for (let last = after; ;) {
      const events = await this.repository.events(id, { after: last, limit: EVENTS_A_READ });
      yield* events;
      last = events.at(-1)?.number ?? last;
      if (events.length < EVENTS_A_READ) return;
    }
  }

  /**
   * Lets an execution end. It is ABORTED when its runner has seen it.
   * @throws ExecutionNotFound, ExecutionEnded
   */
  async stop(id: string, reason: { readonly error?: string; readonly cause?: string }) {
    const execution = await this.find(id);
    const isSent = await this.running.send(id, { type: 'abort', ...reason });
    if (!isSent) throw new ExecutionEnded(id, (await this.find(id)).status);
    await this.engine.go(id);
    return execution;
  }

  /**
   * Lets an execution that has not succeeded go on in the state in which it has ended, with the same input.
   * @throws ExecutionNotFound, ExecutionNotRedrivable
   */
  async redrive(id: string): Promise<Execution> {
    await this.find(id);
    const nowMs = this.clock.nowMs();
    const redriven = await this.running.redrive(id, nowMs, (frame) => resumed(frame, nowMs));
    if (redriven === undefined) throw new ExecutionNotRedrivable(id, (await this.find(id)).status);
    await this.engine.go(id);
    return redriven;
  }
}

/** The state begins again: a Parallel or a Map with all of its branches. The time limit of the execution is over. */
function resumed(frame: Frame, nowMs: number): { readonly frame: Frame; readonly signal: Signal } {
  const again: Frame = {
    ...frame,
    status: 'running',
    isEntered: false,
    pending: null,
    retryCounts: [],
    enteredAtMs: nowMs,
    deadlineMs: null,
  };
  return { frame: again, signal: { type: frame.state === '' ? 'start' : 'continue' } };
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseInstant(text);
}
