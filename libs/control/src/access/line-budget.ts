/** Lines that may follow each other at once. */
const BURST = 20;
/** Time until one more line is allowed. */
const MS_PER_LINE = 1_000;

/** Bounds the lines of one kind in the log, so that a client cannot fill it: 20 at once, then one a second. */
export class LineBudget {
  private left = BURST;
  private omitted = 0;
  private sinceMs: number;

  /** @param monotonicMs a clock that is never put back */
  constructor(private readonly monotonicMs: () => number = () => performance.now()) {
    this.sinceMs = monotonicMs();
  }

  /**
   * Writes a line if the budget allows it.
   * @param write is given the number of lines that were left out since the last one
   */
  spend(write: (omitted: number) => void): void {
    const earned = Math.floor((this.monotonicMs() - this.sinceMs) / MS_PER_LINE);
    this.sinceMs += earned * MS_PER_LINE;
    this.left = Math.min(BURST, this.left + earned);
    if (this.left === 0) {
      this.omitted += 1;
      return;
    }
    this.left -= 1;
    write(this.omitted);
    this.omitted = 0;
  }
}
