import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** A request that was done, by its idempotency key: the same request again gets the same response. */
@Entity('idempotency_keys')
export class IdempotencyKeyRow {
  /** Which kind of request: keys of different operations do not meet. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  operation!: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  key!: string;

  /** SHA-256 of the canonical content, in hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  content!: string;

  /** The `data` of the response, as JSON text. */
  @Column({ type: 'text' })
  response!: string;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;
}
