import { setTimeout as pause } from 'node:timers/promises';
import { NoSimulator, type ControlClient, type Query } from '#libs/control-client';
import { type ShownEvent } from './event-row';

const PAUSE_MS = 1_000;

/** What a stream of events tells, other than an event. */
export type StreamNote =
  | { readonly kind: 'cleared' | 'sandbox-dropped' }
  | { readonly kind: 'gap'; readonly dropped: number }
  | { readonly kind: 'service'; readonly service: string; readonly status: string }
  | { readonly kind: 'lost' | 'back'; readonly address: string };

export interface Follower {
  event(event: ShownEvent): void;
  note(note: StreamNote): void;
}

/**
 * Follows the events until the signal ends it. If the connection breaks, it connects again and continues after the last message.
 *
 * @throws NoSimulator if nothing answers at the first connection
 */
export async function followEvents(
  client: ControlClient,
  query: Query,
  follower: Follower,
  signal: AbortSignal,
): Promise<void> {
  let after: string | undefined;
  const connection = { wasMade: false, isLost: false };
  const isOver = (): boolean => signal.aborted;
  const told = tellsChanges(follower);
  while (!isOver()) {
    try {
      for await (const { event, id, data } of client.events(
        '/__admin/events/stream',
        { ...query, ...(after === undefined ? {} : { after }) },
        signal,
      )) {
        if (connection.isLost) follower.note({ kind: 'back', address: client.address });
        Object.assign(connection, { wasMade: true, isLost: false });
        if (id !== '') after = id;
        tell(told, event, JSON.parse(data) as object);
      }
    } catch (error) {
      if (isOver()) return;
      if (!connection.wasMade || !isOutage(error)) throw error;
    }
    if (!connection.isLost) follower.note({ kind: 'lost', address: client.address });
    connection.isLost = true;
    await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** A stream that breaks ends with an error of fetch, which has this name. */
function isOutage(error: unknown): boolean {
  return error instanceof NoSimulator || error instanceof TypeError;
}

function tell(follower: Follower, event: string, data: object): void {
  if (event === 'request') follower.event(data as ShownEvent);
  else if (event !== 'live') follower.note({ kind: event, ...data } as StreamNote);
}

/** The stream of the suite control begins with the state of each service. Only changes are worth a note. */
function tellsChanges(follower: Follower): Follower {
  const silent = new Set<string>();
  return {
    event: (event) => {
      follower.event(event);
    },
    note: (note) => {
      if (note.kind === 'service') {
        if (note.status === 'ready' && !silent.delete(note.service)) return;
        if (note.status !== 'ready') silent.add(note.service);
      }
      follower.note(note);
    },
  };
}
