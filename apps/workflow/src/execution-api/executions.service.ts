import { Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { parseInstant, RequestInvalid } from '#libs/kernel';
import { StartExecution } from '../engine/start-execution';
import { WakeExecution } from '../engine/wake-execution';
import { type StoredEvent } from '../executions/event.row';
import { type Execution } from '../executions/execution';
import {
  ExecutionEnded,
  ExecutionNotFound,
  ExecutionNotRedrivable,
} from '../executions/execution.errors';
import { ExecutionRepository } from '../executions/execution.repository';
import { ExecutionResponse } from '../executions/execution.response';
import { unknownMocks } from '../executions/mocks';
import { WorkflowsService } from '../workflows/workflows.service';
import { readExecutionRequest } from './execution.request';
import { type ListExecutionsRequest } from './list-executions.request';

/** The length of an id in an error. */
const SHOWN_CHARACTERS = 60;
const EVENTS_A_READ = 1_000;

/** Starts, finds, stops and redrives executions for requests. */
@Injectable()
export class ExecutionsService {
  constructor(
    private readonly repository: ExecutionRepository,
    private readonly workflows: WorkflowsService,
    private readonly startExecution: StartExecution,
    private readonly wakeExecution: WakeExecution,
  ) {}

  /**
   * @throws WorkflowNotFound, VersionNotFound, RequestInvalid, IdempotencyKeyReused
   * @returns the execution, and whether this request has started it
   */
  async start(
    workflowId: string,
    body: unknown,
    idempotencyKey: string | undefined,
  ): Promise<{ readonly execution: Execution; readonly isNew: boolean }> {
    const workflow = await this.workflows.find(workflowId);
    const { input, name, mocks, version = workflow.version } = readExecutionRequest(body);
    const { hash, definition } =
      version === workflow.version
        ? workflow
        : await this.workflows.version(workflowId, String(version));
    const unknown = mocks === null ? undefined : unknownMocks(mocks, definition);
    if (unknown?.isEmpty === false) {
      // A repeat returns the first execution, although the workflow may have been changed since.
      const asked = { workflowId, version, input, name, mocks, idempotencyKey };
      const earlier = await this.startExecution.repeated(asked);
      if (earlier === undefined) throw new RequestInvalid(unknown);
      return { execution: earlier, isNew: false };
    }
    return this.startExecution.start({
      ...{ workflowId, version, input, name, mocks, idempotencyKey },
      definition: { hash, definition, workflowName: workflow.name },
    });
  }

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
   * Stops an execution. It is ABORTED as soon as its runner has received the signal.
   * @throws ExecutionNotFound, ExecutionEnded
   */
  async stop(id: string, reason: { readonly error?: string; readonly cause?: string }) {
    const execution = await this.find(id);
    const isSent = await this.wakeExecution.send(id, { type: 'abort', ...reason });
    if (!isSent) throw new ExecutionEnded(id, (await this.find(id)).status);
    return execution;
  }

  /**
   * Continues an execution that has not succeeded in the state in which it ended, with the same input.
   * @throws ExecutionNotFound, ExecutionNotRedrivable
   */
  async redrive(id: string): Promise<Execution> {
    await this.find(id);
    const redriven = await this.wakeExecution.redrive(id);
    if (redriven === undefined) throw new ExecutionNotRedrivable(id, (await this.find(id)).status);
    return redriven;
  }
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseInstant(text);
}
