import { findOutcome } from './find-outcome';

const KNOWN = {
  spi: { AM04: 'Balance', AC03: 'Account' },
  dict: { NOT_FOUND: 'No key' },
  openfinance: { NOT_FOUND: 'No consent' },
};

it.each([
  ['AM04', ['spi AM04'], 'spi AM04'],
  ['am04', ['spi AM04'], 'spi AM04'],
  ['NOT_FOUND', ['dict NOT_FOUND', 'openfinance NOT_FOUND'], 'dict NOT_FOUND'],
  ['AM05', [], 'spi AM04'],
  ['NOTFOUND', [], 'dict NOT_FOUND'],
  ['something-else', [], undefined],
])('finds the services that know %s', (code, expected, near) => {
  const { matches, nearest } = findOutcome(KNOWN, code);
  expect(matches.map((each) => `${each.service} ${each.code}`)).toEqual(expected);
  expect(nearest && `${nearest.service} ${nearest.code}`).toBe(near);
});

it('prefers the code as it is written', () => {
  const known = { one: { Code: '' }, other: { CODE: '' } };
  expect(findOutcome(known, 'CODE').matches).toEqual([{ service: 'other', code: 'CODE' }]);
});
