import { type Message } from '../../messages/message';

/** Which messages of the participant a step is about. */
export interface MessagePattern {
  /** IN: the participant sends it. OUT: the SPI has it for the participant. */
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
 * How a message belongs to the run. run: it is about the payment or return that the run has sent. return: it returns the
 * payment of the run. first: it is the first of its kind after the start. any: it is of its kind. found: it is about the same payment or
 * return as the message that was found for `first` or `return`. answer: it answers that message.
 */
export type MessageRelation = 'run' | 'return' | 'first' | 'any' | 'found' | 'answer';

/** One thing that the participant has to do. */
export interface ExamStep {
  readonly name: string;
  /** What is expected, as a sentence. */
  readonly expected: string;
  readonly awaits: MessagePattern;
  /** Whether the participant must also have read the message. */
  readonly isRead?: boolean;
  /** Whether it must happen before the time limit of the payment or return of the run. */
  readonly isInTime?: boolean;
  /** The messages that show that the step will never happen. */
  readonly fails: readonly MessagePattern[];
}

/** What the examiner does when a run starts. */
export type Opening = 'none' | 'payment' | 'return' | 'load';

interface ItemHead {
  /** As the script numbers it. */
  readonly item: string;
  readonly title: string;
  /** Where its content comes from. */
  readonly source: string;
}

/** An item that is a dialogue of a few messages. */
export interface DialogueItem extends ItemHead {
  readonly kind: 'dialogue';
  /** What the participant must do. */
  readonly task: string;
  readonly opening: Exclude<Opening, 'load'>;
  /** ISO 8601 duration: a run that is not finished by then is expired. */
  readonly timeLimit: string;
  readonly steps: readonly ExamStep[];
}

/** The item that measures many messages. */
export interface CapacityItem extends ItemHead {
  readonly kind: 'capacity';
  readonly task: string;
  readonly opening: 'load';
}

/** An item that the simulator cannot examine. */
export interface ItemNotServed extends ItemHead {
  readonly kind: 'notServed';
  readonly reason: string;
}

export type ServedItem = DialogueItem | CapacityItem;
export type ExamItem = ServedItem | ItemNotServed;
