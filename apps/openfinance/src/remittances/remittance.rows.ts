import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn, jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Cents } from '#libs/kernel';
import {
  type Remittance,
  type RemittanceReturn,
  type RemittanceStatus,
  type StoredFinding,
} from './remittance';

@Entity('remittances')
@Index('remittances_of_series', ['accountId', 'agreement', 'nsa'])
export class RemittanceRow implements Remittance {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ name: 'account_id', type: 'varchar', length: 36 })
  accountId!: string;

  @Column({ type: 'varchar', length: 20 })
  agreement!: string;

  @Column({ type: 'integer' })
  nsa!: number;

  @Column({ name: 'content_hash', type: 'varchar', length: 64 })
  contentHash!: string;

  @Column({ type: 'varchar', length: 20 })
  layout!: string;

  @Column({ type: 'varchar', length: 10 })
  status!: RemittanceStatus;

  @Column({ name: 'received_at_ms', ...wholeNumberColumn })
  receivedAtMs!: number;

  @Column({ name: 'payment_count', type: 'integer' })
  paymentCount!: number;

  @Column(centsColumn)
  amount!: Cents;

  @Column({ type: 'text' })
  header!: string;

  @Column(jsonColumn)
  findings!: readonly StoredFinding[];

  @Column({ name: 'finding_count', type: 'integer' })
  findingCount!: number;

  @Column({ type: 'integer' })
  returns!: number;

  @Column({ name: 'requested_occurrence', type: 'varchar', length: 2, nullable: true })
  requestedOccurrence!: string | null;

  @Column({ name: 'correlation_id', type: 'varchar', length: 100 })
  correlationId!: string;
}

/** The header of a lot, as it was received. */
@Entity('remittance_lots')
export class RemittanceLotRow {
  @PrimaryColumn({ name: 'remittance_id', type: 'varchar', length: 36 })
  remittanceId!: string;

  @PrimaryColumn({ type: 'integer' })
  lot!: number;

  @Column({ type: 'text' })
  header!: string;
}

/** A day of a remittance, with the number of its payments that have no result yet. */
@Entity('remittance_days')
export class RemittanceDayRow {
  @PrimaryColumn({ name: 'remittance_id', type: 'varchar', length: 36 })
  remittanceId!: string;

  @PrimaryColumn({ name: 'pay_on', type: 'varchar', length: 10 })
  payOn!: string;

  @Column({ type: 'integer' })
  open!: number;
}

/** The last NSA of the return files of a series. Its lock keeps two files of a series apart. */
@Entity('remittance_series')
export class RemittanceSeriesRow {
  @PrimaryColumn({ name: 'account_id', type: 'varchar', length: 36 })
  accountId!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  agreement!: string;

  @Column({ name: 'last_return_nsa', type: 'integer' })
  lastReturnNsa!: number;
}

@Entity('remittance_returns')
export class RemittanceReturnRow implements RemittanceReturn {
  @PrimaryColumn({ name: 'remittance_id', type: 'varchar', length: 36 })
  remittanceId!: string;

  @PrimaryColumn({ type: 'integer' })
  number!: number;

  @Column({ type: 'integer' })
  nsa!: number;

  @Column({ name: 'made_at_ms', ...wholeNumberColumn })
  madeAtMs!: number;
}
