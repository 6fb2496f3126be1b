import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/sandbox';

/** A bucket from which somebody has spent; any other is full. */
@Entity('buckets')
export class BucketRow {
  @PrimaryColumn({ name: 'client_id', type: 'varchar', length: 36 })
  clientId!: string;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  policy!: string;

  /** The whole state, in ticks of the policy's meter. */
  @Column({ name: 'full_at', ...wholeNumberColumn })
  fullAt!: number;
}
