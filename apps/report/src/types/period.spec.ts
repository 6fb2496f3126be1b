import { z } from 'zod';
import { readJson } from '#libs/schema';
import { inOrder, isWithin, periodMembers, periodOf, periodQuery } from './period';

const schema = z.strictObject(periodMembers).check(inOrder);

describe('The members of a period', () => {
  it.each([
    [{}, []],
    [{ from: '2026-01-31' }, []],
    [{ from: '2026-01-31', to: '2026-01-31' }, []],
    [{ from: '2026-01-31T12:00:00Z', to: '2026-01-31T09:00:00-03:00' }, []],
    // Only a time zone can tell.
    [{ from: '2026-01-31T12:00:00Z', to: '2026-01-31' }, []],
    [{ from: '2026-02-01', to: '2026-01-31' }, ['/from Must not be after `to`.']],
    [
      { from: '2026-01-31T12:00:01Z', to: '2026-01-31T09:00:00-03:00' },
      ['/from Must not be after `to`.'],
    ],
    [{ from: '2026-02-30' }, [expect.stringMatching(/^\/from Must be a date, as in/)]],
    [{ to: 'yesterday' }, [expect.stringMatching(/^\/to Must be a date, as in/)]],
    [{ to: 7 }, ['/to Must be a string.']],
    [{ form: '2026-01-31' }, [expect.stringMatching(/^\/form "form" is unknown.*"from"/)]],
  ])('of %j have these errors: %j', (value, expected) => {
    const read = readJson(schema, value);
    const found = read.ok ? [] : read.refusal.kept;
    expect(found.map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual(expected);
  });
});

describe('periodOf', () => {
  const snapshotAtMs = Date.parse('2026-06-01T12:00:00.000Z');
  const timezone = 'America/Sao_Paulo';

  it.each([
    [{}, undefined, '2026-06-01T12:00:00.001Z'],
    [
      { from: '2026-01-31', to: '2026-02-01' },
      '2026-01-31T03:00:00.000Z',
      '2026-02-01T03:00:00.000Z',
    ],
    [{ from: '2026-01-31T00:00:00' }, '2026-01-31T00:00:00.000Z', '2026-06-01T12:00:00.001Z'],
    [{ to: '2026-07-01' }, undefined, '2026-06-01T12:00:00.001Z'],
    [{ from: '0001-01-01' }, '0001-01-01T03:06:28.000Z', '2026-06-01T12:00:00.001Z'],
  ])('reads %j as from %s to before %s', (parameters, from, to) => {
    const period = periodOf(parameters, { snapshotAtMs, timezone });
    expect(periodQuery(period)).toEqual({ from, to });
  });

  it('stays within the years that an instant is written with', () => {
    const last = Date.parse('9999-12-31T23:59:59.999Z');
    const reading = { snapshotAtMs: last, timezone: 'Asia/Tokyo' };
    expect(periodQuery(periodOf({ from: '0001-01-01' }, reading))).toEqual({
      from: '0001-01-01T00:00:00.000Z',
      to: '9999-12-31T23:59:59.999Z',
    });
  });

  it('refuses a day that begins after an instant, by the time zone of the report', () => {
    const parameters = { from: '2026-01-31', to: '2026-01-31T01:00:00Z' };
    expect(() => periodOf(parameters, { snapshotAtMs, timezone: 'UTC' })).not.toThrow();
    expect(() => periodOf(parameters, { snapshotAtMs, timezone })).toThrow(
      '/parameters/from: Must not be after `to`.',
    );
  });

  it('includes its first instant, and not its last', () => {
    const period = { fromMs: 5, toMs: 7 };
    expect([4, 5, 6, 7].map((each) => isWithin(period, each))).toEqual([false, true, true, false]);
    expect(isWithin({ fromMs: undefined, toMs: 7 }, -9)).toBe(true);
  });
});
