import { type JsonObject } from '../json';
import { END, machine } from '../test/definitions';
import { type Script, START_MS } from '../test/run-machine';
import { run } from '../test/run';

const task = (...retriers: JsonObject[]): JsonObject =>
  machine({ Type: 'Task', Resource: 'work', Retry: retriers, ...END });

/** How many attempts were made, and the seconds after the start at which they began. */
async function attempts(definition: JsonObject, scripts: readonly Script[]) {
  const { end, run: made } = await run(definition, { tasks: { work: scripts } });
  const times = made.events
    .filter(({ type }) => type === 'TaskScheduled')
    .map(({ atMs }) => (atMs - START_MS) / 1_000);
  return { times, end, made };
}

const always = [{ error: 'X' }];

describe('A failed task is tried again', () => {
  it.each<[string, JsonObject, readonly number[]]>([
    ['3 times by default, after 1, 2 and 4 seconds', {}, [0, 1, 3, 7]],
    ['MaxAttempts times after the first attempt', { MaxAttempts: 2 }, [0, 1, 3]],
    ['never, with MaxAttempts 0', { MaxAttempts: 0 }, [0]],
    ['after IntervalSeconds', { IntervalSeconds: 10, MaxAttempts: 1 }, [0, 10]],
    ['at the same interval, with BackoffRate 1', { BackoffRate: 1 }, [0, 1, 2, 3]],
    ['with a growing interval', { IntervalSeconds: 2, BackoffRate: 1.5 }, [0, 2, 5, 9.5]],
    ['after at most MaxDelaySeconds', { MaxDelaySeconds: 3, MaxAttempts: 4 }, [0, 1, 3, 6, 9]],
    // The random numbers of the tests are 0.37, 0.74 and 0.11.
    [
      'after a random part of the interval',
      { IntervalSeconds: 100, JitterStrategy: 'FULL', MaxAttempts: 2 },
      [0, 37, 37 + 148],
    ],
  ])('%s', async (_, members, times) => {
    const made = await attempts(task({ ErrorEquals: ['X'], ...members }), always);
    expect(made.times).toEqual(times);
    expect(made.end).toMatchObject({ kind: 'fail', error: 'X' });
    expect(made.made.tasks.map(({ attempt }) => attempt)).toEqual(
      times.map((__, index) => index + 1),
    );
  });

  it('with arguments that know the number of the retry: for a new idempotency key, for example', async () => {
    const definition = machine({
      ...{ Type: 'Task', Resource: 'work', ...END },
      Parameters: { 'key.$': "States.Format('pay-{}', $$.State.RetryCount)" },
      Retry: [{ ErrorEquals: ['X'], MaxAttempts: 2 }],
    });
    const { made } = await attempts(definition, always);
    expect(made.tasks.map(({ arguments: sent }) => sent)).toEqual([
      { key: 'pay-0' },
      { key: 'pay-1' },
      { key: 'pay-2' },
    ]);
  });

  it('until it succeeds', async () => {
    const { times, end } = await attempts(task({ ErrorEquals: ['States.ALL'] }), [
      { error: 'X' },
      { error: 'Y' },
      { output: 'done' },
    ]);
    expect(times).toEqual([0, 1, 3]);
    expect(end).toEqual({ kind: 'succeed', output: 'done' });
  });

  it('by the retrier of its error, each of which counts for itself', async () => {
    const definition = task(
      { ErrorEquals: ['X'], MaxAttempts: 1 },
      { ErrorEquals: ['Y'], MaxAttempts: 2, IntervalSeconds: 5 },
    );
    const { times, end } = await attempts(definition, [
      { error: 'X' },
      { error: 'Y' },
      { error: 'Y' },
      { error: 'X' },
    ]);
    expect(times).toEqual([0, 1, 6, 16]);
    expect(end).toMatchObject({ error: 'X' });
  });

  it('not by a later retrier, once the first that matches is used up', async () => {
    const definition = task(
      { ErrorEquals: ['X'], MaxAttempts: 1 },
      { ErrorEquals: ['States.ALL'], MaxAttempts: 5 },
    );
    const { times } = await attempts(definition, always);
    expect(times).toEqual([0, 1]);
  });

  it('after a timeout, and answers that come too late are ignored', async () => {
    const definition = machine({
      Type: 'Task',
      Resource: 'work',
      TimeoutSeconds: 5,
      Retry: [{ ErrorEquals: ['States.Timeout'] }],
      ...END,
    });
    const { times, end, made } = await attempts(definition, [
      { output: 'late', afterMs: 6_500 },
      { output: 'good', afterMs: 4_000 },
    ]);
    expect(times).toEqual([0, 6]);
    expect(end).toEqual({ kind: 'succeed', output: 'good' });
    expect(made.history.filter((event) => event === 'TaskSucceeded A')).toHaveLength(1);
  });

  it('and then caught', async () => {
    const definition = machine(
      {
        Type: 'Task',
        Resource: 'work',
        Retry: [{ ErrorEquals: ['X'], MaxAttempts: 1 }],
        Catch: [{ ErrorEquals: ['X'], Next: 'B' }],
        ...END,
      },
      { B: { Type: 'Pass', ...END } },
    );
    const { times, made } = await attempts(definition, always);
    expect(times).toEqual([0, 1]);
    expect(made.path).toEqual(['A', 'B']);
  });

  it('and a state that comes back begins to count anew', async () => {
    const definition = machine(
      {
        Type: 'Task',
        Resource: 'work',
        ResultPath: null,
        Retry: [{ ErrorEquals: ['X'], MaxAttempts: 1 }],
        Next: 'B',
      },
      {
        B: { Type: 'Task', Resource: 'count', Next: 'C' },
        C: {
          Type: 'Choice',
          Choices: [{ Variable: '$', NumericEquals: 2, Next: 'D' }],
          Default: 'A',
        },
        D: { Type: 'Succeed' },
      },
    );
    const { end, run: made } = await run(definition, {
      tasks: {
        work: [{ error: 'X' }, { output: 1 }, { error: 'X' }, { output: 1 }],
        count: [{ output: 1 }, { output: 2 }],
      },
    });
    expect(end).toEqual({ kind: 'succeed', output: 2 });
    expect(
      made.tasks.filter(({ resource }) => resource === 'work').map(({ attempt }) => attempt),
    ).toEqual([1, 2, 1, 2]);
  });
});

it('tries all branches of a Parallel again', async () => {
  const definition = machine({
    Type: 'Parallel',
    Retry: [{ ErrorEquals: ['X'], MaxAttempts: 1 }],
    Branches: ['B', 'C'].map((name) => ({
      StartAt: name,
      States: { [name]: { Type: 'Task', Resource: name, ...END } },
    })),
    ...END,
  });
  const { end, run: made } = await run(definition, {
    tasks: { B: [{ output: 'b' }], C: [{ error: 'X' }, { output: 'c' }] },
  });
  expect(end).toEqual({ kind: 'succeed', output: ['b', 'c'] });
  expect(made.tasks.map(({ resource }) => resource)).toEqual(['B', 'C', 'B', 'C']);
});
