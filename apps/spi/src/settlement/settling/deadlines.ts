import { LAST_INSTANT_MS, parseInstant } from '#libs/kernel';

/** The kind of due work that rejects a payment or return when its time limit is over. Its key is an EndToEndId or RtrId. */
export const TIME_LIMIT = 'spi-timeout';

/** The time limits of payments. PAGPRI: priority; PAGFRD: under fraud analysis; PAGAGD: scheduled (secondary channel). */
const LIMITS = {
  PAGPRI: { startsAt: 'acceptance', ms: 40_000 },
  PAGFRD: { startsAt: 'receipt', ms: 40_000 },
  PAGAGD: { startsAt: 'receipt', ms: 45 * 60_000 },
} as const;

export type ServiceLevel = keyof typeof LIMITS;

/** A return is always a priority message. Its time limit starts when the SPI receives it. */
const RETURN_LIMIT_MS = 40_000;

/** AccptncDtTm may be ahead of the clock by this much, because the clocks of institutions differ a little. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** The time in an EndToEndId or RtrId may differ from now by this much. */
export const ID_TOLERANCE_MS = 12 * 3_600_000;

/** A repeated message gets the earlier answer within this time. */
export const REPEAT_MS = 24 * 3_600_000;

/** A payment can be returned within this time after its settlement. */
export const RETURN_PERIOD_MS = 90 * 86_400_000;

/** The instant at which a pending payment is rejected with AB03, in ms. */
export function deadlineMs(level: ServiceLevel, acceptedMs: number, receivedMs: number): number {
  const { startsAt, ms } = LIMITS[level];
  return storable((startsAt === 'acceptance' ? acceptedMs : receivedMs) + ms);
}

/** The instant at which a pending return is rejected with AB03, in ms. */
export function returnDeadlineMs(receivedMs: number): number {
  return storable(receivedMs + RETURN_LIMIT_MS);
}

/** An instant after the year 9999 cannot be stored. */
function storable(ms: number): number {
  return Math.min(ms, LAST_INSTANT_MS);
}

const ID_TIME = /^[ED][0-9A-Z]{8}(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/;

/** The time in an EndToEndId or RtrId (UTC, whole minutes), in ms; undefined if it is not a valid time. */
export function timeOfId(id: string): number | undefined {
  const [, year, month, day, hour, minute] = ID_TIME.exec(id) ?? [];
  if (year === undefined) return undefined;
  const text = `${year}-${String(month)}-${String(day)}T${String(hour)}:${String(minute)}:00.000Z`;
  return parseInstant(text);
}
