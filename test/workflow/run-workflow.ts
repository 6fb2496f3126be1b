import jsonata from 'jsonata';
import {
  executionFrame,
  Program,
  step,
  wakeAtMs,
  type Action,
  type Environment,
  type Evaluator,
  type Json,
  type Signal,
  type StateMachine,
  type TaskAction,
} from '#libs/states-language';
import { type TaskOutcome } from '../../apps/workflow/src/tasks/task-resource';

/** How an execution has ended. */
export interface RunResult {
  /** The output, or `Error: cause`. */
  readonly end: Json;
  /** The states that were entered, in order. */
  readonly path: readonly string[];
  /** How long it took on its clock, which jumps over all waits, in ms. */
  readonly elapsedMs: number;
}

export interface RunSettings {
  readonly executionId: string;
  readonly startMs: number;
  readonly perform: (task: TaskAction, idempotencyKey: string) => Promise<TaskOutcome>;
}

/** Evaluates in this process, which only tests may do. */
const evaluator: Evaluator = {
  evaluate: ({ expressions, bindings }) =>
    Promise.all(
      expressions.map(async (expression) => {
        try {
          const value: unknown = await jsonata(expression).evaluate(null, bindings);
          const text = JSON.stringify(value) as string | undefined;
          const json = text === undefined ? undefined : (JSON.parse(text) as Json);
          return { ok: true as const, value: json };
        } catch (error) {
          return { ok: false as const, message: (error as { message: string }).message };
        }
      }),
    ),
};

/** Runs a definition without branches in memory, with real tasks. */
export async function runWorkflow(
  definition: StateMachine,
  input: Json,
  { executionId, startMs, perform }: RunSettings,
): Promise<RunResult> {
  const program = new Program(definition);
  const path: string[] = [];
  let nowMs = startMs;
  let frame = executionFrame(program, input, nowMs);
  let signal: Signal = { type: 'start' };
  let eventsRecorded = 0;
  for (;;) {
    const environment = environmentOf({ executionId, startMs, nowMs, eventsRecorded });
    const made = await step(program, frame, signal, environment);
    frame = made.frame;
    eventsRecorded += made.events.length;
    for (const { type, state } of made.events) {
      if (type.endsWith('StateEntered') && state !== undefined) path.push(state);
    }
    const { action } = made;
    if (action.kind === 'succeed' || action.kind === 'fail') {
      return { end: endOf(action), path, elapsedMs: nowMs - startMs };
    }
    if (action.kind === 'task') {
      const key = `${executionId}/${String(path.length)}/${String(action.attempt)}`;
      signal = signalOf(await perform(action, key), action.attempt);
    } else if (action.kind === 'continue') signal = { type: 'continue' };
    else {
      const wakeMs = wakeAtMs(frame);
      if (wakeMs === undefined) throw new Error(`Nothing wakes ${path.at(-1) ?? 'the start'}.`);
      nowMs = wakeMs;
      signal = { type: 'timer' };
    }
  }
}

function environmentOf({
  executionId,
  startMs,
  ...times
}: {
  readonly executionId: string;
  readonly startMs: number;
  readonly nowMs: number;
  readonly eventsRecorded: number;
}): Environment {
  const StartTime = new Date(startMs).toISOString();
  return {
    ...times,
    random: () => 0.5,
    uuid: () => '00000000-0000-4000-8000-000000000000',
    evaluator,
    context: {
      Execution: { Id: executionId, Name: executionId, StartTime },
      StateMachine: { Id: 'example', Name: 'example' },
    },
    ancestors: [],
  };
}

function endOf(action: Action & { readonly kind: 'succeed' | 'fail' }): Json {
  if (action.kind === 'succeed') return action.output;
  return `${action.error ?? ''}: ${action.cause ?? ''}`;
}

function signalOf(outcome: TaskOutcome, attempt: number): Signal {
  if (outcome.kind === 'pending') throw new Error('No example waits for a token.');
  if (outcome.kind === 'succeeded') return { type: 'result', output: outcome.output, attempt };
  const { error, cause } = outcome;
  return { type: 'error', error, cause, attempt };
}
