import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn, jsonColumn } from '#libs/database';
import {
  type AnalysisResult,
  type ContactInformation,
  type FraudType,
  type ReportReason,
  type ReportStatus,
  type SituationType,
} from '#libs/dict-api';
import { type Cents } from '#libs/kernel';

/** The report of a participant that a settled payment is a fraud. */
@Entity('infraction_reports')
@Index('reports_one_a_transaction', ['transactionId', 'reason'], {
  unique: true,
  where: '"status" <> \'CANCELLED\' AND "funds_recovery_id" IS NULL',
})
@Index('reports_of_transaction', ['transactionId'])
@Index('reports_of_reporter', ['reporter', 'lastModified', 'sequence'])
@Index('reports_of_counterparty', ['counterparty', 'lastModified', 'sequence'])
@Index('reports_of_recovery', ['fundsRecoveryId'])
@Index('reports_of_person', ['taxId', 'status', 'lastModified'])
@Index('reports_of_key', ['keyValue', 'status', 'lastModified'])
export class ReportRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  /** EndToEndId of the payment, or RtrId of the return. */
  @Column({ name: 'transaction_id', type: 'varchar', length: 35 })
  transactionId!: string;

  @Column({ type: 'varchar', length: 16 })
  reason!: ReportReason;

  @Column({ name: 'situation_type', type: 'varchar', length: 17 })
  situationType!: SituationType;

  @Column({ name: 'report_details', type: 'text', nullable: true })
  reportDetails!: string | null;

  @Column({ ...jsonColumn, nullable: true })
  contact!: ContactInformation | null;

  /** ISPB of the participant that created it. */
  @Column({ type: 'varchar', length: 8 })
  reporter!: string;

  /** ISPB of the participant that analyses it. */
  @Column({ type: 'varchar', length: 8 })
  counterparty!: string;

  /** CPF or CNPJ of the suspect; null if it is unknown. */
  @Column({ name: 'tax_id', type: 'varchar', length: 14, nullable: true })
  taxId!: string | null;

  /** The Pix key of the suspect that was paid; null if no key was used. */
  @Column({ name: 'key_value', type: 'varchar', length: 77, nullable: true })
  keyValue!: string | null;

  /** Amount of the payment. */
  @Column({ name: 'transaction_cents', ...centsColumn })
  transactionAmount!: Cents;

  /** The amount to block. Only for a report of a funds recovery. */
  @Column({ name: 'infraction_cents', ...centsColumn, nullable: true })
  infractionAmount!: Cents | null;

  @Column({ name: 'funds_recovery_id', type: 'varchar', length: 36, nullable: true })
  fundsRecoveryId!: string | null;

  @Column({ type: 'varchar', length: 12 })
  status!: ReportStatus;

  @Column({ name: 'analysis_result', type: 'varchar', length: 9, nullable: true })
  analysisResult!: AnalysisResult | null;

  @Column({ name: 'analysis_details', type: 'text', nullable: true })
  analysisDetails!: string | null;

  @Column({ name: 'fraud_type', type: 'varchar', length: 17, nullable: true })
  fraudType!: FraudType | null;

  @Column({ name: 'fraud_marker_id', type: 'varchar', length: 36, nullable: true })
  fraudMarkerId!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  /** It stays if the report is cancelled later. */
  @Column({ name: 'closed_at', type: 'varchar', length: 24, nullable: true })
  closedAt!: string | null;

  @Column({ name: 'last_modified', type: 'varchar', length: 24 })
  lastModified!: string;
}
