import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** A bucket that has been used at least once; any other is full. */
@Entity('buckets')
export class BucketRow {
  @PrimaryColumn({ name: 'client_id', type: 'varchar', length: 36 })
  clientId!: string;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  policy!: string;

  /** The state of the bucket, in ticks of the policy's meter. */
  @Column({ name: 'full_at', ...wholeNumberColumn })
  fullAt!: number;

  /** The state as it counted just before the last change, for the ledger. */
  @Column({ name: 'full_before', default: 0, ...wholeNumberColumn })
  fullBefore!: number;

  /** How many reserved tokens belong to queries whose outcome is not known yet. */
  @Column({ type: 'integer', default: 0 })
  reserved!: number;

  /**
   * Until when `reserved` is trusted, in milliseconds since 1970 of the machine's clock: the instance that
   * reserved may have been killed.
   */
  @Column({ name: 'reserved_until', default: 0, ...wholeNumberColumn })
  reservedUntil!: number;
}
