import { brasiliaDate, brasiliaDayStartMs, businessDayFrom, isBusinessDay } from '#libs/brazil';
import { addDays } from '#libs/kernel';

const MINUTE_MS = 60_000;
/** The STR takes orders of customers from 6:30 to 17:30 in Brasília, on business days. */
const OPENS_MS = (6 * 60 + 30) * MINUTE_MS;
const CLOSES_MS = (17 * 60 + 30) * MINUTE_MS;

/**
 * When a TED can be sent: now if the STR is open, otherwise when it opens the next time.
 * @example strInstantMs(Date.parse('2026-11-13T21:00:00Z')); // 2026-11-16T09:30:00Z: Friday evening, and Monday
 */
export function strInstantMs(nowMs: number): number {
  const today = brasiliaDate(nowMs);
  const ofDayMs = nowMs - brasiliaDayStartMs(today);
  if (!isBusinessDay(today) || ofDayMs < OPENS_MS) return openingMs(businessDayFrom(today));
  return ofDayMs < CLOSES_MS ? nowMs : openingMs(businessDayFrom(addDays(today, 1)));
}

function openingMs(day: string): number {
  return brasiliaDayStartMs(day) + OPENS_MS;
}
