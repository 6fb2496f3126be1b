import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import {
  type ConsentRejection,
  type ConsentRequest,
  type PaymentConsent,
  type PaymentConsentStatus,
} from './payment-consent';

@Entity('payment_consents')
@Index('payment_consents_by_creation', ['createdAtMs', 'consentId'])
export class PaymentConsentRow implements PaymentConsent {
  @PrimaryColumn({ name: 'consent_id', type: 'varchar', length: 100 })
  consentId!: string;

  @Column({ type: 'varchar', length: 25 })
  status!: PaymentConsentStatus;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column({ name: 'status_updated_at_ms', ...wholeNumberColumn })
  statusUpdatedAtMs!: number;

  @Column({ name: 'expires_at_ms', ...wholeNumberColumn })
  expiresAtMs!: number;

  @Column({ type: 'varchar', length: 40, nullable: true })
  rejection!: ConsentRejection | null;

  @Column({ name: 'rejection_detail', type: 'varchar', length: 2048, nullable: true })
  rejectionDetail!: string | null;

  @Column({ name: 'debtor_account_id', type: 'varchar', length: 36, nullable: true })
  debtorAccountId!: string | null;

  @Column(jsonColumn)
  request!: ConsentRequest;

  @Column(jsonColumn)
  dates!: readonly string[];
}
