import { eventNumberOf } from '../../ids/event-id';
import {
  eventCodeOf,
  type EventCode,
  type EventContents,
  type EventIdentity,
} from '../../national/event';
import { AFTER, EVENTS } from './event-table';

/** An event to register. */
export interface NewEvent {
  readonly code: EventCode;
  /** Of a block: the code of the blocked event. Of an unblock or an annulment: the number of the event that it ends. */
  readonly refersTo?: string | undefined;
}

/** An event that is linked to an invoice. */
export interface LinkedEvent extends NewEvent {
  /** The id without `EVT`, 59 characters. */
  readonly number: string;
}

/** The event of a request. */
export function newEventOf(contents: EventContents): NewEvent {
  const { e305102, e305103, e205208 } = contents;
  const refersTo = e305102?.codEvento.slice(1) ?? e305103?.idBloqOfic ?? e205208?.idEvManifRej;
  return { code: eventCodeOf(contents), refersTo };
}

/** A registered event, for the rules. */
export function linkedEventOf({ Id, pedRegEvento: { infPedReg } }: EventIdentity): LinkedEvent {
  return { ...newEventOf(infPedReg), number: eventNumberOf(Id) };
}

/** The events that end another one, by the code of the event that they end. */
const ENDED_BY: Readonly<Partial<Record<EventCode, EventCode>>> = {
  '305102': '305103',
  '202205': '205208',
  '203206': '205208',
  '204207': '205208',
};

/** The events that still have an effect: no block that was removed, no rejection that was annulled, no decided analysis. */
export function eventsInForce(linked: readonly LinkedEvent[]): readonly LinkedEvent[] {
  return linked.filter(({ code, number }) => {
    const end = ENDED_BY[code];
    if (end !== undefined) {
      return !linked.some((other) => other.code === end && other.refersTo === number);
    }
    const isDecided = linked.some((other) => other.code === '105104' || other.code === '105105');
    return code !== '101103' || !isDecided;
  });
}

/**
 * The linked event because of which another one is refused; undefined if none refuses it.
 *
 * @example
 * blockingEvent([{ code: '101101', number }], { code: '202201' })?.code; // '101101'
 */
export function blockingEvent(
  linked: readonly LinkedEvent[],
  event: NewEvent,
): LinkedEvent | undefined {
  return eventsInForce(linked).find((each) => {
    const { refused, depends = [] } = AFTER[each.code];
    if (refused.includes(event.code)) return true;
    return depends.includes(event.code) && prevents(each, event);
  });
}

/** Decides the cells X/V of the sheet. The sheet does not say how; the decisions are ours. */
function prevents(each: LinkedEvent, event: NewEvent): boolean {
  switch (each.code) {
    // A block prevents the event that it names, and a second block of that event.
    case '305102':
      return event.code === '305102'
        ? each.refersTo === event.refersTo
        : each.refersTo === event.code;
    // A block is removed once.
    case '305103':
      return each.refersTo === event.refersTo;
    // A rejection that was annulled cannot be sent again.
    case '205208':
      return each.refersTo?.slice(50, 56) === event.code;
    // A party manifests itself once; the other parties still can.
    default:
      return EVENTS[each.code].author === EVENTS[event.code].author;
  }
}
