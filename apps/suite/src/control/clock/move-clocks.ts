import { toIsoUtc } from '#libs/kernel';
import { type Change } from '../changes/change';
import { undoAll, undoClock } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { clockSetShape, nextDueShape, type Clock } from '../services/shapes';
import { type ClockSetResponse } from './clock.response';
import { TooManySteps } from './clock.errors';

const MAX_STEPS = 20_000;

type Ran = ClockSetResponse['ran'];

/** A setting of the clock, as PUT /__admin/clock of a service takes it. */
export interface ClockSetting {
  readonly mode: Clock['mode'];
  readonly now?: string | undefined;
  readonly allowPast?: boolean | undefined;
}

/**
 * Sets the clocks of all services. Where work becomes due, the clocks move in steps: each step sets all of them to the
 * instant of the work that is due first, those with this work last, so that what they call shows the same instant.
 *
 * @param clocks of all services, as they are before
 * @param untilMs the instant that the setting shows
 * @returns the work that was run, in its order
 */
export async function moveClocks(
  change: Change,
  clocks: ReadonlyMap<ServiceClient, Clock>,
  { setting, untilMs }: { readonly setting: ClockSetting; readonly untilMs: number },
): Promise<Ran> {
  const { services } = change;
  const ran: Ran = [];
  const set = async (service: ServiceClient, to: ClockSetting): Promise<void> => {
    const done = await service.control('PUT', '/clock', clockSetShape, to);
    ran.push(...done.ran.map((work) => ({ service: service.name, ...work })));
  };
  const hasWork = (await nextDue(services)).some(({ dueMs }) => dueMs <= untilMs);
  for (const [service, clock] of clocks) {
    const undo = hasWork ? await undoAll(service, change.sandbox) : undoClock(service, clock);
    change.canBeTakenBack(service, undo);
  }
  if (hasWork) await stepUntil(untilMs, { services, clocks, set });
  for (const service of services) await set(service, setting);
  return ran;
}

async function stepUntil(
  untilMs: number,
  {
    services,
    clocks,
    set,
  }: {
    readonly services: readonly ServiceClient[];
    readonly clocks: ReadonlyMap<ServiceClient, Clock>;
    readonly set: (service: ServiceClient, to: ClockSetting) => Promise<void>;
  },
): Promise<void> {
  let shownMs = Math.max(...[...clocks.values()].map(({ now }) => Date.parse(now)));
  // Running clocks go back by the milliseconds that have passed since they were read.
  await Promise.all(
    services.map((service) =>
      set(service, { mode: 'frozen', now: toIsoUtc(shownMs), allowPast: true }),
    ),
  );
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const due = await nextDue(services);
    const firstMs = Math.min(...due.map(({ dueMs }) => dueMs));
    if (firstMs > untilMs) return;
    shownMs = Math.max(shownMs, firstMs);
    const to = { mode: 'frozen', now: toIsoUtc(shownMs) } as const;
    const [idle, busy] = [false, true].map((isDue) =>
      due.filter(({ dueMs }) => dueMs <= shownMs === isDue).map(({ service }) => service),
    ) as [ServiceClient[], ServiceClient[]];
    await Promise.all(idle.map((service) => set(service, to)));
    for (const service of busy) await set(service, to);
  }
  throw new TooManySteps(MAX_STEPS);
}

/** When the next work of each service is due; Infinity if there is none. */
function nextDue(services: readonly ServiceClient[]) {
  return Promise.all(
    services.map(async (service) => {
      const { nextDueAt } = await service.control('GET', '/clock/due', nextDueShape);
      return { service, dueMs: nextDueAt === null ? Infinity : Date.parse(nextDueAt) };
    }),
  );
}
