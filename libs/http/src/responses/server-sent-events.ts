import type { Response } from 'express';
import { Reply } from './reply';

/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 15_000;

/** A message of `text/event-stream` (HTML Standard, Server-sent events). */
export interface ServerSentEvent {
  readonly event: string;
  readonly id: string;
  /** It must be valid as JSON. */
  readonly data: unknown;
}

/** Events that are sent as they come. The response ends with the last one. A silent stream has comments in between. */
export class EventStream extends Reply {
  constructor(private readonly events: AsyncIterable<ServerSentEvent>) {
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
    response.flushHeaders();
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    try {
      for await (const { event, id, data } of this.events) {
        const isTaken = response.write(
          `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`,
        );
        if (!isTaken && !response.writableEnded) await drained(response);
      }
    } finally {
      clearInterval(heartbeat);
      response.end();
    }
  }
}

/** Resolves when the client has taken what was sent, or has left. */
function drained(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
    if (response.destroyed) done();
  });
}
