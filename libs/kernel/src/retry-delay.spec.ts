import { retryDelayMs } from './retry-delay';

describe('The wait before another service is called again', () => {
  it('is longer after each attempt', () => {
    const waits = [1, 2, 3, 4, 5, 6].map((attempts) => retryDelayMs(attempts, 0));
    expect(waits).toEqual([5_000, 15_000, 30_000, 60_000, 300_000, 300_000]);
  });

  it('grows with the time that has passed, so that a century needs few attempts', () => {
    const CENTURY_MS = 100 * 365.25 * 86_400_000;
    let [waitingMs, attempts] = [0, 1];
    for (; waitingMs < CENTURY_MS; attempts += 1) waitingMs += retryDelayMs(attempts, waitingMs);
    expect(attempts).toBeLessThan(100);
  });
});
