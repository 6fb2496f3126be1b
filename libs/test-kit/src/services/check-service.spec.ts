import { fits } from './check-service';

describe('The version of a service', () => {
  it.each([
    ['1.2.3', '1.9.0', true],
    ['2.0.0', '1.9.0', false],
    ['0.1.7', '0.1.0', true],
    ['0.2.0', '0.1.0', false],
    ['1.0.0', '0.1.0', false],
    ['', '0.1.0', false],
  ])('%s with a test kit %s: fits? %s', (version, own, expected) => {
    expect(fits(version, own)).toBe(expected);
  });
});
