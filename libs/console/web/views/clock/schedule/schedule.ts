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
