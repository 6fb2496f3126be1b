import { Column, Entity, PrimaryColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Draws, type EventType, type JsonObject } from '#libs/states-language';

/** An event in the history of an execution. It is never changed. */
export interface StoredEvent {
  readonly executionId: string;
  /** From 1, in the order of the history. */
  readonly number: number;
  /** The event before it in the same frame, or the one that started the frame; 0 for the first. */
  readonly previous: number;
  readonly frame: number;
  readonly atMs: number;
  readonly type: EventType;
  readonly state: string | null;
  readonly details: JsonObject;
  readonly draws: Draws | null;
}

@Entity('workflow_events')
export class EventRow implements StoredEvent {
  @PrimaryColumn({ name: 'execution_id', type: 'varchar', length: 36 })
  executionId!: string;

  @PrimaryColumn({ type: 'integer' })
  number!: number;

  @Column({ type: 'integer' })
  previous!: number;

  @Column({ type: 'integer' })
  frame!: number;

  @Column({ name: 'at_ms', ...wholeNumberColumn })
  atMs!: number;

  @Column({ type: 'varchar', length: 40 })
  type!: EventType;

  @Column({ type: 'varchar', length: 80, nullable: true })
  state!: string | null;

  @Column(jsonColumn)
  details!: JsonObject;

  @Column({ ...jsonColumn, nullable: true })
  draws!: Draws | null;
}
