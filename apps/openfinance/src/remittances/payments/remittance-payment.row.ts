import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn, jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Cents } from '#libs/kernel';
import {
  type PaymentOrder,
  type RemittancePayment,
  type RemittancePaymentStatus,
} from './remittance-payment';

const SCHEDULED = { where: `"status" = 'SCHEDULED'` };

@Entity('remittance_payments')
@Index('remittance_payments_of_file', ['remittanceId', 'number'], { unique: true })
@Index('remittance_payments_scheduled', ['remittanceId', 'payOn', 'number'], SCHEDULED)
@Index('remittance_payments_of_document', ['companyDocument'], SCHEDULED)
@Index('remittance_payments_sent', ['paymentId'], { where: '"payment_id" IS NOT NULL' })
export class RemittancePaymentRow implements RemittancePayment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'remittance_id', type: 'varchar', length: 36 })
  remittanceId!: string;

  @Column({ type: 'integer' })
  number!: number;

  @Column({ type: 'integer' })
  lot!: number;

  @Column({ type: 'integer' })
  record!: number;

  @Column({ type: 'varchar', length: 2 })
  form!: string;

  @Column({ type: 'varchar', length: 1 })
  movement!: string;

  @Column({ name: 'company_document', type: 'varchar', length: 20 })
  companyDocument!: string;

  @Column(centsColumn)
  amount!: Cents;

  @Column({ name: 'pay_on', type: 'varchar', length: 10 })
  payOn!: string;

  @Column(jsonColumn)
  details!: PaymentOrder;

  @Column(jsonColumn)
  lines!: readonly string[];

  @Column({ type: 'varchar', length: 10 })
  status!: RemittancePaymentStatus;

  @Column({ type: 'varchar', length: 10 })
  occurrences!: string;

  @Column({ name: 'payment_id', type: 'varchar', length: 36, nullable: true })
  paymentId!: string | null;

  @Column({ name: 'end_to_end_id', type: 'varchar', length: 32, nullable: true })
  endToEndId!: string | null;

  @Column({ name: 'ended_at_ms', ...wholeNumberColumn, nullable: true })
  endedAtMs!: number | null;

  @Column({ name: 'final_in', type: 'integer', nullable: true })
  finalIn!: number | null;
}
