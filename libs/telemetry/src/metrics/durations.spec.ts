import { Durations } from './durations';

describe('Durations', () => {
  it.each([
    ['none', [], '0.001', 0],
    ['one at a bound, which is in its bucket', [0.001], '0.001', 1],
    ['one above a bound', [0.0011], '0.001', 0],
    ['the smaller ones too', [0.0001, 0.02, 0.3, 40], '0.025', 2],
    ['all of them', [0.0001, 0.02, 0.3, 40], '+Inf', 4],
  ])('count %s', (_, seconds, bound, count) => {
    const durations = new Durations();
    for (const each of seconds) durations.add(each);
    const values = durations.valuesOf('d', { route: '/x' });
    const bucket = values.find(({ labels }) => labels['le'] === bound);
    expect(bucket).toEqual({
      metricName: 'd_bucket',
      labels: { le: bound, route: '/x' },
      value: count,
    });
    const sum = seconds.reduce((total, each) => total + each, 0);
    expect(values.slice(-2)).toEqual([
      { metricName: 'd_sum', labels: { route: '/x' }, value: sum },
      { metricName: 'd_count', labels: { route: '/x' }, value: seconds.length },
    ]);
  });
});
