import {
  type ChildOutcome,
  type Frame,
  type HistoryEvent,
  type Signal,
  wakeAtMs,
} from '#libs/states-language';
import { type StoredFrame, type StoredTask } from '../../executions/frame.row';

const NO_CHILDREN = { started: 0, succeeded: 0, failed: 0 };

/** A task that its frame no longer waits for. */
export interface LeftTask extends StoredTask {
  readonly frame: LiveFrame;
  readonly token: string;
}

/** A frame of a running execution, and its changes that are not stored yet. */
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

  /** @param lastEvent the number of the event that started the frame */
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

  /** Its state is a Parallel or a Map whose branches or iterations have begun. */
  get hasChildren(): boolean {
    return this.current.frame.pending?.kind === 'children';
  }

  /** The instant of its next `timer` signal, in ms; undefined if it needs none, or has another signal. */
  get wakeAtMs(): number | undefined {
    return this.current.signal === null ? wakeAtMs(this.current.frame) : undefined;
  }

  /** Its parent frames, the root frame first. */
  get ancestors(): Frame[] {
    return this.parent === undefined ? [] : [...this.parent.ancestors, this.parent.row.frame];
  }

  change(change: Partial<StoredFrame>): void {
    this.current = { ...this.current, ...change };
  }

  /** Removes the pending signal from the frame and returns it. */
  takeSignal(): Signal | null {
    const { signal } = this.current;
    this.change({ signal: null });
    return signal;
  }

  /** Starts to wait for branches or iterations. */
  beginChildren(): void {
    this.change({ counts: NO_CHILDREN });
  }

  countStarted(count: number): void {
    const { counts } = this.current;
    this.change({ counts: { ...counts, started: counts.started + count } });
  }

  /** Counts children that a redrive runs again and that have continued. */
  countAgain(count: number): void {
    const { again = [], ...counts } = this.current.counts;
    const rest = again.slice(count);
    this.change({ counts: rest.length === 0 ? counts : { ...counts, again: rest } });
  }

  countEnded(outcome: ChildOutcome): void {
    const { counts } = this.current;
    const ended = 'error' in outcome ? 'failed' : 'succeeded';
    this.change({ counts: { ...counts, [ended]: counts[ended] + 1 } });
  }

  /** Notes the number of a new event of the frame. Returns the number of the event before it. */
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

  /** Notes the webhook call that the task waits for. The task itself has already stored it. */
  noteWaitsFor(waitsFor: string): void {
    this.change({ waitsFor });
    if (this.stored !== undefined) this.stored = { ...this.stored, waitsFor };
  }

  /** Call this when its changes are committed. */
  markStored(): void {
    this.stored = this.current;
  }
}

/** The row of the frame of a new execution. */
export function rootFrame(executionId: string, frame: Frame, signal: Signal): StoredFrame {
  return {
    ...LiveFrame.made({ executionId, number: 0, frame, lastEvent: 0 }).row,
    signal,
    turn: 1,
  };
}
