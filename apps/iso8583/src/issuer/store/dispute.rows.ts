import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type Cents } from '#libs/kernel';
import { centsColumn, jsonColumn } from '#libs/database';
import {
  type Dispute,
  type DisputeEvent,
  type Movement,
  type MovementKind,
  type Presentment,
} from '../../account/disputes/dispute';
import {
  type DisputeFlow,
  type DisputeParty,
  type DisputeStatus,
} from '../../account/disputes/dispute-machine';
import { type DisputeBrand } from '../../account/disputes/dispute-reasons';

@Entity('disputes')
@Index('disputes_by_transaction', ['transactionId'])
@Index('disputes_by_pan', ['pan', 'sequence'])
export class DisputeRow implements Dispute {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 19 })
  pan!: string;

  @Column({ type: 'varchar', length: 20 })
  brand!: DisputeBrand;

  @Column({ name: 'transaction_id', type: 'varchar', length: 36 })
  transactionId!: string;

  @Column({ type: 'varchar', length: 20 })
  flow!: DisputeFlow;

  @Column({ type: 'varchar', length: 10 })
  reason!: string;

  @Column({ type: 'varchar', length: 20 })
  status!: DisputeStatus;

  @Column(centsColumn)
  amount!: Cents;

  @Column(centsColumn)
  contested!: Cents;

  @Column(centsColumn)
  cardholder!: Cents;

  @Column({ name: 'deadline_at', type: 'varchar', length: 24, nullable: true })
  deadlineAt!: string | null;

  @Column(jsonColumn)
  events!: DisputeEvent[];

  @Column(jsonColumn)
  presentment!: Presentment;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'closed_at', type: 'varchar', length: 24, nullable: true })
  closedAt!: string | null;
}

/** Money that a step of a dispute moved, with what an extract needs to name the sale. */
@Entity('dispute_movements')
@Index('dispute_movements_by_pan', ['pan'])
export class DisputeMovementRow implements Movement {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'dispute_id', type: 'varchar', length: 36 })
  disputeId!: string;

  @Column({ type: 'varchar', length: 19 })
  pan!: string;

  @Column({ name: 'transaction_id', type: 'varchar', length: 36 })
  transactionId!: string;

  @Column({ type: 'varchar', length: 10 })
  reason!: string;

  @Column({ type: 'varchar', length: 20 })
  kind!: MovementKind;

  @Column({ type: 'varchar', length: 10 })
  party!: DisputeParty;

  @Column(centsColumn)
  cents!: Cents;

  @Column({ name: 'processing_code', type: 'varchar', length: 6 })
  processingCode!: string;

  @Column({ type: 'varchar', length: 8, nullable: true })
  terminal!: string | null;

  @Column({ type: 'varchar', length: 15, nullable: true })
  merchant!: string | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  rrn!: string | null;

  @Column({ name: 'authorization_code', type: 'varchar', length: 6, nullable: true })
  authorizationCode!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
