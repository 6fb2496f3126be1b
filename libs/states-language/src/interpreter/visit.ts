import { toIsoUtc } from '#libs/kernel';
import { Budget } from '../budget';
import { StateFailure } from '../failure';
import { type ExpressionScope } from '../intrinsic/arguments';
import { type Json, type JsonObject, member, refuseSize } from '../json';
import { type Environment } from '../execution/environment';
import { type Draws, type EventType, type HistoryEvent } from '../execution/events';
import { type Frame, type Part } from '../execution/frame';
import { type Program, type ProgramState } from '../execution/program';

/** The state of one step: the current frame, the events so far, and the available values. */
export class Visit {
  readonly events: HistoryEvent[] = [];
  readonly budget = new Budget();
  private readonly random: number[] = [];
  private readonly uuids: string[] = [];

  constructor(
    readonly program: Program,
    readonly environment: Environment,
    public frame: Frame,
    /** The iteration of `$$.Map.Item`, if it is not the frame itself. */
    private readonly part: Part | null = frame.part,
  ) {}

  /** The current state. */
  get state(): ProgramState {
    return this.program.state(this.frame.machine, this.frame.state);
  }

  get nowMs(): number {
    return this.environment.nowMs;
  }

  /** The random values, which are recorded. */
  readonly chance = {
    random: (): number => {
      const value = this.environment.random();
      this.random.push(value);
      return value;
    },
    uuid: (): string => {
      const value = this.environment.uuid();
      this.uuids.push(value);
      return value;
    },
  };

  /** Records an event of the current state. */
  emit(type: EventType, details: JsonObject = {}, state: string | null = this.frame.state): void {
    const event: HistoryEvent = { type, atMs: this.nowMs, details };
    this.events.push(state === null || state === '' ? event : { ...event, state });
  }

  /** The events, with the random values in the last one. */
  recorded(): readonly HistoryEvent[] {
    const last = this.events.at(-1);
    if (last === undefined || (this.random.length === 0 && this.uuids.length === 0)) {
      return this.events;
    }
    const draws: Draws = { random: this.random, uuids: this.uuids };
    return [...this.events.slice(0, -1), { ...last, draws }];
  }

  /** The values at which paths can begin; `input` is `$`. */
  scope(input: Json): ExpressionScope {
    const { budget, chance } = this;
    const context = (): JsonObject => this.context();
    return {
      input,
      get context() {
        return context();
      },
      variable: (name) => this.variable(name),
      budget,
      chance,
    };
  }

  /** The value of a variable of this machine or of an outer one. */
  variable(name: string): Json | undefined {
    const own = member(this.frame.variables, name);
    if (own !== undefined) return own;
    const holder = this.environment.ancestors.findLast(({ variables }) =>
      Object.hasOwn(variables, name),
    );
    return holder === undefined ? undefined : member(holder.variables, name);
  }

  /** All variables of this machine and of the outer ones. */
  variables(): JsonObject {
    const { ancestors } = this.environment;
    return ancestors.length === 0
      ? this.frame.variables
      : Object.fromEntries(
          [...ancestors, this.frame].flatMap(({ variables }) => Object.entries(variables)),
        );
  }

  /** The context object: `$$` and `$states.context`. AWS developer guide, "Accessing execution data". */
  context(): JsonObject {
    const { frame, environment } = this;
    const { context, ancestors } = environment;
    const retryCount = frame.retryCounts.reduce((sum, count) => sum + count, 0);
    const iteration = [...ancestors.map(({ part }) => part), this.part].findLast(
      (part) => part?.kind === 'iteration',
    );
    const token = frame.pending?.kind === 'task' ? frame.pending.token : null;
    return {
      Execution: context.Execution,
      StateMachine: context.StateMachine,
      State: {
        Name: frame.state,
        EnteredTime: toIsoUtc(frame.enteredAtMs),
        ...(Object.hasOwn(this.state.fields, 'Retry') ? { RetryCount: retryCount } : {}),
      },
      ...(iteration?.kind === 'iteration'
        ? { Map: { Item: { Index: iteration.index, Value: iteration.item } } }
        : {}),
      ...(token === null ? {} : { Task: { Token: token } }),
    };
  }
}

/** @throws StateFailure States.DataLimitExceeded if a value is too large to be stored */
export function checkSize(value: Json, what: string, limit?: number): void {
  const refusal = refuseSize(value, limit);
  if (refusal === undefined) return;
  throw new StateFailure(
    'States.DataLimitExceeded',
    refusal === 'too-deep'
      ? `${what} is nested too deep.`
      : `${what} has more bytes of JSON than are allowed.`,
  );
}
