import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn, jsonColumn, wholeNumberColumn } from '#libs/database';
import { type Cents } from '#libs/kernel';
import {
  type Declaration,
  type EventCode,
  type Explanation,
  type InfDps,
  type Refusal,
} from '#libs/nfse';
import {
  type Cancellation,
  type Invoice,
  type InvoiceStatus,
  type Issuer,
  type NfseContent,
  type XmlLayout,
} from './invoice';

const nullableNumber = { ...wholeNumberColumn, nullable: true } as const;

@Entity('invoices')
@Unique('invoice_reference', ['provider', 'reference'])
@Index('invoices_by_number', ['number'])
@Index('invoices_by_status', ['status'])
@Index('invoices_by_customer', ['customer'])
export class InvoiceRow implements Invoice {
  /** In the order of creation; the nDFSe of the national system. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 100, nullable: true })
  reference!: string | null;

  @Column({ type: 'varchar', length: 64 })
  content!: string;

  @Column({ type: 'varchar', length: 14 })
  provider!: string;

  @Column({ type: 'varchar', length: 7 })
  municipality!: string;

  @Column({ type: 'varchar', length: 40, nullable: true })
  customer!: string | null;

  @Column({ type: 'varchar', length: 5 })
  series!: string;

  @Column(centsColumn)
  amount!: Cents;

  @Column({ type: 'varchar', length: 12 })
  status!: InvoiceStatus;

  @Column({ name: 'status_updated_at_ms', ...wholeNumberColumn })
  statusUpdatedAtMs!: number;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column({ name: 'next_at_ms', ...nullableNumber })
  nextAtMs!: number | null;

  @Column(jsonColumn)
  dps!: InfDps;

  @Column({ name: 'request_rate', type: 'integer', nullable: true })
  requestRate!: number | null;

  @Column({ ...jsonColumn, nullable: true })
  declaration!: Declaration | null;

  @Column(jsonColumn)
  issuer!: Issuer;

  @Column({ type: 'varchar', length: 8 })
  layout!: XmlLayout;

  @Column({
    name: 'has_own_dps',
    type: 'integer',
    transformer: { to: Number, from: Boolean },
  })
  hasOwnDps!: boolean;

  @Column({ name: 'dps_id', type: 'varchar', length: 45, nullable: true, unique: true })
  dpsId!: string | null;

  @Column(nullableNumber)
  number!: number | null;

  @Column({ name: 'access_key', type: 'varchar', length: 50, nullable: true, unique: true })
  accessKey!: string | null;

  @Column({ name: 'verification_code', type: 'varchar', length: 9, nullable: true })
  verificationCode!: string | null;

  @Column({ name: 'issued_at_ms', ...nullableNumber })
  issuedAtMs!: number | null;

  @Column({ ...jsonColumn, nullable: true })
  nfse!: NfseContent | null;

  @Column(jsonColumn)
  explanation!: readonly Explanation[];

  @Column(jsonColumn)
  rejections!: readonly Refusal[];

  @Column({ ...jsonColumn, nullable: true })
  cancellation!: Cancellation | null;

  @Column({ ...jsonColumn, name: 'cancellation_refusal', nullable: true })
  cancellationRefusal!: Refusal | null;

  @Column({ name: 'replaced_by', type: 'varchar', length: 50, nullable: true })
  replacedBy!: string | null;

  @Column({ name: 'ordered', type: 'varchar', length: 60, nullable: true })
  requestedOutcome!: string | null;
}

/** The signed documents of an invoice, as they are sent. */
@Entity('invoice_documents')
export class InvoiceDocumentRow {
  @PrimaryColumn({ name: 'invoice_id', type: 'varchar', length: 36 })
  invoiceId!: string;

  @Column({ name: 'dps_xml', type: 'text' })
  dpsXml!: string;

  /** Empty until the invoice is authorized. */
  @Column({ name: 'nfse_xml', type: 'text' })
  nfseXml!: string;
}

/** The last number that was given out. */
@Entity('number_counters')
export class NumberCounterRow {
  /** The provider and the kind of number: `12345678000195 nfse`, `12345678000195 dps 1`. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  counter!: string;

  @Column({ name: 'last_number', ...wholeNumberColumn })
  lastNumber!: number;
}

/** The invoice of an RPS. */
@Entity('rps')
export class RpsRow {
  @PrimaryColumn({ type: 'varchar', length: 14 })
  provider!: string;

  @PrimaryColumn({ type: 'varchar', length: 7 })
  municipality!: string;

  @PrimaryColumn({ type: 'varchar', length: 5 })
  series!: string;

  @PrimaryColumn({ type: 'varchar', length: 15 })
  number!: string;

  @PrimaryColumn({ type: 'varchar', length: 1 })
  type!: string;

  @Index('rps_by_invoice')
  @Column({ name: 'invoice_id', type: 'varchar', length: 36 })
  invoiceId!: string;
}

/** An event of an invoice: a cancellation, a substitution and others. */
@Entity('invoice_events')
export class InvoiceEventRow {
  @PrimaryColumn({ name: 'access_key', type: 'varchar', length: 50 })
  accessKey!: string;

  /** The code of the event, 6 digits. */
  @PrimaryColumn({ type: 'varchar', length: 6 })
  type!: EventCode;

  @PrimaryColumn({ name: 'event_number', type: 'integer' })
  sequence!: number;

  @Column({ type: 'text' })
  xml!: string;

  @Column({ name: 'registered_at_ms', ...wholeNumberColumn })
  registeredAtMs!: number;
}
