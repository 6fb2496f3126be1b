const BUCKETS_SECONDS = [
  ...[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05],
  ...[0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
];

/** A value of a histogram in the text format of Prometheus. */
export interface HistogramValue {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Durations by size. prom-client's histogram finds its labels again for each value; docs/adr/0033. */
export class Durations {
  /** How many are in each bucket and in none of the smaller ones. */
  private readonly counts = new Array<number>(BUCKETS_SECONDS.length + 1).fill(0);
  private sumSeconds = 0;

  add(seconds: number): void {
    let bucket = 0;
    while (seconds > (BUCKETS_SECONDS[bucket] ?? Infinity)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sumSeconds += seconds;
  }

  /** @param name of the metric */
  valuesOf(name: string, labels: Readonly<Record<string, string>>): readonly HistogramValue[] {
    let count = 0;
    const buckets = this.counts.map((own, bucket) => {
      count += own;
      const le = BUCKETS_SECONDS[bucket]?.toString() ?? '+Inf';
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.sumSeconds },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
