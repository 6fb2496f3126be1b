import { toIsoUtc } from '#libs/kernel';
import { type Change } from '../changes/change';
import { undoAll, undoClock } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { clockSetShape, type Clock, type NextDue } from '../services/shapes';
import { type ClockSetResponse } from './clock.response';
import { TooManySteps } from './clock.errors';
import { nextStep } from './next-step';
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
}

/**
 * Sets the clocks of all services. Where work becomes due, the clocks move in steps: each step sets those that have work,
 * and before them those that they call, so that what they call shows the same instant.
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
  const set = async (service: ServiceClient, to: ClockSetting): Promise<void> => {
    change.checkHolds();
    const done = await service.control('PUT', '/clock', clockSetShape, to);
    ran.push(...done.ran.map((work) => ({ service: service.name, ...work })));
    awaited.add(service, done.waitedFor ?? []);
  };
  const hasWork = (await nextDue(services)).some(({ dueMs }) => dueMs <= untilMs);
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
    readonly nextDue: (asked: readonly ServiceClient[]) => Promise<readonly ServiceDue[]>;
  },
): Promise<void> {
  let shownMs = Math.max(...[...clocks.values()].map(({ now }) => Date.parse(now)));
  /** If this process is killed at a step, clocks that ran before run on. */
  const show = (service: ServiceClient, allowPast = false): Promise<void> => {
    const whileHeld = clocks.get(service)?.mode !== 'frozen';
    return set(service, { mode: 'frozen', now: toIsoUtc(shownMs), allowPast, whileHeld });
  };
  // Running clocks go back by the milliseconds that have passed since they were read.
  await Promise.all(services.map((service) => show(service, true)));
  const due = new Map<ServiceClient, number>();
  const look = async (asked: readonly ServiceClient[]): Promise<void> => {
    for (const { service, dueMs } of await nextDue(asked)) due.set(service, dueMs);
  };
  await look(services);
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const step = nextStep(due, { shownMs, untilMs });
    if (step === undefined) return;
    shownMs = step.instantMs;
    await Promise.all(step.called.map((service) => show(service)));
    for (const service of step.busy) await show(service);
    // Only these have run work, or were called.
    await look([...step.called, ...step.busy]);
  }
  throw new TooManySteps(MAX_STEPS);
}
