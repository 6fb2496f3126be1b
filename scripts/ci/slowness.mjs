import { createHash } from 'node:crypto';

/** The time of the work below on one core of the machine for which the budgets were set, in milliseconds. */
const REFERENCE_MS = 70;
const ROUNDS = 5;

/** How many times slower this machine is now than the one for which the budgets were set; at least 1. */
export function slowness() {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  const median = times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)];
  return Math.max(1, median / REFERENCE_MS);
}

/** Work like that of the tests: objects, text, sorting and hashes. */
function work() {
  let text = 'seed';
  for (let round = 0; round < 60; round += 1) {
    const hash = createHash('sha256').update(text).digest('hex');
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ id: `${hash}${index * 7_919}` }));
    rows.sort((one, other) => (one.id.slice(-9) < other.id.slice(-9) ? -1 : 1));
    text = JSON.stringify(JSON.parse(JSON.stringify(rows)));
  }
}
