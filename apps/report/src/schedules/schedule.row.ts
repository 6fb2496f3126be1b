import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn, wholeNumberColumn } from '#libs/database';
import { type RunError } from '../runs/run';
import { type Coverage, type Frequency } from './due-days';
import { type Schedule, type ScheduledReport } from './schedule';

const nullableNumber = { ...wholeNumberColumn, nullable: true } as const;

@Entity('report_schedules')
export class ScheduleRow implements Schedule {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column(jsonColumn)
  report!: ScheduledReport;

  @Column({ type: 'varchar', length: 20 })
  every!: Frequency;

  @Column({ type: 'varchar', length: 5 })
  at!: string;

  @Column({ type: 'varchar', length: 20 })
  covers!: Coverage;

  @Column({ name: 'to_outbox', type: 'integer', transformer: { to: Number, from: Boolean } })
  toOutbox!: boolean;

  @Column({ name: 'created_at_ms', ...wholeNumberColumn })
  createdAtMs!: number;

  @Column({ name: 'next_due_at_ms', ...nullableNumber })
  nextDueAtMs!: number | null;

  @Column({ name: 'last_due_at_ms', ...nullableNumber })
  lastDueAtMs!: number | null;

  @Column({ name: 'last_number', type: 'integer' })
  lastNumber!: number;

  @Column({ type: 'integer' })
  missing!: number;

  @Column({ type: 'integer' })
  late!: number;

  @Column({ ...jsonColumn, nullable: true })
  error!: RunError | null;
}
