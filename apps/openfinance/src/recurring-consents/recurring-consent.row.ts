import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import {
  type Ending,
  type RecurringConsent,
  type RecurringConsentStatus,
  type RecurringRequest,
} from './recurring-consent';

@Entity('recurring_consents')
@Index('recurring_consents_by_creation', ['createdAtMs', 'consentId'])
export class RecurringConsentRow implements RecurringConsent {
  @PrimaryColumn({ name: 'consent_id', type: 'varchar', length: 100 })
  consentId!: string;

  @Column({ type: 'varchar', length: 25 })
  status!: RecurringConsentStatus;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column({ name: 'status_updated_at_ms', ...wholeNumberColumn })
  statusUpdatedAtMs!: number;

  @Column({ name: 'expires_at_ms', ...wholeNumberColumn, nullable: true })
  expiresAtMs!: number | null;

  @Column({ name: 'deadline_at_ms', ...wholeNumberColumn, nullable: true })
  deadlineAtMs!: number | null;

  @Column({ name: 'authorised_at_ms', ...wholeNumberColumn, nullable: true })
  authorisedAtMs!: number | null;

  @Column({ name: 'updated_at_ms', ...wholeNumberColumn, nullable: true })
  updatedAtMs!: number | null;

  @Column({ name: 'approval_due_date', type: 'varchar', length: 10, nullable: true })
  approvalDueDate!: string | null;

  @Column({ name: 'debtor_account_id', type: 'varchar', length: 36, nullable: true })
  debtorAccountId!: string | null;

  @Column(jsonColumn)
  request!: RecurringRequest;

  @Column({ ...jsonColumn, nullable: true })
  ending!: Ending | null;
}
