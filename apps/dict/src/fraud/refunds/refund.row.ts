import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn, jsonColumn } from '#libs/database';
import {
  type RefundAccount,
  type RefundReason,
  type RefundRejection,
  type RefundResult,
  type RefundStatus,
} from '#libs/dict-api';
import { type Cents } from '#libs/kernel';

/** The request of a participant to another one to return a payment. */
@Entity('refunds')
@Index('refunds_one_a_transaction', ['transactionId', 'reason'], {
  unique: true,
  where: '"status" <> \'CANCELLED\' AND "funds_recovery_id" IS NULL',
})
@Index('refunds_of_transaction', ['transactionId'])
@Index('refunds_of_requesting', ['requesting', 'lastModified', 'sequence'])
@Index('refunds_of_contested', ['contested', 'lastModified', 'sequence'])
@Index('refunds_of_recovery', ['fundsRecoveryId'])
@Index('refunds_closed_by', ['refundTransactionId'])
export class RefundRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ name: 'transaction_id', type: 'varchar', length: 35 })
  transactionId!: string;

  @Column({ type: 'varchar', length: 16 })
  reason!: RefundReason;

  @Column({ name: 'amount_cents', ...centsColumn })
  amount!: Cents;

  @Column({ type: 'text', nullable: true })
  details!: string | null;

  /** ISPB of the participant that requests the refund. */
  @Column({ type: 'varchar', length: 8 })
  requesting!: string;

  /** ISPB of the participant that must give the money back. */
  @Column({ type: 'varchar', length: 8 })
  contested!: string;

  @Column({ type: 'varchar', length: 9 })
  status!: RefundStatus;

  /** The infraction report that allows it. */
  @Column({ name: 'report_id', type: 'varchar', length: 36, nullable: true })
  reportId!: string | null;

  @Column({ name: 'funds_recovery_id', type: 'varchar', length: 36, nullable: true })
  fundsRecoveryId!: string | null;

  /** true: it must be paid by a pacs.008 with the purpose IPRT. false: it is returned by a pacs.004. */
  @Column({ name: 'by_payment', type: 'boolean' })
  byPayment!: boolean;

  /** The account that a payment goes to. */
  @Column({ name: 'refund_account', ...jsonColumn, nullable: true })
  refundAccount!: RefundAccount | null;

  @Column({ name: 'analysis_result', type: 'varchar', length: 18, nullable: true })
  analysisResult!: RefundResult | null;

  @Column({ name: 'analysis_details', type: 'text', nullable: true })
  analysisDetails!: string | null;

  @Column({ name: 'rejection_reason', type: 'varchar', length: 21, nullable: true })
  rejectionReason!: RefundRejection | null;

  /** RtrId of the return, or EndToEndId of the payment. */
  @Column({ name: 'refund_transaction_id', type: 'varchar', length: 35, nullable: true })
  refundTransactionId!: string | null;

  /** The amount that was given back; null if the refund was not accepted. */
  @Column({ name: 'effective_cents', ...centsColumn, nullable: true })
  effectiveAmount!: Cents | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'last_modified', type: 'varchar', length: 24 })
  lastModified!: string;
}
