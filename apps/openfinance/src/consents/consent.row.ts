import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import {
  type Consent,
  type ConsentStatus,
  type Extension,
  type RejectedBy,
  type RejectionCode,
  type SecondDecision,
} from './consent';
import { type Permission } from './rules/permissions';

/** A list of names without commas, stored as one text. */
const namesColumn = {
  type: 'text' as const,
  transformer: {
    to: (names: readonly string[]): string => names.join(','),
    from: (text: string): string[] => (text === '' ? [] : text.split(',')),
  },
};

@Entity('consents')
@Index('consents_by_creation', ['createdAt', 'consentId'])
export class ConsentRow implements Consent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'consent_id', type: 'varchar', length: 60, unique: true })
  consentId!: string;

  @Column({ name: 'logged_user', type: 'varchar', length: 11 })
  loggedUser!: string;

  @Column({ name: 'business_entity', type: 'varchar', length: 14, nullable: true })
  businessEntity!: string | null;

  @Column(namesColumn)
  permissions!: readonly Permission[];

  @Column({ type: 'varchar', length: 22 })
  status!: ConsentStatus;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'status_updated_at', type: 'varchar', length: 24 })
  statusUpdatedAt!: string;

  @Column({ name: 'expires_at', type: 'varchar', length: 24, nullable: true })
  expiresAt!: string | null;

  @Column({ name: 'is_linked', type: 'boolean', nullable: true })
  isLinked!: boolean | null;

  @Column({ name: 'rejected_by', type: 'varchar', length: 5, nullable: true })
  rejectedBy!: RejectedBy | null;

  @Column({ name: 'rejection_code', type: 'varchar', length: 26, nullable: true })
  rejectionCode!: RejectionCode | null;

  @Column({ name: 'account_ids', ...namesColumn })
  accountIds!: readonly string[];

  @Column({ name: 'second_decisions', ...jsonColumn, nullable: true })
  secondDecisions!: readonly SecondDecision[] | null;
}

@Entity('consent_extensions')
@Index('consent_extensions_of_consent', ['consentId', 'sequence'])
export class ExtensionRow implements Extension {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'consent_id', type: 'varchar', length: 60 })
  consentId!: string;

  @Column({ name: 'requested_at', type: 'varchar', length: 24 })
  requestedAt!: string;

  @Column({ name: 'expires_at', type: 'varchar', length: 24, nullable: true })
  expiresAt!: string | null;

  @Column({ name: 'previous_expires_at', type: 'varchar', length: 24, nullable: true })
  previousExpiresAt!: string | null;

  @Column({ name: 'logged_user', type: 'varchar', length: 11 })
  loggedUser!: string;

  @Column({ name: 'logged_user_rel', type: 'varchar', length: 3 })
  loggedUserRel!: string;

  @Column({ name: 'customer_ip_address', type: 'varchar', length: 100 })
  customerIpAddress!: string;

  @Column({ name: 'customer_user_agent', type: 'varchar', length: 255 })
  customerUserAgent!: string;
}
