import { timeZone, type TimeZone } from './time-zone';

const HOUR_MS = 3_600_000;

function zone(name: string): TimeZone {
  const found = timeZone(name);
  if (found === undefined) throw new Error(`Node does not know ${name}`);
  return found;
}

describe('timeZone', () => {
  it.each(['', 'Mars/Olympus', '-03:00', '+00:00', 'America/Sao_Paulo\n', 'x'.repeat(100)])(
    'does not know %j',
    (name) => {
      expect(timeZone(name)).toBeUndefined();
    },
  );

  it('keeps the name as it was given', () => {
    expect(zone('UTC').name).toBe('UTC');
    expect(zone('Asia/Kolkata').name).toBe('Asia/Kolkata');
  });

  it.each([
    ['UTC', '2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00.000Z'],
    ['America/Sao_Paulo', '2026-01-31T12:00:00.001Z', '2026-01-31T09:00:00.001-03:00'],
    ['America/Sao_Paulo', '2019-01-31T12:00:00.000Z', '2019-01-31T10:00:00.000-02:00'],
    ['Europe/London', '2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00.000+00:00'],
    ['Asia/Kathmandu', '2026-01-31T12:00:00.000Z', '2026-01-31T17:45:00.000+05:45'],
    ['America/St_Johns', '2026-01-31T12:00:00.000Z', '2026-01-31T08:30:00.000-03:30'],
    // Local mean time was -03:06:28.
    ['America/Sao_Paulo', '1900-01-01T12:00:00.000Z', '1900-01-01T08:54:00.000-03:06'],
    ['Asia/Tokyo', '9999-12-31T23:59:59.999Z', '+010000-01-01T08:59:59.999+09:00'],
    ['America/Sao_Paulo', '0001-01-01T00:00:00.000Z', '0000-12-31T20:54:00.000-03:06'],
  ])('writes in %s the instant %s as %s', (name, instant, text) => {
    const instantMs = Date.parse(instant);
    expect(zone(name).isoText(instantMs)).toBe(text);
    expect(Date.parse(text)).toBe(instantMs);
  });

  it.each([
    ['America/New_York', '2026-03-08T07:00:00.000Z', -5, -4],
    ['America/New_York', '2026-11-01T06:00:00.000Z', -4, -5],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z', 11, 10.5],
    ['America/Sao_Paulo', '2018-11-04T03:00:00.000Z', -3, -2],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', -10, 14],
  ])('changes the offset in %s at %s, to the millisecond', (name, change, before, after) => {
    const changeMs = Date.parse(change);
    expect(zone(name).offsetMs(changeMs - 1)).toBe(before * HOUR_MS);
    expect(zone(name).offsetMs(changeMs)).toBe(after * HOUR_MS);
  });

  it.each([
    ['UTC', '2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['America/Sao_Paulo', '2026-01-31', '2026-01-31T03:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-31', '2026-01-30T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-01-31', '2026-01-31T12:00:00.000Z'],
    // Clocks went from 00:00 to 01:00.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    // Clocks went from 00:00 back to 23:00 on the day before.
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
    // Clocks went from 01:00 back to 00:00, so midnight was twice.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // This day and its end: the region skipped it.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    ['UTC', '0001-01-01', '0001-01-01T00:00:00.000Z'],
    ['UTC', '9999-12-31', '9999-12-31T00:00:00.000Z'],
  ])('begins in %s the day %s at %s', (name, day, start) => {
    expect(new Date(zone(name).dayStartMs(day)).toISOString()).toBe(start);
  });

  it.each(['2026-02-29', '2026-1-1', '', 'today'])('refuses the day %j', (day) => {
    expect(() => zone('UTC').dayStartMs(day)).toThrow(RangeError);
    expect(() => zone('America/Sao_Paulo').dayStartMs(day)).toThrow(RangeError);
  });

  it('agrees with Intl throughout a decade with changes', () => {
    const from = Date.parse('2011-01-01T00:00:00.000Z');
    for (const name of ['America/Sao_Paulo', 'Africa/Casablanca', 'Asia/Gaza']) {
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: name,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      const wrong: string[] = [];
      for (let hour = 0; hour < 10 * 365 * 24; hour += 7) {
        const instantMs = from + hour * HOUR_MS;
        const text = zone(name).isoText(instantMs);
        if (text.slice(0, 19).replace('T', ' ') !== format.format(instantMs)) wrong.push(text);
      }
      expect(wrong).toEqual([]);
    }
  });
});
