import { Chance } from './chance';

/** What the functions of the expression that is evaluated now need from outside. There is one at a time. */
export class Evaluation {
  nowMs = 0;
  chance = new Chance('');
  /** The CPU time for the expressions of the request. */
  private requestCpuMs = Infinity;
  private requestStartCpuMs = 0;
  /** The CPU time that is left for the current expression. */
  private cpuLeftMs = 1;
  private startedMs = 0;
  private startedCpuMs = 0;

  /**
   * The next request.
   * @param deadlineMs the CPU time for all of its expressions; a tenth is kept for the answer
   */
  begin(nowMs: number, deadlineMs: number): void {
    this.nowMs = nowMs;
    this.requestCpuMs = deadlineMs * 0.9;
    this.requestStartCpuMs = cpuMs();
  }

  /** The next expression: its draws do not depend on how many values the ones before it have drawn. */
  next(seed: number, index: number): void {
    this.chance = new Chance(`${String(seed)}/${String(index)}`);
    this.startedMs = performance.now();
    this.startedCpuMs = cpuMs();
    const usedMs = this.startedCpuMs - this.requestStartCpuMs;
    this.cpuLeftMs = Math.max(1, this.requestCpuMs - usedMs);
  }

  /**
   * How long the current expression may take. jsonata asks for it all the time, and measures the time that passes; what
   * counts is CPU time, so the answer grows by the time in which the machine did something else.
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
