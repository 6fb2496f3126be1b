import { toIsoUtc } from '#libs/kernel';

/** running: not decided yet. expired: the time limit has passed, and a step is still missing. */
export type ExamStatus = 'running' | 'passed' | 'failed' | 'expired' | 'cancelled';

export type StepStatus = 'pending' | 'passed' | 'failed';

/** The result of a step. `Evidence` is the proof that a service shows. */
export interface GradedStep<Evidence = unknown> {
  readonly name: string;
  readonly expected: string;
  readonly status: StepStatus;
  /** The reason why it is not passed, or the measured values. */
  readonly detail: string;
  readonly evidence: readonly Evidence[];
}

/** The members that every run of an item has. All instants are ISO 8601 UTC, on the clock of the sandbox. */
export interface ExamRunHead<Evidence = unknown> {
  readonly id: string;
  readonly item: string;
  /** The participant. */
  readonly ispb: string;
  readonly startedAt: string;
  /** When the run ends. Later actions do not count. */
  readonly endsAt: string;
  readonly status: ExamStatus;
  /** Stored when the run is finished; empty before. */
  readonly steps: readonly GradedStep<Evidence>[];
  readonly finishedAt: string | null;
}

/** The members of a run that begins. */
export function newRun(startMs: number, endMs: number) {
  return {
    startedAt: toIsoUtc(startMs),
    endsAt: toIsoUtc(endMs),
    ...({ status: 'running', steps: [], finishedAt: null } as const),
  };
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
