import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Json } from '#libs/states-language';

/**
 * A call of a webhook that was received: so that the same call is not taken twice, and so that a call which comes before
 * anybody waits for it is kept.
 */
@Entity('workflow_webhook_calls')
@Unique('webhook_call_key', ['workflowId', 'callKey'])
@Index('webhook_calls_by_waits_for', ['waitsFor'])
export class WebhookCallRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'workflow_id', type: 'varchar', length: 36 })
  workflowId!: string;

  /** By which the sender names the call; null if it does not. */
  @Column({ name: 'call_key', type: 'varchar', length: 300, nullable: true })
  callKey!: string | null;

  /** The workflow and the correlation id, while nobody has taken the call; null afterwards. */
  @Column({ name: 'waits_for', type: 'varchar', length: 300, nullable: true })
  waitsFor!: string | null;

  /** What the waiting task returns. */
  @Column({ ...jsonColumn, nullable: true })
  body!: Json;

  /** The execution that was started or resumed. */
  @Column({ name: 'execution_id', type: 'varchar', length: 36, nullable: true })
  executionId!: string | null;

  @Column({ name: 'received_at_ms', ...wholeNumberColumn })
  receivedAtMs!: number;
}
