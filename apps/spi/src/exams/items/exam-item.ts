import { type ServedItem } from '#libs/exams';
import { type Message } from '../../messages/message';

/** The messages of the participant that a step expects. */
export interface MessagePattern {
  /** IN: from the participant to the SPI. OUT: from the SPI to the participant. */
  readonly direction: Message['direction'];
  /** The message without its version, such as `pacs.008`. */
  readonly name: string;
  readonly status?: string;
  readonly reasonCodes?: readonly string[];
  /** Whether the SPI has refused it with an admi.002. */
  readonly isRefused?: boolean;
  readonly about: MessageRelation;
}

/**
 * How a message belongs to the run. run: its subject is the payment or return of the examiner. return: it returns the
 * payment of the run. first: it is the first message of its kind after the start. any: any message of its kind. found:
 * it has the same subject as the message that was found for `first` or `return`. answer: it answers that message.
 */
export type MessageRelation = 'run' | 'return' | 'first' | 'any' | 'found' | 'answer';

/** A step of the participant. */
export interface ExamStep {
  readonly name: string;
  /** The expected result, as a sentence. */
  readonly expected: string;
  readonly awaits: MessagePattern;
  /** Whether the participant must also have read the message. */
  readonly isRead?: boolean;
  /** Whether it must happen before the time limit of the payment or return of the run. */
  readonly isInTime?: boolean;
  /** The messages that show that the step will never happen. */
  readonly fails: readonly MessagePattern[];
}

/** The action of the examiner when a run starts. */
export type Setup = 'none' | 'payment' | 'return' | 'load';

/** An item that is a dialogue of a few messages. */
export interface DialogueItem extends ServedItem<Exclude<Setup, 'load'>> {
  readonly steps: readonly ExamStep[];
}

/** The item that measures many messages. */
export type CapacityItem = ServedItem<'load'>;
