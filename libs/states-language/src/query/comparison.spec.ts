import { type Json } from '../json';
import { COMPARISONS } from './comparison';
import { matchesPattern } from './wildcard';

const NOON = '2026-01-31T12:00:00Z';

it.each<[string, Json, Json, boolean]>([
  ['StringEquals', 'a', 'a', true],
  ['StringEquals', 'a', 'A', false],
  ['StringEquals', 1, '1', false],
  ['StringLessThan', 'a', 'b', true],
  ['StringLessThan', 'b', 'b', false],
  ['StringGreaterThan', 'b', 'a', true],
  ['StringLessThanEquals', 'b', 'b', true],
  ['StringGreaterThanEquals', 'a', 'b', false],
  ['StringMatches', 'log-1.txt', 'log-*.txt', true],
  ['StringMatches', 1, '*', false],
  ['NumericEquals', 1, 1, true],
  ['NumericEquals', '1', 1, false],
  ['NumericLessThan', 1, 2, true],
  ['NumericGreaterThan', 1, 2, false],
  ['NumericLessThanEquals', 2, 2, true],
  ['NumericGreaterThanEquals', 2, 2, true],
  ['BooleanEquals', true, true, true],
  ['BooleanEquals', 'true', true, false],
  ['TimestampEquals', '2026-01-31T09:00:00-03:00', NOON, true],
  ['TimestampEquals', '2026-01-31', NOON, false],
  ['TimestampLessThan', '2026-01-31T11:59:59.999Z', NOON, true],
  ['TimestampGreaterThan', NOON, NOON, false],
  ['TimestampLessThanEquals', NOON, NOON, true],
  ['TimestampGreaterThanEquals', '2025-12-31T23:59:59Z', NOON, false],
  ['IsNull', null, true, true],
  ['IsNull', 0, false, true],
  ['IsNumeric', 1.5, true, true],
  ['IsNumeric', '1', true, false],
  ['IsString', 'a', true, true],
  ['IsBoolean', false, true, true],
  ['IsTimestamp', NOON, true, true],
  ['IsTimestamp', '2026-01-31', true, false],
  ['IsTimestamp', '2026-02-30T12:00:00Z', true, false],
])('%s of %j and %j is %s', (name, actual, expected, holds) => {
  expect(COMPARISONS.get(name)?.holds(actual, expected)).toBe(holds);
});

describe('A pattern', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'ab', false],
    ['abc', '*', true],
    ['', '*', true],
    ['', '', true],
    ['abc', 'a*c', true],
    ['ac', 'a*c', true],
    ['aXbXc', 'a*b*c', true],
    ['aba', 'ab*ba', false],
    ['abba', 'ab*ba', true],
    ['abcabd', '*abd*', true],
    ['aabaabaaab', '*aabaaa*', true],
    ['abc', '*d*', false],
    ['a*c', String.raw`a\*c`, true],
    ['abc', String.raw`a\*c`, false],
    [String.raw`a\c`, String.raw`a\\c`, true],
    ['a\nb', 'a*b', true],
    ['anything', '***', true],
  ])('%j matches %j: %s', (text, pattern, matches) => {
    expect(matchesPattern(text, pattern)).toBe(matches);
  });

  it('agrees with a regular expression', () => {
    const letters = ['a', 'b', '*'];
    for (let number = 0; number < 3 ** 6; number += 1) {
      const digits = number.toString(3).padStart(6, '0');
      const pattern = Array.from(digits, (digit) => letters[Number(digit)]).join('');
      const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
      for (const text of ['', 'a', 'ab', 'aab', 'abab', 'bbaab', 'aaaaaa', 'babbab']) {
        expect([text, pattern, matchesPattern(text, pattern)]).toEqual([
          text,
          pattern,
          expression.test(text),
        ]);
      }
    }
  });
});
