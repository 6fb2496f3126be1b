import { LineBudget } from './line-budget';

describe('LineBudget', () => {
  it('allows 20 lines at once and one more each second, and counts the others', () => {
    let nowMs = 5_000.5;
    const budget = new LineBudget(() => nowMs);
    const written: number[] = [];
    const spend = (times: number): void => {
      for (let time = 0; time < times; time += 1) budget.spend((omitted) => written.push(omitted));
    };
    spend(25);
    expect(written).toEqual(Array.from({ length: 20 }, () => 0));
    nowMs += 999;
    spend(1);
    expect(written).toHaveLength(20);
    nowMs += 1;
    spend(2);
    expect(written.slice(20)).toEqual([6]);
    nowMs += 3_600_000;
    spend(30);
    expect(written.slice(21)).toEqual([1, ...Array.from({ length: 19 }, () => 0)]);
  });
});
