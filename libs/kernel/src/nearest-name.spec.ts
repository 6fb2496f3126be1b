import { nearestName } from './nearest-name';

const KNOWN = ['match', 'effect', 'times', 'skip', 'probability', 'seed'];

describe('nearestName', () => {
  it.each([
    ['mtach', 'match'],
    ['Match', 'match'],
    ['matches', 'match'],
    ['time', 'times'],
    ['probabilty', 'probability'],
    ['sip', 'skip'],
    ['color', undefined],
    ['x', undefined],
    ['', undefined],
    ['match'.repeat(1_000), undefined],
  ])('finds for %p the name %p', (name, expected) => {
    expect(nearestName(name, KNOWN)).toBe(expected);
  });
});
