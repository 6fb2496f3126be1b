import { type SpiRejectCode } from '#libs/iso20022';
import { type OutgoingMessage } from '../messages/outbox.repository';
import { type SettledNotice } from './institutions/institution-notices';

/** The kinds of work that the engine does later, each by an EndToEndId or a RtrId. */
export const TIMEOUT = 'spi-timeout';
export const ANSWER = 'spi-answer';
/** Tells an institution that another service simulates of the payment or return with this id. */
export const INSTITUTION_NOTICE = 'spi-institution-notice';

/** The answer that the simulator will give for a receiver. */
export interface LaterAnswer {
  /** The code of a rejection; null accepts. */
  readonly code: SpiRejectCode | null;
}

export interface LaterWork {
  readonly kind: typeof TIMEOUT | typeof ANSWER;
  readonly key: string;
  /** ISO 8601 UTC. */
  readonly dueAt: string;
  readonly payload: LaterAnswer | null;
}

/** What follows from a message, besides the orders and accounts: it is stored in the same transaction. */
export class Effects {
  readonly messages: OutgoingMessage[] = [];
  readonly scheduled: LaterWork[] = [];
  /** What institutions are told that other services simulate. */
  readonly notices: SettledNotice[] = [];
  /** The ids of orders and returns that are stored by this work. */
  readonly arrived = new Set<string>();
  /** The ids of orders and returns that end by this work. */
  readonly ended = new Set<string>();

  /** Stores that an order or return waits for its receiver, and what happens when its time is over. */
  wait(id: string, deadlineAt: string): void {
    this.arrived.add(id);
    if (this.ended.has(id)) return;
    this.scheduled.push({ kind: TIMEOUT, key: id, dueAt: deadlineAt, payload: null });
  }

  /** The ids whose time limit was scheduled by earlier work, and does not matter any more. */
  get cancelled(): readonly string[] {
    return [...this.ended].filter((id) => !this.arrived.has(id));
  }
}

/** The instant of a piece of work, and what a rule orders for it. Work can be done twice: it takes both beforehand. */
export interface Moment {
  readonly nowMs: number;
  /** The same, ISO 8601 UTC. */
  readonly now: string;
  /** The outcome that a rule of the sandbox orders; undefined if there is none. */
  readonly outcome: string | undefined;
  /** The orders that institutions reject which other services simulate, by EndToEndId. */
  readonly refusals?: ReadonlyMap<string, SpiRejectCode>;
}
