import { toIsoUtc } from '#libs/kernel';
import { type Change } from '../changes/change';
import { undoAll, undoClock } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { askAll } from '../services/services';
import { clockSetShape, type Clock, type NextDue } from '../services/shapes';
import { type ClockSetResponse } from './clock.response';
import { TooManySteps } from './clock.errors';
import { nextStep, type Due } from './next-step';
import { settledServices, type ServiceDue } from './settled-services';

const MAX_STEPS = 20_000;

/** The work that was run, in its order, and the work that the clocks have waited for. */
type Moved = Pick<ClockSetResponse, 'ran' | 'waitedFor'>;

/** A setting of the clock, as PUT /__admin/clock of a service takes it. */
export interface ClockSetting {
  readonly mode: Clock['mode'];
  readonly now?: string | undefined;
  readonly allowPast?: boolean | undefined;
  readonly whileHeld?: boolean | undefined;
  readonly mayCall?: readonly string[] | undefined;
}

/**
 * Sets the clocks of all services. If work becomes due, the clocks move in steps. Each step sets the clocks of the
 * services that have work. Before that, it sets the clocks of the services that this work may call, so that they show
 * the same instant.
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
  const nextDue = (asked: readonly ServiceClient[]) =>
    settledServices(asked, (service, work) => {
      awaited.add(service, work);
    });
  const set = async (service: ServiceClient, to: ClockSetting): Promise<number> => {
    change.checkHolds();
    const done = await service.control('PUT', '/clock', clockSetShape, to);
    ran.push(...done.ran.map((work) => ({ service: service.name, ...work })));
    awaited.add(service, done.waitedFor ?? []);
    return Date.parse(done.now);
  };
  const hasWork = (await nextDue(services)).some(({ due }) => due.atMs <= untilMs);
  for (const [service, clock] of clocks) {
    const undo = hasWork ? await undoAll(service, change.sandbox) : undoClock(service, clock);
    change.canBeTakenBack(service, undo);
  }
  if (hasWork) await stepUntil(untilMs, { services, clocks, set, nextDue });
  const setAll = (to: ClockSetting) => askAll(services, (service) => set(service, to));
  if (setting.mode === 'offset' && !hasWork) {
    // A service may have to create the sandbox first. Frozen clocks then start almost at the same time.
    await setAll({ ...setting, mode: 'frozen', whileHeld: true });
  }
  await setAll(setting);
  return { ran, ...awaited.told };
}

/** The work that the clocks have waited for. Each work is there once, with its latest result. */
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
    /**
     * Returns the instant that the clock shows after that. It stops before work that calls other services than
     * `mayCall`.
     */
    readonly set: (service: ServiceClient, to: ClockSetting) => Promise<number>;
    readonly nextDue: (asked: readonly ServiceClient[]) => Promise<readonly ServiceDue[]>;
  },
): Promise<void> {
  let shownMs = Math.max(...[...clocks.values()].map(({ now }) => Date.parse(now)));
  /** Running clocks keep running, even if this process is killed between two steps. */
  const show = (
    service: ServiceClient,
    atMs: number,
    how: Pick<ClockSetting, 'allowPast' | 'mayCall'> = {},
  ): Promise<number> => {
    const whileHeld = clocks.get(service)?.mode !== 'frozen';
    return set(service, { mode: 'frozen', now: toIsoUtc(atMs), whileHeld, ...how });
  };
  // Running clocks go back by the milliseconds that have passed since they were read.
  await askAll(services, (service) => show(service, shownMs, { allowPast: true }));
  const due = new Map<ServiceClient, Due>();
  const look = async (asked: readonly ServiceClient[]): Promise<void> => {
    for (const next of await nextDue(asked)) due.set(next.service, next.due);
  };
  await look(services);
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const step = nextStep(due, { shownMs, untilMs });
    if (step === undefined) return;
    const { instantMs, called, busy } = step;
    await askAll(called, (service) => show(service, instantMs));
    for (const { service, mayCall } of busy) {
      shownMs = Math.max(shownMs, await show(service, instantMs, { mayCall }));
    }
    // Only these have run work, or were called.
    await look([...called, ...busy.map(({ service }) => service)]);
  }
  throw new TooManySteps(MAX_STEPS);
}
