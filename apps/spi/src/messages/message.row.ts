import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type Message, type MessageState } from './message';

@Entity('messages')
@Index('messages_once', ['ispb', 'messageId'], { unique: true, where: `direction = 'IN'` })
@Index('messages_of_queue', ['ispb', 'state', 'sequence'], {
  where: `state IN ('WAITING', 'TAKEN')`,
})
@Index('messages_of_subject', ['subject'])
@Index('messages_of_resource', ['resourceId'])
@Index('messages_of_answer', ['ispb', 'answers'], { where: 'answers IS NOT NULL' })
export class MessageRow implements Message {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'resource_id', type: 'varchar', length: 32 })
  resourceId!: string;

  @Column({ type: 'varchar', length: 3 })
  direction!: 'IN' | 'OUT';

  @Column({ type: 'varchar', length: 8 })
  ispb!: string;

  @Column({ type: 'varchar', length: 35 })
  definition!: string;

  @Column({ name: 'message_id', type: 'varchar', length: 35, nullable: true })
  messageId!: string | null;

  @Column({ name: 'content_digest', type: 'varchar', length: 64, nullable: true })
  contentDigest!: string | null;

  @Column({ type: 'varchar', length: 35, nullable: true })
  subject!: string | null;

  @Column({ type: 'varchar', length: 35, nullable: true })
  answers!: string | null;

  @Column({ type: 'varchar', length: 4, nullable: true })
  status!: string | null;

  @Column({ name: 'reason_code', type: 'varchar', length: 4, nullable: true })
  reasonCode!: string | null;

  @Column({ type: 'varchar', length: 9 })
  state!: MessageState;

  /** The stream that has taken it. */
  @Column({ name: 'stream_id', type: 'varchar', length: 32, nullable: true })
  streamId!: string | null;

  @Column({ type: 'text', nullable: true })
  body!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'delivered_at', type: 'varchar', length: 24, nullable: true })
  deliveredAt!: string | null;

  @Column({ name: 'confirmed_at', type: 'varchar', length: 24, nullable: true })
  confirmedAt!: string | null;

  @Column({ type: 'integer' })
  deliveries!: number;
}
