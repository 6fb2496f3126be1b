import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { wholeNumberColumn } from '#libs/database';

/** A call of a client that is examined. Only calls with a valid access token are noted. */
@Entity('exam_calls')
@Index('exam_calls_of_run', ['runId'])
export class ExamCallRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ name: 'run_id', type: 'varchar', length: 36 })
  runId!: string;

  @Column({ type: 'varchar', length: 7 })
  method!: string;

  /** Without its query, and only the start of a long one. */
  @Column({ type: 'varchar', length: 200 })
  path!: string;

  @Column({ name: 'token_hash', type: 'varchar', length: 43 })
  tokenHash!: string;

  @Column({ name: 'idempotency_key', type: 'varchar', length: 40, nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the `data` of the body, in hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  content!: string;

  @Column({ name: 'at_ms', ...wholeNumberColumn })
  atMs!: number;

  /** The status of the response that the examiner has changed or delayed; null for a call that the bank has served alone. */
  @Column({ type: 'integer', nullable: true })
  fault!: number | null;
}
