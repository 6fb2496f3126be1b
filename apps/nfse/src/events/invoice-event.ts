import {
  eventsInForce,
  linkedEventOf,
  readEventIdentity,
  type EventCode,
  type LinkedEvent,
} from '#libs/nfse';
import { type Invoice } from '../invoices/invoice';

/** The codes of events that the simulator registers by itself. */
export const CANCELLATION = '101101';
export const SUBSTITUTION = '105102';
export const ANALYSIS_REQUEST = '101103';
export const TACIT_CONFIRMATION = '205204';

/** An event that was registered for an invoice. */
export interface RegisteredEvent {
  readonly accessKey: string;
  /** The code of the event, 6 digits. */
  readonly type: EventCode;
  /** From 1, for each type. */
  readonly sequence: number;
  /** The signed event. */
  readonly xml: string;
  readonly registeredAtMs: number;
}

/** The stored events of an invoice, as the rules need them. */
export function linkedEvents(events: readonly RegisteredEvent[]): readonly LinkedEvent[] {
  return events.map(({ xml }) => linkedEventOf(readEventIdentity(Buffer.from(xml))));
}

/**
 * The events that are linked to an invoice. One that is replaced gets its event when the new invoice is signed; until
 * then, its status counts.
 */
export function linkedTo(
  { status }: Pick<Invoice, 'status'>,
  events: readonly RegisteredEvent[],
): readonly LinkedEvent[] {
  const linked = linkedEvents(events);
  const isReplaced = status === 'substituted' && !linked.some(({ code }) => code === SUBSTITUTION);
  return isReplaced ? [...linked, { code: SUBSTITUTION, number: '' }] : linked;
}

/** Whether the municipality has a request for analysis that it has not decided. */
export function hasPendingAnalysis(linked: readonly LinkedEvent[]): boolean {
  return eventsInForce(linked).some(({ code }) => code === ANALYSIS_REQUEST);
}
