import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import {
  type ContactInformation,
  type RecoveryStatus,
  type SituationType,
  type TrackingGraph,
} from '#libs/dict-api';
import { type TrackingParameters } from './tracking/tracking-parameters';

/** The recovery of the funds that a fraud has moved. It begins at the reported payment, the root transaction. */
@Entity('funds_recoveries')
export class RecoveryRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  /** EndToEndId. A transaction can have only one recovery, even after a cancellation. */
  @Column({ name: 'root_transaction_id', type: 'varchar', length: 35, unique: true })
  rootTransactionId!: string;

  /** ISPB of the participant that created it: the participant of the payer. */
  @Column({ type: 'varchar', length: 8 })
  reporter!: string;

  @Column({ type: 'varchar', length: 17 })
  status!: RecoveryStatus;

  @Column({ name: 'situation_type', type: 'varchar', length: 17 })
  situationType!: SituationType;

  @Column({ name: 'report_details', type: 'text', nullable: true })
  reportDetails!: string | null;

  @Column(jsonColumn)
  contact!: ContactInformation;

  /** Null if the root is too small to be tracked. Then only the root is analysed. */
  @Column({ ...jsonColumn, nullable: true })
  parameters!: TrackingParameters | null;

  /** Null until the recovery is tracked. */
  @Column({ ...jsonColumn, nullable: true })
  graph!: TrackingGraph | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'analysed_at', type: 'varchar', length: 24, nullable: true })
  analysedAt!: string | null;

  @Column({ name: 'last_modified', type: 'varchar', length: 24 })
  lastModified!: string;
}
