// Finds which tests reach which places of the sample. All tests run once with probes, each file in a separate process.
// In a process with several files, a module is loaded only once, so code that runs at loading would count only for the
// first file.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import swc from '@swc/core';
import { compiled } from '../build/build.mjs';
import { root } from '../build/sources.mjs';
import { withProbeFunction, withProbes } from './probes.mjs';
import { runTestFiles } from './test-files.mjs';
import { inAll } from './workspaces.mjs';

const MODULE = 'scripts/mutations/reached.cjs';
const { REACHED_FILE } = createRequire(import.meta.url)('./reached.cjs');
/** The slowest files take minutes. */
const LIMIT_MS = 20 * 60_000;

/**
 * Runs test files with probes.
 *
 * @param {object[]} workspaces each runs one file at a time
 * @param {{ files: string[], settings: object }} tests
 * @param {{ id: number }[]} mutants
 * @param {(count: number) => void} onProgress called after each file, with how many have run
 * @returns {Promise<{ file: string, ms: number, failure?: string, ids: Set<number> }[]>} `ids`: of the mutants that the
 *   test file reaches
 */
export async function reachOf(workspaces, { files, settings }, mutants, onProgress) {
  const restore = await addProbes(workspaces, mutants);
  const results = [];
  await inAll(workspaces, files, async ({ folder }, file) => {
    rmSync(join(folder, REACHED_FILE), { force: true });
    const [result] = await runTestFiles(folder, [{ file, limitMs: LIMIT_MS }], settings);
    results.push({ ...result, ids: reachedIn(folder) });
    onProgress(results.length, results.at(-1));
  });
  restore();
  return results;
}

async function addProbes(workspaces, mutants) {
  const restores = [];
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const ofFile = mutants.filter((mutant) => mutant.file === file);
    const text = withProbes(readFileSync(join(root, file), 'utf8'), ofFile);
    const { code } = await compiled(swc, file, text);
    for (const workspace of workspaces) {
      const withFunction = withProbeFunction(code, join(workspace.folder, MODULE));
      restores.push(workspace.replace(file, withFunction));
    }
  }
  return () => {
    for (const restore of restores) restore();
  };
}

function reachedIn(folder) {
  const path = join(folder, REACHED_FILE);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return new Set(lines.map(Number));
}
