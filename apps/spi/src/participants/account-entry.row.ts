import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';
import { type AccountEntry, type EntryKind } from './account-entry';

@Entity('account_entries')
@Unique('account_entries_once', ['entryId', 'account', 'cents'])
@Index('account_entries_of_account', ['account', 'sequence'])
export class AccountEntryRow implements AccountEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'entry_id', type: 'varchar', length: 40 })
  entryId!: string;

  @Column({ type: 'varchar', length: 8 })
  account!: string;

  @Column({ type: 'varchar', length: 8, nullable: true })
  counterparty!: string | null;

  @Column(wholeNumberColumn)
  cents!: number;

  @Column({ name: 'balance_after', ...wholeNumberColumn, nullable: true })
  balanceAfter!: number | null;

  @Column({ type: 'varchar', length: 12 })
  kind!: EntryKind;

  @Column({ type: 'varchar', length: 24 })
  at!: string;
}
