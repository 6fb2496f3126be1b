import { type ExamRunHead, type GradedStep as StepWith } from '#libs/exams';
import { type Message } from '../messages/message';
import { type CapacityParameters } from './grading/capacity';

/** A message as the referee sees it: without what it says. */
export type WireMessage = Omit<Message, 'body' | 'contentDigest'>;

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
export type GradedStep = StepWith<Evidence>;

/** An item of the homologation script that a participant does. */
export interface ExamRun extends ExamRunHead<Evidence> {
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
}
