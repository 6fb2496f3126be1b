import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { type Cents } from '#libs/kernel';
import { centsColumn, jsonColumn } from '#libs/database';
import { type Card, type CardAccount, type CardStatus, type Channel } from '../../account/card';
import { type Authentication } from '../../account/authentication/authentication';
import { type Account, type AccountType } from '../../account/own-accounts/account-type';
import { type Installments } from '../../account/installments/installments';
import {
  type CardTransaction,
  type Hold,
  type HoldStatus,
  type LedgerEntry,
  type TransactionKind,
} from '../../account/transaction';

const listColumn = {
  type: 'varchar' as const,
  transformer: {
    to: (items: readonly string[]): string => items.join(','),
    from: (text: string): string[] => (text === '' ? [] : text.split(',')),
  },
};

const accountColumn = { type: 'varchar' as const, length: 10, default: 'default' };

@Entity('cards')
export class CardRow implements Card {
  @PrimaryColumn({ type: 'varchar', length: 19 })
  pan!: string;

  @Column({ type: 'varchar', length: 4 })
  expiry!: string;

  @Column({ type: 'varchar', length: 4 })
  cvv!: string;

  @Column({ type: 'varchar', length: 12 })
  pin!: string;

  @Column({ name: 'holder_name', type: 'varchar', length: 26 })
  holderName!: string;

  @Column({ type: 'varchar', length: 20 })
  brand!: string;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'varchar', length: 10 })
  status!: CardStatus;

  @Column({ name: 'initial_status', type: 'varchar', length: 10 })
  initialStatus!: CardStatus;

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

  @Column({ type: 'varchar', length: 2, nullable: true })
  scenario!: string | null;

  @Column({ name: 'daily_count_limit', type: 'integer', nullable: true })
  dailyCountLimit!: number | null;

  @Column({ name: 'daily_amount_limit', ...centsColumn, nullable: true })
  dailyAmountLimit!: Cents | null;

  @Column({ name: 'contactless_limit', ...centsColumn, nullable: true })
  contactlessLimit!: Cents | null;

  @Column({ name: 'contactless_pin_limit', ...centsColumn, nullable: true })
  contactlessPinLimit!: Cents | null;

  @Column({ length: 40, ...listColumn, default: 'savings,checking,credit' })
  accounts!: CardAccount[];

  @Column({ name: 'own_accounts', length: 60, ...listColumn, default: '' })
  ownAccounts!: AccountType[];

  @Column({ name: 'blocked_mccs', length: 200, ...listColumn })
  blockedMccs!: string[];

  @Column({ name: 'blocked_channels', length: 100, ...listColumn })
  blockedChannels!: Channel[];

  @Column({ name: 'pin_failures', type: 'integer' })
  pinFailures!: number;

  @Column({ type: 'varchar', length: 10, nullable: true })
  day!: string | null;

  @Column({ name: 'day_approvals', type: 'integer' })
  dayApprovals!: number;

  @Column({ name: 'day_amount', ...centsColumn })
  dayAmount!: Cents;

  @Column({ name: 'last_atc', type: 'integer', nullable: true })
  lastAtc!: number | null;

  @Column({ type: 'integer' })
  orphans!: number;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'status_changed_at', type: 'varchar', length: 24 })
  statusChangedAt!: string;
}

@Entity('transactions')
@Index('transactions_by_stan', ['pan', 'stan'])
@Index('transactions_by_rrn', ['pan', 'rrn'])
export class TransactionRow implements CardTransaction {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ name: 'message_key', type: 'varchar', length: 60, unique: true })
  messageKey!: string;

  @Column({ type: 'varchar', length: 19 })
  pan!: string;

  @Column({ type: 'varchar', length: 4 })
  mti!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: TransactionKind;

  @Column(accountColumn)
  account!: Account;

  @Column({ name: 'to_account', type: 'varchar', length: 10, nullable: true })
  toAccount!: Account | null;

  @Column({ name: 'processing_code', type: 'varchar', length: 6 })
  processingCode!: string;

  @Column(centsColumn)
  amount!: Cents;

  @Column({ type: 'varchar', length: 3, default: '986' })
  currency!: string;

  @Column({ name: 'billing_amount', ...centsColumn, default: 0 })
  billingAmount!: Cents;

  @Column({ name: 'net_amount', ...centsColumn })
  netAmount!: Cents;

  @Column({ ...centsColumn, default: 0 })
  disputed!: Cents;

  @Column({ type: 'varchar', length: 6 })
  stan!: string;

  @Column({ type: 'varchar', length: 12, nullable: true })
  rrn!: string | null;

  @Column({ name: 'transmitted_at', type: 'varchar', length: 10 })
  transmittedAt!: string;

  @Column({ name: 'local_time', type: 'varchar', length: 6, nullable: true })
  localTime!: string | null;

  @Column({ name: 'local_date', type: 'varchar', length: 4, nullable: true })
  localDate!: string | null;

  @Column({ name: 'settlement_date', type: 'varchar', length: 4, nullable: true })
  settlementDate!: string | null;

  @Column({ type: 'varchar', length: 11, nullable: true })
  acquirer!: string | null;

  @Column({ type: 'varchar', length: 11, nullable: true })
  forwarder!: string | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  terminal!: string | null;

  @Column({ type: 'varchar', length: 15, nullable: true })
  merchant!: string | null;

  @Column({ type: 'varchar', length: 4, nullable: true })
  mcc!: string | null;

  @Column({ ...jsonColumn, nullable: true })
  installments!: Installments | null;

  @Column({ type: 'varchar', length: 19, nullable: true })
  token!: string | null;

  @Column({ ...jsonColumn, nullable: true })
  authentication!: Authentication | null;

  @Column({ name: 'authorization_code', type: 'varchar', length: 6, nullable: true })
  authorizationCode!: string | null;

  @Column({ name: 'response_code', type: 'varchar', length: 2 })
  responseCode!: string;

  @Column({ type: 'varchar', length: 30 })
  rule!: string;

  @Column({ type: 'text' })
  detail!: string;

  @Column({ name: 'original_id', type: 'varchar', length: 36, nullable: true })
  originalId!: string | null;

  @Column({ name: 'reversed_by', type: 'varchar', length: 36, nullable: true })
  reversedBy!: string | null;

  @Column(jsonColumn)
  added!: Record<string, string>;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}

@Entity('holds')
@Index('holds_by_expiry', ['pan', 'status', 'expiresAt'])
@Index('holds_by_code', ['pan', 'authorizationCode'])
export class HoldRow implements Hold {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: 19 })
  pan!: string;

  @Column(accountColumn)
  account!: Account;

  @Column(centsColumn)
  amount!: Cents;

  @Column({ type: 'varchar', length: 10 })
  status!: HoldStatus;

  @Column({ name: 'authorization_code', type: 'varchar', length: 6 })
  authorizationCode!: string;

  @Column({ type: 'varchar', length: 12, nullable: true })
  rrn!: string | null;

  @Column({ ...jsonColumn, nullable: true })
  installments!: Installments | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'expires_at', type: 'varchar', length: 24 })
  expiresAt!: string;
}

@Entity('ledger_entries')
@Index('ledger_entries_by_pan', ['pan', 'sequence'])
export class LedgerEntryRow implements LedgerEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: 19 })
  pan!: string;

  @Column(accountColumn)
  account!: Account;

  @Column({ name: 'transaction_id', type: 'varchar', length: 36, nullable: true })
  transactionId!: string | null;

  @Column({ type: 'varchar', length: 10 })
  kind!: LedgerEntry['kind'];

  @Column(centsColumn)
  amount!: Cents;

  @Column(centsColumn)
  balance!: Cents;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;
}
