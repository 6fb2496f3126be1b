import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { canonicalJson, newOrderedUuid, newUuid, systemClock, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { executionFrame, type Json } from '#libs/states-language';
import { type Execution, hasEnded, INITIAL_STATUS, type ParentTask } from '../executions/execution';
import { ExecutionAlreadyExists, IdempotencyKeyReused } from '../executions/execution.errors';
import { ExecutionRepository } from '../executions/execution.repository';
import { type MockSet } from '../executions/mocks';
import { WakeExecution } from './wake-execution';
import { ExecutionChanges, type UnstoredExecution } from './store/execution-changes';
import { type NamedDefinition, Programs } from './run/programs';

/** An execution to be started. */
export interface NewExecution {
  readonly workflowId: string;
  readonly version: number;
  /** The version, if the caller has read it. */
  readonly definition?: NamedDefinition;
  readonly input: Json;
  readonly name?: string | undefined;
  readonly mocks?: MockSet | null;
  readonly idempotencyKey?: string | undefined;
  readonly parent?: ParentTask;
  readonly hops?: number;
  /** Only for examples, which have a fixed id. */
  readonly id?: string | undefined;
}

/** Starts executions. */
@Injectable()
export class StartExecution {
  constructor(
    private readonly changes: ExecutionChanges,
    private readonly executions: ExecutionRepository,
    private readonly programs: Programs,
    private readonly wakeExecution: WakeExecution,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @returns the execution, and whether it is new: a repeated Idempotency-Key returns the first execution, and a repeated name the running one with the same content
   * @throws IdempotencyKeyReused if the key has started another execution
   * @throws ExecutionAlreadyExists if the name belongs to another execution, or to one that has ended
   */
  async start(
    asked: NewExecution,
  ): Promise<{ readonly execution: Execution; readonly isNew: boolean }> {
    const { workflowId, version, definition } = asked;
    const prepared =
      definition === undefined
        ? await this.programs.of(workflowId, version)
        : this.programs.prepared(definition);
    const execution = this.execution(asked);
    const frame = executionFrame(prepared.program, asked.input, execution.startedAtMs);
    const started = await this.changes.start(execution, frame, prepared);
    if (started === undefined) {
      const earlier = await this.earlier(execution);
      if (earlier === undefined) throw new Error(`Execution ${execution.id} was not stored.`);
      return { execution: earlier, isNew: false };
    }
    if (started.requestedOutcome !== 'STUCK') await this.wakeExecution.afterCommit(started.id);
    return { execution: started, isNew: true };
  }

  /**
   * @returns the execution that the same request has started before, if there is one
   * @throws IdempotencyKeyReused, ExecutionAlreadyExists
   */
  repeated(asked: NewExecution): Promise<Execution | undefined> {
    return this.earlier(this.execution(asked));
  }

  private execution(asked: NewExecution): UnstoredExecution {
    const { workflowId, version, input, mocks = null, idempotencyKey } = asked;
    const { id = newOrderedUuid(systemClock.nowMs()), name = id } = asked;
    const { parent = null, hops = 0 } = asked;
    const { correlationId } = currentContext();
    const givenName = asked.name ?? null;
    return {
      ...{ id, workflowId, version, name, givenName, input, mocks, parent, hops, correlationId },
      ...BEGINNING,
      startedAtMs: this.clock.nowMs(),
      runner: newUuid(),
      idempotencyKey: idempotencyKey ?? null,
      content: createHash('sha256')
        .update(canonicalJson({ input, mocks, name: asked.name ?? null }))
        .digest('hex'),
    };
  }

  /** The execution that the same request has started before. */
  private async earlier(asked: UnstoredExecution): Promise<Execution | undefined> {
    const { workflowId, idempotencyKey, content, id } = asked;
    const found =
      idempotencyKey === null
        ? await this.executions.byId(id)
        : await this.executions.byIdempotencyKey(workflowId, idempotencyKey);
    if (found === undefined) return this.ofName(asked);
    if (found.content !== content) throw new IdempotencyKeyReused(idempotencyKey ?? '', found.id);
    return found;
  }

  /** The execution with the name. A task cannot wait for an execution that it has not started itself. */
  private async ofName(asked: UnstoredExecution): Promise<Execution | undefined> {
    const { workflowId, name, content, parent } = asked;
    const found = await this.executions.byGivenName(workflowId, name);
    if (found === undefined) return undefined;
    const isRepeat = parent === null && !hasEnded(found) && found.content === content;
    if (!isRepeat) throw new ExecutionAlreadyExists(found);
    return found;
  }
}

const BEGINNING = {
  status: INITIAL_STATUS,
  output: null,
  error: null,
  cause: null,
  stoppedAtMs: null,
  redrives: 0,
  eventCount: 0,
  frameCount: 1,
  turnCount: 1,
  dueAtMs: null,
  mockCalls: {},
} as const;
