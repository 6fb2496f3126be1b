import { Chance } from './chance';

/** The inputs of functions for the current expression. Only one expression is evaluated at a time. */
export class Evaluation {
  nowMs = 0;
  chance = new Chance('');
  /** The CPU time for the expressions of the request. */
  private requestCpuMs = Infinity;
  private requestStartCpuMs = 0;
  /** The remaining CPU time for the current expression. */
  private cpuLeftMs = 1;
  private startedMs = 0;
  private startedCpuMs = 0;

  /** Starts the next request.
   * @param deadlineMs the CPU time for all of its expressions; a tenth is kept for the answer
   */
  begin(nowMs: number, deadlineMs: number): void {
    this.nowMs = nowMs;
    this.requestCpuMs = deadlineMs * 0.9;
    this.requestStartCpuMs = cpuMs();
  }

  /** Starts the next expression. Its random values do not depend on those of the earlier expressions. */
  next(seed: number, index: number): void {
    this.chance = new Chance(`${String(seed)}/${String(index)}`);
    this.startedMs = performance.now();
    this.startedCpuMs = cpuMs();
    const usedMs = this.startedCpuMs - this.requestStartCpuMs;
    this.cpuLeftMs = Math.max(1, this.requestCpuMs - usedMs);
  }

  /**
   * The time limit of the current expression. jsonata reads it continuously and compares it with elapsed time. The
   * limit is for CPU time, so it grows by the time in which the machine did other work.
   */
  get budgetMs(): number {
    const elapsedMs = performance.now() - this.startedMs;
    if (elapsedMs < this.cpuLeftMs) return this.cpuLeftMs;
    const elsewhereMs = Math.max(0, elapsedMs - (cpuMs() - this.startedCpuMs));
    return this.cpuLeftMs + elsewhereMs;
  }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
