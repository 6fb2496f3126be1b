import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn } from '#libs/database';
import { type FraudType, type MarkerStatus } from '#libs/dict-api';
import { type Cents } from '#libs/kernel';

/** A participant marks a person, and a key if it is known, as fraudulent. */
@Entity('fraud_markers')
@Index('markers_of_participant', ['participant', 'taxId', 'lastModified', 'sequence'])
@Index('markers_of_person', ['taxId', 'status', 'lastModified'])
@Index('markers_of_key', ['keyValue', 'status', 'lastModified'])
export class MarkerRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 10 })
  status!: MarkerStatus;

  @Column({ name: 'tax_id', type: 'varchar', length: 14 })
  taxId!: string;

  @Column({ name: 'key_value', type: 'varchar', length: 77, nullable: true })
  keyValue!: string | null;

  @Column({ name: 'fraud_type', type: 'varchar', length: 17 })
  fraudType!: FraudType;

  /** ISPB of the participant that created the marker, or closed its report. */
  @Column({ type: 'varchar', length: 8 })
  participant!: string;

  /** The infraction report that created it; null if a participant created it. */
  @Column({ name: 'report_id', type: 'varchar', length: 36, nullable: true })
  reportId!: string | null;

  /** ISPB of the participant that created the report. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  reporter!: string | null;

  /** Amount of the reported payment; null without a report. */
  @Column({ name: 'transaction_cents', ...centsColumn, nullable: true })
  transactionAmount!: Cents | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'last_modified', type: 'varchar', length: 24 })
  lastModified!: string;
}
