import { type ServiceClient } from '../services/service-client';
import { nextDueShape, type NextDue } from '../services/shapes';
import { type Due } from './next-step';

/** A service waits up to a minute for its executions and reports before it says when its next work is due. */
const TIMEOUT_MS = 90_000;
/** Work that a service has done can be the reason for work of another one; it ends after a few calls. */
const MAX_ROUNDS = 10;

/** The next work of a service. */
export interface ServiceDue {
  readonly service: ServiceClient;
  readonly due: Due;
}

type Awaited = NonNullable<NextDue['waitedFor']>;

/**
 * The next work of each service. Work that was accepted before registers its next instant first. An execution in one
 * service can start work in another one, so the services are asked again until none has done any work.
 *
 * @param onAwaited is called with the work that a service has waited for
 */
export async function settledServices(
  services: readonly ServiceClient[],
  onAwaited: (service: ServiceClient, awaited: Awaited) => void,
): Promise<readonly ServiceDue[]> {
  for (let round = 1; ; round += 1) {
    const answers = await Promise.all(
      services.map(async (service) => {
        const path = '/clock/due';
        const due = await service.control('GET', path, nextDueShape, undefined, TIMEOUT_MS);
        return { service, due };
      }),
    );
    for (const { service, due } of answers) onAwaited(service, due.waitedFor ?? []);
    const hasChanged = answers.some(({ due }) =>
      due.waitedFor?.some(({ outcome }) => outcome === 'done'),
    );
    if (hasChanged && round < MAX_ROUNDS) continue;
    return answers.map(({ service, due: { nextDueAt, mayCall } }) => ({
      service,
      due: { atMs: nextDueAt === null ? Infinity : Date.parse(nextDueAt), mayCall },
    }));
  }
}
