import { type Say } from '../texts/say';
import { ok, wrong, type Check } from './check';

/** @param range `engines` of package.json, such as `^20.19.0 || >=22.12.0` */
export function nodeCheck(version: string, range: string, say: Say): Check {
  const values = { version, range };
  return fits(version, range)
    ? ok('node', say('doctor.node', values))
    : wrong('node', say('doctor.node.old', values), say('doctor.node.remedy', values));
}

/**
 * Whether a version of Node is in a range of the forms `^1.2.3` and `>=1.2.3`, separated by `||`.
 *
 * @example fits('21.0.0', '^20.19.0 || >=22.12.0'); // false
 */
export function fits(version: string, range: string): boolean {
  const given = numbersOf(version);
  return range.split('||').some((alternative) => {
    const [, operator, lowest = ''] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(alternative.trim()) ?? [];
    if (operator === undefined) return false;
    const low = numbersOf(lowest);
    const isSameMajor = given[0] === low[0];
    return isAtLeast(given, low) && (operator === '>=' || isSameMajor);
  });
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map((part) => parseInt(part, 10));
}

function isAtLeast(given: readonly number[], low: readonly number[]): boolean {
  for (const [index, number] of low.entries()) {
    const other = given[index] ?? 0;
    if (other !== number) return other > number;
  }
  return true;
}
