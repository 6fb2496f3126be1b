import { brasiliaDayStartMs } from '#libs/brazil';
import { addDays } from '#libs/kernel';

/** The days of a reconciliation: from the first to before the last. */
export interface ReconciledDays {
  readonly from: string;
  readonly to: string;
  /** The same with the tolerance on both sides, where counterparts can be. */
  readonly widerFrom: string;
  readonly widerTo: string;
}

export interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** @param file its first and its last day, which are the days by default; null without entries */
export function reconciledDays(
  asked: AskedDays,
  file: { readonly firstDay: string | null; readonly lastDay: string | null },
  { toleranceDays, today }: { readonly toleranceDays: number; readonly today: string },
): ReconciledDays {
  const to = asked.to ?? addDays(file.lastDay ?? today, 1);
  const given = asked.from ?? file.firstDay ?? today;
  const from = given < to ? given : to;
  return {
    from,
    to,
    widerFrom: addDays(from, -toleranceDays),
    widerTo: addDays(to, toleranceDays),
  };
}

export function isWithinDays({ from, to }: ReconciledDays, day: string): boolean {
  return day >= from && day < to;
}

export function isNearDays({ widerFrom, widerTo }: ReconciledDays, day: string): boolean {
  return day >= widerFrom && day < widerTo;
}

/** The instants of the wider days in Brasília, until the instant of the report. */
export function instantsOf(
  { widerFrom, widerTo }: ReconciledDays,
  snapshotAtMs: number,
): { readonly fromMs: number; readonly toMs: number } {
  const toMs = Math.min(brasiliaDayStartMs(widerTo), snapshotAtMs + 1);
  return { fromMs: Math.min(brasiliaDayStartMs(widerFrom), toMs), toMs };
}
