import { CAPACITY_SIZES, minuteDecidedAt, OFFICIAL_MINUTES } from '../grading/capacity';
import { failed, passed, pending } from '../grading/finding';
import { type ExamStep, type RunToGrade } from './exam-item';

/** One step a minute. */
export function capacitySteps({ parameters }: RunToGrade): readonly ExamStep[] {
  const { size = 'SMALL', minutes = OFFICIAL_MINUTES } = parameters;
  const wanted = CAPACITY_SIZES[size];
  return Array.from({ length: minutes }, (_, index) => ({
    name: `minute ${String(index + 1)}`,
    expected: `The participant looks up at least ${String(wanted)} different keys in the minute.`,
    check: ({ run, records, now }) => {
      const minute = index + 1;
      const count = records.keysByMinute.get(minute) ?? 0;
      const detail = `${String(count)} different keys were looked up.`;
      if (count >= wanted) return passed(detail);
      return now > minuteDecidedAt(run.startedAt, minute) ? failed(detail) : pending(detail);
    },
  }));
}
