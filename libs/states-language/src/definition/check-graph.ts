import { type Findings } from './findings';

/** The states of a machine as a graph. */
export interface Graph {
  readonly start: string;
  /** The names of the states that can follow each state. */
  readonly next: ReadonlyMap<string, readonly string[]>;
  /** The states after which the machine can end. */
  readonly ends: readonly string[];
}

/**
 * Finds states that are never reached, and states after which the machine can never end. Linear in the
 * number of transitions.
 */
export function checkGraph(
  { start, next, ends }: Graph,
  findings: Findings,
  pointerOf: (name: string) => string,
): void {
  const reached = reachable([start], next);
  for (const name of next.keys()) {
    if (!reached.has(name))
      findings.add(pointerOf(name), `This state is never reached: no state leads to it.`);
  }
  const ending = reachable(ends, reversed(next));
  const endless = [...reached].find((name) => !ending.has(name));
  if (endless !== undefined) {
    findings.add(
      pointerOf(endless),
      'The machine cannot end after this state: every path continues forever. Add a path to a state with "End": true, to Succeed or to Fail.',
    );
  }
}

function reachable(
  from: readonly string[],
  next: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const reached = new Set(from);
  // The loop also visits the states that it adds.
  for (const name of reached) for (const target of next.get(name) ?? []) reached.add(target);
  return reached;
}

function reversed(next: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const before = new Map<string, string[]>();
  for (const [name, targets] of next) {
    for (const target of targets) {
      const names = before.get(target);
      if (names === undefined) before.set(target, [name]);
      else names.push(name);
    }
  }
  return before;
}
