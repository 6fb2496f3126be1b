import { type EventType, Program, type StateMachine } from '#libs/states-language';

/** An event as the coverage needs it. Events come in their order, one execution after the other. */
export interface CoveredEvent {
  readonly executionId: string;
  readonly frame: number;
  readonly type: EventType;
  readonly state: string | null;
}

/** Something that a test can reach, and how often it was reached. */
export interface Reached {
  readonly name: string;
  readonly count: number;
}

/** What executions have reached of a definition. */
export interface Coverage {
  readonly executions: number;
  readonly states: readonly Reached[];
  /** `From -> To`, for every transition: Next, the branches of a Choice, and catchers. */
  readonly transitions: readonly Reached[];
  /** States with Retry, and how often they were tried again. */
  readonly retries: readonly Reached[];
}

const FAILURE = /^Task(?:Failed|TimedOut)$|StateFailed$|^EvaluationFailed$/;
const AGAIN = /^(?:TaskScheduled|(?:Map|Parallel)StateStarted)$/;

/** Counts what executions of one version have reached. */
export class CoverageCount {
  private executions = new Set<string>();
  private readonly states = new Map<string, number>();
  private readonly transitions = new Map<string, number>();
  private readonly retries = new Map<string, number>();
  private readonly lastStates = new Map<string, string>();
  private readonly failed = new Set<string>();

  constructor(definition: StateMachine) {
    for (const { states } of new Program(definition).machines.values()) {
      for (const [name, { definition: state }] of states) {
        this.states.set(name, 0);
        if ('Retry' in state && (state.Retry ?? []).length > 0) this.retries.set(name, 0);
        for (const target of targetsOf(state)) this.transitions.set(arrow(name, target), 0);
      }
    }
  }

  add({ executionId, frame, type, state }: CoveredEvent): void {
    const isNew = !this.executions.has(executionId);
    // A redriven execution enters its state again, which is no transition.
    if (isNew || type === 'ExecutionRedriven') {
      this.executions.add(executionId);
      // Nothing of before is needed any more.
      this.lastStates.clear();
      this.failed.clear();
    }
    if (state === null) return;
    const place = String(frame);
    if (type.endsWith('StateEntered')) {
      count(this.states, state);
      const last = this.lastStates.get(place);
      if (last !== undefined) count(this.transitions, arrow(last, state));
      this.lastStates.set(place, state);
      this.failed.delete(place);
    } else if (FAILURE.test(type)) this.failed.add(place);
    else if (AGAIN.test(type) && this.failed.delete(place)) count(this.retries, state);
  }

  get coverage(): Coverage {
    return {
      executions: this.executions.size,
      states: listed(this.states),
      transitions: listed(this.transitions),
      retries: listed(this.retries),
    };
  }
}

function targetsOf(state: StateMachine['States'][string]): readonly string[] {
  if (state.Type === 'Choice') {
    const otherwise = state.Default === undefined ? [] : [state.Default];
    return [...state.Choices.map(({ Next: target }) => target), ...otherwise];
  }
  const next = 'Next' in state ? [state.Next] : [];
  const caught = 'Catch' in state ? (state.Catch ?? []).map(({ Next: target }) => target) : [];
  return [...next, ...caught];
}

function arrow(from: string, to: string): string {
  return `${from} -> ${to}`;
}

/** Only what the definition has: a redrive, for example, is not a transition of it. */
function count(counts: Map<string, number>, name: string): void {
  const known = counts.get(name);
  if (known !== undefined) counts.set(name, known + 1);
}

function listed(counts: ReadonlyMap<string, number>): readonly Reached[] {
  return [...counts].map(([name, reached]) => ({ name, count: reached }));
}
