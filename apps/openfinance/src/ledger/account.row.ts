import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type Cents } from '#libs/kernel';
import { centsColumn } from '#libs/database';
import { type Account, type AccountSubtype, type AccountType } from './account';

@Entity('accounts')
@Index('accounts_by_customer', ['customerId'])
@Index('accounts_by_joint_customer', ['jointCustomerId'])
@Index('accounts_by_number', ['number'])
export class AccountRow implements Account {
  @PrimaryColumn({ name: 'account_id', type: 'varchar', length: 36 })
  accountId!: string;

  @Column({ name: 'customer_id', type: 'varchar', length: 36 })
  customerId!: string;

  @Column({ name: 'joint_customer_id', type: 'varchar', length: 36, nullable: true })
  jointCustomerId!: string | null;

  @Column({ type: 'varchar', length: 30 })
  type!: AccountType;

  @Column({ type: 'varchar', length: 30 })
  subtype!: AccountSubtype;

  @Column({ name: 'branch_code', type: 'varchar', length: 4 })
  branchCode!: string;

  @Column({ type: 'varchar', length: 20 })
  number!: string;

  @Column({ name: 'check_digit', type: 'varchar', length: 1 })
  checkDigit!: string;

  @Column({ type: 'varchar', length: 3 })
  currency!: 'BRL';

  @Column({ name: 'available', ...centsColumn })
  availableCents!: Cents;

  @Column({ name: 'blocked', ...centsColumn })
  blockedCents!: Cents;

  @Column({ name: 'invested', ...centsColumn })
  investedCents!: Cents;

  @Column({ name: 'contracted_limit', ...centsColumn, nullable: true })
  contractedLimitCents!: Cents | null;

  @Column({ name: 'updated_at', type: 'varchar', length: 24 })
  updatedAt!: string;
}
