import { newUuid } from '#libs/kernel';
import { guarded } from '#libs/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServiceClient } from '../services/service-client';
import { ServiceFailed, ServiceRefused } from '../services/service.errors';

/** A hold ends by itself after this time, if the suite control is killed. */
const SECONDS = 30;
const RENEW_MS = 3_000;
/** How long another client may hold the sandbox, or its requests may run, before the change is refused. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 50;
/** A service waits five seconds for its requests, and ten for its instances. One that takes longer is not there. */
const HOLD_TIMEOUT_MS = 15_000;
const RELEASE_TIMEOUT_MS = 5_000;

/**
 * Holds a sandbox in all services while `work` runs: one after the other in a fixed order, so that two clients do not
 * wait for each other for ever.
 * @param letsJobsPass whether executions and reports that are under way go on, because `work` waits for them
 * @throws ServiceRefused, ServiceFailed if a service cannot hold it; then no service holds it
 */
export async function holdAll<T>(
  sandbox: string,
  services: readonly ServiceClient[],
  letsJobsPass: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const hold = { id: newUuid(), seconds: SECONDS, letsJobsPass };
  const path = `/sandboxes/${sandbox}/hold`;
  const put = (service: ServiceClient): Promise<void> =>
    service.command('PUT', path, hold, HOLD_TIMEOUT_MS);
  const asked: ServiceClient[] = [];
  /** The services that hold it, each with its renewal that is under way. */
  const renewals = new Map<ServiceClient, Promise<void> | undefined>();
  const renew = async (service: ServiceClient): Promise<void> => {
    await put(service).catch(nothing);
    renewals.set(service, undefined);
  };
  const timer = setInterval(
    guarded(() => {
      for (const [service, renewal] of renewals) {
        if (renewal === undefined) renewals.set(service, renew(service));
      }
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
      renewals.set(service, undefined);
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
      if (!isTemporary(error) || performance.now() >= untilMs) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Whether another client holds the sandbox, or requests that began earlier are still running. */
function isTemporary(error: unknown): boolean {
  if (error instanceof ServiceRefused) return error.code === 'SANDBOX_HELD';
  return error instanceof ServiceFailed && error.serviceCode === 'SANDBOX_BUSY';
}
