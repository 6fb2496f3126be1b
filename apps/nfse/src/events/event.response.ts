import { brasiliaDateTime } from '#libs/brazil';
import { type RegisteredEvent } from './invoice-event';

/** An event of an invoice. */
export class EventResponse {
  /**
   * The code of the event: 101101 a cancellation, 105102 a replacement.
   * @example "101101"
   */
  type!: string;

  /** @example 1 */
  sequence!: number;

  /** @example 2026-11-22T09:00:00-03:00 */
  registeredAt!: string;

  /** The signed event. */
  xml!: string;

  static of({ type, sequence, registeredAtMs, xml }: RegisteredEvent): EventResponse {
    return { type, sequence, registeredAt: brasiliaDateTime(registeredAtMs), xml };
  }
}
