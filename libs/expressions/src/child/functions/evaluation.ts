import { Chance } from './chance';

/** What the functions of the expression that is evaluated now need from outside. There is one at a time. */
export class Evaluation {
  nowMs = 0;
  chance = new Chance('');
  /** How long the current expression may take. */
  budgetMs = 1;
  private endsAtMs = Infinity;

  /**
   * The next request.
   * @param deadlineMs for all of its expressions; a tenth is kept for the answer
   */
  begin(nowMs: number, deadlineMs: number): void {
    this.nowMs = nowMs;
    this.endsAtMs = performance.now() + deadlineMs * 0.9;
  }

  /** The next expression: its draws do not depend on how many values the ones before it have drawn. */
  next(seed: number, index: number): void {
    this.chance = new Chance(`${String(seed)}/${String(index)}`);
    this.budgetMs = Math.max(1, this.endsAtMs - performance.now());
  }
}
