import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '#libs/database';
import { type Cents } from '#libs/kernel';
import { type AccountType } from '../../account/own-accounts/account-type';
import { type OwnAccount } from '../../account/own-accounts/own-account';

/** An account of a card with a balance of its own. The default account is in the row of the card. */
@Entity('card_accounts')
export class OwnAccountRow implements OwnAccount {
  @PrimaryColumn({ type: 'varchar', length: 19 })
  pan!: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  type!: AccountType;

  @Column(centsColumn)
  balance!: Cents;

  @Column({ name: 'initial_balance', ...centsColumn })
  initialBalance!: Cents;

  @Column({ name: 'credit_limit', ...centsColumn })
  creditLimit!: Cents;

  @Column(centsColumn)
  held!: Cents;

  @Column({ name: 'next_hold_expiry', type: 'varchar', length: 24, nullable: true })
  nextHoldExpiry!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
