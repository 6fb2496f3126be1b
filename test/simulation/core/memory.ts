import { type Violation } from './run';

const MEGABYTE = 1024 * 1024;
/** Steps below which the memory says nothing, because caches are still being filled. */
const ENOUGH_STEPS = 10_000;
/** Growth that is no leak: the heap grows before it is collected. */
const USUAL_GROWTH = 200 * MEGABYTE;

/**
 * Compares the memory of the processes after a quarter of a run with that at its end. A leak of 15 KB a step is found in 20,000 steps.
 * @param early bytes by service
 */
export function memoryViolation(
  early: Readonly<Record<string, number>>,
  late: Readonly<Record<string, number>>,
  steps: number,
): Violation | undefined {
  if (steps < ENOUGH_STEPS) return undefined;
  const details = Object.entries(late).flatMap(([service, bytes]) => {
    const before = early[service] ?? 0;
    if (before === 0 || bytes - before <= USUAL_GROWTH) return [];
    return [
      `${service} had ${megabytes(before)} after a quarter of the steps, now ${megabytes(bytes)}`,
    ];
  });
  if (details.length === 0) return undefined;
  return { invariant: 'memory-is-bounded', number: steps, sandbox: '', details };
}

function megabytes(bytes: number): string {
  return `${String(Math.round(bytes / MEGABYTE))} MB`;
}
