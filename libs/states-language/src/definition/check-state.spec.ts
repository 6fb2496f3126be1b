import { done, END, inner, jsonata, machine, problems, task } from '../test/definitions';

describe('A state', () => {
  it.each<[string, unknown, readonly string[]]>([
    [
      'no time to wait',
      machine({ Type: 'Wait', ...END }),
      ['/States/A Must have exactly one of Seconds, SecondsPath, Timestamp, TimestampPath.'],
    ],
    [
      'a date without a time',
      machine({ Type: 'Wait', Timestamp: '2026-01-31', ...END }),
      ['/States/A/Timestamp Must be an RFC 3339 timestamp'],
    ],
    [
      'an expression in JSONPath mode',
      machine({ Type: 'Wait', Seconds: '{% 1 %}', ...END }),
      ['/States/A/Seconds Must be a whole number'],
    ],
    [
      'no rules',
      machine({ Type: 'Choice', Choices: [] }),
      ['/States/A/Choices Must be an array of at least one rule.'],
    ],
    [
      'a rule without an operator',
      machine({ Type: 'Choice', Choices: [{ Variable: '$.a', Next: 'Done' }] }, done),
      ['/States/A/Choices/0 Must have exactly one operator'],
    ],
    [
      'a misspelled operator',
      machine(
        { Type: 'Choice', Choices: [{ Variable: '$.a', StringEqual: 'x', Next: 'Done' }] },
        done,
      ),
      [
        '/States/A/Choices/0/StringEqual "StringEqual" is unknown here; did you mean "StringEquals"?',
        '/States/A/Choices/0 Must have exactly one operator',
      ],
    ],
    [
      'two operators',
      machine(
        {
          Type: 'Choice',
          Choices: [{ Variable: '$.a', IsNull: true, IsString: true, Next: 'Done' }],
        },
        done,
      ),
      ['/States/A/Choices/0 Must have exactly one operator'],
    ],
    [
      'a comparison of another type',
      machine(
        { Type: 'Choice', Choices: [{ Variable: '$.a', NumericEquals: '1', Next: 'Done' }] },
        done,
      ),
      ['/States/A/Choices/0/NumericEquals Must be a number.'],
    ],
    [
      'Next in an inner rule',
      machine(
        {
          Type: 'Choice',
          Choices: [{ Not: { Variable: '$.a', IsNull: true, Next: 'Done' }, Next: 'Done' }],
        },
        done,
      ),
      ['/States/A/Choices/0/Not/Next "Next" is unknown here'],
    ],
    [
      'a rule without Next',
      machine(
        { Type: 'Choice', Choices: [{ Variable: '$.a', IsNull: true }], Default: 'Done' },
        done,
      ),
      ['/States/A/Choices/0/Next Must be the name of a state.'],
    ],
    [
      'a condition that is no expression',
      jsonata({ Type: 'Choice', Choices: [{ Condition: 'a = 1', Next: 'Done' }] }, done),
      ['/States/A/Choices/0/Condition Must be true, false or an expression'],
    ],
    [
      'an open expression',
      jsonata({ Type: 'Pass', Output: { a: '{% 1' }, ...END }),
      ['/States/A/Output/a Must end with %}, because it begins with {%.'],
    ],
    [
      'an empty expression',
      jsonata({ Type: 'Pass', Output: ['{%  %}'], ...END }),
      ['/States/A/Output/0 The expression between {% and %} is empty.'],
    ],
    [
      'a long expression',
      jsonata({ Type: 'Pass', Output: `{%${' 1'.repeat(3_000)}%}`, ...END }),
      ['/States/A/Output The expression has more than 4096 characters.'],
    ],
    [
      'States.ALL with others',
      machine(task({ Retry: [{ ErrorEquals: ['States.ALL', 'X'] }] })),
      ['/States/A/Retry/0/ErrorEquals States.ALL must be alone'],
    ],
    [
      'States.ALL before others',
      machine(
        task({
          Catch: [
            { ErrorEquals: ['States.ALL'], Next: 'Done' },
            { ErrorEquals: ['X'], Next: 'Done' },
          ],
        }),
        done,
      ),
      ['/States/A/Catch/0/ErrorEquals States.ALL must be in the last entry'],
    ],
    [
      'a misspelled error',
      machine(task({ Retry: [{ ErrorEquals: ['States.Timeot'] }] })),
      [
        '/States/A/Retry/0/ErrorEquals/0 "States.Timeot" is not a predefined error. Did you mean States.Timeout?',
      ],
    ],
    [
      'no errors',
      machine(task({ Retry: [{ ErrorEquals: [] }] })),
      ['/States/A/Retry/0/ErrorEquals Must be an array of at least one error name.'],
    ],
    [
      'a falling interval',
      machine(task({ Retry: [{ ErrorEquals: ['X'], BackoffRate: 0.5 }] })),
      ['/States/A/Retry/0/BackoffRate Must be a number of at least 1.'],
    ],
    [
      'a small maximum',
      machine(task({ Retry: [{ ErrorEquals: ['X'], IntervalSeconds: 5, MaxDelaySeconds: 5 }] })),
      ['/States/A/Retry/0/MaxDelaySeconds Must be greater than IntervalSeconds.'],
    ],
    [
      'a catcher without Next',
      machine(task({ Catch: [{ ErrorEquals: ['X'] }] })),
      ['/States/A/Catch/0/Next Must be the name of a state.'],
    ],
    [
      'a wrong variable',
      machine({ Type: 'Pass', Assign: { '1a': 1, states: 2 }, ...END }),
      [
        '/States/A/Assign/1a The name of a variable',
        '/States/A/Assign/states The name "states" is reserved.',
      ],
    ],
    [
      'a variable of the machine around',
      machine({
        Type: 'Map',
        Assign: { 'x.$': '$' },
        ItemProcessor: { StartAt: 'B', States: { B: { Type: 'Pass', Assign: { x: 1 }, ...END } } },
        ...END,
      }),
      ['/States/A/ItemProcessor/States/B/Assign/x This variable belongs to an outer machine'],
    ],
    [
      'no branches',
      machine({ Type: 'Parallel', Branches: [], ...END }),
      ['/States/A/Branches Must be an array of at least one machine.'],
    ],
    [
      'a timeout of a branch',
      machine({ Type: 'Parallel', Branches: [{ ...inner('B'), TimeoutSeconds: 1 }], ...END }),
      ['/States/A/Branches/0/TimeoutSeconds "TimeoutSeconds" is unknown here'],
    ],
    [
      'a map with two processors',
      machine({ Type: 'Map', ItemProcessor: inner('B'), Iterator: inner('C'), ...END }),
      ['/States/A Must have exactly one of ItemProcessor, Iterator.'],
    ],
    [
      'a tolerance over 100%',
      machine({ Type: 'Map', ItemProcessor: inner('B'), ToleratedFailurePercentage: 101, ...END }),
      ['/States/A/ToleratedFailurePercentage Must be a number from 0 to 100.'],
    ],
  ])('cannot have: %s', async (_, definition, expected) => {
    const found = await problems(definition);
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
  });
});
