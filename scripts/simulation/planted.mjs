// npm run check:simulation: measures how many faults the simulation finds. It plants each fault of planted-faults.mjs
// alone, in a copy of the repository, and runs the simulation there. If no run reports a violation, an operation or an
// invariant is missing in the simulation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import '../check-node.mjs';
import { root } from '../build/sources.mjs';
import { createWorkspaces } from '../mutations/workspaces.mjs';
import { FAULTS } from './planted-faults.mjs';
import { runSimulation } from './run-simulation.mjs';

const USAGE = `npm run check:simulation -- [options] [names of faults]
  --seed N     the seed of the first run (1)
  --seeds N    how many seeds are tried until a fault is found (1)
  --steps N    the steps of a run (20000)
  --together   passed on to the simulation`;
const COLUMNS = [44, 12, 40, 8, 6, 8];
/** A fault can make the simulation wait forever, and a busy machine can be many times slower. */
const limitOf = (ms) => 10 * ms + 60_000;

await main();

async function main() {
  const { options, faults } = parametersOf(process.argv.slice(2));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const [workspace] = await createWorkspaces(1);
  const runs = runsIn(workspace, options);
  const results = [];
  for (const fault of faults) {
    const result = await plant(workspace, fault, runs);
    results.push(result);
    console.log(`${String(results.length)}/${String(faults.length)} ${lineOf(result)}`);
    if (result.failure !== undefined) console.log(result.failure);
  }
  printTable(results);
  process.exitCode = results.every(({ violation }) => violation !== undefined) ? 0 : 1;
}

function parametersOf(parameters) {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '1' },
      steps: { type: 'string', default: '20000' },
      together: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const { seed, seeds, steps, together, help } = values;
  const unknown = positionals.filter((name) => FAULTS.every((fault) => fault.name !== name));
  const isValid = [seed, seeds, steps].every((value) => /^\d+$/.test(value));
  if (help || !isValid || unknown.length > 0) {
    const names = FAULTS.map(({ name, what }) => `  ${name.padEnd(COLUMNS[0])}${what}`);
    if (unknown.length > 0) console.error(`There is no fault ${unknown.join(', ')}.`);
    console.log([USAGE, 'Faults:', ...names].join('\n'));
    process.exit(help ? 0 : 1);
  }
  const chosen = FAULTS.filter(({ name }) => positionals.includes(name));
  return {
    options: { seed: Number(seed), seeds: Number(seeds), steps: Number(steps), together },
    faults: chosen.length > 0 ? chosen : FAULTS,
  };
}

/** The runs of one fault: a seed, and the time after which a run with it is killed. */
function runsIn({ folder }, { seed, seeds, ...options }) {
  const limits = new Map();
  return async function* runs() {
    for (let each = seed; each < seed + seeds; each += 1) {
      const run = { ...options, seed: each };
      if (!limits.has(each)) limits.set(each, limitOf(await withoutFault(folder, run)));
      yield { run, limitMs: limits.get(each) };
    }
  };
}

/** How long the simulation takes without a fault. @throws Error if it reports a violation, which would say nothing about the faults */
async function withoutFault(folder, run) {
  const { ms, violation, failure } = await runSimulation(folder, run);
  if (violation === undefined && failure === undefined) return ms;
  const found = violation && `${violation.invariant} in step ${String(violation.step)}`;
  throw new Error(`Without a fault, seed ${String(run.seed)} has a violation: ${found ?? failure}`);
}

async function plant(workspace, fault, runs) {
  const { name, file, find, replace } = fault;
  const text = readFileSync(join(root, file), 'utf8');
  if (text.split(find).length !== 2)
    throw new Error(`The text of ${name} does not occur once in ${file}.`);
  let ms = 0;
  let last = {};
  for await (const { run, limitMs } of runs()) {
    const restore = await workspace.replaceSource(
      file,
      text.replace(find, () => replace),
    );
    const result = await runSimulation(workspace.folder, run, limitMs);
    restore();
    ms += result.ms;
    last = { name, seed: run.seed, violation: result.violation, failure: result.failure };
    if (last.violation !== undefined) break;
  }
  return { ...last, ms };
}

function lineOf({ name, seed, violation, failure, ms }) {
  const outcome = failure === undefined ? 'not found' : 'failed';
  const cells = violation
    ? ['found', violation.invariant, violation.step, seed]
    : [outcome, '', '', ''];
  return [name, ...cells, (ms / 1000).toFixed(0)]
    .map((value, column) => String(value).padEnd(COLUMNS[column]))
    .join(' ')
    .trimEnd();
}

function printTable(results) {
  const header = ['Fault', 'Outcome', 'Invariant', 'Step', 'Seed', 'Seconds'];
  console.log(`\n${header.map((title, column) => title.padEnd(COLUMNS[column])).join(' ')}`);
  for (const result of results) console.log(lineOf(result));
  const found = results.filter(({ violation }) => violation !== undefined).length;
  console.log(`\n${String(found)} of ${String(results.length)} faults are found.`);
}
