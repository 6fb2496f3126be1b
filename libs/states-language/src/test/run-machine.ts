import { type StateMachine } from '../definition/state-machine';
import { type Environment } from '../execution/environment';
import { type HistoryEvent } from '../execution/events';
import { childFrame, executionFrame, type Frame, planChildren, wakeAtMs } from '../execution/frame';
import { Program } from '../execution/program';
import { step } from '../interpreter/step';
import { type Action, type ChildOutcome, type Signal, type TaskAction } from '../execution/signals';
import { type Json } from '../json';
import { jsonataEvaluator } from './jsonata-evaluator';

/** What a task does: after some time it returns or fails, or sends a heartbeat. Without an end it never ends. */
export interface Script {
  readonly output?: Json;
  readonly error?: string;
  readonly cause?: string;
  readonly afterMs?: number;
  readonly heartbeatsAtMs?: readonly number[];
}

export interface Run {
  readonly definition: StateMachine;
  readonly input?: Json;
  /** What the attempts of a task do, by resource; the last entry is repeated. Others return their arguments. */
  readonly tasks?: Readonly<Record<string, readonly Script[]>>;
  /** How many events there are before the run, so that its history is full earlier. */
  readonly eventsBefore?: number;
}

/** A step that was made, with what is needed to make it again. */
export interface MadeStep {
  readonly frameId: number;
  readonly before: Frame;
  readonly signal: Signal;
  readonly nowMs: number;
  readonly eventsRecorded: number;
  readonly ancestors: readonly Frame[];
  readonly events: readonly HistoryEvent[];
  readonly after: Frame;
}

interface Running {
  readonly id: number;
  readonly parent: Running | undefined;
  frame: Frame;
  started: number;
  children: Running[];
  outcomes: ChildOutcome[];
  haveEnded: boolean;
  /** Signals at a time. */
  timetable: { readonly atMs: number; readonly signal: Signal }[];
}

export const START_MS = Date.UTC(2026, 0, 31, 12);

export const CONTEXT = {
  Execution: { Id: 'e-1', Name: 'first', StartTime: '2026-01-31T12:00:00.000Z' },
  StateMachine: { Id: 'm-1', Name: 'machine' },
};

/** Runs a whole execution in memory, on a clock that jumps to the next time at which something happens. */
export class MachineRun {
  readonly events: HistoryEvent[] = [];
  readonly steps: MadeStep[] = [];
  /** How the execution has ended; `none` if nothing happens any more. */
  end: Action = { kind: 'none' };
  nowMs = START_MS;
  /** How many branches and iterations ran at once, at most. */
  mostAtOnce = 0;
  readonly tasks: TaskAction[] = [];

  private readonly queue: { readonly running: Running; readonly signal: Signal }[] = [];
  private readonly all: Running[] = [];
  private readonly attempts = new Map<string, number>();
  private draws = 0;

  readonly program: Program;

  constructor(private readonly run: Run) {
    this.program = new Program(run.definition);
  }

  async toEnd(): Promise<this> {
    const root = this.add(
      executionFrame(this.program, this.run.input ?? {}, this.nowMs),
      undefined,
    );
    this.queue.push({ running: root, signal: { type: 'start' } });
    for (;;) {
      const next = this.queue.shift();
      if (next !== undefined) await this.make(next.running, next.signal);
      else if (!this.jump()) return this;
    }
  }

  /** The types of the events, with the state where there is one: `PassStateEntered A`. */
  get history(): string[] {
    return this.events.map(({ type, state }) => (state === undefined ? type : `${type} ${state}`));
  }

  /** The names of the states in the order in which they were entered. */
  get path(): string[] {
    return this.events.flatMap(({ type, state }) =>
      type.endsWith('StateEntered') && state !== undefined ? [state] : [],
    );
  }

  private get eventsRecorded(): number {
    return this.events.length + (this.run.eventsBefore ?? 0);
  }

  private add(frame: Frame, parent: Running | undefined): Running {
    const running: Running = {
      id: this.all.length,
      parent,
      frame,
      started: 0,
      children: [],
      outcomes: [],
      haveEnded: false,
      timetable: [],
    };
    this.all.push(running);
    return running;
  }

  private async make(running: Running, signal: Signal): Promise<void> {
    const before = running.frame;
    const eventsRecorded = this.eventsRecorded;
    const ancestors = ancestorsOf(running);
    const { frame, events, action } = await step(
      this.program,
      before,
      signal,
      this.environment(ancestors),
    );
    running.frame = frame;
    this.events.push(...events);
    this.steps.push({
      frameId: running.id,
      before,
      signal,
      nowMs: this.nowMs,
      eventsRecorded,
      ancestors,
      events,
      after: frame,
    });
    this.react(running, action);
  }

  private environment(ancestors: readonly Frame[]): Environment {
    return {
      nowMs: this.nowMs,
      random: () => {
        this.draws += 1;
        return (this.draws * 0.37) % 1;
      },
      uuid: () => {
        this.draws += 1;
        return `00000000-0000-4000-8000-${String(this.draws).padStart(12, '0')}`;
      },
      evaluator: jsonataEvaluator,
      context: CONTEXT,
      ancestors,
      eventsRecorded: this.eventsRecorded,
    };
  }

  private react(running: Running, action: Action): void {
    switch (action.kind) {
      case 'continue':
        this.queue.push({ running, signal: { type: 'continue' } });
        return;
      case 'task':
        this.doTask(running, action);
        return;
      case 'children':
        running.started = 0;
        running.children = [];
        running.outcomes = [];
        running.haveEnded = false;
        this.tend(running);
        return;
      case 'succeed':
      case 'fail':
        running.timetable = [];
        if (action.kind === 'fail') this.abortChildren(running);
        this.ended(running, action);
        return;
      case 'none':
      case 'wait':
        return;
    }
  }

  /** Starts children that have a place, or tells the parent that they have ended. */
  private tend(parent: Running): void {
    const { pending } = parent.frame;
    if (pending?.kind !== 'children' || parent.haveEnded) return;
    const failed = parent.outcomes.filter((outcome) => 'error' in outcome).length;
    const plan = planChildren(pending, {
      started: parent.started,
      failed,
      succeeded: parent.outcomes.length - failed,
    });
    if (plan.kind === 'ended') {
      parent.haveEnded = true;
      this.abortChildren(parent);
      this.queue.push({
        running: parent,
        signal: { type: 'children-ended', outcomes: parent.outcomes },
      });
      return;
    }
    for (let index = plan.from; index < plan.from + plan.count; index += 1) {
      const child = this.add(childFrame(this.program, parent.frame, index, this.nowMs), parent);
      parent.children.push(child);
      parent.started += 1;
      this.queue.push({ running: child, signal: { type: 'start' } });
    }
    const atOnce = parent.started - parent.outcomes.length;
    this.mostAtOnce = Math.max(this.mostAtOnce, atOnce);
  }

  private abortChildren(parent: Running): void {
    for (const child of parent.children) {
      if (child.frame.status !== 'running') continue;
      child.timetable = [];
      this.abortChildren(child);
      this.queue.push({ running: child, signal: { type: 'abort' } });
    }
  }

  private ended(running: Running, action: Action & { kind: 'fail' | 'succeed' }): void {
    const { parent, frame } = running;
    if (parent === undefined) {
      this.end = action;
      return;
    }
    const index = frame.part?.index ?? 0;
    if (action.kind === 'succeed') parent.outcomes.push({ index, output: action.output });
    else if (action.status === 'failed') {
      const { error = '', cause } = action;
      parent.outcomes.push({ index, error, ...(cause === undefined ? {} : { cause }) });
    } else return;
    this.tend(parent);
  }

  private doTask(running: Running, task: TaskAction): void {
    this.tasks.push(task);
    const number = this.attempts.get(task.resource) ?? 0;
    this.attempts.set(task.resource, number + 1);
    const scripts = this.run.tasks?.[task.resource] ?? [{ output: task.arguments }];
    const script = scripts[Math.min(number, scripts.length - 1)] ?? {};
    const { attempt } = task;
    for (const ms of script.heartbeatsAtMs ?? []) {
      running.timetable.push({ atMs: this.nowMs + ms, signal: { type: 'heartbeat', attempt } });
    }
    const atMs = this.nowMs + (script.afterMs ?? 0);
    const { output, error, cause } = script;
    if (error !== undefined) {
      const signal: Signal = {
        type: 'error',
        error,
        attempt,
        ...(cause === undefined ? {} : { cause }),
      };
      running.timetable.push({ atMs, signal });
    } else if (output !== undefined) {
      running.timetable.push({ atMs, signal: { type: 'result', output, attempt } });
    }
  }

  /** Goes on to the next time at which something happens. @returns false if nothing does */
  private jump(): boolean {
    let next: { running: Running; atMs: number; signal: Signal } | undefined;
    for (const running of this.all) {
      if (running.frame.status !== 'running') continue;
      const wake = wakeAtMs(running.frame);
      const times = [...running.timetable];
      if (wake !== undefined) times.push({ atMs: wake, signal: { type: 'timer' } });
      for (const { atMs, signal } of times) {
        if (next === undefined || atMs < next.atMs) next = { running, atMs, signal };
      }
    }
    if (next === undefined) return false;
    const { running, atMs, signal } = next;
    running.timetable = running.timetable.filter((entry) => entry.signal !== signal);
    this.nowMs = Math.max(this.nowMs, atMs);
    this.queue.push({ running, signal });
    return true;
  }
}

function ancestorsOf({ parent }: Running): Frame[] {
  return parent === undefined ? [] : [...ancestorsOf(parent), parent.frame];
}

/** Runs a definition to its end. */
export function runMachine(run: Run): Promise<MachineRun> {
  return new MachineRun(run).toEnd();
}
