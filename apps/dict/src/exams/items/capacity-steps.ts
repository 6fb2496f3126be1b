import { failed, OFFICIAL_MINUTES, passed, pending } from '#libs/exams';
import { CAPACITY_SIZES, minuteDecidedAt } from '../grading/capacity';
import { step, type ExamStep, type RunToGrade } from './exam-item';

/** One step for each minute. */
export function capacitySteps({ parameters }: RunToGrade): readonly ExamStep[] {
  const { size = 'SMALL', minutes = OFFICIAL_MINUTES } = parameters;
  const wanted = CAPACITY_SIZES[size];
  const expected = `The participant looks up at least ${String(wanted)} different keys in the minute.`;
  return Array.from({ length: minutes }, (_, index) => {
    const minute = index + 1;
    return step(`minute ${String(minute)}`, expected, ({ run, records, now }) => {
      const count = records.keysByMinute.get(minute) ?? 0;
      const detail = `${String(count)} different keys were looked up.`;
      if (count >= wanted) return passed(detail);
      return now > minuteDecidedAt(run.startedAt, minute) ? failed(detail) : pending(detail);
    });
  });
}
