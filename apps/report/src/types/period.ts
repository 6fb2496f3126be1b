import { z } from 'zod';
import {
  FIRST_INSTANT_MS,
  isCalendarDate,
  LAST_INSTANT_MS,
  parseInstant,
  RequestInvalid,
  toIsoUtc,
} from '#libs/kernel';
import { isObject } from '#libs/schema';
import { timeZone } from '#libs/tabular';
import { type Reading } from './report-type';

const EXPECTED = 'Must be a date, as in 2026-01-31, or an instant, as in 2026-01-31T12:00:00Z.';

const moment = z
  .string()
  .refine((text) => parseInstant(text) !== undefined, { error: EXPECTED })
  .optional();

/** The members `from` and `to` of the parameters of a report. */
export const periodMembers = {
  from: moment.meta({
    description:
      'The start of the period, which is included: an ISO 8601 instant (in UTC if it has no time zone), or a date, which means midnight in the time zone of the report.',
    example: '2026-01-01',
  }),
  to: moment.meta({
    description:
      'The end of the period, which is not included, in the same form. Default: the instant of the report.',
    example: '2026-02-01',
  }),
} as const;

export interface PeriodParameters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const WRONG_ORDER = 'Must not be after `to`.';

/**
 * Refuses a `from` after `to` where this does not depend on the time zone; `periodOf` checks the other cases. The check
 * also runs if other members are invalid.
 */
export const inOrder = z.superRefine<PeriodParameters>(
  ({ from, to }, context) => {
    if (typeof from !== 'string' || typeof to !== 'string') return;
    if (isCalendarDate(from) !== isCalendarDate(to)) return;
    const [fromMs, toMs] = [parseInstant(from), parseInstant(to)];
    if (fromMs === undefined || toMs === undefined || fromMs <= toMs) return;
    context.addIssue({ code: 'custom', path: ['from'], message: WRONG_ORDER });
  },
  { when: isObject },
);

/** Instants in ms since 1970 UTC: from the first one to before the last one. */
export interface Period {
  readonly fromMs: number | undefined;
  readonly toMs: number;
}

/**
 * The period of a report. It ends with the instant of the run, which is included.
 * @throws RequestInvalid if it begins after its end
 */
export function periodOf(
  { from, to }: PeriodParameters,
  { snapshotAtMs, timezone }: Pick<Reading, 'snapshotAtMs' | 'timezone'>,
): Period {
  const fromMs = from === undefined ? undefined : instantOf(from, timezone);
  const asked = to === undefined ? undefined : instantOf(to, timezone);
  if (fromMs !== undefined && asked !== undefined && fromMs > asked) {
    throw new RequestInvalid([{ pointer: '/parameters/from', detail: WRONG_ORDER }]);
  }
  return { fromMs, toMs: Math.min(asked ?? Infinity, withinYears(snapshotAtMs + 1)) };
}

/** The query parameters of the period for the lists of the services. */
export function periodQuery({
  fromMs,
  toMs,
}: Period): Readonly<Record<'from' | 'to', string | undefined>> {
  return { from: fromMs === undefined ? undefined : toIsoUtc(fromMs), to: toIsoUtc(toMs) };
}

/** Whether an instant lies in the period. */
export function isWithin({ fromMs = -Infinity, toMs }: Period, instantMs: number): boolean {
  return instantMs >= fromMs && instantMs < toMs;
}

function instantOf(text: string, timezone: string): number {
  const epochMs = isCalendarDate(text) ? timeZone(timezone)?.dayStartMs(text) : parseInstant(text);
  if (epochMs === undefined) throw new RangeError(`${text} in ${timezone} is not an instant`);
  return withinYears(epochMs);
}

/** Midnight of the first and the last day can be outside the years of ISO 8601 texts. */
function withinYears(epochMs: number): number {
  return Math.min(Math.max(epochMs, FIRST_INSTANT_MS), LAST_INSTANT_MS);
}
