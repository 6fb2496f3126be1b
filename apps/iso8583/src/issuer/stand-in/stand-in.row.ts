import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type StandInReason } from '../../settings/stand-in-settings';

/** A message that the network approved in place of the issuer and that is not posted yet. */
export interface QueuedMessage {
  /** The key of its transaction. */
  readonly messageKey: string;
  readonly pan: string;
  /** The message as JSON, without tracks, PIN block and chip data. */
  readonly message: string;
  readonly reason: StandInReason | null;
  /** The listener whose clients get it as an advice when it is posted; null if it is not forwarded. */
  readonly forward: string | null;
}

@Entity('stand_in_queue')
@Index('stand_in_queue_by_pan', ['pan'])
export class QueuedMessageRow implements QueuedMessage {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'message_key', type: 'varchar', length: 60 })
  messageKey!: string;

  @Column({ type: 'varchar', length: 19 })
  pan!: string;

  @Column({ type: 'text' })
  message!: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  reason!: StandInReason | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  forward!: string | null;
}
