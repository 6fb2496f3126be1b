import { useEffect, useRef, useState } from 'preact/hooks';
import { readEvents, type StreamMessage } from '../../../api/event-stream';
import { sandbox } from '../../../app/router';
import { settings } from '../../../app/settings';
import { useRender } from '../../../components/use-render';
import { type ConsoleEvent } from './console-event';
import { EventLog } from './event-log';

/** The most events of the past that the stream begins with. */
export const PAST = 1_000;
/** Some frames. */
const FRAMES_MS = 50;

export interface LiveState {
  readonly isOpen: boolean;
  readonly problem: unknown;
  /** The services that do not answer. */
  readonly silent: readonly string[];
  /** Older events that the journal no longer had. */
  readonly dropped: number;
  readonly isSandboxDropped: boolean;
  /** The journal has more events from before than the page has read. */
  readonly isPastCut: boolean;
}

const BEGIN: LiveState = {
  ...{ isOpen: false, problem: undefined, silent: [], dropped: 0 },
  ...{ isSandboxDropped: false, isPastCut: false },
};

/** The events of the sandbox, live. Events that arrive within one frame are added together. */
export function useEventLog(): {
  readonly log: EventLog;
  readonly state: LiveState;
  readonly render: () => void;
} {
  const log = useRef(new EventLog()).current;
  const [state, setState] = useState(BEGIN);
  const render = useRender();
  useEffect(() => {
    const gone = new AbortController();
    const frame = framed((events) => {
      log.add(events);
      // A request has made the sandbox anew.
      setState((before) => ({ ...before, isSandboxDropped: false }));
      render();
    });
    void readEvents('page', {
      path: `/__admin/events/stream?limit=${String(PAST)}`,
      ...{ sandbox: sandbox.value, signal: gone.signal },
      onState: (isOpen, problem) => {
        setState((before) => ({ ...before, isOpen, problem }));
      },
      onMessage: (message) => {
        if (message.event === 'request') frame.add(eventOf(message));
        else {
          // In the order of the messages: events that came before it are not added after it.
          frame.flush();
          clearAfter(message, log);
          setState((before) => after(message, before, log.size));
        }
      },
    });
    return () => {
      gone.abort();
      frame.stop();
    };
  }, [log, render]);
  return { log, state, render };
}

/** A service alone does not name itself in its events. */
function eventOf({ data }: StreamMessage): ConsoleEvent {
  return { service: settings.service, ...(data as Omit<ConsoleEvent, 'service'>) };
}

interface Notified {
  readonly service?: string;
  readonly status?: string;
  readonly dropped?: number;
}

/** Forgets the events that a journal no longer has. */
function clearAfter({ event, data }: StreamMessage, log: EventLog): void {
  if (event === 'cleared' || event === 'sandbox-dropped') log.clear((data as Notified).service);
}

/** The state after a message that is not an event. @param size of the log */
function after({ event, data }: StreamMessage, before: LiveState, size: number): LiveState {
  const { service, status, dropped = 0 } = data as Notified;
  switch (event) {
    case 'live':
      return { ...before, isPastCut: size >= PAST };
    case 'cleared':
      return { ...before, dropped: 0, isPastCut: false };
    case 'sandbox-dropped':
      return { ...before, isSandboxDropped: true, isPastCut: false };
    case 'gap':
      return { ...before, dropped: before.dropped + dropped };
    case 'service': {
      const others = before.silent.filter((each) => each !== service);
      const isSilent = status !== 'ready' && service !== undefined;
      return { ...before, silent: isSilent ? [...others, service] : others };
    }
    default:
      return before;
  }
}

/** Collects the events of some frames, because each addition renders the list. */
function framed(take: (events: readonly ConsoleEvent[]) => void) {
  let waiting: ConsoleEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) take(events);
  };
  return {
    add: (event: ConsoleEvent) => {
      waiting.push(event);
      timer ??= setTimeout(flush, FRAMES_MS);
    },
    flush,
    stop: () => {
      clearTimeout(timer);
    },
  };
}
