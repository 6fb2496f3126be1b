import { nextDeadline } from './schedule';

const at = (time: string) => ({ dueAt: `2026-11-21T${time}Z` });
const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('The next deadline', () => {
  it.each([
    [[], undefined],
    [['11:00:00'], undefined],
    [['12:00:00'], undefined],
    [['12:00:00.001'], '12:00:00.001'],
    [['13:00:00', '12:30:00', '11:00:00'], '12:30:00'],
  ])('of work at %j is %j', (times, expected) => {
    const found = nextDeadline(times.map(at), NOW);
    expect(found).toBe(expected === undefined ? undefined : at(expected).dueAt);
  });
});
