import { Generator, HABITS, type Habits } from './core/generate';
import { memoryViolation } from './core/memory';
import { Run, type Country, type Violation } from './core/run';
import { shrink, type Shrunk } from './core/shrink';
import { type Step } from './core/step';
import { type LogEntry } from './core/log';
import { type Suite } from './suite/suite';

export interface Result {
  /** What was wrong first, if anything. */
  readonly violation: Violation | undefined;
  /** All steps until then. */
  readonly steps: readonly Step[];
}

export interface Options {
  readonly seed: number;
  readonly steps: number;
  readonly habits: Partial<Habits>;
}

/** How often a failing run is replayed, to make it shorter. */
const REPLAYS = 200;

/** The names of sandboxes in a suite must not repeat, also between runs. */
let runs = 0;

/** Plays a number of steps from a seed. Ends at the first violation. */
export async function simulate<World>(
  country: Country<World>,
  suite: Suite,
  { seed, steps: count, habits }: Options,
): Promise<Result> {
  const run = newRun(country, suite);
  const generator = new Generator(seed, run, { ...HABITS, ...habits });
  const steps: Step[] = [];
  const perform = async (drawn: readonly Step[], number: number) => {
    for (const step of drawn) {
      steps.push(step);
      const violation = await run.perform(step, number);
      if (violation !== undefined) return violation;
    }
    return undefined;
  };
  let violation: Violation | undefined;
  let early = suite.memory();
  for (let number = 0; number < count && violation === undefined; number += 1) {
    if (number === Math.floor(count / 4)) early = suite.memory();
    violation = await perform(generator.draw(number), number);
  }
  violation ??= await perform(generator.remedy(), count);
  violation ??= await perform(generator.compareAll(count), count);
  violation ??= memoryViolation(early, suite.memory(), count);
  if (violation === undefined) await run.dropAll();
  return { violation, steps };
}

/** Makes a failing run as short as possible. */
export async function shorten<World>(
  country: Country<World>,
  suite: Suite,
  found: Shrunk,
): Promise<Shrunk> {
  return shrink(found, async (steps) => (await replay(country, suite, steps)).violation, REPLAYS);
}

/** Plays given steps in unused sandboxes. Ends all faults at the end. */
export async function replay<World>(
  country: Country<World>,
  suite: Suite,
  steps: readonly Step[],
): Promise<{ readonly violation: Violation | undefined; readonly log: readonly LogEntry[] }> {
  const log: LogEntry[] = [];
  const run = newRun(country, suite, log);
  let violation: Violation | undefined;
  for (const [index, step] of steps.entries()) {
    violation = await run.perform(step, index);
    if (violation !== undefined) break;
  }
  await suite.calm();
  await run.dropAll();
  return { violation, log };
}

function newRun<World>(country: Country<World>, suite: Suite, log?: LogEntry[]): Run<World> {
  runs += 1;
  return new Run(country, suite, `r${String(runs)}-`, log);
}
