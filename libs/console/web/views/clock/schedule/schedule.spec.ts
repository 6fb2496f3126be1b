import { nextDeadline, ofService, together } from './schedule';

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

describe('The schedules of several services', () => {
  const schedule = (service: string, now: string, times: readonly string[]) =>
    ofService(service, {
      ...{ now: at(now).dueAt, total: times.length + 1 },
      items: times.map((time) => ({ kind: 'webhooks', key: time, ...at(time) })),
    });

  it('are one: the first items in order, and all of them counted', () => {
    const parts = [
      schedule('spi', '12:00:00', ['14:00:00', '13:00:00']),
      schedule('nfse', '12:00:01', ['13:30:00']),
    ];
    const { now, total, items } = together(parts, 2);
    expect([now, total]).toEqual([at('12:00:01').dueAt, 5]);
    expect(items.map(({ service, key }) => `${service ?? ''} ${key}`)).toEqual([
      'spi 13:00:00',
      'nfse 13:30:00',
    ]);
  });
});
