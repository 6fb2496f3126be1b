/** One transition: the states in which it is allowed, and the state after it. */
export interface Transition<Status extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
}

/**
 * Checks a table of transitions when the service starts.
 *
 * @param initial the initial state
 * @throws Error that names a state that is never reached
 */
export function checkTransitions<Status extends string>(
  table: Readonly<Record<string, Transition<Status>>>,
  statuses: readonly Status[],
  initial: Status,
): void {
  const reached = new Set<Status>([initial]);
  for (const status of reached) {
    for (const { from, to } of Object.values(table)) if (from.includes(status)) reached.add(to);
  }
  const unreached = statuses.filter((status) => !reached.has(status));
  if (unreached.length > 0)
    throw new Error(`States that are never reached: ${unreached.join(', ')}.`);
}
