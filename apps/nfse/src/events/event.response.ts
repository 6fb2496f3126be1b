import { brasiliaDateTime } from '#libs/brazil';
import { EVENT_NAMES, eventId } from '#libs/nfse';
import { type RegisteredEvent } from './invoice-event';

/** An event of an invoice. */
export class EventResponse {
  /**
   * The id of the event: EVT, the access key, the type and the sequence.
   * @example EVT35434022255566677000100000000000000126031234567890101101001
   */
  id!: string;

  /**
   * The code of the event, as 101101 for a cancellation.
   * @example "101101"
   */
  type!: string;

  /**
   * The official name of the event.
   * @example "Cancelamento de NFS-e"
   */
  name!: string;

  /**
   * Counts the events of the type, from 1.
   * @example 1
   */
  sequence!: number;

  /** @example 2026-11-22T09:00:00-03:00 */
  registeredAt!: string;

  /** The signed event. */
  xml!: string;

  static of({ accessKey, type, sequence, registeredAtMs, xml }: RegisteredEvent): EventResponse {
    return {
      id: eventId(accessKey, type, sequence),
      type,
      name: EVENT_NAMES[type],
      sequence,
      registeredAt: brasiliaDateTime(registeredAtMs),
      xml,
    };
  }
}
