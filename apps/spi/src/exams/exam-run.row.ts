import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { type ExamRun, type ExamStatus, type GradedStep } from './exam-run';
import { type CapacityParameters } from './grading/capacity';

@Entity('exam_runs')
export class ExamRunRow implements ExamRun {
  /** The order in which runs were started. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  @Column({ type: 'varchar', length: 4 })
  item!: string;

  @Column({ type: 'varchar', length: 8 })
  ispb!: string;

  @Column({ type: 'varchar', length: 32, nullable: true })
  subject!: string | null;

  @Column({ name: 'deadline_at', type: 'varchar', length: 24, nullable: true })
  deadlineAt!: string | null;

  @Column({ name: 'series_id', type: 'varchar', length: 36, nullable: true })
  seriesId!: string | null;

  @Column({ ...jsonColumn, nullable: true })
  capacity!: CapacityParameters | null;

  @Column({ name: 'after_sequence', type: 'integer' })
  afterSequence!: number;

  @Column({ name: 'started_at', type: 'varchar', length: 24 })
  startedAt!: string;

  @Column({ name: 'ends_at', type: 'varchar', length: 24 })
  endsAt!: string;

  @Column({ type: 'varchar', length: 9 })
  status!: ExamStatus;

  @Column(jsonColumn)
  steps!: readonly GradedStep[];

  @Column({ name: 'finished_at', type: 'varchar', length: 24, nullable: true })
  finishedAt!: string | null;
}
