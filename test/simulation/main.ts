import 'reflect-metadata';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments, type Arguments } from './arguments';
import { curlOf } from './core/log';
import { type Shrunk } from './core/shrink';
import { type Step } from './core/step';
import { country } from './models/country';
import { replay, shorten, simulate } from './simulate';
import { Suite } from './suite/suite';

const HOUR_MS = 3_600_000;

/** `npm run simulate`: plays seeds until one fails or all are played. */
async function main(given: Arguments): Promise<void> {
  const { instances, isTogether } = given;
  const suite = await Suite.start({ instances, isTogether });
  try {
    const isGood =
      given.replay === undefined ? await play(suite, given) : await playFile(suite, given.replay);
    if (!isGood) process.exitCode = 1;
  } finally {
    await suite.close();
  }
}

async function play(suite: Suite, given: Arguments): Promise<boolean> {
  const { seed: first, seeds, steps, hours, instances, isTogether } = given;
  // One process cannot be killed in parts, and its services do not meet at the proxies.
  const quiet = isTogether ? { disturbances: 0, kills: 0 } : {};
  const endMs = hours === undefined ? undefined : performance.now() + hours * HOUR_MS;
  const isWanted = (seed: number): boolean =>
    endMs === undefined ? seed < first + seeds : performance.now() < endMs;
  for (let seed = first; isWanted(seed); seed += 1) {
    const started = performance.now();
    const result = await simulate(country, suite, { seed, steps, habits: { instances, ...quiet } });
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    const { violation } = result;
    if (violation === undefined) {
      print(
        `seed ${String(seed)}: ${String(result.steps.length)} steps, all as modelled, ${seconds} s`,
      );
      continue;
    }
    print(
      `seed ${String(seed)}: violation ${violation.invariant} in step ${String(violation.number)}, ${seconds} s`,
    );
    print(violation.details.join('\n'));
    await report(suite, given, { steps: result.steps, violation }, seed);
    return false;
  }
  return true;
}

/** Shortens a failing run, prints it as commands, and writes it to a file. */
async function report(suite: Suite, given: Arguments, found: Shrunk, seed: number): Promise<void> {
  if (!given.isShortened) return;
  await suite.calm();
  const again = await replay(country, suite, found.steps);
  if (again.violation?.invariant !== found.violation.invariant) {
    print(
      'The same steps did not fail a second time: the order of things that happen at once decides. Not shortened.',
    );
    writeSteps(found.steps, seed);
    return;
  }
  const { steps, violation } = await shorten(country, suite, found);
  print(
    `\n${String(steps.length)} of ${String(found.steps.length)} steps are enough for ${violation.invariant}:\n`,
  );
  const { log } = await replay(country, suite, steps);
  for (const entry of log) print(curlOf(entry));
  print(violation.details.join('\n'));
  writeSteps(steps, seed);
}

function writeSteps(steps: readonly Step[], seed: number): void {
  const file = join(mkdtempSync(join(tmpdir(), 'simulation-')), `seed-${String(seed)}.json`);
  writeFileSync(file, JSON.stringify(steps, undefined, 2));
  print(`\nThe steps are in ${file}. Play them with: npm run simulate -- --replay ${file}`);
  print('As a test: put the file into test/simulation/cases.');
}

async function playFile(suite: Suite, file: string): Promise<boolean> {
  const { violation, log } = await replay(
    country,
    suite,
    JSON.parse(readFileSync(file, 'utf8')) as Step[],
  );
  for (const entry of log) print(curlOf(entry));
  print(
    violation === undefined
      ? 'all as modelled'
      : `violation ${violation.invariant}\n${violation.details.join('\n')}`,
  );
  return violation === undefined;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  void main(readArguments(process.argv.slice(2), Math.round(performance.timeOrigin)));
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
}
