/** The width of a class: figures are at most two percent too large. */
const GROWTH = 1.02;
const SMALLEST_MS = 0.01;
/** Up to about an hour. */
const CLASSES = 1_000;

export interface LatencySummary {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Counts times in classes of growing width, so that its size does not depend on their number. */
export class Latencies {
  private readonly counts = new Uint32Array(CLASSES);
  private total = 0;
  private maxMs = 0;

  add(ms: number): void {
    const index = Math.ceil(Math.log(Math.max(ms, SMALLEST_MS) / SMALLEST_MS) / Math.log(GROWTH));
    const at = Math.min(CLASSES - 1, index);
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.total += 1;
    this.maxMs = Math.max(this.maxMs, ms);
  }

  /** In ms; null if there are no times. */
  summary(): LatencySummary | null {
    if (this.total === 0) return null;
    const at = (share: number): number => Math.min(rounded(this.maxMs), this.quantile(share));
    return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: rounded(this.maxMs) };
  }

  private quantile(share: number): number {
    const wanted = Math.ceil(this.total * share);
    let seen = 0;
    for (const [index, count] of this.counts.entries()) {
      seen += count;
      if (seen >= wanted) return rounded(SMALLEST_MS * GROWTH ** index);
    }
    return rounded(this.maxMs);
  }
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}
