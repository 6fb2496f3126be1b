/** A service, as far as the order of due work depends on it. */
interface Caller {
  /** The names of the services that its work may call, directly or through another one. */
  readonly reaches: ReadonlySet<string>;
  readonly name: string;
}

/** The clocks that move next, and to which instant. */
export interface Step<S> {
  readonly instantMs: number;
  /** Those that have no work, but may be called. They must show the instant first. */
  readonly called: readonly S[];
  /** Those that have work until the instant, in the order of the services. */
  readonly busy: readonly S[];
}

/**
 * The next step on the way to an instant; undefined if no work is due until then. Usually it ends at the instant of the
 * work that is due first. A single service that calls no other goes on until another one has work: nobody sees the
 * instants in between, and hundreds of them take one step.
 *
 * @param due when the next work of each service is due; Infinity if there is none
 * @param shownMs the latest instant that a clock shows
 */
export function nextStep<S extends Caller>(
  due: ReadonlyMap<S, number>,
  { shownMs, untilMs }: { readonly shownMs: number; readonly untilMs: number },
): Step<S> | undefined {
  const firstMs = Math.min(...due.values());
  if (firstMs > untilMs) return undefined;
  const instantMs = Math.max(shownMs, firstMs);
  const busy = [...due].filter(([, dueMs]) => dueMs <= instantMs).map(([service]) => service);
  const others = [...due].filter(([service]) => !busy.includes(service));
  const reached = new Set(busy.flatMap(({ reaches }) => [...reaches]));
  const called = others.map(([service]) => service).filter(({ name }) => reached.has(name));
  if (busy.length > 1 || reached.size > 0) return { instantMs, called, busy };
  const nextMs = Math.min(...others.map(([, dueMs]) => dueMs));
  return { instantMs: Math.min(untilMs, nextMs - 1), called, busy };
}
