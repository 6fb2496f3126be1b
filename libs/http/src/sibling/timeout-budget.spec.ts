import { TimeoutBudget } from './timeout-budget';

describe('The budget of timeouts of a sandbox', () => {
  let nowMs = 0;
  let budget = new TimeoutBudget();
  beforeEach(() => {
    nowMs = 5_000;
    budget = new TimeoutBudget(() => nowMs);
  });

  it('is spent after two timeouts', () => {
    expect(budget.isSpent('a')).toBe(false);
    budget.spend('a');
    expect(budget.isSpent('a')).toBe(false);
    budget.spend('a');
    expect(budget.isSpent('a')).toBe(true);
    expect(budget.isSpent('b')).toBe(false);
  });

  it('is full again a minute after the first timeout', () => {
    budget.spend('a');
    nowMs += 59_999;
    budget.spend('a');
    expect(budget.isSpent('a')).toBe(true);
    nowMs += 1;
    expect(budget.isSpent('a')).toBe(false);
  });

  it('is full again after an answer', () => {
    budget.spend('a');
    budget.clear('a');
    budget.spend('a');
    expect(budget.isSpent('a')).toBe(false);
    budget.spend('a');
    expect(budget.isSpent('a')).toBe(true);
  });
});
