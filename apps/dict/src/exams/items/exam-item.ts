import { type Opening } from '../exam-body';
import { type ExamRun } from '../exam-run';
import { type ExamRecords } from '../grading/exam-records';
import { type Finding } from '../grading/finding';

/** What the grading needs of a run. */
export type RunToGrade = Pick<ExamRun, 'parameters' | 'subjects' | 'startedAt' | 'endsAt'>;

/** Everything that decides about a step. */
export interface Scene {
  readonly run: RunToGrade;
  readonly records: ExamRecords;
  /** ISO 8601 UTC. */
  readonly now: string;
}

/** One thing that has to happen. */
export interface ExamStep {
  readonly name: string;
  /** What is expected, as a sentence. */
  readonly expected: string;
  readonly check: (scene: Scene) => Finding;
}

/** The kinds of records that decide about an item. */
export type RecordKind = keyof ExamRecords;

interface ItemHead {
  /** The script has no names for its parts: these are ours. */
  readonly item: string;
  readonly title: string;
  /** Where its content comes from. */
  readonly source: string;
}

export interface ServedItem extends ItemHead {
  readonly served: true;
  /** What the participant must do. */
  readonly task: string;
  readonly opening: Opening;
  /** ISO 8601 duration: a run that is not finished by then is expired. Of item capacity: of an official run. */
  readonly timeLimit: string;
  /** Which records decide. */
  readonly reads: readonly RecordKind[];
  readonly steps: (run: RunToGrade) => readonly ExamStep[];
}

/** An item that the simulator cannot examine. */
export interface ItemNotServed extends ItemHead {
  readonly served: false;
  readonly reason: string;
}

export type ExamItem = ServedItem | ItemNotServed;

/** The script names the item, and the simulator defines its steps. */
export const OUR_READING = 'our reading';
