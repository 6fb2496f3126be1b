import { type StoredFrame } from '../../executions/frame.row';
import { Outcomes } from './child-outcomes';
import { LiveFrame } from './live-frame';

/** The frames of an execution that runs, and the outcomes of those that have ended. */
export class FrameTree {
  private readonly frames = new Map<number, LiveFrame>();
  /** The outcomes of branches and iterations, by the number of their parent. */
  private readonly outcomes = new Map<number, Outcomes>();
  private removed: number[] = [];

  constructor(rows: readonly StoredFrame[]) {
    for (const row of rows.toSorted((one, other) => one.number - other.number)) this.load(row);
  }

  get all(): readonly LiveFrame[] {
    return [...this.frames.values()];
  }

  /** Frames whose children were removed since the last commit. */
  get childless(): readonly number[] {
    return this.removed;
  }

  find(number: number): LiveFrame | undefined {
    return this.frames.get(number);
  }

  add(frame: LiveFrame): void {
    this.frames.set(frame.row.number, frame);
  }

  /** The instant of the earliest `timer` signal, in ms; undefined if no frame needs one. */
  get dueAtMs(): number | undefined {
    let first: number | undefined;
    for (const { wakeAtMs: wake } of this.frames.values()) {
      if (wake !== undefined && (first === undefined || wake < first)) first = wake;
    }
    return first;
  }

  /** The frames whose timer is due, the earliest first. */
  due(nowMs: number): readonly LiveFrame[] {
    const due = this.all.flatMap((frame) => {
      const { wakeAtMs: wake } = frame;
      return wake !== undefined && wake <= nowMs ? [{ frame, wake }] : [];
    });
    return due.sort((one, other) => one.wake - other.wake).map(({ frame }) => frame);
  }

  runningChildren(parent: LiveFrame): readonly LiveFrame[] {
    return this.all.filter((child) => child.parent === parent && child.isRunning);
  }

  outcomesOf(parent: number): Outcomes {
    const outcomes = this.outcomes.get(parent) ?? new Outcomes();
    this.outcomes.set(parent, outcomes);
    return outcomes;
  }

  removeChildren({ row: { number } }: LiveFrame): void {
    this.outcomes.delete(number);
    this.removed.push(number);
    for (const [childNumber, child] of this.frames) {
      if (child.parent?.row.number !== number || child.isRunning) continue;
      this.removeChildren(child);
      this.frames.delete(childNumber);
    }
  }

  /** Call this when all changes are committed. */
  markStored(): void {
    this.removed = [];
    for (const [number, frame] of this.frames) {
      frame.markStored();
      // The parent keeps the outcome. The frame itself is not needed any more.
      if (number > 0 && !frame.isRunning) this.frames.delete(number);
    }
  }

  private load(row: StoredFrame): void {
    const parent = row.parent === null ? undefined : this.frames.get(row.parent);
    if (row.outcome !== null && row.parent !== null) {
      this.outcomesOf(row.parent).restore(row.outcome);
    }
    if (row.number === 0 || row.frame.status === 'running') {
      this.frames.set(row.number, LiveFrame.ofRow(row, parent));
    }
  }
}
