import { SETTLEMENTS_SINCE, statisticsWindows } from './windows';

const DAY_MS = 24 * 3_600_000;
const EXAMPLE = Date.parse('2023-11-17T17:00:00Z');

/** The windows without the milliseconds, as the official document writes them. */
function windowsAt(now: string): readonly string[] {
  const windows = Object.values(statisticsWindows(Date.parse(now)));
  return windows.map(({ from, until }) => `${from} ${until}`.replaceAll(':00.000Z', 'Z'));
}

describe('The windows of the statistics', () => {
  it('are those of the official example', () => {
    const { d90, m12, m60 } = statisticsWindows(EXAMPLE);
    expect(d90).toEqual({
      from: '2023-08-20T03:00:00.000Z',
      // The present millisecond is still counted.
      until: '2023-11-17T17:00:00.001Z',
    });
    expect(m12).toEqual({ from: '2022-11-01T03:00:00.000Z', until: '2023-11-01T03:00:00.000Z' });
    expect(m60).toEqual({ from: '2018-11-01T03:00:00.000Z', until: '2023-11-01T03:00:00.000Z' });
  });

  it.each([
    ['the last minute of a month', '2026-04-01T02:59:00Z', '2025-03-01T03:00Z 2026-03-01T03:00Z'],
    ['the first minute of a month', '2026-04-01T03:00:00Z', '2025-04-01T03:00Z 2026-04-01T03:00Z'],
    ['31 March', '2026-03-31T12:00:00Z', '2025-03-01T03:00Z 2026-03-01T03:00Z'],
    ['29 February', '2028-02-29T12:00:00Z', '2027-02-01T03:00Z 2028-02-01T03:00Z'],
    ['New Year in UTC only', '2027-01-01T01:00:00Z', '2025-12-01T03:00Z 2026-12-01T03:00Z'],
  ])('count whole months of Brasilia: %s', (_, now, m12) => {
    expect(windowsAt(now)[1]).toBe(m12);
  });

  it.each([
    ['2026-04-01T02:59:00Z', '2026-01-01T03:00:00.000Z'],
    ['2026-04-01T03:00:00Z', '2026-01-02T03:00:00.000Z'],
    ['2028-05-01T12:00:00Z', '2028-02-02T03:00:00.000Z'],
  ])('count 89 days of Brasilia before %s', (now, from) => {
    expect(statisticsWindows(Date.parse(now)).d90.from).toBe(from);
  });

  it('of settlements begin with API v2', () => {
    const windows = Object.values(statisticsWindows(EXAMPLE, 0, SETTLEMENTS_SINCE));
    expect(windows.map(({ from }) => from)).toEqual(Array(3).fill('2023-11-05T03:00:00.000Z'));
  });

  it('end earlier if events are counted late', () => {
    const { d90, m12 } = statisticsWindows(Date.parse('2026-04-01T05:00:00Z'), DAY_MS / 2);
    expect(d90.until).toBe('2026-03-31T17:00:00.001Z');
    expect(m12.until).toBe('2026-03-31T17:00:00.001Z');
  });
});
