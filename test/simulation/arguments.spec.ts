import { readArguments } from './arguments';

describe('The parameters of the simulation', () => {
  it('have defaults', () => {
    expect(readArguments([], 0)).toEqual({
      ...{ seed: 1, seeds: 1, steps: 2000, hours: undefined, instances: 1 },
      ...{ isTogether: false, isShortened: true, replay: undefined },
    });
  });

  it('can ask for a fresh seed', () => {
    expect(readArguments(['--seed', 'fresh'], 1_700_000_123_456).seed).toBe(123_456);
  });

  it.each<[given: string[], message: string]>([
    [['--seed', 'x'], '--seed must be a whole number, not x.'],
    [['--steps', '1e9'], '--steps must be a whole number, not 1e9.'],
    [['--instances', '2'], '--instances above 1 needs --database postgres.'],
    [
      ['--instances', '2', '--database', 'postgres', '--together'],
      '--together starts one instance of each service.',
    ],
  ])('refuse %j', (given, message) => {
    expect(() => readArguments(given, 0)).toThrow(message);
  });
});
