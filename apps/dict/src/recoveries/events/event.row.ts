import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type EventType } from '#libs/dict-api';

/** Notifies a participant of an event of a funds recovery. */
@Entity('event_notifications')
@Index('events_of_participant', ['participant', 'sequence'])
export class EventRow {
  /** The id of the notification. Lists have the order of the ids. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 34 })
  event!: EventType;

  /** The id of the funds recovery. */
  @Column({ name: 'entity_id', type: 'varchar', length: 36 })
  entityId!: string;

  /** ISPB of the notified participant. */
  @Column({ type: 'varchar', length: 8 })
  participant!: string;

  @Column({ type: 'varchar', length: 24 })
  at!: string;
}
