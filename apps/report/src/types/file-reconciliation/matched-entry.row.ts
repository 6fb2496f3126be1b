import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';
import { type MatchedEntry, type Side } from './matched-entry';

const optionalText = { type: 'text', nullable: true } as const;

/** An entry that a reconciliation compares. It is removed when the report is written. */
@Entity('reconciliation_entries')
export class MatchedEntryRow implements MatchedEntry {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  attempt!: string;

  /** Sorted by bytes: on PostgreSQL by the collation of the migration, on SQLite by default. */
  @PrimaryColumn({ name: 'match_key', type: 'varchar', length: 300, collation: 'C' })
  matchKey!: string;

  @PrimaryColumn({ type: 'varchar', length: 10, collation: 'C' })
  day!: string;

  @PrimaryColumn({ type: 'integer' })
  number!: number;

  @PrimaryColumn({ type: 'varchar', length: 6, collation: 'C' })
  side!: Side;

  @Column(wholeNumberColumn)
  cents!: number;

  @Column({ name: 'is_within', type: 'boolean' })
  isWithin!: boolean;

  @Column({ type: 'integer', nullable: true })
  line!: number | null;

  @Column({ name: 'end_to_end_id', ...optionalText })
  endToEndId!: string | null;

  @Column(optionalText)
  nsu!: string | null;

  @Column(optionalText)
  reference!: string | null;
}
