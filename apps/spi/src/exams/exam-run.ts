import { type Message } from '../messages/message';
import { type CapacityParameters } from './grading/capacity';

/** running: not decided yet. expired: the time limit is over and a step is still missing. */
export const EXAM_STATUSES = ['running', 'passed', 'failed', 'expired', 'cancelled'] as const;
export type ExamStatus = (typeof EXAM_STATUSES)[number];

export const STEP_STATUSES = ['pending', 'passed', 'failed'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** A message as the referee sees it: without its body. */
export type WireMessage = Omit<Message, 'body'>;

/** A message that proves the result of a step. */
export type Evidence = Pick<
  WireMessage,
  | 'resourceId'
  | 'messageId'
  | 'definition'
  | 'direction'
  | 'subject'
  | 'status'
  | 'reasonCode'
  | 'deliveredAt'
  | 'confirmedAt'
> & {
  /** When it was received, or available to be read. */
  readonly at: string;
};

/** The result of a step. */
export interface GradedStep {
  readonly name: string;
  readonly expected: string;
  readonly status: StepStatus;
  /** Why it is not passed, or what was measured. */
  readonly detail: string;
  readonly evidence: readonly Evidence[];
}

/** An item of the homologation script that a participant does. All instants are ISO 8601 UTC, on the clock of the sandbox. */
export interface ExamRun {
  readonly id: string;
  readonly item: string;
  /** The participant. */
  readonly ispb: string;
  /** The EndToEndId or RtrId of what the examiner has sent; null if it has sent nothing. */
  readonly subject: string | null;
  /** The time limit of the payment or return of the examiner. */
  readonly deadlineAt: string | null;
  /** The payments of the examiner that are sent over some time; null if there are none. */
  readonly seriesId: string | null;
  /** Of item 7; null for the others. */
  readonly capacity: CapacityParameters | null;
  /** Only messages with a larger number count. */
  readonly afterSequence: number;
  readonly startedAt: string;
  /** Nothing that happens later counts. */
  readonly endsAt: string;
  readonly status: ExamStatus;
  /** Stored when the run is finished; empty before. */
  readonly steps: readonly GradedStep[];
  readonly finishedAt: string | null;
}

export function isFinished({ status }: Pick<ExamRun, 'status'>): boolean {
  return status !== 'running';
}

/** The result of a run whose steps are graded. */
export function statusOf(steps: readonly GradedStep[], isOver: boolean): ExamStatus {
  if (steps.some(({ status }) => status === 'failed')) return 'failed';
  if (steps.every(({ status }) => status === 'passed')) return 'passed';
  return isOver ? 'expired' : 'running';
}
