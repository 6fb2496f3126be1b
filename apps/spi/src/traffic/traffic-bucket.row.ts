import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** The traffic bucket of a participant that has sent messages. A bucket without a row is full. */
@Entity('traffic_buckets')
export class TrafficBucketRow {
  @PrimaryColumn({ type: 'varchar', length: 8 })
  ispb!: string;

  /** The state of the bucket, in ticks of its meter; see libs/rate-limit. */
  @Column({ name: 'full_at', ...wholeNumberColumn })
  fullAt!: number;
}
