// Tries a mutant: runs the tests that reach it, to see whether one fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/sources.mjs';
import { mutated } from './mutants.mjs';
import { runTestFiles, TOO_LONG } from './test-files.mjs';

/** A mutant can loop forever. A busy machine can be many times slower than in the run with probes. */
const limitOf = (ms) => 10 * ms + 60_000;

/**
 * Runs the tests that reach a mutant, the quickest first, until one fails or takes too long.
 *
 * @param {object} workspace
 * @param {object} mutant
 * @param {{ file: string, ms: number, ids: Set<number> }[]} reach
 * @param {object} settings the configuration of jest
 * @returns the mutant with its `outcome`, how many test files ran of how many, for how long, and which failed
 */
export async function attempt(workspace, mutant, reach, settings) {
  const tests = reach.filter(({ ids }) => ids.has(mutant.id)).sort((a, b) => a.ms - b.ms);
  if (tests.length === 0) return { ...mutant, outcome: 'not reached', reachedBy: 0 };
  const text = readFileSync(join(root, mutant.file), 'utf8');
  const restore = await workspace.replaceSource(mutant.file, mutated(text, mutant));
  const files = tests.map(({ file, ms }) => ({ file, limitMs: limitOf(ms) }));
  const results = await runTestFiles(workspace.folder, files, settings);
  restore();
  const { file, failure } = results.at(-1);
  return {
    ...mutant,
    outcome: failure === undefined ? 'not noticed' : 'noticed',
    ...(failure === undefined ? {} : { noticedBy: file, isTooLong: failure === TOO_LONG }),
    reachedBy: tests.length,
    ran: results.length,
    ms: results.reduce((sum, { ms }) => sum + ms, 0),
  };
}
