/** The clock of a sandbox, standing at an instant that is allowed whatever the date is today. */
export function frozenAt(now: string) {
  return { mode: 'frozen', now, allowPast: true } as const;
}
