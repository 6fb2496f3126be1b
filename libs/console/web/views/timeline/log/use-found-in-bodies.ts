import { useEffect, useState } from 'preact/hooks';
import { control } from '../../../api/call';
import { settings } from '../../../app/settings';
import { keyOf, type ConsoleEvent } from './console-event';

const NONE: ReadonlySet<string> = new Set();
/** The user has stopped typing. */
const PAUSE_MS = 300;
/** Shorter texts are in too many bodies. */
const SHORTEST = 3;

/**
 * The keys of the events that have a text in their bodies. The services search the original data, so keys and cards are found
 * that the page has only masked.
 */
export function useFoundInBodies(text: string): ReadonlySet<string> {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    setFound(NONE);
    if (text.trim().length < SHORTEST) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ bodyContains: text.trim(), limit: '1000' });
      control<readonly ConsoleEvent[]>('page', {
        path: `/events?${query.toString()}`,
        signal: gone.signal,
      }).then(
        (events) => {
          if (gone.signal.aborted) return;
          setFound(new Set(events.map((event) => keyOf({ ...event, service: serviceOf(event) }))));
        },
        // The list shows what it found itself, and the stream tells which service is silent.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [text]);
  return found;
}

function serviceOf(event: Partial<Pick<ConsoleEvent, 'service'>>): string {
  return event.service ?? settings.service;
}
