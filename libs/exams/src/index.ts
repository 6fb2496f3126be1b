export { EXAMPLE_RUN, exampleRun, type RunExamples } from './example-run';
export {
  EXAM_STATUSES,
  type ExamRunHead,
  type ExamStatus,
  type GradedStep,
  isFinished,
  STEP_STATUSES,
  statusOf,
  type StepStatus,
} from './exam-run';
export { ExamRunColumns } from './exam-run.row';
export { ExamRunStore, type RunFilter } from './exam-run-store.repository';
export { ExamWatch } from './exam-watch.service';
export { ExamItemNotFound, ExamItemNotServed, ExamNotReady, ExamRunNotFound } from './exam.errors';
export { ListExamRunsRequest } from './list-exam-runs.request';
export { Referee } from './referee';
