import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { jsonColumn } from '#libs/database';
import { type ExamRunHead, type ExamStatus, type GradedStep } from './exam-run';

/**
 * The columns that a run has in every service. A service adds its own columns, and `item` with the length of its item
 * names.
 */
export abstract class ExamRunColumns<Evidence = unknown> implements ExamRunHead<Evidence> {
  /** The order in which runs were started. */
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', length: 36, unique: true })
  id!: string;

  abstract item: string;

  @Column({ type: 'varchar', length: 8 })
  ispb!: string;

  @Column({ name: 'started_at', type: 'varchar', length: 24 })
  startedAt!: string;

  @Column({ name: 'ends_at', type: 'varchar', length: 24 })
  endsAt!: string;

  @Column({ type: 'varchar', length: 9 })
  status!: ExamStatus;

  @Column(jsonColumn)
  steps!: readonly GradedStep<Evidence>[];

  @Column({ name: 'finished_at', type: 'varchar', length: 24, nullable: true })
  finishedAt!: string | null;
}
