import { statusOf, type StepStatus } from './exam-run';

describe('The status of a run', () => {
  it.each<[readonly StepStatus[], boolean, string]>([
    [['passed', 'pending'], false, 'running'],
    [['passed', 'pending'], true, 'expired'],
    [['passed', 'passed'], false, 'passed'],
    [['passed', 'passed'], true, 'passed'],
    [['passed', 'failed', 'pending'], false, 'failed'],
    [['failed', 'pending'], true, 'failed'],
  ])('of the steps %p, over: %p, is %s', (statuses, isOver, expected) => {
    const steps = statuses.map((status) => ({ status }));
    expect(statusOf(steps, isOver)).toBe(expected);
  });
});
