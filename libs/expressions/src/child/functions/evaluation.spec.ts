import { Evaluation } from './evaluation';

/** Lets this thread sleep: the time passes, and it uses no CPU time. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

describe('the time for an expression', () => {
  it('does not count the time in which the machine does something else', () => {
    const evaluation = new Evaluation();
    evaluation.begin(0, 500);
    evaluation.next(0, 0);
    const startedMs = performance.now();
    sleep(500);
    expect(evaluation.budgetMs).toBeGreaterThan(performance.now() - startedMs);
  });

  it('ends when the CPU time is used', () => {
    const evaluation = new Evaluation();
    evaluation.begin(0, 20);
    evaluation.next(0, 0);
    const startedMs = performance.now();
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 30_000);
    expect(evaluation.budgetMs).toBeLessThan(performance.now() - startedMs);
  });

  it('is shared by the expressions of a request', () => {
    const evaluation = new Evaluation();
    evaluation.begin(0, 1_000);
    evaluation.next(0, 0);
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 30_000);
    evaluation.next(0, 1);
    expect(evaluation.budgetMs).toBeLessThan(871);
  });
});
