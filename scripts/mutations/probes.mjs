// Probes: calls in the code that say which places of the sample a test reaches.

/** The name of the function in an instrumented file. */
const PROBE = '__reached';

/**
 * Adds a probe to the place of each mutant.
 *
 * @param {string} text the content of a source file
 * @param {{ id: number, within: object }[]} mutants those of the file
 */
export function withProbes(text, mutants) {
  const insertions = mutants.flatMap(({ id, within: { start, end, isStatement } }) => {
    const call = `${PROBE}(${String(id)})`;
    return [
      { at: start, size: end - start, text: isStatement ? `{ ${call}; ` : `(${call}, ` },
      { at: end, size: start - end, text: isStatement ? ' }' : ')' },
    ];
  });
  // At the same place: first ends, of the inner place before the outer one; then starts, outer before inner.
  insertions.sort((one, other) => one.at - other.at || orderAtOnePlace(one, other));
  let changed = '';
  let from = 0;
  for (const { at, text: inserted } of insertions) {
    changed += text.slice(from, at) + inserted;
    from = at;
  }
  return changed + text.slice(from);
}

/** Gives the compiled code of an instrumented file the function of the probes. */
export function withProbeFunction(code, modulePath) {
  const line = `const { reached: ${PROBE} } = require(${JSON.stringify(modulePath)});`;
  // Comments can stand before it.
  return code.replace('"use strict";', (strict) => `${strict} ${line}`);
}

/** The size of an end is negative. */
function orderAtOnePlace(one, other) {
  const [isStart, isOtherStart] = [one.size > 0, other.size > 0];
  return isStart === isOtherStart ? other.size - one.size : isStart - isOtherStart;
}
