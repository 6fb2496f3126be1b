import { type CidSetEvents, type VSync } from '#libs/dict-api';
import { type EventQuery } from './event-query';

/**
 * The sources of events. Events of one instant are listed in this order, because an entry is created, changed and deleted in
 * this order.
 */
export const EVENT_SOURCES = ['created', 'changed', 'deleted'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/** The place of an event in the order of all events of a set. */
export interface EventPlace {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The index in EVENT_SOURCES. */
  readonly rank: number;
  /** The sequence of its row. */
  readonly sequence: number;
}

export interface CidEvent extends EventPlace {
  readonly type: 'ADDED' | 'REMOVED';
  readonly cid: string;
}

/** The place after all events of an instant. */
export function endOfInstant(at: string): EventPlace {
  return { at, rank: EVENT_SOURCES.length, sequence: 0 };
}

/**
 * The response of listCidSetEvents.
 *
 * @param events sorted; one more than the limit if there are more
 * @param end the VSync after the last event of the list, or at the end of the period if the list is empty
 * @param now ISO 8601 UTC
 */
export function listOf(
  { participant, keyType, startTime, endTime, limit }: EventQuery,
  events: readonly CidEvent[],
  end: VSync,
  now: string,
): CidSetEvents {
  const listed = events.slice(0, limit);
  const SyncVerifierEnd = String(end);
  // Back to the state after the first event: revert the other events.
  for (const { cid } of listed.slice(1)) end.toggle(cid);
  const to = endTime ?? now;
  return {
    HasMoreElements: events.length > limit,
    Participant: participant,
    KeyType: keyType,
    StartTime: listed[0]?.at ?? startTime ?? to,
    EndTime: listed.at(-1)?.at ?? to,
    SyncVerifierStart: String(end),
    SyncVerifierEnd,
    CidSetEvents: {
      CidSetEvent: listed.map(({ type, cid, at }) => ({ Type: type, Cid: cid, Timestamp: at })),
    },
  };
}
