import { Logger } from '@nestjs/common';
import { Metrics } from './metrics';

const newMetrics = (): Metrics => new Metrics('notes', { metrics: 'on' });

async function linesOf(metrics: Metrics, name: string): Promise<string[]> {
  const lines = (await metrics.text()).split('\n');
  return lines.filter((line) => line.startsWith(name));
}

describe('The metrics of a service', () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  it('are separate from those of another service in the same process', async () => {
    const [one, other] = [newMetrics(), newMetrics()];
    const declaration = { name: 'events_total', help: 'Events.', labels: ['kind'] } as const;
    one.counter(declaration).inc({ kind: 'a' });
    other.counter(declaration).inc({ kind: 'b' }, 2);
    expect(await linesOf(one, 'events_total')).toEqual(['events_total{kind="a"} 1']);
    expect(await linesOf(other, 'events_total')).toEqual(['events_total{kind="b"} 2']);
  });

  it('are read for each response', async () => {
    const metrics = newMetrics();
    let size = 1;
    metrics.gauge({ name: 'size', help: 'A size.', read: () => size });
    metrics.countedElsewhere({ name: 'all_total', help: 'All.', read: () => size });
    expect(await linesOf(metrics, 'size')).toEqual(['size 1']);
    size = 3;
    expect(await linesOf(metrics, 'size')).toEqual(['size 3']);
    expect(await linesOf(metrics, 'all_total')).toEqual(['all_total 3']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('The database is down.'))],
    [
      'throws',
      (): number => {
        throw new Error('broken');
      },
    ],
    ['does not end', () => new Promise<number>(() => undefined)],
  ])('have no value of a gauge whose reading %s, and all others', async (_, broken) => {
    const metrics = newMetrics();
    let read: () => number | Promise<number> = () => 1;
    metrics.gauge({ name: 'size', help: 'A size.', read: () => read() });
    metrics.countedElsewhere({ name: 'all_total', help: 'All.', read: () => read() });
    metrics.gauge({ name: 'depth', help: 'A depth.', read: () => 2 });
    expect(await linesOf(metrics, 'size')).toEqual(['size 1']);
    read = broken;
    const lines = (await metrics.text())
      .split('\n')
      .filter((line) => /^(size|depth|all)/.test(line));
    // A counter that falls would look like a restart of the service.
    expect(lines).toEqual(['all_total 1', 'depth 2']);
  });
});
