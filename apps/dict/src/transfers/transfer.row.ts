import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn } from '#libs/database';
import { type Cents } from '#libs/kernel';

/** PENDING: the SPI has received the payment order. */
export const TRANSFER_STATUSES = ['PENDING', 'SETTLED', 'REJECTED'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** A payment that the SPI has received, or that a tester has declared. */
@Entity('transfers')
@Index('transfers_of_creditor', ['creditorTaxId', 'settledAt'])
@Index('transfers_of_key', ['creditorKey', 'settledAt'])
@Index('transfers_from_account', ['debtorAccount', 'settledAt'])
@Index('transfers_returned', ['returns'])
export class TransferRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'end_to_end_id', type: 'varchar', length: 35, unique: true })
  endToEndId!: string;

  @Column({ type: 'varchar', length: 8 })
  source!: 'SPI' | 'DECLARED';

  @Column({ type: 'varchar', length: 8 })
  status!: TransferStatus;

  @Column({ name: 'amount_cents', ...centsColumn })
  amount!: Cents;

  @Column({ name: 'debtor_ispb', type: 'varchar', length: 8 })
  debtorIspb!: string;

  @Column({ name: 'creditor_ispb', type: 'varchar', length: 8 })
  creditorIspb!: string;

  @Column({ name: 'debtor_tax_id', type: 'varchar', length: 14, nullable: true })
  debtorTaxId!: string | null;

  @Column({ name: 'creditor_tax_id', type: 'varchar', length: 14, nullable: true })
  creditorTaxId!: string | null;

  /** In the form of `accountOf`. */
  @Column({ name: 'debtor_account', type: 'varchar', length: 45, nullable: true })
  debtorAccount!: string | null;

  @Column({ name: 'creditor_account', type: 'varchar', length: 45, nullable: true })
  creditorAccount!: string | null;

  @Column({ name: 'creditor_key', type: 'varchar', length: 77, nullable: true })
  creditorKey!: string | null;

  /** IPAY for a payment, IPRT for a payment that is a refund, RETN for a return. */
  @Column({ type: 'varchar', length: 4 })
  purpose!: string;

  /** The EndToEndId of the payment that it returns; null for a payment. */
  @Column({ type: 'varchar', length: 35, nullable: true })
  returns!: string | null;

  /** The sum of its returns that the SPI shows; null if the SPI shows none. */
  @Column({ name: 'returned_cents', ...centsColumn, nullable: true })
  returned!: Cents | null;

  @Column({ name: 'ordered_at', type: 'varchar', length: 24 })
  orderedAt!: string;

  @Column({ name: 'settled_at', type: 'varchar', length: 24, nullable: true })
  settledAt!: string | null;
}
