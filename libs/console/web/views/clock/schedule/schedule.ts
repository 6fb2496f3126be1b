/** Work that is waiting for its instant. */
export interface DueItem {
  /** Only in the console of all services. */
  readonly service?: string;
  readonly kind: string;
  readonly key: string;
  readonly dueAt: string;
  readonly about?: string;
}

export interface Schedule {
  readonly now: string;
  /** Also the items that are not listed. */
  readonly total: number;
  readonly items: readonly DueItem[];
}

/** The first instant after the one that the clock shows. Work whose instant has passed is run soon anyway. */
export function nextDeadline(
  items: readonly Pick<DueItem, 'dueAt'>[],
  nowMs: number,
): string | undefined {
  const later = items.filter(({ dueAt }) => Date.parse(dueAt) > nowMs).map(({ dueAt }) => dueAt);
  return later.sort((one, other) => Date.parse(one) - Date.parse(other))[0];
}

/** The schedule of one service, as the suite control shows it. */
export function ofService(service: string, schedule: Schedule): Schedule {
  return { ...schedule, items: schedule.items.map((item) => ({ service, ...item })) };
}

/** The schedules of several services as one, with its first items. */
export function together(schedules: readonly Schedule[], limit: number): Schedule {
  const items = schedules.flatMap((each) => each.items);
  return {
    now:
      schedules
        .map(({ now }) => now)
        .sort()
        .at(-1) ?? '',
    total: schedules.reduce((sum, { total }) => sum + total, 0),
    items: items
      .sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
      .slice(0, limit),
  };
}
