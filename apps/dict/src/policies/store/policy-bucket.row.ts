import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** The bucket of a policy. A bucket without a row is full. */
@Entity('policy_buckets')
export class PolicyBucketRow {
  /** The id of the policy with its size, as in ENTRIES_READ_USER_ANTISCAN:PF. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  policy!: string;

  /** An ISPB, or the CPF or CNPJ of a payer. */
  @PrimaryColumn({ type: 'varchar', length: 14 })
  owner!: string;

  /** In ticks of the policy's meter; see libs/rate-limit. */
  @Column({ name: 'full_at', ...wholeNumberColumn })
  fullAt!: number;

  /** The time of its last change on the clock of the sandbox, in ms. It is in the future if the clock was set back. */
  @Column({ name: 'changed_ms', ...wholeNumberColumn })
  changedMs!: number;
}
