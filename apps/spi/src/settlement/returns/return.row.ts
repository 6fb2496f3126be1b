import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn } from '#libs/database';
import { type SpiRejectCode } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';
import { type TransactionStatus } from '../transaction';
import { type PaymentReturn } from './return';

@Entity('returns')
@Index('returns_of_payment', ['endToEndId'])
export class ReturnRow implements PaymentReturn {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'return_id', type: 'varchar', length: 32, unique: true })
  returnId!: string;

  @Column({ name: 'end_to_end_id', type: 'varchar', length: 35 })
  endToEndId!: string;

  @Column({ name: 'amount_cents', ...centsColumn })
  amount!: Cents;

  @Column({ type: 'varchar', length: 4 })
  reason!: string;

  @Column({ name: 'payer_ispb', type: 'varchar', length: 8 })
  payerIspb!: string;

  @Column({ name: 'receiver_ispb', type: 'varchar', length: 8 })
  receiverIspb!: string;

  @Column({ name: 'payer_settler', type: 'varchar', length: 8 })
  payerSettlementAccount!: string;

  @Column({ name: 'receiver_settler', type: 'varchar', length: 8 })
  receiverSettlementAccount!: string;

  @Column({ type: 'varchar', length: 10 })
  status!: TransactionStatus;

  @Column({ name: 'reason_code', type: 'varchar', length: 4, nullable: true })
  reasonCode!: SpiRejectCode | null;

  @Column({ name: 'is_forwarded', type: 'boolean' })
  isForwarded!: boolean;

  @Column({ name: 'message_id', type: 'varchar', length: 35, nullable: true })
  messageId!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'deadline_at', type: 'varchar', length: 24 })
  deadlineAt!: string;

  @Column({ name: 'settled_at', type: 'varchar', length: 24, nullable: true })
  settledAt!: string | null;
}
