import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type Cents } from '#libs/kernel';
import { centsColumn, jsonColumn, wholeNumberColumn } from '#libs/database';
import {
  type Counterparty,
  type Posting,
  type PostingStatus,
  type TransactionType,
} from './posting';

@Entity('postings')
@Index('postings_of_account', ['accountId', 'atMs', 'sequence'])
export class PostingRow implements Posting {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'entry_id', type: 'varchar', length: 60 })
  entryId!: string;

  @Column({ type: 'integer' })
  line!: number;

  @Column({ name: 'account_id', type: 'varchar', length: 36 })
  accountId!: string;

  /** Days in Brasília are ranges of this column, so one index serves filter and order. */
  @Column({ name: 'at_ms', ...wholeNumberColumn })
  atMs!: number;

  @Column(centsColumn)
  cents!: Cents;

  @Column({ type: 'varchar', length: 6 })
  status!: PostingStatus;

  @Column({ type: 'varchar', length: 40 })
  type!: TransactionType;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  /** JSON. It is only shown, never searched. */
  @Column({ ...jsonColumn, nullable: true })
  counterparty!: Counterparty | null;

  @Column({ name: 'payment_id', type: 'varchar', length: 100, nullable: true })
  paymentId!: string | null;

  @Column({ name: 'end_to_end_id', type: 'varchar', length: 36, nullable: true })
  endToEndId!: string | null;
}
