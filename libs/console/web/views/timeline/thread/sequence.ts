import { type ConsoleEvent } from '../log/console-event';

/** The system under test, or a tester. */
export const CLIENT = 'client';

/** A request or a response between two participants, in the order in which they were sent. */
export interface Message {
  readonly kind: 'request' | 'response';
  readonly from: string;
  readonly to: string;
  readonly event: ConsoleEvent;
  /** In microseconds since 1970. */
  readonly us: number;
}

export interface Sequence {
  /** The client first, then the services in the order in which they take part. */
  readonly participants: readonly string[];
  readonly messages: readonly Message[];
}

/** The requests of a thread, and their responses, as a sequence. A lost response is not in it. */
export function sequenceOf(events: readonly ConsoleEvent[]): Sequence {
  const timed = events.flatMap((event) => {
    const { caller = CLIENT, service, durationMs, outcome } = event;
    const beginUs = microsecondsOf(event.receivedAt);
    const request = { kind: 'request', from: caller, to: service, event, us: beginUs } as const;
    if (outcome === 'lost') return [request];
    // A response comes after its request, also if both were in the same millisecond.
    const endUs = beginUs + Math.max(durationMs * 1_000, 1);
    return [request, { kind: 'response', from: service, to: caller, event, us: endUs } as const];
  });
  const messages = timed.sort((one, other) => one.us - other.us);
  const named = messages.flatMap(({ from, to }) => [from, to]);
  return { participants: [...new Set([CLIENT, ...named])], messages };
}

/** Dates have no microseconds. */
function microsecondsOf(iso: string): number {
  const micros = /\.\d{3}(\d{3})Z$/.exec(iso)?.[1] ?? '0';
  return Date.parse(iso) * 1_000 + Number(micros);
}
