import { type EventType, nextStates, Program, type StateMachine } from '#libs/states-language';

/** The part of an event that the coverage needs. Events come in their order, one execution after the other. */
export interface CoveredEvent {
  readonly executionId: string;
  readonly frame: number;
  readonly type: EventType;
  readonly state: string | null;
}

/** A state, a transition or a retrier, and how often it was reached. */
export interface Reached {
  readonly name: string;
  readonly count: number;
}

/** The coverage of a definition by executions. */
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

/** Counts the states, transitions and retries that executions of one version have reached. */
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
        for (const target of nextStates(state)) this.transitions.set(arrow(name, target), 0);
      }
    }
  }

  add({ executionId, frame, type, state }: CoveredEvent): void {
    const isNew = !this.executions.has(executionId);
    // A redriven execution enters its state again, which is not a transition.
    if (isNew || type === 'ExecutionRedriven') {
      this.executions.add(executionId);
      // The states before this event are not needed any more.
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

function arrow(from: string, to: string): string {
  return `${from} -> ${to}`;
}

/** Ignores names that the definition does not have. A redrive, for example, is not a transition. */
function count(counts: Map<string, number>, name: string): void {
  const known = counts.get(name);
  if (known !== undefined) counts.set(name, known + 1);
}

function listed(counts: ReadonlyMap<string, number>): readonly Reached[] {
  return [...counts].map(([name, reached]) => ({ name, count: reached }));
}
