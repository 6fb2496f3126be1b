import { type CheckedStep, type ServedItem } from '#libs/exams';
import { type Setup } from '../exam.request';
import { type Evidence, type ExamRun } from '../exam-run';
import { type ExamRecords } from '../grading/exam-records';

/** The members of a run that the grading needs. */
export type RunToGrade = Pick<ExamRun, 'parameters' | 'subjects' | 'startedAt' | 'endsAt'>;

/** The data that decides the result of a step. */
export interface Scene {
  readonly run: RunToGrade;
  readonly records: ExamRecords;
  /** ISO 8601 UTC. */
  readonly now: string;
}

export type ExamStep = CheckedStep<Scene, Evidence>;

export function step(name: string, expected: string, check: ExamStep['check']): ExamStep {
  return { name, expected, check };
}

/** The kinds of records that decide the result of an item. */
export type RecordKind = keyof ExamRecords;

/** An item of DICT. The script has no names for its parts, so these names are ours. */
export interface DictExamItem extends ServedItem<Setup> {
  /** The records that decide the result. */
  readonly reads: readonly RecordKind[];
  readonly steps: (run: RunToGrade) => readonly ExamStep[];
}
