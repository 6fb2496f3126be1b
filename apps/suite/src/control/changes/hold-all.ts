import { newUuid } from '#libs/kernel';
import { guarded } from '#libs/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';

/** A hold ends by itself after this time, if the suite control is killed. */
const SECONDS = 15;
const RENEW_MS = 3_000;
/** How long another client may hold the sandbox before the change is refused. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 50;

/**
 * Holds a sandbox in all services while `work` runs: one after the other in a fixed order, so that two clients do not
 * wait for each other for ever.
 * @throws ServiceRefused, ServiceFailed if a service cannot hold it; then no service holds it
 */
export async function holdAll<T>(
  sandbox: string,
  services: readonly ServiceClient[],
  work: () => Promise<T>,
): Promise<T> {
  const hold = { id: newUuid(), seconds: SECONDS };
  const held: ServiceClient[] = [];
  const path = `/sandboxes/${sandbox}/hold`;
  const renewal = setInterval(
    guarded(() => {
      for (const service of held) service.command('PUT', path, hold).catch(() => undefined);
    }),
    RENEW_MS,
  );
  try {
    for (const service of services) {
      held.push(service);
      await untilFree(() => service.control('PUT', path, z.unknown(), hold));
    }
    return await work();
  } finally {
    clearInterval(renewal);
    // One that cannot be reached lets its requests go on when the time of the hold is over.
    const releases = held.map((service) => service.command('DELETE', `${path}/${hold.id}`));
    await Promise.allSettled(releases);
  }
}

async function untilFree<T>(hold: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await hold();
    } catch (error) {
      const isTaken = error instanceof ServiceRefused && error.code === 'SANDBOX_HELD';
      if (!isTaken || performance.now() >= untilMs) throw error;
      await sleep(RETRY_MS);
    }
  }
}
