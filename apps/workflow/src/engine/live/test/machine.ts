import {
  type Environment,
  executionFrame,
  type Json,
  Program,
  type Signal,
  type StateMachine,
  step,
} from '#libs/states-language';
import { type StoredEvent } from '../../../executions/event.row';
import { type Execution } from '../../../executions/execution';
import { rootFrame } from '../live-frame';
import { type StoredFrame } from '../../../executions/frame.row';
import { LiveExecution } from '../live-execution';
import { redriven } from '../redriven';

/** An execution without a database: `rows` are what is stored. */
export class Machine {
  readonly events: StoredEvent[] = [];
  readonly rows = new Map<number, StoredFrame>();
  readonly program: Program;
  live: LiveExecution;

  constructor(definition: object, input: Json = {}) {
    this.program = new Program(definition as StateMachine);
    const frame = executionFrame(this.program, input, 0);
    const root = rootFrame(EXECUTION.id, frame, { type: 'start' });
    this.rows.set(root.number, root);
    this.live = new LiveExecution(EXECUTION, this.program, [root]);
  }

  /** Makes steps, at most so many. @returns whether there was nothing more to do */
  async run(most = Infinity, onStep: () => void = () => undefined): Promise<boolean> {
    for (let made = 0; made < most; made += 1) {
      const frame = this.live.next();
      if (frame === undefined) return true;
      const signal = this.live.takeSignal(frame);
      if (signal === undefined) continue;
      const environment = { ...ENVIRONMENT, ancestors: frame.ancestors };
      this.live.apply(frame, await step(this.program, frame.row.frame, signal, environment));
      onStep();
    }
    return !this.live.hasNext;
  }

  commit(): void {
    const { childless, frames, events } = this.live.unstored;
    for (const [number, { parent }] of this.rows) {
      if (parent !== null && childless.includes(parent)) this.rows.delete(number);
    }
    for (const { row } of frames) this.rows.set(row.number, row);
    this.events.push(...events);
    this.live.markStored();
  }

  /** Does the tasks that begin, and those that follow, until nothing more happens by itself. */
  async runTasks(perform: (state: string, input: Json) => Signal): Promise<void> {
    for (;;) {
      await this.run();
      const scheduled = this.live.takeScheduled();
      if (scheduled.length === 0) break;
      for (const frame of scheduled) {
        const { state, input } = frame.row.frame;
        this.live.send(frame, perform(state, input));
      }
    }
    this.commit();
  }

  /** Lets an execution that has failed go on, on another instance. */
  redrive(): void {
    for (const row of redriven([...this.rows.values()], { nowMs: 0, turn: 1 })) {
      this.rows.set(row.number, row);
    }
    this.live.change({ status: 'RUNNING', error: null, cause: null, stoppedAtMs: null });
    this.reload();
    this.live.goOnAfterRedrive(0);
  }

  /** Another instance goes on with what is stored. */
  reload(): void {
    const rows = structuredClone([...this.rows.values()]).reverse();
    this.live = new LiveExecution(structuredClone(this.live.row), this.program, rows);
  }

  /** What has happened, and in which frame. */
  get history(): string[] {
    return this.events.map(
      ({ number, previous, frame, type, state, details }) =>
        `${String(number)} ${String(previous)} ${String(frame)} ${type} ${String(state)} ${JSON.stringify(details)}`,
    );
  }
}

/** The execution when nothing more happens by itself. */
export async function rested(definition: object, input: Json = {}): Promise<Machine> {
  const machine = new Machine(definition, input);
  await machine.run();
  machine.commit();
  return machine;
}

const ENVIRONMENT: Environment = {
  nowMs: 0,
  random: () => 0.5,
  uuid: () => 'uuid',
  evaluator: { evaluate: () => Promise.reject(new Error('There are no expressions here.')) },
  context: { Execution: {}, StateMachine: {} },
  ancestors: [],
  eventsRecorded: 0,
};

const EXECUTION: Execution = {
  ...{
    sequence: 1,
    id: 'e-1',
    workflowId: 'w-1',
    version: 1,
    name: 'test',
    givenName: null,
    status: 'RUNNING',
  },
  ...{ input: {}, output: null, error: null, cause: null, startedAtMs: 0, stoppedAtMs: null },
  ...{ redrives: 0, eventCount: 0, frameCount: 1, turnCount: 1, dueAtMs: null, runner: null },
  ...{ idempotencyKey: null, content: '', mocks: null, mockCalls: {}, parent: null, hops: 0 },
  ...{ correlationId: 'c-1', requestedOutcome: null },
};
