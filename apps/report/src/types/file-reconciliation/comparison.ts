import { type MatchedEntry, type MatchRules, type Side } from './matched-entry';

export const COMPARISON_RESULTS = [
  'matched',
  'missing-in-file',
  'missing-in-ledger',
  'doubled-in-file',
  'doubled-in-ledger',
  'amount-differs',
  'day-differs',
  'amount-and-day-differ',
] as const;
export type ComparisonResult = (typeof COMPARISON_RESULTS)[number];

/** Two entries, or one that has no counterpart. */
export interface Comparison {
  readonly result: ComparisonResult;
  readonly file: MatchedEntry | undefined;
  readonly ledger: MatchedEntry | undefined;
}

const DAY_MS = 86_400_000;
const MISSING = { file: 'missing-in-ledger', ledger: 'missing-in-file' } as const;
const DOUBLED = { file: 'doubled-in-file', ledger: 'doubled-in-ledger' } as const;

export function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
}

/** Whether both entries have the same amount, and days within the tolerance. */
export function isSame(
  one: MatchedEntry,
  other: MatchedEntry,
  { toleranceDays }: MatchRules,
): boolean {
  return one.cents === other.cents && daysBetween(one.day, other.day) <= toleranceDays;
}

export function pairOf(one: MatchedEntry, other: MatchedEntry, rules: MatchRules): Comparison {
  const [file, ledger] = one.side === 'file' ? [one, other] : [other, one];
  const isAmount = file.cents === ledger.cents;
  const isDay = daysBetween(file.day, ledger.day) <= rules.toleranceDays;
  if (isAmount && isDay) return { result: 'matched', file, ledger };
  if (isAmount) return { result: 'day-differs', file, ledger };
  return { result: isDay ? 'amount-differs' : 'amount-and-day-differ', file, ledger };
}

/** @param isDoubled whether an entry like it has its counterpart */
export function singleOf(entry: MatchedEntry, isDoubled: boolean): Comparison {
  const result = (isDoubled ? DOUBLED : MISSING)[entry.side];
  const isOf = (side: Side) => (entry.side === side ? entry : undefined);
  return { result, file: isOf('file'), ledger: isOf('ledger') };
}
