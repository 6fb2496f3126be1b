import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Json } from '#libs/states-language';

/**
 * A received call of a webhook. It is stored so that a repeat is recognized, and so that a call can be kept until a
 * task waits for it.
 */
@Entity('workflow_webhook_calls')
@Unique('webhook_call_key', ['workflowId', 'callKey'])
@Index('webhook_calls_by_waits_for', ['waitsFor'])
export class WebhookCallRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'workflow_id', type: 'varchar', length: 36 })
  workflowId!: string;

  /** The id of the call from its headers; null if there is none. */
  @Column({ name: 'call_key', type: 'varchar', length: 300, nullable: true })
  callKey!: string | null;

  /** The workflow and the correlation id while the call is kept, otherwise null. */
  @Column({ name: 'waits_for', type: 'varchar', length: 300, nullable: true })
  waitsFor!: string | null;

  /** The output of the task that the call completes. */
  @Column({ ...jsonColumn, nullable: true })
  body!: Json;

  /** The execution that was started or resumed. */
  @Column({ name: 'execution_id', type: 'varchar', length: 36, nullable: true })
  executionId!: string | null;

  @Column({ name: 'received_at_ms', ...wholeNumberColumn })
  receivedAtMs!: number;
}
