import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import { jsonColumn } from '#libs/database';
import {
  type Account,
  type ClaimParty,
  type ClaimReason,
  type ClaimStatus,
  type ClaimType,
  type Person,
} from '#libs/dict-api';
import { type DictClaim } from './dict-claim';

@Entity('claims')
@Index('claims_one_open_a_key', ['keyType', 'keyValue'], {
  unique: true,
  where: "\"status\" IN ('OPEN', 'WAITING_RESOLUTION', 'CONFIRMED')",
})
@Index('claims_of_donor', ['donor', 'lastModified'])
@Index('claims_of_claimer', ['claimer', 'lastModified'])
export class ClaimRow implements DictClaim {
  /** The order of arrival. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 11 })
  type!: ClaimType;

  @Column({ name: 'key_type', type: 'varchar', length: 6 })
  keyType!: KeyType;

  @Column({ name: 'key_value', type: 'varchar', length: 77 })
  keyValue!: string;

  /** ISPB of the participant that has the entry. */
  @Column({ type: 'varchar', length: 8 })
  donor!: string;

  /** ISPB of the participant that wants it. */
  @Column({ type: 'varchar', length: 8 })
  claimer!: string;

  @Column({ name: 'claimer_account', ...jsonColumn })
  claimerAccount!: Account;

  @Column({ name: 'claimer_person', ...jsonColumn })
  claimerPerson!: Person;

  @Column({ type: 'varchar', length: 18 })
  status!: ClaimStatus;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'resolution_period_end', type: 'varchar', length: 24 })
  resolutionPeriodEnd!: string;

  /** Null for portability. */
  @Column({ name: 'completion_period_end', type: 'varchar', length: 24, nullable: true })
  completionPeriodEnd!: string | null;

  @Column({ name: 'last_modified', type: 'varchar', length: 24 })
  lastModified!: string;

  @Column({ name: 'acknowledged_at', type: 'varchar', length: 24, nullable: true })
  acknowledgedAt!: string | null;

  @Column({ name: 'confirm_reason', type: 'varchar', length: 20, nullable: true })
  confirmReason!: ClaimReason | null;

  @Column({ name: 'cancel_reason', type: 'varchar', length: 21, nullable: true })
  cancelReason!: ClaimReason | null;

  @Column({ name: 'cancelled_by', type: 'varchar', length: 7, nullable: true })
  cancelledBy!: ClaimParty | null;

  /** Since when the owner has the key; a portability does not change it. */
  @Column({ name: 'owned_since', type: 'varchar', length: 24, nullable: true })
  ownedSince!: string | null;

  /** The RequestId of the completion. */
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true })
  requestId!: string | null;

  @Column({ name: 'entry_created_at', type: 'varchar', length: 24, nullable: true })
  entryCreatedAt!: string | null;
}
