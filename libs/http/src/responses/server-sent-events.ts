import { setMaxListeners } from 'node:events';
import type { Response } from 'express';
import { Reply } from './reply';

/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 15_000;

/** Tells the open streams that the service stops. Any number of them can listen to its signal. */
export function streamStop(): AbortController {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
}

/** A message of `text/event-stream` (HTML Standard, Server-sent events). */
export interface ServerSentEvent {
  readonly event: string;
  readonly id: string;
  /** It must be valid as JSON. */
  readonly data: unknown;
}

/**
 * Events that are sent as they come. The response ends with the last one. A silent stream has comments in between. HEAD has the
 * headers only.
 */
export class EventStream extends Reply {
  /** @param stopping aborted when the service stops: then a client that does not read is not waited for */
  constructor(
    private readonly events: AsyncIterable<ServerSentEvent>,
    private readonly stopping?: AbortSignal,
  ) {
    super();
  }

  override async send(response: Response): Promise<void> {
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    // A connection that has ended its stream would stay open, unused, and keep a service from stopping at once.
    response.shouldKeepAlive = false;
    if (response.req.method === 'HEAD') {
      response.end();
      return;
    }
    response.flushHeaders();
    const heartbeat = setInterval(() => {
      if (!response.writableNeedDrain) response.write(':\n\n');
    }, HEARTBEAT_MS);
    try {
      for await (const { event, id, data } of this.events) {
        const isTaken = response.write(
          `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`,
        );
        if (isTaken || response.writableEnded) continue;
        await drained(response, this.stopping);
        if (this.stopping?.aborted === true) break;
      }
    } finally {
      clearInterval(heartbeat);
      if (this.stopping?.aborted === true && response.writableNeedDrain) response.destroy();
      else response.end();
    }
  }
}

/** Resolves when the client has taken what was sent, or has left, or when the service stops. */
function drained(response: Response, stopping: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      stopping?.removeEventListener('abort', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
    stopping?.addEventListener('abort', done);
    if (response.destroyed || stopping?.aborted === true) done();
  });
}
