import { Injectable } from '@nestjs/common';
import { newUuid, toIsoUtc } from '#libs/kernel';
import {
  type Action,
  type ChildOutcome,
  checkDefinition,
  type Environment,
  executionFrame,
  type Frame,
  type Json,
  type JsonObject,
  Program,
  type Signal,
  type Step,
  step,
} from '#libs/states-language';
import { Expressions } from '../engine/expressions';
import { RunSurroundings } from '../engine/run-surroundings';
import { TaskResources } from '../tasks/task-resources';
import { type TaskOutcome } from '../tasks/task-resource';
import { DefinitionInvalid } from '../workflows/workflow.errors';
import { type StateMock, type StateTestRequest } from './state-test-request';
import { type StateTestResponse } from './state-test.response';
import { inState, machineAround, responseOf, retryCountsOf } from './tested-state';

const DEADLINE_MS = 60_000;

/** Runs one state alone, as TestState of AWS does. */
@Injectable()
export class StateTests {
  constructor(
    private readonly resources: TaskResources,
    private readonly expressions: Expressions,
    private readonly surroundings: RunSurroundings,
  ) {}

  /** @throws DefinitionInvalid */
  async run(request: StateTestRequest): Promise<StateTestResponse> {
    const { program, name } = await this.programOf(request.state);
    const started = executionFrame(program, request.input, this.surroundings.clock.nowMs());
    const retryCounts = retryCountsOf(request);
    const frame: Frame = { ...started, state: name, variables: request.variables, retryCounts };
    const environment = this.environment(request);
    const first = await step(program, frame, { type: 'continue' }, environment);
    const signal = await this.signalAfter(first, request.mock);
    if (signal === undefined) return responseOf([first]);
    return responseOf([first, await step(program, first.frame, signal, environment)]);
  }

  private async programOf(
    state: JsonObject,
  ): Promise<{ readonly program: Program; readonly name: string }> {
    const { definition, name } = machineAround(state);
    const checkExpression = this.expressions.check();
    const checked = await checkDefinition(definition, { checkExpression });
    if (!checked.ok) {
      throw new DefinitionInvalid(inState(checked.refusal.kept, name), checked.refusal.omitted);
    }
    const { Resource: resource } = state;
    const wrong = typeof resource === 'string' ? this.resources.check(resource) : undefined;
    if (wrong !== undefined) throw new DefinitionInvalid([{ pointer: '/Resource', detail: wrong }]);
    return { program: new Program(checked.value), name };
  }

  /** What the task or the branches of the state return; undefined if there is nothing to wait for. */
  private async signalAfter(
    { action, frame }: Step,
    mock: StateMock | undefined,
  ): Promise<Signal | undefined> {
    if (action.kind === 'task') {
      const outcome = mock === undefined ? await this.perform(action) : outcomeOf(mock);
      if (outcome.kind === 'pending') return undefined;
      return outcome.kind === 'succeeded'
        ? { type: 'result', output: outcome.output }
        : { type: 'error', error: outcome.error, cause: outcome.cause };
    }
    if (action.kind !== 'children' || mock === undefined) return undefined;
    return { type: 'children-ended', outcomes: outcomesOf(mock, frame) };
  }

  private perform(action: Extract<Action, { kind: 'task' }>): Promise<TaskOutcome> {
    const resource = this.resources.find(action.resource);
    if (resource === undefined) return Promise.resolve({ kind: 'pending' });
    const id = newUuid();
    return resource.perform({
      resource: action.resource,
      arguments: action.arguments,
      idempotencyKey: id,
      token: action.token ?? newUuid(),
      executionId: id,
      frame: 0,
      hops: 0,
      abort: AbortSignal.timeout(DEADLINE_MS),
      ...(action.timeoutMs === undefined ? {} : { timeoutMs: action.timeoutMs }),
    });
  }

  private environment({ input, context }: StateTestRequest): Environment {
    const nowMs = this.surroundings.clock.nowMs();
    const id = 'test';
    const { Execution = {}, StateMachine = {} } = context;
    return {
      nowMs,
      random: () => 0.5,
      uuid: newUuid,
      evaluator: this.surroundings.evaluator,
      context: {
        Execution: { Id: id, Name: id, Input: input, StartTime: toIsoUtc(nowMs), ...Execution },
        StateMachine: { Id: id, Name: id, ...StateMachine },
      },
      ancestors: [],
      eventsRecorded: 0,
    };
  }
}

function outcomeOf(mock: StateMock): TaskOutcome {
  if (mock.kind === 'result') return { kind: 'succeeded', output: mock.output };
  return { kind: 'failed', error: mock.error, cause: mock.cause ?? '' };
}

/** The result of a Parallel or a Map is an array; an error is that of the first branch. */
function outcomesOf(mock: StateMock, { pending }: Frame): readonly ChildOutcome[] {
  if (mock.kind === 'error') {
    const { error, cause = '' } = mock;
    const most = pending?.kind === 'children' ? pending.toleratedFailures : 0;
    return Array.from({ length: most + 1 }, (_, index) => ({ index, error, cause }));
  }
  const outputs = Array.isArray(mock.output) ? (mock.output as readonly Json[]) : [mock.output];
  return outputs.map((output, index) => ({ index, output }));
}
