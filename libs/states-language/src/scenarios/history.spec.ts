import { type Json, type JsonObject } from '../json';
import { END, machine } from '../test/definitions';
import { type Script } from '../test/run-machine';
import { run } from '../test/run';

const task = (name: string, members: JsonObject = {}): JsonObject => ({
  StartAt: name,
  States: { [name]: { Type: 'Task', Resource: name, ...END, ...members } },
});

describe('The history of', () => {
  it.each<[string, JsonObject, Json, Record<string, Script[]>, readonly string[]]>([
    [
      'Pass and Choice',
      machine(
        { Type: 'Pass', Next: 'B' },
        {
          B: { Type: 'Choice', Choices: [{ Variable: '$', IsNull: false, Next: 'C' }] },
          C: { Type: 'Succeed' },
        },
      ),
      {},
      {},
      [
        'ExecutionStarted',
        'PassStateEntered A',
        'PassStateExited A',
        'ChoiceStateEntered B',
        'ChoiceStateExited B',
        'SucceedStateEntered C',
        'SucceedStateExited C',
        'ExecutionSucceeded',
      ],
    ],
    [
      'Wait and Fail',
      machine({ Type: 'Wait', Seconds: 1, Next: 'B' }, { B: { Type: 'Fail' } }),
      {},
      {},
      [
        'ExecutionStarted',
        'WaitStateEntered A',
        'WaitStateExited A',
        'FailStateEntered B',
        'ExecutionFailed',
      ],
    ],
    [
      'a retried Task',
      machine({ Type: 'Task', Resource: 'w', Retry: [{ ErrorEquals: ['X'] }], ...END }),
      {},
      { w: [{ error: 'X' }, { output: 1 }] },
      [
        'ExecutionStarted',
        'TaskStateEntered A',
        'TaskScheduled A',
        'TaskStarted A',
        'TaskFailed A',
        'TaskScheduled A',
        'TaskStarted A',
        'TaskSucceeded A',
        'TaskStateExited A',
        'ExecutionSucceeded',
      ],
    ],
    [
      'a Task that times out and is caught',
      machine(
        {
          Type: 'Task',
          Resource: 'w',
          TimeoutSeconds: 1,
          Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'B' }],
          ...END,
        },
        { B: { Type: 'Succeed' } },
      ),
      {},
      { w: [{}] },
      [
        'ExecutionStarted',
        'TaskStateEntered A',
        'TaskScheduled A',
        'TaskStarted A',
        'TaskTimedOut A',
        'TaskStateExited A',
        'SucceedStateEntered B',
        'SucceedStateExited B',
        'ExecutionSucceeded',
      ],
    ],
    [
      'Parallel',
      machine({ Type: 'Parallel', Branches: [task('B'), task('C')], ...END }),
      {},
      { B: [{ output: 1, afterMs: 20 }], C: [{ output: 2, afterMs: 10 }] },
      [
        'ExecutionStarted',
        'ParallelStateEntered A',
        'ParallelStateStarted A',
        'TaskStateEntered B',
        'TaskScheduled B',
        'TaskStarted B',
        'TaskStateEntered C',
        'TaskScheduled C',
        'TaskStarted C',
        'TaskSucceeded C',
        'TaskStateExited C',
        'TaskSucceeded B',
        'TaskStateExited B',
        'ParallelStateSucceeded A',
        'ParallelStateExited A',
        'ExecutionSucceeded',
      ],
    ],
    [
      'a Parallel that fails',
      machine({ Type: 'Parallel', Branches: [task('B'), task('C')], ...END }),
      {},
      { B: [{ output: 1, afterMs: 20 }], C: [{ error: 'X', afterMs: 10 }] },
      [
        'ExecutionStarted',
        'ParallelStateEntered A',
        'ParallelStateStarted A',
        'TaskStateEntered B',
        'TaskScheduled B',
        'TaskStarted B',
        'TaskStateEntered C',
        'TaskScheduled C',
        'TaskStarted C',
        'TaskFailed C',
        'TaskStateAborted B',
        'ParallelStateFailed A',
        'ExecutionFailed',
      ],
    ],
    [
      'Map, one item at a time',
      machine({
        Type: 'Map',
        MaxConcurrency: 1,
        ItemProcessor: { StartAt: 'B', States: { B: { Type: 'Pass', ...END } } },
        ...END,
      }),
      [1, 2],
      {},
      [
        'ExecutionStarted',
        'MapStateEntered A',
        'MapStateStarted A',
        'MapIterationStarted A',
        'PassStateEntered B',
        'PassStateExited B',
        'MapIterationSucceeded A',
        'MapIterationStarted A',
        'PassStateEntered B',
        'PassStateExited B',
        'MapIterationSucceeded A',
        'MapStateSucceeded A',
        'MapStateExited A',
        'ExecutionSucceeded',
      ],
    ],
    // As recorded from AWS (a Map of tasks that time out).
    [
      'a Map that fails',
      machine({ Type: 'Map', ItemProcessor: task('B', { TimeoutSeconds: 5 }), ...END }),
      [1, 2],
      { B: [{}] },
      [
        'ExecutionStarted',
        'MapStateEntered A',
        'MapStateStarted A',
        'MapIterationStarted A',
        'TaskStateEntered B',
        'TaskScheduled B',
        'TaskStarted B',
        'MapIterationStarted A',
        'TaskStateEntered B',
        'TaskScheduled B',
        'TaskStarted B',
        'TaskTimedOut B',
        'MapIterationFailed A',
        'TaskStateAborted B',
        'MapIterationAborted A',
        'MapStateFailed A',
        'ExecutionFailed',
      ],
    ],
    [
      'a Map of nothing',
      machine({ Type: 'Map', ItemProcessor: task('B'), ...END }),
      [],
      {},
      [
        'ExecutionStarted',
        'MapStateEntered A',
        'MapStateStarted A',
        'MapStateSucceeded A',
        'MapStateExited A',
        'ExecutionSucceeded',
      ],
    ],
  ])('%s', async (_, definition, input, tasks, expected) => {
    const { run: made } = await run(definition, { input, tasks });
    expect(made.history).toEqual(expected);
  });

  it('an execution has details as AWS names them', async () => {
    const definition = machine(
      {
        Type: 'Task',
        Resource: 'http',
        Parameters: { 'url.$': '$.url' },
        TimeoutSeconds: 9,
        HeartbeatSeconds: 3,
        ResultPath: '$.r',
        Assign: { x: 1 },
        Next: 'B',
      },
      {
        B: {
          Type: 'Map',
          ItemsPath: '$.r',
          ItemProcessor: { StartAt: 'C', States: { C: { Type: 'Fail', Error: 'E', Cause: 'c' } } },
          ...END,
        },
      },
    );
    const { run: made } = await run(definition, {
      input: { url: 'u' },
      tasks: { http: [{ output: [1] }] },
    });
    expect(made.events.map(({ type, details }) => [type, details])).toEqual([
      ['ExecutionStarted', { input: { url: 'u' } }],
      ['TaskStateEntered', { name: 'A', input: { url: 'u' } }],
      [
        'TaskScheduled',
        { resource: 'http', parameters: { url: 'u' }, timeoutInSeconds: 9, heartbeatInSeconds: 3 },
      ],
      ['TaskStarted', { resource: 'http' }],
      ['TaskSucceeded', { resource: 'http', output: [1] }],
      ['TaskStateExited', { name: 'A', output: { url: 'u', r: [1] }, assignedVariables: { x: 1 } }],
      ['MapStateEntered', { name: 'B', input: { url: 'u', r: [1] } }],
      ['MapStateStarted', { length: 1 }],
      ['MapIterationStarted', { name: 'B', index: 0 }],
      ['FailStateEntered', { name: 'C', input: 1 }],
      ['MapIterationFailed', { name: 'B', index: 0 }],
      ['MapStateFailed', {}],
      ['ExecutionFailed', { error: 'E', cause: 'c' }],
    ]);
  });
});
