import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type KeyType } from '#libs/brazil';

/** An account that a changed entry had or has. An entry that was never changed has no such rows. */
@Entity('account_changes')
@Index('account_changes_of_key', ['keyType', 'keyValue'])
@Index('account_changes_of_entry', ['keyId'])
export class AccountChangeRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  /** The id of the entry's row. */
  @Column({ name: 'key_id', type: 'varchar', length: 36 })
  keyId!: string;

  @Column({ name: 'key_type', type: 'varchar', length: 6 })
  keyType!: KeyType;

  @Column({ name: 'key_value', type: 'varchar', length: 77 })
  keyValue!: string;

  /** In the form of `accountOf`. */
  @Column({ type: 'varchar', length: 45 })
  account!: string;

  /** When the entry got the account, ISO 8601 UTC. */
  @Column({ type: 'varchar', length: 24 })
  at!: string;
}
