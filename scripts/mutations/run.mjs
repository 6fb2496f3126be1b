// npm run check:mutations: measures how many errors the tests find. It changes the code in a sample of places, one at a
// time, and runs the tests that reach the place. If no test fails, a test is missing, or the change has no effect.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import '../check-node.mjs';
import { root } from '../build/sources.mjs';
import { environmentOf, TIERS } from '../test/tiers.mjs';
import { attempt } from './attempt.mjs';
import { mutated } from './mutants.mjs';
import { reachOf } from './reach.mjs';
import { lineOf, reportOf } from './report.mjs';
import { drawn, mutantsByLine } from './sample.mjs';
import { testFilesOf } from './test-files.mjs';
import { typeChecker } from './types.mjs';
import { createWorkspaces, inAll } from './workspaces.mjs';

/** As many as jest has workers on a small machine. */
const WORKSPACES = 2;
const USAGE = `npm run check:mutations -- [options] [parts of paths of test files]
  --sample N     how many mutants are drawn (30)
  --seed N       another seed draws other mutants (1)
  --tests TIER   ${Object.keys(TIERS).join(', ')} (fast)
  --only FILE    instead of a new sample, the mutants of an earlier result that were not noticed
  --json FILE    where the result is written`;

await main();

async function main() {
  const { options, patterns } = parametersOf(process.argv.slice(2));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  Object.assign(process.env, environmentOf(options.tests));
  const start = performance.now();
  const mutants = options.only === undefined ? newSample(options) : notNoticedIn(options.only);
  const workspaces = await createWorkspaces(WORKSPACES);
  const tests = testFilesOf(workspaces[0].folder, options.tests, patterns);
  const reach = await measuredReach(workspaces, tests, mutants);
  const passing = reach.filter(({ failure }) => failure === undefined);
  if (passing.length === 0) throw new Error('No test passes without a mutant.');
  const results = await attemptAll(workspaces, mutants, passing, tests.settings);
  const seconds = Math.round((performance.now() - start) / 1000);
  const excluded = reach.filter(({ failure }) => failure !== undefined);
  console.log(`\n${reportOf(results)}`);
  printExcluded(excluded);
  console.log(`Seed ${options.seed}, tests ${options.tests}, ${String(seconds)} s.`);
  if (options.json !== undefined) {
    const names = excluded.map(({ file }) => file);
    const { seed, tests: tier } = options;
    const result = { seed, tier, seconds, excluded: names, mutants: results };
    writeFileSync(options.json, `${JSON.stringify(result, undefined, 2)}\n`);
  }
}

function parametersOf(parameters) {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      tests: { type: 'string', default: 'fast' },
      only: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const areNumbers = [values.sample, values.seed].every((value) => /^\d+$/.test(value));
  if (values.help || !areNumbers || !Object.hasOwn(TIERS, values.tests)) {
    console.log(USAGE);
    process.exit(values.help ? 0 : 1);
  }
  return { options: values, patterns: positionals };
}

function newSample({ sample, seed }) {
  const passesTypes = typeChecker();
  const accepts = (mutant) => passesTypes(mutant.file, mutated(textOf(mutant.file), mutant));
  const mutants = drawn(mutantsByLine(), { size: Number(sample), seed: Number(seed), accepts });
  console.log(`${String(mutants.length)} mutants are drawn with seed ${seed}.`);
  return mutants.map((mutant, id) => ({ id, ...mutant }));
}

function notNoticedIn(file) {
  const { mutants } = JSON.parse(readFileSync(file, 'utf8'));
  const left = mutants.filter(({ outcome }) => outcome !== 'noticed');
  for (const { file: path, start, end, was } of left) {
    if (textOf(path).slice(start, end) === was) continue;
    throw new Error(`${path} has changed since the result. Draw a new sample.`);
  }
  return left;
}

async function measuredReach(workspaces, tests, mutants) {
  const { length } = tests.files;
  console.log(`${String(length)} test files run without a mutant, to see what they reach.`);
  const reach = await reachOf(workspaces, tests, mutants, (count) => {
    if (count % 50 === 0 || count === length)
      console.log(`  ${String(count)} of ${String(length)}`);
  });
  const seconds = reach.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  console.log(`  They took ${seconds.toFixed(0)} s.`);
  printExcluded(reach.filter(({ failure }) => failure !== undefined));
  return reach;
}

async function attemptAll(workspaces, mutants, reach, settings) {
  const results = [];
  await inAll(workspaces, mutants, async (workspace, mutant) => {
    const result = await attempt(workspace, mutant, reach, settings);
    results.push(result);
    const { outcome, reachedBy, ran = 0, ms = 0 } = result;
    const work = `${String(ran)} of ${String(reachedBy)} files, ${(ms / 1000).toFixed(0)} s`;
    console.log(
      `${String(results.length)}/${String(mutants.length)} ${outcome} (${work}) ${lineOf(result)}`,
    );
  });
  return results.sort((one, other) => one.id - other.id);
}

function printExcluded(excluded) {
  for (const { file, failure } of excluded) {
    const [line] = failure.split('\n', 1);
    console.log(`Left out, because it fails without a mutant: ${file} (${line})`);
  }
}

function textOf(file) {
  return readFileSync(join(root, file), 'utf8');
}
