// The sample of a run: which mutants of the product code are tried.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sources } from '../build/sources.mjs';
import { mutantsOf } from './mutants.mjs';

/** Not in the sample: migrations no longer change, generators are not shipped, and examples are text. */
const LEFT_OUT = /\/migrations\/|\/generate\.ts$|(^|[-/])examples\.ts$/;

/** Returns all mutants of the product code, by line. A line without mutants, such as one of text, is not there. */
export function mutantsByLine() {
  const files = sources({ tests: false }).filter((file) => !LEFT_OUT.test(file));
  return files.flatMap((file) => {
    const lines = {};
    for (const mutant of mutantsOf(file, readFileSync(join(root, file), 'utf8'))) {
      (lines[mutant.line] ??= []).push(mutant);
    }
    return Object.values(lines);
  });
}

/**
 * Draws mutants that are spread evenly: the lines are cut into as many equal parts as there are mutants to draw, and
 * each part gives one. The same seed draws the same mutants from the same code.
 *
 * @param {object[][]} lines the mutants of each line
 * @param {{ size: number, seed: number, accepts: (mutant: object) => boolean }} options `accepts`: another is drawn
 *   instead of a mutant that it does not accept
 */
export function drawn(lines, { size, seed, accepts }) {
  const random = randomNumbers(seed);
  const count = Math.min(size, lines.length);
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * lines.length) / count);
    const to = Math.floor(((part + 1) * lines.length) / count);
    return draw(lines.slice(from, to), random, accepts);
  }).filter((mutant) => mutant !== undefined);
}

function draw(lines, random, accepts) {
  const left = [...lines];
  while (left.length > 0) {
    const [mutants] = left.splice(Math.floor(random() * left.length), 1);
    const mutant = mutants[Math.floor(random() * mutants.length)];
    if (accepts(mutant)) return mutant;
  }
  return undefined;
}

/** The generator mulberry32: numbers from 0 to 1 that depend only on the seed. */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
