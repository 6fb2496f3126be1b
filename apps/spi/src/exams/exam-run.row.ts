import { Column, Entity } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { ExamRunColumns } from '#libs/exams';
import { type Evidence, type ExamRun } from './exam-run';
import { type CapacityParameters } from './grading/capacity';

@Entity('exam_runs')
export class ExamRunRow extends ExamRunColumns<Evidence> implements ExamRun {
  @Column({ type: 'varchar', length: 4 })
  item!: string;

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
}
