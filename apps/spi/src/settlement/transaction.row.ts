import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type SpiRejectCode } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';
import { centsColumn, jsonColumn } from '#libs/database';
import { type PaymentDetails, type Transaction, type TransactionStatus } from './transaction';

@Entity('transactions')
export class TransactionRow implements Transaction {
  /** The order of arrival. Lists sort by it, because the clock of the sandbox can be set back. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ name: 'end_to_end_id', type: 'varchar', length: 35, unique: true })
  endToEndId!: string;

  @Column({ name: 'tx_id', type: 'varchar', length: 35 })
  txId!: string;

  @Column({ name: 'amount_cents', ...centsColumn })
  amount!: Cents;

  @Column({ name: 'creditor_ispb', type: 'varchar', length: 8 })
  creditorIspb!: string;

  @Column({ name: 'creditor_name', type: 'varchar', length: 140 })
  creditorName!: string;

  @Column({ name: 'debtor_ispb', type: 'varchar', length: 8 })
  debtorIspb!: string;

  @Column({ name: 'debtor_name', type: 'varchar', length: 140 })
  debtorName!: string;

  @Column({ type: 'varchar', length: 10 })
  status!: TransactionStatus;

  @Column({ name: 'reason_code', type: 'varchar', length: 4, nullable: true })
  reasonCode!: SpiRejectCode | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'debtor_settler', type: 'varchar', length: 8, nullable: true })
  debtorSettlementAccount!: string | null;

  @Column({ name: 'creditor_settler', type: 'varchar', length: 8, nullable: true })
  creditorSettlementAccount!: string | null;

  @Column({ name: 'accepted_at', type: 'varchar', length: 24, nullable: true })
  acceptedAt!: string | null;

  @Column({ name: 'deadline_at', type: 'varchar', length: 24, nullable: true })
  deadlineAt!: string | null;

  @Column({ name: 'settled_at', type: 'varchar', length: 24, nullable: true })
  settledAt!: string | null;

  @Column({ name: 'returned_cents', ...centsColumn, nullable: true })
  returned!: Cents | null;

  @Column({ ...jsonColumn, nullable: true })
  details!: PaymentDetails | null;
}
