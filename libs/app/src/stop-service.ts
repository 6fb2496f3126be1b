import type { Server } from 'node:http';
import { HttpAdapterHost } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SWEEP_MS, waitForClients, type TunedExpressAdapter } from '#libs/http';
import { Readiness } from './health/readiness';

/** The service did not end in time. */
class StopError extends Error {
  override readonly name = 'StopError';
}

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
