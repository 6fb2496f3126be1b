/** The data of a service that decide the order of due work. */
interface Caller {
  /** The names of the services that its work may call, directly or through another one. */
  readonly reaches: ReadonlySet<string>;
  readonly name: string;
}

/** The next work of a service. */
export interface Due {
  /** Infinity if there is none. */
  readonly atMs: number;
  /** The services that this work calls itself; undefined if it may call all that the service knows. */
  readonly mayCall?: readonly string[] | undefined;
}

/** A service that does work in a step. */
export interface Busy<S> {
  readonly service: S;
  /** The services that its work may call in this step, directly or through another one; undefined for all. */
  readonly mayCall?: readonly string[];
}

/** The clocks that move next, and to which instant. */
export interface Step<S> {
  readonly instantMs: number;
  /** The services that have no work, but may be called. They must show the instant first. */
  readonly called: readonly S[];
  /** The services that have work until the instant, in their order. */
  readonly busy: readonly Busy<S>[];
}

/**
 * The next step on the way to an instant; undefined if no work is due until then. Usually it ends at the instant of the
 * work that is due first. A single service whose work calls no other goes on until another one has work, or until its
 * next work may call another one: no other service sees the instants in between, so hundreds of them take one step.
 *
 * @param due the next work of each service
 * @param shownMs the latest instant that a clock shows
 */
export function nextStep<S extends Caller>(
  due: ReadonlyMap<S, Due>,
  { shownMs, untilMs }: { readonly shownMs: number; readonly untilMs: number },
): Step<S> | undefined {
  const firstMs = Math.min(...[...due.values()].map(({ atMs }) => atMs));
  if (firstMs > untilMs) return undefined;
  const instantMs = Math.max(shownMs, firstMs);
  const services = [...due.keys()];
  const busy = services.flatMap((service): Busy<S>[] => {
    const { atMs = Infinity, mayCall } = due.get(service) ?? {};
    if (atMs > instantMs) return [];
    return mayCall === undefined
      ? [{ service }]
      : [{ service, mayCall: [...reachedBy(mayCall, services)] }];
  });
  const others = services.filter((each) => !busy.some(({ service }) => service === each));
  const reached = new Set(busy.flatMap(({ service, mayCall }) => mayCall ?? [...service.reaches]));
  const called = others.filter(({ name }) => reached.has(name));
  if (busy.length > 1 || reached.size > 0) return { instantMs, called, busy };
  const nextMs = Math.min(...others.map((service) => due.get(service)?.atMs ?? Infinity));
  return { instantMs: Math.min(untilMs, nextMs - 1), called, busy };
}

/** The services that are called, and those that they reach. */
function reachedBy(calls: readonly string[], services: readonly Caller[]): ReadonlySet<string> {
  const called = services.filter(({ name }) => calls.includes(name));
  return new Set(called.flatMap(({ name, reaches }) => [name, ...reaches]));
}
