import { Latencies } from './latencies';

describe('Latencies', () => {
  it('has no summary without times', () => {
    expect(new Latencies().summary()).toBeNull();
  });

  it('finds the quantiles of a thousand times, at most two percent too large', () => {
    const latencies = new Latencies();
    for (let ms = 1_000; ms >= 1; ms -= 1) latencies.add(ms);
    const { p50 = 0, p95 = 0, p99 = 0, max } = latencies.summary() ?? {};
    for (const [found, exact] of [
      [p50, 500],
      [p95, 950],
      [p99, 990],
    ] as const) {
      expect(found).toBeGreaterThanOrEqual(exact);
      expect(found).toBeLessThanOrEqual(exact * 1.021);
    }
    expect(max).toBe(1_000);
  });

  it.each([0, 0.004, 1e9])('counts %d ms', (ms) => {
    const latencies = new Latencies();
    latencies.add(ms);
    expect(latencies.summary()?.p50).toBeLessThanOrEqual(Math.max(ms, 0.01));
  });
});
