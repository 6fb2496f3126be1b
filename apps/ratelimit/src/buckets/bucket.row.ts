import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** A bucket that was used at least once. A bucket without a row is full. */
@Entity('buckets')
export class BucketRow {
  @PrimaryColumn({ name: 'client_id', type: 'varchar', length: 36 })
  clientId!: string;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  policy!: string;

  /** The state of the bucket, in ticks of the meter of its policy. */
  @Column({ name: 'full_at', ...wholeNumberColumn })
  fullAt!: number;

  /** The state just before the last change, for the ledger. */
  @Column({ name: 'full_before', default: 0, ...wholeNumberColumn })
  fullBefore!: number;

  /** The number of tokens that are reserved by queries whose outcome is not known yet. */
  @Column({ type: 'integer', default: 0 })
  reserved!: number;

  /**
   * The time until which `reserved` is valid, in milliseconds since 1970 by the clock of the machine. It
   * expires because the instance of the query may have been killed.
   */
  @Column({ name: 'reserved_until', default: 0, ...wholeNumberColumn })
  reservedUntil!: number;
}
