import { EventSourceParserStream } from 'eventsource-parser/stream';
import { send, type Target } from './call';

/** A message of a stream. */
export interface StreamMessage {
  readonly event: string;
  readonly data: unknown;
}

/** The first pause before a broken stream is opened again; it doubles up to the longest. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Reads server-sent events until the signal ends it. A stream that breaks is opened again where it ended. EventSource of
 * browsers cannot do it, because it sends no headers.
 *
 * @param onState called with false when the stream breaks, and with true when it is open
 */
export async function readEvents(
  target: Target,
  {
    path,
    sandbox,
    signal,
    onMessage,
    onState,
  }: {
    readonly path: string;
    readonly sandbox: string;
    readonly signal: AbortSignal;
    readonly onMessage: (message: StreamMessage) => void;
    readonly onState: (isOpen: boolean, problem?: unknown) => void;
  },
): Promise<void> {
  let lastId: string | undefined;
  let pauseMs = PAUSE_MS;
  // The signal can change during each wait.
  const isOver = (): boolean => signal.aborted;
  while (!isOver()) {
    try {
      const headers = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
      const response = await send(target, { path, headers, sandbox, signal });
      onState(true);
      pauseMs = PAUSE_MS;
      const messages = (response.body ?? new ReadableStream<never>())
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      for await (const { id, event = 'message', data } of chunksOf(messages)) {
        if (id !== undefined && id !== '') lastId = id;
        onMessage({ event, data: JSON.parse(data) as unknown });
      }
      onState(false);
    } catch (error) {
      if (isOver()) return;
      onState(false, error);
    }
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Streams are not iterable in all browsers. */
async function* chunksOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  let chunk = await reader.read();
  while (!chunk.done) {
    yield chunk.value;
    chunk = await reader.read();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
