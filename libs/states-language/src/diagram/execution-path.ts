import { type HistoryEvent } from '../execution/events';

/** The states that an execution has entered, by name. Names are unique in a definition. */
export interface ExecutionPath {
  /** Left at least once. */
  readonly left: readonly string[];
  /** Entered and not left yet: the current states, or those in which the execution has failed. */
  readonly open: readonly string[];
}

/** The path of an execution, from its history or the existing part of it. */
export function executionPath(
  events: readonly Pick<HistoryEvent, 'type' | 'state'>[],
): ExecutionPath {
  const inside = new Map<string, number>();
  const left = new Set<string>();
  for (const { type, state } of events) {
    if (state === undefined) continue;
    const count = inside.get(state) ?? 0;
    if (type.endsWith('StateEntered')) inside.set(state, count + 1);
    if (type.endsWith('StateExited')) {
      inside.set(state, count - 1);
      left.add(state);
    }
  }
  const open = [...inside].filter(([, count]) => count > 0).map(([name]) => name);
  return { left: [...left], open };
}

/** The ids of the states that the path has left, and of those that are still open. */
export function marked(
  { left, open }: ExecutionPath,
  ids: ReadonlyMap<string, string>,
): { readonly left: readonly string[]; readonly open: readonly string[] } {
  const idsOf = (names: readonly string[]) => names.flatMap((name) => ids.get(name) ?? []);
  return { left: idsOf(left.filter((name) => !open.includes(name))), open: idsOf(open) };
}
