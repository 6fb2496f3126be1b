import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type ReportFormat } from '../formats/statement-formats';
import { type Run, type RunError, type RunOptions, type RunResult, type RunStatus } from './run';

const nullableNumber = { ...wholeNumberColumn, nullable: true } as const;

@Entity('report_runs')
@Unique('report_idempotency_key', ['idempotencyKey'])
@Index('report_runs_by_status', ['status'])
@Index('report_runs_by_schedule', ['schedule'])
export class RunRow implements Run {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 60 })
  type!: string;

  @Column({ type: 'varchar', length: 12 })
  format!: ReportFormat;

  @Column({
    name: 'is_zipped',
    type: 'integer',
    transformer: { to: Number, from: Boolean },
  })
  isZipped!: boolean;

  @Column(jsonColumn)
  parameters!: Readonly<Record<string, unknown>>;

  @Column(jsonColumn)
  options!: RunOptions;

  @Column({ type: 'varchar', length: 64 })
  content!: string;

  @Column({ name: 'idempotency_key', type: 'varchar', length: 255, nullable: true })
  idempotencyKey!: string | null;

  @Column({ type: 'varchar', length: 36, nullable: true })
  schedule!: string | null;

  @Column({ name: 'ordered', type: 'varchar', length: 60, nullable: true })
  requestedOutcome!: string | null;

  @Column({ name: 'correlation_id', type: 'varchar', length: 128 })
  correlationId!: string;

  @Column({ type: 'varchar', length: 12 })
  status!: RunStatus;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column({ name: 'started_at_ms', ...nullableNumber })
  startedAtMs!: number | null;

  @Column({ name: 'finished_at_ms', ...nullableNumber })
  finishedAtMs!: number | null;

  @Column({ name: 'expires_at_ms', ...nullableNumber })
  expiresAtMs!: number | null;

  @Column({ type: 'integer' })
  attempt!: number;

  @Column(wholeNumberColumn)
  rows!: number;

  @Column({ name: 'rows_total', ...nullableNumber })
  rowsTotal!: number | null;

  @Column({ ...jsonColumn, nullable: true })
  result!: RunResult | null;

  @Column({ ...jsonColumn, nullable: true })
  error!: RunError | null;
}
