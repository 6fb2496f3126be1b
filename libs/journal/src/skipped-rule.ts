/**
 * Why a rule had no effect on a request that matches it. The first four are members of the rule. `operation`: the operation does
 * not have the outcome. `unused`: the request ended before the service could use the outcome.
 */
export const SKIP_REASONS = ['nth', 'skip', 'times', 'probability', 'operation', 'unused'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A rule that had no effect on a request that matches it. */
export interface SkippedRule {
  /** Its id. */
  readonly rule: string;
  readonly reason: SkipReason;
}

/** Enough to see why; a sandbox can have thousands of rules that match each request. */
const MOST_WRITTEN = 20;

/** The rules as one line of Latin-1: `id reason,id reason`. */
export function textOfSkipped(skipped: readonly SkippedRule[]): string {
  if (skipped.length === 0) return '';
  const written = skipped.slice(0, MOST_WRITTEN);
  return written.map(({ rule, reason }) => `${rule} ${reason}`).join(',');
}

export function readSkipped(text: string): readonly SkippedRule[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const [rule = '', reason] = part.split(' ');
    return { rule, reason: reason as SkipReason };
  });
}
