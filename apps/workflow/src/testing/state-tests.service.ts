import { Injectable } from '@nestjs/common';
import { newUuid, toIsoUtc } from '#libs/kernel';
import {
  type ChildOutcome,
  checkDefinition,
  type Environment,
  executionFrame,
  type Frame,
  type Json,
  type JsonObject,
  Program,
  type Signal,
  type StateMachine,
  type Step,
  step,
  type TaskAction,
} from '#libs/states-language';
import { executionArn, ROLE_ARN, stateMachineArn } from '../engine/run/arns';
import { Expressions } from '../workflows/expressions';
import { RunDependencies } from '../engine/run/run-dependencies';
import { TaskResources } from '../tasks/task-resources';
import { type TaskOutcome } from '../tasks/task-resource';
import { DefinitionInvalid } from '../workflows/workflow.errors';
import { stateFaults } from '../workflows/workflow.request';
import { type StateMock, type StateTestRequest } from './state-test.request';
import { type StateTestResponse } from './state-test.response';
import {
  failureOf,
  inState,
  machineAround,
  responseOf,
  retryCountsOf,
  withoutHandlers,
} from './tested-state';

const DEADLINE_MS = 60_000;
const CONTINUE: Signal = { type: 'continue' };

/** Runs one state alone, as TestState of AWS does. */
@Injectable()
export class StateTestsService {
  constructor(
    private readonly resources: TaskResources,
    private readonly expressions: Expressions,
    private readonly dependencies: RunDependencies,
  ) {}

  /** @throws DefinitionInvalid */
  async run(request: StateTestRequest): Promise<StateTestResponse> {
    const { definition, name } = await this.machineOf(request.state);
    const program = new Program(definition);
    const started = executionFrame(program, request.input, this.dependencies.clock.nowMs());
    const retryCounts = retryCountsOf(request);
    const frame: Frame = { ...started, state: name, variables: request.variables, retryCounts };
    const environment = this.environment(request);
    const first = await step(program, frame, CONTINUE, environment);
    const signal = await this.signalAfter(first, request.mock);
    const before = signal === undefined ? frame : first.frame;
    const made = (of: Program) => step(of, before, signal ?? CONTINUE, environment);
    const failure = failureOf(await made(new Program(withoutHandlers(definition, name))));
    if (signal === undefined) return responseOf([first], failure);
    return responseOf([first, await made(program)], failure);
  }

  private async machineOf(
    state: JsonObject,
  ): Promise<{ readonly definition: StateMachine; readonly name: string }> {
    const { definition, name } = machineAround(state);
    const checkExpression = this.expressions.check();
    const checked = await checkDefinition(definition, { checkExpression });
    if (!checked.ok) {
      throw new DefinitionInvalid(inState(checked.refusal.kept, name), checked.refusal.omitted);
    }
    const wrong = stateFaults(checked.value, (state) => this.resources.resourceFaults(state));
    if (wrong.length > 0) throw new DefinitionInvalid(inState(wrong, name));
    return { definition: checked.value, name };
  }

  /** The result of the task or of the branches, as a signal; undefined if the state waits for neither. */
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

  private async perform(action: TaskAction): Promise<TaskOutcome> {
    const resource = this.resources.find(action.resource);
    if (resource === undefined) return { kind: 'pending' };
    const id = newUuid();
    const abort = AbortSignal.timeout(Math.min(action.timeoutMs ?? DEADLINE_MS, DEADLINE_MS));
    try {
      return await resource.perform({
        resource: action.resource,
        arguments: action.arguments,
        idempotencyKey: id,
        enteredAtMs: this.dependencies.clock.nowMs(),
        token: action.token ?? newUuid(),
        executionId: id,
        frame: 0,
        hops: 0,
        abort,
        ...(action.timeoutMs === undefined ? {} : { timeoutMs: action.timeoutMs }),
      });
    } catch (error) {
      if (!abort.aborted) throw error;
      return { kind: 'failed', error: 'States.Timeout', cause: 'The task took too long.' };
    }
  }

  private environment({ input, context }: StateTestRequest): Environment {
    const nowMs = this.dependencies.clock.nowMs();
    const id = 'test';
    const { Execution = {}, StateMachine = {} } = context;
    return {
      nowMs,
      random: () => 0.5,
      uuid: newUuid,
      evaluator: this.dependencies.evaluator,
      context: {
        Execution: {
          ...{ Id: executionArn(id, id), Name: id, Input: input, RoleArn: ROLE_ARN },
          ...{ StartTime: toIsoUtc(nowMs), RedriveCount: 0, ...Execution },
        },
        StateMachine: { Id: stateMachineArn(id), Name: id, ...StateMachine },
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

/** The result of a Parallel or a Map is an array. An error is the error of the branches. */
function outcomesOf(mock: StateMock, { pending }: Frame): readonly ChildOutcome[] {
  if (mock.kind === 'error') {
    const { error, cause = '' } = mock;
    const most = pending?.kind === 'children' ? pending.toleratedFailures : 0;
    return Array.from({ length: most + 1 }, (_, index) => ({ index, error, cause }));
  }
  const outputs = Array.isArray(mock.output) ? (mock.output as readonly Json[]) : [mock.output];
  return outputs.map((output, index) => ({ index, output }));
}
