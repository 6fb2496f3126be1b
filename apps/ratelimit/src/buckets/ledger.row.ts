import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type LedgerEntry, type LedgerKind, type LedgerReason } from './ledger-entry';

@Entity('ledger')
@Index('ledger_of_client', ['clientId', 'sequence'])
export class LedgerRow implements LedgerEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  /** A UUID. It has no index, because lines are never searched by id. */
  @Column({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ name: 'client_id', type: 'varchar', length: 36 })
  clientId!: string;

  @Column({ type: 'varchar', length: 60 })
  policy!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: LedgerKind;

  @Column({ type: 'varchar', length: 20 })
  reason!: LedgerReason;

  @Column({ type: 'integer' })
  tokens!: number;

  @Column({ name: 'balance_before', type: 'integer' })
  balanceBefore!: number;

  @Column({ name: 'balance_after', type: 'integer' })
  balanceAfter!: number;

  @Column({ name: 'correlation_id', type: 'varchar', length: 128 })
  correlationId!: string;

  @Column({ type: 'varchar', length: 24 })
  at!: string;
}
