import { useEffect, useRef, useState } from 'preact/hooks';
import { readEvents, type StreamMessage } from '../../../api/event-stream';
import { sandbox } from '../../../app/router';
import { settings } from '../../../app/settings';
import { useRender } from '../../../components/use-render';
import { type ConsoleEvent } from './console-event';
import { EventLog } from './event-log';

/** The most events of the past that the stream begins with, of each service. */
const PAST = 1_000;

export interface LiveState {
  readonly isOpen: boolean;
  readonly problem: unknown;
  /** The services that do not answer. */
  readonly silent: readonly string[];
  /** Older events that the journal no longer had. */
  readonly dropped: number;
  readonly isSandboxDropped: boolean;
}

const BEGIN: LiveState = {
  ...{ isOpen: false, problem: undefined, silent: [], dropped: 0, isSandboxDropped: false },
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
        else setState((before) => after(message, { before, log }));
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

/** The state after a message that is not an event. */
function after(
  { event, data }: StreamMessage,
  { before, log }: { readonly before: LiveState; readonly log: EventLog },
): LiveState {
  const { service, status, dropped = 0 } = data as Notified;
  switch (event) {
    case 'cleared':
      log.clear(service);
      return { ...before, dropped: 0 };
    case 'sandbox-dropped':
      log.clear(service);
      return { ...before, isSandboxDropped: true };
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
  return {
    add: (event: ConsoleEvent) => {
      waiting.push(event);
      timer ??= setTimeout(() => {
        timer = undefined;
        const events = waiting;
        waiting = [];
        take(events);
      }, 50);
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
