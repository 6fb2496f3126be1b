import { type ExamRunHead, type GradedStep as StepWith } from '#libs/exams';
import { type Message } from '../messages/message';
import { type CapacityParameters } from './grading/capacity';

/** The members of a message that the referee uses, without its content. */
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
  /** When it was received, or when it became available. */
  readonly at: string;
};

/** The result of a step. */
export type GradedStep = StepWith<Evidence>;

/** A run of an item of the homologation script. */
export interface ExamRun extends ExamRunHead<Evidence> {
  /** The EndToEndId or RtrId of the payment or return that the examiner sent; null if it sent nothing. */
  readonly subject: string | null;
  /** The time limit of the payment or return of the examiner. */
  readonly deadlineAt: string | null;
  /** The series of payments that the examiner sends during the run; null if there is none. */
  readonly seriesId: string | null;
  /** Only of item 7; null for the others. */
  readonly capacity: CapacityParameters | null;
  /** Only messages with a larger number count. */
  readonly afterSequence: number;
}
