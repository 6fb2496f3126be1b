import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpAdapterHost } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Readiness } from './health/readiness';
import { type TunedExpressAdapter } from './http/tuned-express-adapter';

/** The service did not end in time. */
class StopError extends Error {
  override readonly name = 'StopError';
}

/** How long clients with an open connection have to send one more request, which closes the connection. */
const LINGER_MS = 250;
/** How often idle connections are closed during this time. */
const SWEEP_MS = 25;
/** Time for the remaining work after the last connection was cut off. */
const CLOSING_MS = 500;

/**
 * Waits for the running requests, then closes the resources of the service, within `timeoutMs`. No response
 * is cut off earlier. Each response now closes its connection, so a client that has just sent a request
 * still gets its response.
 * @throws StopError if something did not close in time
 */
export async function stopService(app: NestExpressApplication, timeoutMs: number): Promise<void> {
  app.get(Readiness).stop();
  app.get<HttpAdapterHost<TunedExpressAdapter>>(HttpAdapterHost).httpAdapter.closeConnections();
  const server: Server = app.getHttpServer();
  const timers: NodeJS.Timeout[] = [];
  const late = new Promise<never>((_, reject) => {
    const give = (): void => {
      reject(new StopError(`Stopping took longer than STOP_TIMEOUT_MS=${String(timeoutMs)}.`));
    };
    const cutOff = (): void => {
      server.closeAllConnections();
      timers.push(setTimeout(give, CLOSING_MS));
    };
    timers.push(setTimeout(cutOff, timeoutMs));
  });
  try {
    await Promise.race([closeGently(app, server, timers), late]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

async function closeGently(
  app: NestExpressApplication,
  server: Server,
  timers: NodeJS.Timeout[],
): Promise<void> {
  await waitForClients(server);
  timers.push(
    // A streamed response may have begun before it could say that its connection closes.
    setInterval(() => {
      server.closeIdleConnections();
    }, SWEEP_MS),
  );
  await app.close();
}

/** Gives clients with an open connection a short time for one more request. */
export async function waitForClients(server: Server): Promise<void> {
  for (let waitedMs = 0; waitedMs < LINGER_MS; waitedMs += SWEEP_MS) {
    if ((await connectionsOf(server)) === 0) break;
    await sleep(SWEEP_MS);
  }
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, count) => {
      resolve(count);
    });
  });
}
