import { MAX_EVENTS } from '../execution/events';
import { type JsonObject } from '../json';
import { END, machine } from '../test/definitions';
import { START_MS } from '../test/run-machine';
import { run } from '../test/run';

const task = (name: string, members: JsonObject = {}): JsonObject => ({
  StartAt: name,
  States: { [name]: { Type: 'Task', Resource: name, ...END, ...members } },
});

describe('An execution', () => {
  it('times out, with all that it does', async () => {
    const definition = {
      ...machine({ Type: 'Parallel', Branches: [task('B'), task('C')], ...END }),
      TimeoutSeconds: 60,
    };
    const { end, run: made } = await run(definition, {
      tasks: { B: [{}], C: [{ output: 1, afterMs: 59_999 }] },
    });
    expect(end).toEqual({ kind: 'fail', status: 'timed-out', error: 'States.Timeout' });
    expect(made.nowMs - START_MS).toBe(60_000);
    expect(made.history.slice(-4)).toEqual([
      'TaskSucceeded C',
      'TaskStateExited C',
      'ExecutionTimedOut',
      'TaskStateAborted B',
    ]);
  });

  it('runs at most MaxConcurrency iterations at once, and not more than 40', async () => {
    const definition = (members: JsonObject) =>
      machine({ Type: 'Map', ItemProcessor: task('B'), ...members, ...END });
    const input = Array.from({ length: 100 }, (_, index) => index);
    const tasks = { B: [{ output: 1, afterMs: 10 }] };
    const mostAtOnce = async (members: JsonObject) =>
      (await run(definition(members), { input, tasks })).run.mostAtOnce;
    expect(await mostAtOnce({ MaxConcurrency: 7 })).toBe(7);
    expect(await mostAtOnce({})).toBe(40);
    expect(await mostAtOnce({ MaxConcurrency: 1_000 })).toBe(40);
  });

  it('has results in the order of the items, whichever ends first', async () => {
    const definition = machine({
      Type: 'Map',
      ItemProcessor: { StartAt: 'B', States: { B: { Type: 'Wait', SecondsPath: '$', ...END } } },
      ...END,
    });
    const { end } = await run(definition, { input: [30, 10, 20] });
    expect(end).toEqual({ kind: 'succeed', output: [30, 10, 20] });
  });

  it('ends when its history is full', async () => {
    const definition = machine(
      { Type: 'Wait', Seconds: 1, Next: 'B' },
      {
        B: {
          Type: 'Choice',
          Choices: [{ Variable: '$.stop', IsPresent: true, Next: 'C' }],
          Default: 'A',
        },
        C: { Type: 'Succeed' },
      },
    );
    const { end, run: made } = await run(definition);
    expect(end).toMatchObject({
      status: 'failed',
      error: 'States.Runtime',
      cause: 'The execution has more than 100000 events.',
    });
    expect(made.events.length).toBeLessThanOrEqual(MAX_EVENTS);
    expect(made.events.length).toBeGreaterThan(MAX_EVENTS - 20);
  });
});
