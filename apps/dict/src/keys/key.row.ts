import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type KeyType } from '#libs/brazil';
import { type AccountType, type DictKey } from './dict-key';

const ACTIVE = { unique: true, where: '"deleted_at" IS NULL' };

@Entity('keys')
@Index('keys_one_active_a_value', ['keyType', 'keyValue'], ACTIVE)
@Index('keys_one_active_a_slot', ['account', 'slot'], ACTIVE)
@Index('keys_of_account_id', ['accountId', 'sequence'])
@Index('keys_by_cid', ['ispb', 'keyType', 'cid'], ACTIVE)
@Index('keys_by_creation', ['ispb', 'keyType', 'createdAt'])
@Index('keys_of_holder', ['holderTaxId'], { where: '"deleted_at" IS NULL' })
@Index('keys_deleted_of_value', ['keyType', 'keyValue'], { where: '"deleted_at" IS NOT NULL' })
@Index('keys_by_deletion', ['ispb', 'keyType', 'deletedAt'], { where: '"deleted_at" IS NOT NULL' })
export class KeyRow implements DictKey {
  /** The order of arrival. Lists are sorted by it, because the clock of the sandbox can be set back. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ name: 'key_type', type: 'varchar', length: 6 })
  keyType!: KeyType;

  @Column({ name: 'key_value', type: 'varchar', length: 77 })
  keyValue!: string;

  @Column({ name: 'account_id', type: 'varchar', length: 100 })
  accountId!: string;

  @Column({ type: 'varchar', length: 8 })
  ispb!: string;

  @Column({ type: 'varchar', length: 4 })
  branch!: string;

  @Column({ name: 'account_number', type: 'varchar', length: 20 })
  accountNumber!: string;

  @Column({ name: 'account_type', type: 'varchar', length: 8 })
  accountType!: AccountType;

  @Column({ type: 'varchar', length: 45 })
  account!: string;

  @Column({ type: 'integer' })
  slot!: number;

  @Column({ name: 'holder_name', type: 'varchar', length: 150 })
  holderName!: string;

  @Column({ name: 'holder_tax_id', type: 'varchar', length: 14, nullable: true })
  holderTaxId!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'deleted_at', type: 'varchar', length: 24, nullable: true })
  deletedAt!: string | null;

  @Column({ name: 'trade_name', type: 'varchar', length: 100, nullable: true })
  tradeName!: string | null;

  @Column({ name: 'opened_at', type: 'varchar', length: 24, nullable: true })
  openedAt!: string | null;

  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true })
  requestId!: string | null;

  @Column({ name: 'owned_since', type: 'varchar', length: 24, nullable: true })
  ownedSince!: string | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  cid!: string;

  @Column({ name: 'first_cid', type: 'varchar', length: 64, nullable: true })
  firstCid!: string | null;

  @Column({ name: 'silent_change', type: 'varchar', length: 7, nullable: true })
  silentChange!: 'ADDED' | 'REMOVED' | null;
}
