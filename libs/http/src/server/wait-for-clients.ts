import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long clients with an open connection have to send one more request, which closes the connection. */
const LINGER_MS = 250;
/** How often idle connections are closed while a server stops. */
export const SWEEP_MS = 25;

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
