import { z } from 'zod';
import { brasiliaDayStartMs } from '#libs/brazil';

const DAY = 'Must be a day, as in 2026-03-10.';

export const day = z
  .string()
  .refine(isDay, { error: DAY })
  .meta({ format: 'date', example: '2026-01-01' });

const until = day.optional().describe('The last day of competence. Absent: no end.');

/** The days of an item that is valid without them too. */
export const period = {
  from: day.optional().describe('The first day of competence. Absent: always.'),
  until,
};

/** The days of an item that needs a start. */
export const startedPeriod = {
  from: day.describe('The first day of competence.'),
  until,
};

interface SentPeriod {
  readonly from: string;
  readonly until?: string | undefined;
}

/** Refuses a period that ends before its start, or begins before the end of the one before it. */
export function refuseOverlaps(
  periods: readonly SentPeriod[],
  context: { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void },
): void {
  for (const [index, { from, until: end }] of periods.entries()) {
    if (end !== undefined && end < from) {
      const message = `Must be ${from} or later, the start of the period.`;
      context.addIssue({ code: 'custom', path: [index, 'until'], message });
    }
    const earlier = periods[index - 1];
    if (earlier === undefined || (earlier.until !== undefined && earlier.until < from)) continue;
    const message = `Must be after ${earlier.until ?? 'the end of the period before, which needs an end'}.`;
    context.addIssue({ code: 'custom', path: [index, 'from'], message });
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const start = brasiliaDayStartMs(text);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}
