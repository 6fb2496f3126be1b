import {
  type ChildOutcome,
  type Frame,
  type HistoryEvent,
  type Signal,
  wakeAtMs,
} from '#libs/states-language';
import { type StoredFrame, type StoredTask } from '../store/frame.row';

const NO_CHILDREN = { started: 0, succeeded: 0, failed: 0 };

/** A task whose frame has gone on. */
export interface LeftTask extends StoredTask {
  readonly frame: LiveFrame;
  readonly token: string;
}

/** A frame of an execution that runs, and what of it is not stored yet. */
export class LiveFrame {
  private stored: StoredFrame | undefined;

  private constructor(
    private current: StoredFrame,
    readonly parent: LiveFrame | undefined,
  ) {}

  static ofRow(row: StoredFrame, parent: LiveFrame | undefined): LiveFrame {
    const live = new LiveFrame(row, parent);
    live.stored = row;
    return live;
  }

  /** @param lastEvent the event that started it */
  static made(
    place: Pick<StoredFrame, 'executionId' | 'number' | 'frame' | 'lastEvent'>,
    parent?: LiveFrame,
  ): LiveFrame {
    const row: StoredFrame = {
      ...place,
      parent: parent?.row.number ?? null,
      signal: null,
      turn: 0,
      entry: 0,
      task: null,
      token: null,
      waitsFor: null,
      counts: NO_CHILDREN,
      outcome: null,
    };
    return new LiveFrame(row, parent);
  }

  get row(): StoredFrame {
    return this.current;
  }

  get isRunning(): boolean {
    return this.current.frame.status === 'running';
  }

  get waitsForTask(): boolean {
    return this.isRunning && this.current.frame.pending?.kind === 'task';
  }

  /** When it needs a `timer` signal; undefined if it needs none, or if it has another signal. */
  get wakeAtMs(): number | undefined {
    return this.current.signal === null ? wakeAtMs(this.current.frame) : undefined;
  }

  /** The frames around it, the execution first. */
  get ancestors(): Frame[] {
    return this.parent === undefined ? [] : [...this.parent.ancestors, this.parent.row.frame];
  }

  change(change: Partial<StoredFrame>): void {
    this.current = { ...this.current, ...change };
  }

  /** Takes the signal to deliver out of the frame. */
  takeSignal(): Signal | null {
    const { signal } = this.current;
    this.change({ signal: null });
    return signal;
  }

  /** Begins to wait for branches or iterations. */
  beginChildren(): void {
    this.change({ counts: NO_CHILDREN });
  }

  countStarted(count: number): void {
    const { counts } = this.current;
    this.change({ counts: { ...counts, started: counts.started + count } });
  }

  countEnded(outcome: ChildOutcome): void {
    const { counts } = this.current;
    const ended = 'error' in outcome ? 'failed' : 'succeeded';
    this.change({ counts: { ...counts, [ended]: counts[ended] + 1 } });
  }

  /** Numbers an event of the frame. Returns the number of the event before it. */
  note({ type }: HistoryEvent, number: number): number {
    const previous = this.current.lastEvent;
    const isEntry = type.endsWith('StateEntered');
    this.change({ lastEvent: number, ...(isEntry ? { entry: number } : {}) });
    return previous;
  }

  /** The whole row if it is new, otherwise the columns that have changed; undefined if none have. */
  get unstored(): { readonly isNew: boolean; readonly columns: Partial<StoredFrame> } | undefined {
    const { stored, current } = this;
    if (stored === undefined) return { isNew: true, columns: current };
    const names = Object.keys(current) as (keyof StoredFrame)[];
    const changed = names.filter((name) => current[name] !== stored[name]);
    if (changed.length === 0) return undefined;
    const columns = Object.fromEntries(changed.map((name) => [name, current[name]]));
    return { isNew: false, columns };
  }

  /** What the task waits for is stored already, by the task itself. */
  noteWaitsFor(waitsFor: string): void {
    this.change({ waitsFor });
    if (this.stored !== undefined) this.stored = { ...this.stored, waitsFor };
  }

  /** Its changes are committed. */
  markStored(): void {
    this.stored = this.current;
  }
}
