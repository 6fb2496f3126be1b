import { Column, Entity, Index } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { ExamRunColumns } from '#libs/exams';
import { type ExamParameters } from './exam.request';
import { type Evidence, type ExamRun, type Subject } from './exam-run';

@Entity('exam_runs')
@Index('exam_runs_of_participant', ['ispb', 'status'])
export class ExamRunRow extends ExamRunColumns<Evidence> implements ExamRun {
  @Column({ type: 'varchar', length: 20 })
  item!: string;

  @Column(jsonColumn)
  parameters!: ExamParameters;

  @Column(jsonColumn)
  subjects!: readonly Subject[];

  @Column({ name: 'after_key', type: 'integer' })
  afterKey!: number;

  @Column({ name: 'after_lookup', type: 'integer' })
  afterLookup!: number;
}
