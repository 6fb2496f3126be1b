import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import {
  type ChildCounts,
  type ChildOutcome,
  type Frame,
  type Json,
  type Signal,
} from '#libs/states-language';

/** A frame of an execution, with the state that the engine needs to continue it. */
export interface StoredFrame {
  readonly executionId: string;
  /** 0 is the frame of the execution itself. */
  readonly number: number;
  readonly parent: number | null;
  readonly frame: Frame;
  /** The signal to deliver next; null while the frame waits. */
  readonly signal: Signal | null;
  /** Signals are delivered in this order, also after a crash. */
  readonly turn: number;
  /** The event with which the current state was entered. */
  readonly entry: number;
  readonly lastEvent: number;
  /** The task that is performed, or that a request completes later. */
  readonly task: StoredTask | null;
  /** The token with which a request completes the task. */
  readonly token: string | null;
  /** The workflow and the correlation id of the webhook call that the task waits for. */
  readonly waitsFor: string | null;
  /** Counts the branches or iterations of the current state. */
  readonly counts: ChildCounts;
  /** The outcome of a branch or an iteration. */
  readonly outcome: ChildOutcome | null;
}

/** A task of a frame. */
export interface StoredTask {
  readonly resource: string;
  readonly arguments: Json;
  readonly attempt: number;
  /** The number of earlier calls of this task in the execution. */
  readonly call: number;
  readonly timeoutMs?: number;
  /** The task was called, and a request completes it later. */
  readonly isPending: boolean;
}

@Entity('workflow_frames')
@Index('frames_by_parent', ['executionId', 'parent'])
@Index('frames_by_waits_for', ['waitsFor'])
export class FrameRow implements StoredFrame {
  @PrimaryColumn({ name: 'execution_id', type: 'varchar', length: 36 })
  executionId!: string;

  @PrimaryColumn({ type: 'integer' })
  number!: number;

  @Column({ type: 'integer', nullable: true })
  parent!: number | null;

  @Column(jsonColumn)
  frame!: Frame;

  @Column({ ...jsonColumn, nullable: true })
  signal!: Signal | null;

  @Column(wholeNumberColumn)
  turn!: number;

  @Column({ type: 'integer' })
  entry!: number;

  @Column({ name: 'last_event', type: 'integer' })
  lastEvent!: number;

  @Column({ ...jsonColumn, nullable: true })
  task!: StoredTask | null;

  @Column({ type: 'varchar', length: 36, nullable: true, unique: true })
  token!: string | null;

  @Column({ name: 'waits_for', type: 'varchar', length: 300, nullable: true })
  waitsFor!: string | null;

  @Column(jsonColumn)
  counts!: ChildCounts;

  @Column({ ...jsonColumn, nullable: true })
  outcome!: ChildOutcome | null;
}

/** A signal from outside, until the runner of the execution has delivered it. */
@Entity('workflow_signals')
@Index('signals_by_execution', ['executionId'])
export class SignalRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'execution_id', type: 'varchar', length: 36 })
  executionId!: string;

  /** The number of the frame. */
  @Column({ type: 'integer' })
  frame!: number;

  /** If set, the signal is only for the task with this token. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  token!: string | null;

  @Column(jsonColumn)
  signal!: Signal;
}
