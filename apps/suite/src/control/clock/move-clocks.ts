import { toIsoUtc } from '#libs/kernel';
import { type Change } from '../changes/change';
import { undoAll, undoClock } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { clockSetShape, type Clock, type NextDue } from '../services/shapes';
import { type ClockSetResponse } from './clock.response';
import { TooManySteps } from './clock.errors';
import { settledServices, type ServiceDue } from './settled-services';

const MAX_STEPS = 20_000;

/** The work that was run, in its order, and the work that the clocks have waited for. */
type Moved = Pick<ClockSetResponse, 'ran' | 'waitedFor'>;

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
 */
export async function moveClocks(
  change: Change,
  clocks: ReadonlyMap<ServiceClient, Clock>,
  { setting, untilMs }: { readonly setting: ClockSetting; readonly untilMs: number },
): Promise<Moved> {
  const { services } = change;
  const ran: Moved['ran'] = [];
  const awaited = new AwaitedWork();
  const nextDue = () =>
    settledServices(services, (service, work) => {
      awaited.add(service, work);
    });
  const set = async (service: ServiceClient, to: ClockSetting): Promise<void> => {
    const done = await service.control('PUT', '/clock', clockSetShape, to);
    ran.push(...done.ran.map((work) => ({ service: service.name, ...work })));
    awaited.add(service, done.waitedFor ?? []);
  };
  const hasWork = (await nextDue()).some(({ dueMs }) => dueMs <= untilMs);
  for (const [service, clock] of clocks) {
    const undo = hasWork ? await undoAll(service, change.sandbox) : undoClock(service, clock);
    change.canBeTakenBack(service, undo);
  }
  if (hasWork) await stepUntil(untilMs, { services, clocks, set, nextDue });
  for (const service of services) await set(service, setting);
  return { ran, ...awaited.told };
}

/** What the clocks have waited for, each work once: later answers about the same work count. */
class AwaitedWork {
  private readonly works = new Map<string, NonNullable<Moved['waitedFor']>[number]>();

  add({ name: service }: ServiceClient, works: NonNullable<NextDue['waitedFor']>): void {
    for (const work of works) {
      this.works.set(`${service} ${work.kind} ${work.key}`, { service, ...work });
    }
  }

  get told(): Pick<Moved, 'waitedFor'> {
    return this.works.size === 0 ? {} : { waitedFor: [...this.works.values()] };
  }
}

async function stepUntil(
  untilMs: number,
  {
    services,
    clocks,
    set,
    nextDue,
  }: {
    readonly services: readonly ServiceClient[];
    readonly clocks: ReadonlyMap<ServiceClient, Clock>;
    readonly set: (service: ServiceClient, to: ClockSetting) => Promise<void>;
    readonly nextDue: () => Promise<readonly ServiceDue[]>;
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
    const due = await nextDue();
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
