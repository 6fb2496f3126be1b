import { Column, Entity, Index } from 'typeorm';
import { ExamRunColumns } from '#libs/exams';
import { type Evidence, type ExamRun } from './exam-run';

@Entity('exam_runs')
@Index('exam_runs_of_client', ['clientId', 'status'])
export class ExamRunRow extends ExamRunColumns<Evidence> implements ExamRun {
  @Column({ type: 'varchar', length: 60 })
  item!: string;

  @Column({ name: 'client_id', type: 'varchar', length: 36 })
  clientId!: string;
}
