import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';
import { type Expectation, type ReconciliationItem } from './item';

const nullableNumber = { ...wholeNumberColumn, nullable: true } as const;

/** A payment that a reconciliation compares. It is removed when the report is written. */
@Entity('reconciliation_items')
export class ReconciliationItemRow implements ReconciliationItem {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  attempt!: string;

  /** Sorted by bytes: on PostgreSQL by the collation of the migration, on SQLite by default. */
  @PrimaryColumn({ name: 'end_to_end_id', type: 'varchar', length: 35, collation: 'C' })
  endToEndId!: string;

  @Column({ type: 'varchar', length: 8, nullable: true })
  expectation!: Expectation | null;

  @Column({ name: 'expected_amount', ...nullableNumber })
  expectedAmount!: number | null;

  @Column({ name: 'expected_status', type: 'varchar', length: 10, nullable: true })
  expectedStatus!: string | null;

  @Column({ name: 'expected_at_ms', ...nullableNumber })
  expectedAtMs!: number | null;

  @Column({ name: 'spi_amount', ...nullableNumber })
  spiAmount!: number | null;

  @Column({ name: 'spi_status', type: 'varchar', length: 10, nullable: true })
  spiStatus!: string | null;

  @Column({ name: 'spi_at_ms', ...nullableNumber })
  spiAtMs!: number | null;

  @Column({ name: 'is_late', type: 'boolean' })
  isLate!: boolean;
}
