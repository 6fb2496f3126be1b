import { type ExamRun, type GradedStep } from '../exam-run';
import { type ExamStep, type RunToGrade, type ServedItem } from '../items/exam-item';
import { type ExamRecords } from './exam-records';

/**
 * Grades the steps of a run by what the directory has stored.
 * @param now ISO 8601 UTC, on the clock of the sandbox
 */
export function grade(
  item: Pick<ServedItem, 'steps'>,
  run: RunToGrade,
  records: ExamRecords,
  now: string,
): GradedStep[] {
  return item.steps(run).map(({ name, expected, check }) => {
    const { status, detail, evidence } = check({ run, records, now });
    return { name, expected, status, detail, evidence };
  });
}

/** The steps of an item, as the list of the items shows them. */
export function stepsOfItem(
  { steps }: Pick<ServedItem, 'steps'>,
  parameters: ExamRun['parameters'],
): readonly Pick<ExamStep, 'name' | 'expected'>[] {
  const run = { parameters, subjects: [], startedAt: '', endsAt: '' };
  return steps(run).map(({ name, expected }) => ({ name, expected }));
}
