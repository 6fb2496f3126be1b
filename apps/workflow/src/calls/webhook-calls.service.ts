import { Inject, Injectable } from '@nestjs/common';
import { RequestInvalid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type Json, type StateMachine } from '#libs/states-language';
import { WakeExecution } from '../engine/wake-execution';
import { StartExecution } from '../engine/start-execution';
import { WEBHOOK_WAIT } from './webhook-wait';
import { hopsOf, MAX_HOPS } from '../tasks/hops';
import { storableText } from '../storable-text';
import { type Workflow } from '../workflows/workflow';
import { DEFAULT_CORRELATION } from '../workflows/workflow.response';
import { WorkflowsService } from '../workflows/workflows.service';
import { CallNotSigned, TooManyHops } from './call.errors';
import { type CallHeaders, isSigned, SIGNATURE_HEADERS } from './call-signature';
import { type Received, WaitingTasks } from './waiting-tasks';

/** Headers with the id of a call. The first one that is present counts. */
const NAMING_HEADERS = ['webhook-id', 'idempotency-key', 'x-github-delivery', ...SIGNATURE_HEADERS];
const MAX_KEY = 300;
const MAX_CORRELATION = 200;

/** A request to a webhook. */
export interface CallRequest {
  readonly workflowId: string;
  /** The parsed JSON. */
  readonly body: Json;
  readonly bytes: Buffer;
  readonly headers: CallHeaders;
  /** From the query. It takes precedence over the one in the body. */
  readonly correlationId: string | undefined;
}

export const CALL_RESULTS = ['started', 'resumed', 'kept', 'repeated'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** The result of a call. */
export interface CallAnswer {
  readonly result: CallResult;
  readonly executionId: string | null;
}

/** Processes calls of webhooks: each call starts an execution, completes a waiting task, or is kept. */
@Injectable()
export class WebhookCallsService {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly waiting: WaitingTasks,
    private readonly startExecution: StartExecution,
    private readonly wakeExecution: WakeExecution,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws WorkflowNotFound, CallNotSigned, TooManyHops */
  async take(request: CallRequest): Promise<CallAnswer> {
    const workflow = await this.workflows.find(request.workflowId);
    checkSignature(workflow, request);
    const hops = hopsOf(request.headers['x-workflow-hops']);
    if (hops >= MAX_HOPS) throw new TooManyHops(hops);
    const correlationId = correlationOf(workflow, request);
    const nowMs = this.clock.nowMs();
    const received = await this.waiting.receive({
      workflowId: workflow.id,
      callKey: keyOf(request.headers),
      correlationId,
      result: { body: request.body, receivedAt: toIsoUtc(nowMs) },
      isKept: correlationId !== null && waits(workflow.definition),
      receivedAtMs: nowMs,
    });
    return this.follow(received, { workflow, input: request.body, hops });
  }

  private async follow(
    received: Received,
    { workflow, input, hops }: { readonly workflow: Workflow; input: Json; hops: number },
  ): Promise<CallAnswer> {
    switch (received.kind) {
      case 'kept':
        return { result: 'kept', executionId: null };
      case 'repeated':
        return { result: 'repeated', executionId: received.executionId };
      case 'resumed':
        await this.wakeExecution.afterCommit(received.executionId);
        return { result: 'resumed', executionId: received.executionId };
      case 'starts': {
        const { execution } = await this.startExecution.start({
          ...{ workflowId: workflow.id, version: workflow.version, input, hops },
          idempotencyKey: `call ${String(received.sequence)}`,
        });
        await this.waiting.started(received.sequence, execution.id);
        return { result: 'started', executionId: execution.id };
      }
    }
  }
}

function checkSignature({ webhook }: Workflow, { bytes, headers }: CallRequest): void {
  if (webhook?.secret === undefined) return;
  const signed = isSigned(webhook.secret, bytes, headers);
  if (signed !== true) throw new CallNotSigned(signed === undefined);
}

function keyOf(headers: CallHeaders): string | null {
  const name = NAMING_HEADERS.find((each) => headers[each] !== undefined);
  return name === undefined ? null : `${name} ${headers[name] ?? ''}`.slice(0, MAX_KEY);
}

/** The correlation id from the query, or from the body at the JSON Pointer of the workflow. */
function correlationOf({ webhook }: Workflow, request: CallRequest): string | null {
  if (request.correlationId !== undefined) return request.correlationId;
  const pointer = webhook?.correlation ?? DEFAULT_CORRELATION;
  let value: Json | undefined = request.body;
  for (const token of pointer.slice(1).split('/')) {
    if (typeof value !== 'object' || value === null) return null;
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Object.hasOwn(value, name)
      ? (value as Readonly<Record<string, Json>>)[name]
      : undefined;
  }
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  // Characters are counted as in the arguments of the task.
  if (Array.from(String(value).slice(0, 2 * MAX_CORRELATION + 2)).length > MAX_CORRELATION) {
    const detail = `The correlation id must have at most ${String(MAX_CORRELATION)} characters.`;
    throw new RequestInvalid([{ pointer, detail }]);
  }
  return storableText(String(value));
}

/** Whether a state of the definition can wait for a call. */
function waits(definition: StateMachine): boolean {
  return JSON.stringify(definition).includes(`"Resource":"${WEBHOOK_WAIT}"`);
}
