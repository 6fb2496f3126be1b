/** A frozen clock setting, which is also valid if the instant is in the past. */
export function frozenAt(now: string) {
  return { mode: 'frozen', now, allowPast: true } as const;
}
