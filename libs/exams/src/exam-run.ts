/** running: not decided yet. expired: the time limit is over and a step is still missing. */
export const EXAM_STATUSES = ['running', 'passed', 'failed', 'expired', 'cancelled'] as const;
export type ExamStatus = (typeof EXAM_STATUSES)[number];

export const STEP_STATUSES = ['pending', 'passed', 'failed'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** The result of a step. `Evidence` is what a service shows as a proof. */
export interface GradedStep<Evidence = unknown> {
  readonly name: string;
  readonly expected: string;
  readonly status: StepStatus;
  /** Why it is not passed, or what was measured. */
  readonly detail: string;
  readonly evidence: readonly Evidence[];
}

/** What every run of an item has. All instants are ISO 8601 UTC, on the clock of the sandbox. */
export interface ExamRunHead<Evidence = unknown> {
  readonly id: string;
  readonly item: string;
  /** The participant. */
  readonly ispb: string;
  readonly startedAt: string;
  /** Nothing that happens later counts. */
  readonly endsAt: string;
  readonly status: ExamStatus;
  /** Stored when the run is finished; empty before. */
  readonly steps: readonly GradedStep<Evidence>[];
  readonly finishedAt: string | null;
}

export function isFinished({ status }: Pick<ExamRunHead, 'status'>): boolean {
  return status !== 'running';
}

/** The result of a run whose steps are graded. */
export function statusOf(
  steps: readonly Pick<GradedStep, 'status'>[],
  isOver: boolean,
): ExamStatus {
  if (steps.some(({ status }) => status === 'failed')) return 'failed';
  if (steps.every(({ status }) => status === 'passed')) return 'passed';
  return isOver ? 'expired' : 'running';
}
