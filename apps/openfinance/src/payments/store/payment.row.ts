import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn, jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Cents } from '#libs/kernel';
import {
  type Cancellation,
  type Payment,
  type PaymentDetails,
  type PaymentProduct,
  type PaymentStatus,
} from '../payment';
import { type RejectionReason } from '../../payment-terms/payment-codes';

@Entity('payments')
@Index('payments_of_consent', ['consentId'])
@Index('payments_due', ['nextAtMs'], { where: '"next_at_ms" IS NOT NULL' })
export class PaymentRow implements Payment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'payment_id', type: 'varchar', length: 36, unique: true })
  paymentId!: string;

  @Column({ name: 'consent_id', type: 'varchar', length: 100 })
  consentId!: string;

  @Column({ name: 'end_to_end_id', type: 'varchar', length: 32, unique: true })
  endToEndId!: string;

  @Column(centsColumn)
  amount!: Cents;

  @Column({ name: 'account_id', type: 'varchar', length: 36 })
  accountId!: string;

  @Column(jsonColumn)
  details!: PaymentDetails;

  @Column({ type: 'varchar', length: 4 })
  status!: PaymentStatus;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column({ name: 'status_updated_at_ms', ...wholeNumberColumn })
  statusUpdatedAtMs!: number;

  @Column({ name: 'send_at_ms', ...wholeNumberColumn })
  sendAtMs!: number;

  @Column({ name: 'next_at_ms', ...wholeNumberColumn, nullable: true })
  nextAtMs!: number | null;

  @Column({ type: 'integer' })
  attempts!: number;

  @Column({ name: 'is_accepted', type: 'boolean' })
  isAccepted!: boolean;

  @Column({ name: 'is_blocked', type: 'boolean', default: false })
  isBlocked!: boolean;

  @Column({ type: 'varchar', length: 60, nullable: true })
  rejection!: RejectionReason | null;

  @Column({ name: 'rejection_detail', type: 'varchar', length: 2048, nullable: true })
  rejectionDetail!: string | null;

  @Column({ name: 'ordered', type: 'varchar', length: 60, nullable: true })
  requestedOutcome!: string | null;

  @Column({ ...jsonColumn, nullable: true })
  cancellation!: Cancellation | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  product!: PaymentProduct | null;

  @Column({ name: 'spi_code', type: 'varchar', length: 4, nullable: true })
  spiCode!: string | null;
}
