export { EXAMPLE_RUN } from './example-run';
export {
  type ExamRequest,
  isServed,
  type ItemNotServed,
  OFFICIAL_MINUTES,
  OUR_READING,
  type ServedItem,
} from './exam-item';
export { examProviders } from './exam-providers';
export { type ExamRunHead, type ExamStatus, type GradedStep, type StepStatus } from './exam-run';
export { ExamRunColumns } from './exam-run.row';
export { ExamRunStore } from './exam-run-store.repository';
export { ExamScript, type RunStart } from './exam-script';
export { ExamItemNotServed, ExamNotReady } from './exam.errors';
export { ExamItemHeadResponse, ExamRunHeadResponse, headOf } from './exam.response';
export { examsController } from './exams.controller';
export {
  type CheckedStep,
  failed,
  type Finding,
  gradeSteps,
  happenedAt,
  NOT_YET,
  passed,
  pending,
} from './finding';
