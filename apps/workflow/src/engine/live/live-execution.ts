import { newUuid } from '#libs/kernel';
import {
  type Action,
  childFrame,
  type Frame,
  planChildren,
  redriveSignal,
  type Program,
  type Signal,
  type Step,
  type TaskAction,
} from '#libs/states-language';
import { type StoredEvent } from '../../executions/event.row';
import { type Execution } from '../../executions/execution';
import { outcomeOf } from './child-outcomes';
import { executionEnd } from './execution-outcome';
import { type StoredFrame } from '../../executions/frame.row';
import { FrameTree } from './frame-tree';
import { type LeftTask, LiveFrame } from './live-frame';
import { SignalQueue } from './signal-queue';
import { type Unstored } from './unstored';

/**
 * An execution that this instance runs, in memory: its frames, the queue of signals, and the changes since the last
 * commit. It does no I/O.
 */
export class LiveExecution {
  private readonly frames: FrameTree;
  private readonly signals: SignalQueue;
  private stored: Execution;
  private events: StoredEvent[] = [];
  /** Frames whose task begins after the next commit. */
  private scheduled: LiveFrame[] = [];
  /** Tasks that have ended, or whose result is not needed any more. */
  private left: LeftTask[] = [];

  constructor(
    private current: Execution,
    readonly program: Program,
    rows: readonly StoredFrame[],
  ) {
    this.stored = current;
    this.frames = new FrameTree(rows);
    this.signals = new SignalQueue(this.frames.all);
  }

  get row(): Execution {
    return this.current;
  }

  get root(): LiveFrame {
    const root = this.frames.find(0);
    if (root === undefined) throw new Error(`Execution ${this.row.id} has no frame.`);
    return root;
  }

  get hasEnded(): boolean {
    return this.current.status !== 'RUNNING';
  }

  /** Whether a frame has a signal to be delivered. */
  get hasNext(): boolean {
    return this.signals.hasNext(this.hasEnded);
  }

  /** Whether a task begins after the next commit. */
  get hasScheduled(): boolean {
    return this.scheduled.some(({ waitsForTask }) => waitsForTask);
  }

  /** Whether there are changes that are not stored yet. */
  get isDirty(): boolean {
    const { execution, frames, childless, events } = this.unstored;
    return (
      frames.length + childless.length + events.length > 0 || Object.keys(execution).length > 0
    );
  }

  frame(number: number): LiveFrame | undefined {
    return this.frames.find(number);
  }

  /** Frames whose task was being performed when the previous run stopped. */
  get unfinishedTasks(): readonly LiveFrame[] {
    return this.frames.all.filter(
      ({ waitsForTask, row }) => waitsForTask && row.task?.isPending === false,
    );
  }

  /** The instant of the earliest `timer` signal, in ms; undefined if no frame needs one. */
  get dueAtMs(): number | undefined {
    return this.frames.dueAtMs;
  }

  get runningFrames(): readonly Frame[] {
    return this.frames.all.filter((each) => each.isRunning).map(({ row }) => row.frame);
  }

  change(change: Partial<Execution>): void {
    this.current = { ...this.current, ...change };
  }

  send(frame: LiveFrame, signal: Signal): void {
    const turn = this.current.turnCount + 1;
    if (this.signals.add(frame, signal, turn)) this.change({ turnCount: turn });
  }

  /** Marks the task of the frame: a request completes it later. */
  park(frame: LiveFrame, waitsFor?: string): void {
    const { task } = frame.row;
    if (task === null) return;
    frame.change({ task: { ...task, isPending: true } });
    if (waitsFor !== undefined) frame.noteWaitsFor(waitsFor);
  }

  /** Sends `timer` to the frames whose timer is due, the earliest first. */
  wake(nowMs: number): void {
    if (this.hasEnded) return;
    for (const frame of this.frames.due(nowMs)) this.send(frame, { type: 'timer' });
  }

  /** Continues the branches and iterations that a redrive runs again. */
  goOnAfterRedrive(nowMs: number): void {
    for (const frame of this.frames.all) {
      if (frame.isRunning && frame.row.counts.again !== undefined) this.tend(frame, nowMs);
    }
  }

  /** The next frame with a signal; undefined if there is none. */
  next(): LiveFrame | undefined {
    return this.signals.next(this.hasEnded);
  }

  /** Takes the signal of the frame, in the form that the interpreter expects. */
  takeSignal(frame: LiveFrame): Signal | undefined {
    const signal = frame.takeSignal();
    if (signal?.type !== 'children-ended') return signal ?? undefined;
    return { type: 'children-ended', outcomes: this.frames.outcomesOf(frame.row.number).list };
  }

  /** Records a step of a frame, and performs its action. */
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
    const { pending } = frame.row.frame;
    frame.change({ frame: next });
    // A frame that fails keeps its children for a redrive.
    if (pending?.kind === 'children' && !frame.hasChildren) this.frames.removeChildren(frame);
    if (!frame.waitsForTask && frame.row.task !== null) {
      this.left.push({ ...frame.row.task, frame, token: frame.row.token ?? '' });
      frame.change({ task: null, token: null, waitsFor: null });
    }
    this.react(frame, action, events.at(-1)?.atMs ?? this.current.startedAtMs);
  }

  /** Takes the frames whose task can begin, because it is stored now. */
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
    const { current, stored, events, frames } = this;
    const names = Object.keys(current) as (keyof Execution)[];
    const changed = names.filter((name) => current[name] !== stored[name]);
    return {
      execution: Object.fromEntries(changed.map((name) => [name, current[name]])),
      frames: frames.all.filter(({ unstored }) => unstored !== undefined),
      childless: frames.childless,
      events,
    };
  }

  /** Call this when everything in `unstored` is committed. */
  markStored(): void {
    this.stored = this.current;
    this.events = [];
    this.frames.markStored();
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

  /** Starts as many children as may run at once, or tells the parent that all have ended. */
  private tend(parent: LiveFrame, nowMs: number): void {
    const { pending } = parent.row.frame;
    if (pending?.kind !== 'children' || !parent.isRunning) return;
    if (parent.row.signal?.type === 'children-ended') return;
    const plan = planChildren(pending, parent.row.counts);
    if (plan.kind === 'ended') {
      this.abortChildren(parent);
      this.send(parent, { type: 'children-ended', outcomes: [] });
      return;
    }
    for (const number of plan.again) this.goOn(number, nowMs);
    parent.countAgain(plan.again.length);
    parent.countStarted(plan.count);
    for (let index = plan.from; index < plan.from + plan.count; index += 1) {
      const number = this.current.frameCount;
      this.change({ frameCount: number + 1 });
      const frame = childFrame(this.program, parent.row.frame, index, nowMs);
      const { executionId, lastEvent } = parent.row;
      const child = LiveFrame.made({ executionId, number, frame, lastEvent }, parent);
      this.frames.add(child);
      this.send(child, { type: 'start' });
    }
  }

  /** Continues a frame that a redrive runs again. */
  private goOn(number: number, nowMs: number): void {
    const frame = this.frames.find(number);
    if (frame === undefined) return;
    const signal = redriveSignal(frame.row.frame);
    if (signal === undefined) this.tend(frame, nowMs);
    else this.send(frame, signal);
  }

  private abortChildren(parent: LiveFrame): void {
    for (const child of this.frames.runningChildren(parent)) {
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
    const outcome = outcomeOf(frame, action);
    if (outcome === undefined) return;
    const counted = this.frames.outcomesOf(frame.parent.row.number).add(outcome);
    frame.change({ outcome: counted });
    frame.parent.countEnded(counted);
    this.tend(frame.parent, nowMs);
  }
}
