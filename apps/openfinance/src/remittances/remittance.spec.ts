import { positionsOf } from './remittance';

it.each([
  [3, 3, '3'],
  [24, 41, '24 to 41'],
])('names the positions %i to %i as %s', (from, to, text) => {
  expect(positionsOf({ from, to })).toBe(text);
});
