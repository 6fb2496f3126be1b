import { newUuid } from '#libs/kernel';
import { guarded } from '#libs/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';

/** A hold ends by itself after this time, if the suite control is killed. */
const SECONDS = 15;
const RENEW_MS = 3_000;
/** How long another client may hold the sandbox before the change is refused. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 50;
/** A service waits five seconds for its requests; one that takes longer to answer is not there. */
const HOLD_TIMEOUT_MS = 8_000;
const RELEASE_TIMEOUT_MS = 3_000;

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
  const path = `/sandboxes/${sandbox}/hold`;
  const put = (service: ServiceClient): Promise<void> =>
    service.command('PUT', path, hold, HOLD_TIMEOUT_MS);
  const asked: ServiceClient[] = [];
  const renewals = new Map<ServiceClient, Promise<void>>();
  const timer = setInterval(
    guarded(() => {
      for (const service of renewals.keys()) renewals.set(service, put(service).catch(nothing));
    }),
    RENEW_MS,
  );
  /** One that cannot be reached lets its requests go on when the time of the hold is over. */
  const release = async (service: ServiceClient): Promise<void> => {
    // A renewal that arrives after the release would hold the sandbox again.
    await renewals.get(service);
    const released = service.command('DELETE', `${path}/${hold.id}`, undefined, RELEASE_TIMEOUT_MS);
    await released.catch(nothing);
  };
  try {
    for (const service of services) {
      asked.push(service);
      await untilFree(() => put(service));
      renewals.set(service, Promise.resolve());
    }
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(asked.map(release));
  }
}

function nothing(): void {
  // The failure of a renewal or a release does not matter: see SECONDS.
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
