import { control } from '../../api/call';
import { latestClock, type ClockReading } from './time/ticking';
import { fromServices, type FromServices } from '../../api/services';
import { ofService, together, type DueItem, type Schedule } from './schedule/schedule';

/** The clock of a sandbox, with the time when the page received it. */
export interface Clock extends ClockReading {
  /** Whether the clocks of all services agree; only in the console of all services. */
  readonly agree?: boolean;
  readonly services?: readonly {
    readonly service: string;
    readonly mode: string;
    readonly now: string;
  }[];
}

/** The clock after a change, and what was done. */
export interface Step {
  readonly mode: string;
  readonly now: string;
  readonly ran: readonly (DueItem & { readonly outcome: 'done' | 'failed' })[];
  readonly waitedFor?: readonly (Pick<DueItem, 'service' | 'kind' | 'key'> & {
    readonly outcome: 'done' | 'unfinished';
  })[];
}

export interface ClockSetting {
  readonly mode: string;
  readonly now?: string;
  readonly allowPast?: boolean;
}

/** The clock of the sandbox; if a service does not answer, the latest one of the others. */
export async function readClock(): Promise<FromServices<Clock>> {
  const path = '/clock';
  const { value, silent } = await fromServices(
    () => control<Omit<Clock, 'readAtMs'>>('page', { path }),
    (service) => control(service, { path }),
    latestClock,
  );
  return { value: { ...value, readAtMs: performance.now() }, silent };
}

export function setClock(setting: ClockSetting): Promise<Step> {
  return control('page', { method: 'PUT', path: '/clock', body: setting });
}

/** @param by an ISO 8601 duration */
export function advanceClock(by: string): Promise<Step> {
  return control('page', { method: 'POST', path: '/clock/advance', body: { by } });
}

export async function readSchedule(limit: number): Promise<Schedule> {
  const path = `/clock/schedule?limit=${String(limit)}`;
  const { value } = await fromServices(
    () => control<Schedule>('page', { path }),
    async (service) => ofService(service, await control(service, { path })),
    (parts) => together(parts, limit),
  );
  return value;
}

/** A clock that moves to an instant stays frozen, or runs on from there. */
export function modeAfter(mode: string): string {
  return mode === 'frozen' ? 'frozen' : 'offset';
}
