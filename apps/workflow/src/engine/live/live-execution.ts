import { newUuid } from '#libs/kernel';
import {
  type Action,
  childFrame,
  planChildren,
  type Program,
  type Signal,
  type Step,
  type TaskAction,
} from '#libs/states-language';
import { type StoredEvent } from '../../executions/event.row';
import { type Execution } from '../../executions/execution';
import { outcomeOf, Outcomes } from './child-outcomes';
import { executionEnd } from './execution-outcome';
import { type StoredFrame } from '../store/frame.row';
import { type LeftTask, LiveFrame } from './live-frame';
import { type Unstored } from './unstored';

/**
 * An execution in memory, while this instance runs it: its frames, the signals to deliver in their order, and what has
 * happened since the last commit. It does no I/O.
 */
export class LiveExecution {
  private readonly frames = new Map<number, LiveFrame>();
  /** How branches and iterations have ended, by the number of their parent. */
  private readonly outcomes = new Map<number, Outcomes>();
  private queue: LiveFrame[] = [];
  private stored: Execution;
  private events: StoredEvent[] = [];
  private childless: number[] = [];
  /** Frames whose task begins after the next commit. */
  private scheduled: LiveFrame[] = [];
  /** Tasks that have ended, or that nobody waits for any more. */
  private left: LeftTask[] = [];

  constructor(
    private current: Execution,
    readonly program: Program,
    rows: readonly StoredFrame[],
  ) {
    this.stored = current;
    for (const row of rows.toSorted((one, other) => one.number - other.number)) this.load(row);
    this.queue = [...this.frames.values()]
      .filter(({ row }) => row.signal !== null)
      .sort((one, other) => one.row.turn - other.row.turn);
  }

  get row(): Execution {
    return this.current;
  }

  get root(): LiveFrame {
    const root = this.frames.get(0);
    if (root === undefined) throw new Error(`Execution ${this.row.id} has no frame.`);
    return root;
  }

  get hasEnded(): boolean {
    return this.current.status !== 'RUNNING';
  }

  /** Whether a frame has a signal to be delivered. */
  get hasNext(): boolean {
    return this.queue.some(
      ({ row: { signal } }) => signal !== null && (!this.hasEnded || signal.type === 'abort'),
    );
  }

  /** Whether a task begins after the next commit. */
  get hasScheduled(): boolean {
    return this.scheduled.some(({ waitsForTask }) => waitsForTask);
  }

  /** Whether anything is not stored yet. */
  get isDirty(): boolean {
    const { execution, frames, childless, events } = this.unstored;
    return (
      frames.length + childless.length + events.length > 0 || Object.keys(execution).length > 0
    );
  }

  frame(number: number): LiveFrame | undefined {
    return this.frames.get(number);
  }

  /** Frames with a task that was being done when the execution was taken. */
  get unfinishedTasks(): readonly LiveFrame[] {
    return [...this.frames.values()].filter(
      ({ waitsForTask, row }) => waitsForTask && row.task?.isPending === false,
    );
  }

  /** When the first frame needs a `timer` signal; undefined if none does. */
  get dueAtMs(): number | undefined {
    let first: number | undefined;
    for (const { wakeAtMs: wake } of this.frames.values()) {
      if (wake !== undefined && (first === undefined || wake < first)) first = wake;
    }
    return first;
  }

  change(change: Partial<Execution>): void {
    this.current = { ...this.current, ...change };
  }

  /**
   * Queues a signal. A frame has one signal at a time: an abort replaces any other, and everything else replaces a
   * heartbeat only. What is left out would be ignored by the frame, or is sent again.
   */
  send(frame: LiveFrame, signal: Signal): void {
    const waiting = frame.row.signal;
    if (!frame.isRunning) return;
    if (waiting !== null && signal.type !== 'abort' && waiting.type !== 'heartbeat') return;
    if (waiting === null) {
      const turn = this.current.turnCount + 1;
      this.change({ turnCount: turn });
      frame.change({ signal, turn });
      this.queue.push(frame);
    } else frame.change({ signal });
  }

  /** Somebody completes the task of the frame later. */
  park(frame: LiveFrame, waitsFor?: string): void {
    const { task } = frame.row;
    if (task === null) return;
    frame.change({ task: { ...task, isPending: true } });
    if (waitsFor !== undefined) frame.noteWaitsFor(waitsFor);
  }

  /** Sends `timer` to the frames whose time has come, the earliest first. */
  wake(nowMs: number): void {
    if (this.hasEnded) return;
    const due = [...this.frames.values()].flatMap((frame) => {
      const { wakeAtMs: wake } = frame;
      return wake !== undefined && wake <= nowMs ? [{ frame, wake }] : [];
    });
    due.sort((one, other) => one.wake - other.wake);
    for (const { frame } of due) this.send(frame, { type: 'timer' });
  }

  /** The next frame with a signal; undefined if there is none. */
  next(): LiveFrame | undefined {
    for (let frame = this.queue.shift(); frame !== undefined; frame = this.queue.shift()) {
      if (frame.row.signal !== null && !this.hasEnded) return frame;
      // Branches are still told that the execution has ended.
      if (frame.row.signal?.type === 'abort') return frame;
    }
    return undefined;
  }

  /** The signal of the frame as the interpreter takes it. */
  takeSignal(frame: LiveFrame): Signal | undefined {
    const signal = frame.takeSignal();
    if (signal?.type !== 'children-ended') return signal ?? undefined;
    const outcomes = this.outcomes.get(frame.row.number)?.list ?? [];
    this.removeChildren(frame);
    return { type: 'children-ended', outcomes };
  }

  /** Records a step of a frame, and what follows from it. */
  apply(frame: LiveFrame, { frame: next, events, action }: Step): void {
    for (const event of events) {
      const number = this.current.eventCount + 1;
      this.change({ eventCount: number });
      this.events.push({
        executionId: this.current.id,
        number,
        previous: frame.note(event, number),
        frame: frame.row.number,
        atMs: event.atMs,
        type: event.type,
        state: event.state ?? null,
        details: event.details,
        draws: event.draws ?? null,
      });
    }
    frame.change({ frame: next });
    if (!frame.waitsForTask && frame.row.task !== null) {
      this.left.push({ ...frame.row.task, frame, token: frame.row.token ?? '' });
      frame.change({ task: null, token: null, waitsFor: null });
    }
    this.react(frame, action, events.at(-1)?.atMs ?? this.current.startedAtMs);
  }

  /** Frames whose task can begin, now that it is stored. */
  takeScheduled(): readonly LiveFrame[] {
    const { scheduled } = this;
    this.scheduled = [];
    return scheduled.filter(({ waitsForTask }) => waitsForTask);
  }

  takeLeft(): readonly LeftTask[] {
    const { left } = this;
    this.left = [];
    return left;
  }

  get unstored(): Unstored {
    const { current, stored, events, childless } = this;
    const names = Object.keys(current) as (keyof Execution)[];
    const changed = names.filter((name) => current[name] !== stored[name]);
    return {
      execution: Object.fromEntries(changed.map((name) => [name, current[name]])),
      frames: [...this.frames.values()].filter(({ unstored }) => unstored !== undefined),
      childless,
      events,
    };
  }

  /** Everything in `unstored` is committed. */
  markStored(): void {
    this.stored = this.current;
    this.events = [];
    this.childless = [];
    for (const [number, frame] of this.frames) {
      frame.markStored();
      // Its outcome is kept for the parent; the frame itself has nothing more to do.
      if (number > 0 && !frame.isRunning) this.frames.delete(number);
    }
  }

  private load(row: StoredFrame): void {
    const parent = row.parent === null ? undefined : this.frames.get(row.parent);
    if (row.outcome !== null && row.parent !== null)
      this.outcomesOf(row.parent).restore(row.outcome);
    if (row.number === 0 || row.frame.status === 'running') {
      this.frames.set(row.number, LiveFrame.ofRow(row, parent));
    }
  }

  private react(frame: LiveFrame, action: Action, nowMs: number): void {
    switch (action.kind) {
      case 'continue':
        this.send(frame, { type: 'continue' });
        return;
      case 'task':
        this.schedule(frame, action);
        return;
      case 'children':
        frame.beginChildren();
        this.tend(frame, nowMs);
        return;
      case 'fail':
        this.abortChildren(frame);
        this.end(frame, action, nowMs);
        return;
      case 'succeed':
        this.end(frame, action, nowMs);
        return;
      case 'none':
      case 'wait':
        return;
    }
  }

  private schedule(frame: LiveFrame, action: TaskAction): void {
    const { resource, attempt, token, timeoutMs } = action;
    const { state } = frame.row.frame;
    const { mockCalls } = this.current;
    // A state can be called `constructor`.
    const call = Object.hasOwn(mockCalls, state) ? (mockCalls[state] ?? 0) : 0;
    if (this.current.mocks !== null) {
      this.change({ mockCalls: { ...mockCalls, [state]: call + 1 } });
    }
    const task = { resource, arguments: action.arguments, attempt, call, isPending: false };
    frame.change({
      task: timeoutMs === undefined ? task : { ...task, timeoutMs },
      token: token ?? newUuid(),
    });
    this.scheduled.push(frame);
  }

  /** Starts children that have a place, or tells the parent that they have ended. */
  private tend(parent: LiveFrame, nowMs: number): void {
    const { pending } = parent.row.frame;
    if (pending?.kind !== 'children' || parent.row.signal?.type === 'children-ended') return;
    const plan = planChildren(pending, parent.row.counts);
    if (plan.kind === 'ended') {
      this.abortChildren(parent);
      this.send(parent, { type: 'children-ended', outcomes: [] });
      return;
    }
    parent.countStarted(plan.count);
    for (let index = plan.from; index < plan.from + plan.count; index += 1) {
      const number = this.current.frameCount;
      this.change({ frameCount: number + 1 });
      const frame = childFrame(this.program, parent.row.frame, index, nowMs);
      const { executionId, lastEvent } = parent.row;
      const child = LiveFrame.made({ executionId, number, frame, lastEvent }, parent);
      this.frames.set(number, child);
      this.send(child, { type: 'start' });
    }
  }

  private abortChildren(parent: LiveFrame): void {
    for (const child of this.frames.values()) {
      if (child.parent !== parent || !child.isRunning) continue;
      this.abortChildren(child);
      this.send(child, { type: 'abort' });
    }
  }

  private end(
    frame: LiveFrame,
    action: Extract<Action, { kind: 'fail' | 'succeed' }>,
    nowMs: number,
  ): void {
    if (frame.parent === undefined) {
      this.change({ ...executionEnd(action), stoppedAtMs: nowMs });
      return;
    }
    this.removeChildren(frame);
    const outcome = outcomeOf(frame, action);
    if (outcome === undefined) return;
    const counted = this.outcomesOf(frame.parent.row.number).add(outcome);
    frame.change({ outcome: counted });
    frame.parent.countEnded(counted);
    this.tend(frame.parent, nowMs);
  }

  private removeChildren({ row: { number } }: LiveFrame): void {
    this.outcomes.delete(number);
    this.childless.push(number);
    for (const [childNumber, child] of this.frames) {
      if (child.parent?.row.number === number && !child.isRunning) this.frames.delete(childNumber);
    }
  }

  private outcomesOf(parent: number): Outcomes {
    const outcomes = this.outcomes.get(parent) ?? new Outcomes();
    this.outcomes.set(parent, outcomes);
    return outcomes;
  }
}
