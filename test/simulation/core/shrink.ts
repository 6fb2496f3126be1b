import { type Violation } from './run';
import { type Step } from './step';

/** Plays steps from an unused state, and returns the first violation. */
export type Replay = (steps: readonly Step[]) => Promise<Violation | undefined>;

export interface Shrunk {
  readonly steps: readonly Step[];
  readonly violation: Violation;
}

/**
 * Removes steps as long as the same rule is still broken: first all of other sandboxes, then halves, quarters and so on,
 * at last single steps and single calls of races.
 * @param limit how often steps may be replayed
 */
export async function shrink(found: Shrunk, replay: Replay, limit: number): Promise<Shrunk> {
  const state = { best: found, left: limit };
  await tryOnly(state, replay, ofSandbox(found));
  await tryOnly(
    state,
    replay,
    state.best.steps.filter(({ kind }) => kind !== 'disturb'),
  );
  let size = Math.ceil(state.best.steps.length / 2);
  while (state.left > 0) {
    const before = state.best.steps.length;
    await removeParts(state, replay, size);
    if (size === 1 && state.best.steps.length === before) break;
    size = Math.max(1, Math.ceil(size / 2));
  }
  await shrinkCalls(state, replay);
  return state.best;
}

interface Shrinking {
  best: Shrunk;
  left: number;
}

/** The steps of the sandbox of the violation, and the disturbances. */
function ofSandbox({ steps, violation }: Shrunk): readonly Step[] {
  return steps.filter((step) => {
    switch (step.kind) {
      case 'call':
      case 'compare':
        return step.sandbox === violation.sandbox;
      case 'race':
        return step.calls[0]?.sandbox === violation.sandbox;
      case 'disturb':
        return true;
    }
  });
}

async function removeParts(state: Shrinking, replay: Replay, size: number): Promise<void> {
  // From the end: what happened last matters least for what comes before it.
  for (let end = state.best.steps.length; end > 0 && state.left > 0; end -= size) {
    const { steps } = state.best;
    const start = Math.max(0, end - size);
    await tryOnly(state, replay, [...steps.slice(0, start), ...steps.slice(end)]);
  }
}

/** Makes races smaller, and calls without faults. */
async function shrinkCalls(state: Shrinking, replay: Replay): Promise<void> {
  for (let index = 0; index < state.best.steps.length; index += 1) {
    const step = state.best.steps[index];
    for (const smaller of step === undefined ? [] : simplerThan(step)) {
      await tryOnly(state, replay, state.best.steps.with(index, smaller));
    }
  }
}

function simplerThan(step: Step): readonly Step[] {
  if (step.kind === 'race') {
    return step.calls.map((call) => ({
      kind: 'race',
      calls: step.calls.filter((other) => other !== call),
    }));
  }
  if (step.kind !== 'call') return [];
  const { kind, number, sandbox, operation, args, instance } = step;
  const isFaulty = step.fault !== undefined || step.kill !== undefined;
  return isFaulty ? [{ kind, number, sandbox, operation, args, instance }] : [];
}

async function tryOnly(state: Shrinking, replay: Replay, steps: readonly Step[]): Promise<void> {
  if (state.left <= 0 || steps.length >= state.best.steps.length + 1) return;
  state.left -= 1;
  const violation = await replay(steps);
  if (violation?.invariant === state.best.violation.invariant) state.best = { steps, violation };
}
