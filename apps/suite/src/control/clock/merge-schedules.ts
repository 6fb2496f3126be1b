import { type SuiteScheduleResponse } from './schedule.response';

/** The work of one service that is waiting: all of it, or the first items. */
interface ServiceSchedule {
  readonly service: string;
  readonly now: string;
  readonly total: number;
  readonly items: readonly {
    readonly kind: string;
    readonly key: string;
    readonly dueAt: string;
    readonly about?: string | undefined;
  }[];
}

/** The first items of all services in the order in which they are due; at the same instant, in the order of the services. */
export function mergeSchedules(
  schedules: readonly ServiceSchedule[],
  limit: number,
): SuiteScheduleResponse {
  const items = schedules.flatMap(({ service, items: ofService }) =>
    ofService.map(({ kind, key, dueAt, about }) => ({
      ...{ service, kind, key, dueAt },
      ...(about === undefined ? {} : { about }),
    })),
  );
  const latest = schedules.map(({ now }) => now).sort();
  return {
    now: latest.at(-1) ?? '',
    total: schedules.reduce((sum, { total }) => sum + total, 0),
    // The sort is stable, and all instants are written in the same form.
    items: items.sort((one, other) => compare(one.dueAt, other.dueAt)).slice(0, limit),
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
