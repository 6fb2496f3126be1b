/** The codes of the events that the simulator registers. */
export const CANCELLATION = '101101';
export const SUBSTITUTION = '105102';

/** An event that was registered for an invoice. */
export interface RegisteredEvent {
  readonly accessKey: string;
  /** The code of the event, 6 digits. */
  readonly type: string;
  /** From 1, for each type. */
  readonly sequence: number;
  /** The signed event. */
  readonly xml: string;
  readonly registeredAtMs: number;
}
