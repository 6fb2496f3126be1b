import { type Json, type JsonObject } from '../json';
import { END, jsonata, machine } from '../test/definitions';
import { run } from '../test/run';

const NOON_MS = Date.UTC(2026, 0, 31, 12);

describe('A Wait', () => {
  it.each<[string, JsonObject, Json, number]>([
    ['Seconds', { Seconds: 10 }, {}, 10_000],
    ['SecondsPath', { SecondsPath: '$.s' }, { s: 3 * 86_400 }, 259_200_000],
    ['Timestamp', { Timestamp: '2026-01-31T13:00:00+00:00' }, {}, 3_600_000],
    ['TimestampPath', { TimestampPath: '$.t' }, { t: '2026-02-01T12:00:00Z' }, 86_400_000],
    ['a Timestamp that has passed', { Timestamp: '2020-01-01T00:00:00Z' }, {}, 0],
    ['no seconds', { Seconds: 0 }, {}, 0],
  ])('waits: %s', async (_, members, input, waitedMs) => {
    const { end, run: made } = await run(machine({ Type: 'Wait', ...members, ...END }), { input });
    expect(end).toEqual({ kind: 'succeed', output: input });
    expect(made.nowMs - NOON_MS).toBe(waitedMs);
  });

  it.each<[string, JsonObject, Json]>([
    ['a part of a second', { SecondsPath: '$.s' }, { s: 1.5 }],
    ['more than 24,855 days', { Timestamp: '2094-02-18T15:14:08Z' }, {}],
    ['more than 24,855 days, by a path', { TimestampPath: '$.t' }, { t: '2094-02-18T15:14:08Z' }],
  ])('fails with %s', async (_, members, input) => {
    const { end } = await run(machine({ Type: 'Wait', ...members, ...END }), { input });
    expect(end).toMatchObject({ kind: 'fail', error: 'States.Runtime' });
  });

  it('waits for 24,855 days at the most', async () => {
    const until = new Date(NOON_MS + 2_147_483_647_000).toISOString();
    const { end, run: made } = await run(machine({ Type: 'Wait', Timestamp: until, ...END }), {});
    expect(end).toMatchObject({ kind: 'succeed' });
    expect(made.nowMs - NOON_MS).toBe(2_147_483_647_000);
  });

  it('waits for an expression, and then evaluates Output', async () => {
    const definition = jsonata({
      Type: 'Wait',
      Seconds: '{% $states.input.s * 2 %}',
      Output: '{% $states.context.State.EnteredTime %}',
      ...END,
    });
    const { end, run: made } = await run(definition, { input: { s: 30 } });
    expect(end).toEqual({ kind: 'succeed', output: '2026-01-31T12:00:00.000Z' });
    expect(made.nowMs - NOON_MS).toBe(60_000);
  });
});
