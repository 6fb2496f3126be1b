import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type EventType } from '#libs/dict-api';

/** Tells a participant that something has happened to a funds recovery. */
@Entity('event_notifications')
@Index('events_of_participant', ['participant', 'sequence'])
export class EventRow {
  /** The id of the notification, which also is the order of the list. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 34 })
  event!: EventType;

  /** The id of the funds recovery. */
  @Column({ name: 'entity_id', type: 'varchar', length: 36 })
  entityId!: string;

  /** ISPB of the participant that is told. */
  @Column({ type: 'varchar', length: 8 })
  participant!: string;

  @Column({ type: 'varchar', length: 24 })
  at!: string;
}
