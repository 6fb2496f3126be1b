import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import {
  type Reconciliation,
  type ReconciliationDirection,
  type ReconciliationOutcome,
} from './reconciliation';
import { type TotalElements } from './totals';

@Entity('reconciliations')
export class ReconciliationRow implements Reconciliation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ name: 'message_key', type: 'varchar', length: 120, unique: true })
  messageKey!: string;

  @Column({ type: 'varchar', length: 8 })
  direction!: ReconciliationDirection;

  @Column({ type: 'varchar', length: 40 })
  institution!: string;

  @Column({ type: 'varchar', length: 4 })
  day!: string;

  @Column({ type: 'varchar', length: 4 })
  mti!: string;

  @Column(jsonColumn)
  own!: TotalElements;

  @Column(jsonColumn)
  reported!: TotalElements;

  @Column({ type: 'varchar', length: 14 })
  outcome!: ReconciliationOutcome;

  @Column({ name: 'response_code', type: 'varchar', length: 2, nullable: true })
  responseCode!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
