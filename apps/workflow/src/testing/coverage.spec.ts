import { type EventType, type StateMachine } from '#libs/states-language';
import { type Coverage, CoverageCount } from './coverage';

const inner = (name: string) => ({
  StartAt: name,
  States: { [name]: { Type: 'Pass', End: true } },
});

/** Pay, then Which, which leads to Both, to Pay again, or to Each. */
const DEFINITION = {
  StartAt: 'Pay',
  States: {
    Pay: {
      ...{ Type: 'Task', Resource: 'log', Next: 'Which' },
      Retry: [{ ErrorEquals: ['States.ALL'] }],
      Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Sorry' }],
    },
    Which: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.n', IsNull: true, Next: 'Both' },
        { Variable: '$.n', NumericEquals: 1, Next: 'Which' },
      ],
      Default: 'Each',
    },
    Both: { Type: 'Parallel', Branches: [inner('L'), inner('R')], End: true },
    Each: {
      ...{ Type: 'Map', ItemProcessor: inner('Item'), End: true },
      Retry: [{ ErrorEquals: ['States.ALL'] }],
    },
    Sorry: { Type: 'Fail' },
  },
} as unknown as StateMachine;

/** An event: its type, its state, and its frame if that is not 0. */
type Line = readonly [type: EventType, state?: string, frame?: number];

const enter = (state: string, type = 'Pass', frame = 0): Line => [
  `${type}StateEntered` as EventType,
  state,
  frame,
];
const pay: readonly Line[] = [
  enter('Pay', 'Task'),
  ['TaskScheduled', 'Pay'],
  ['TaskStarted', 'Pay'],
];
const again: readonly Line[] = [
  ['TaskFailed', 'Pay'],
  ['TaskScheduled', 'Pay'],
];

/** What was reached, as `kind name: count`. */
function reachedBy(executions: readonly (readonly Line[])[]): string[] {
  const count = new CoverageCount(DEFINITION);
  for (const [index, lines] of executions.entries()) {
    for (const [type, state = null, frame = 0] of lines) {
      count.add({ executionId: String(index), frame, type, state });
    }
  }
  const { states, transitions, retries } = count.coverage;
  return Object.entries({ states, transitions, retries }).flatMap(([kind, all]) =>
    all
      .filter((each) => each.count > 0)
      .map((each) => `${kind} ${each.name}: ${String(each.count)}`),
  );
}

describe('Coverage', () => {
  it('knows what a definition has before anything runs', () => {
    const coverage = new CoverageCount(DEFINITION).coverage;
    const names = (kind: keyof Omit<Coverage, 'executions'>) =>
      coverage[kind].map(({ name }) => name);
    expect(coverage.executions).toBe(0);
    expect(names('states').sort()).toEqual(
      ['Pay', 'Which', 'Both', 'Each', 'Sorry', 'L', 'R', 'Item'].sort(),
    );
    expect(names('transitions')).toEqual([
      'Pay -> Which',
      'Pay -> Sorry',
      'Which -> Both',
      'Which -> Which',
      'Which -> Each',
    ]);
    expect(names('retries')).toEqual(['Pay', 'Each']);
  });

  it.each<[string, readonly (readonly Line[])[], readonly string[]]>([
    ['nothing', [], []],
    ['an execution that has begun', [[['ExecutionStarted']]], []],
    ['a state that was entered', [pay], ['states Pay: 1']],
    [
      'a transition',
      [[...pay, enter('Which', 'Choice')]],
      ['states Pay: 1', 'states Which: 1', 'transitions Pay -> Which: 1'],
    ],
    [
      'a catcher',
      [[...pay, ['TaskFailed', 'Pay'], enter('Sorry', 'Fail')]],
      ['states Pay: 1', 'states Sorry: 1', 'transitions Pay -> Sorry: 1'],
    ],
    ['two retries', [[...pay, ...again, ...again]], ['states Pay: 1', 'retries Pay: 2']],
    [
      'a retry after a timeout',
      [[...pay, ['TaskTimedOut', 'Pay'], ['TaskScheduled', 'Pay']]],
      ['states Pay: 1', 'retries Pay: 1'],
    ],
    [
      'a retry of a Map',
      [
        [
          enter('Each', 'Map'),
          ['MapStateStarted', 'Each'],
          enter('Item', 'Pass', 1),
          ['MapStateFailed', 'Each'],
          ['MapStateStarted', 'Each'],
          enter('Item', 'Pass', 2),
        ],
      ],
      ['states Each: 1', 'states Item: 2', 'retries Each: 1'],
    ],
    [
      'a failure without a retry',
      [[...pay, ['TaskFailed', 'Pay'], ['ExecutionFailed']]],
      ['states Pay: 1'],
    ],
    [
      'a choice that leads to itself',
      [[enter('Which', 'Choice'), enter('Which', 'Choice')]],
      ['states Which: 2', 'transitions Which -> Which: 1'],
    ],
    [
      'a redrive, which is no transition',
      [
        [
          enter('Which', 'Choice'),
          ['ExecutionFailed'],
          ['ExecutionRedriven'],
          enter('Which', 'Choice'),
        ],
      ],
      ['states Which: 2'],
    ],
    [
      'a redrive, which is no retry',
      [[...pay, ['TaskFailed', 'Pay'], ['ExecutionFailed'], ['ExecutionRedriven'], ...pay]],
      ['states Pay: 2'],
    ],
    [
      'branches whose events alternate',
      [
        [
          enter('Both', 'Parallel'),
          enter('L', 'Pass', 1),
          enter('R', 'Pass', 2),
          ['ParallelStateSucceeded', 'Both'],
        ],
      ],
      ['states Both: 1', 'states L: 1', 'states R: 1'],
    ],
    [
      'two executions, whose states do not follow each other',
      [[enter('Which', 'Choice')], [enter('Both', 'Parallel')]],
      ['states Which: 1', 'states Both: 1'],
    ],
    [
      'the same in two executions',
      [
        [...pay, ...again],
        [...pay, ...again],
      ],
      ['states Pay: 2', 'retries Pay: 2'],
    ],
  ])('counts %s', (_, executions, expected) => {
    expect(reachedBy(executions).sort()).toEqual([...expected].sort());
  });
});
