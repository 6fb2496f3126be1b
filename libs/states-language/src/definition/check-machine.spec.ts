import { done, END, inner, jsonata, machine, problems, task } from '../test/definitions';

describe('A machine', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['no object', [], [' Must be an object with StartAt and States.']],
    ['no States', { StartAt: 'A' }, ['/States Must be an object with at least one state.']],
    [
      'no start',
      { StartAt: 'B', States: { A: { Type: 'Succeed' } } },
      ['/StartAt Must be the name of a state of this machine.'],
    ],
    [
      'inherited names',
      { StartAt: 'toString', States: { A: { Type: 'Succeed' } } },
      ['/StartAt Must be'],
    ],
    [
      'another version',
      { ...machine({ Type: 'Succeed' }), Version: '2.0' },
      ['/Version Must be "1.0".'],
    ],
    [
      'a misspelled member',
      { ...machine({ Type: 'Succeed' }), Coment: '' },
      ['/Coment "Coment" is unknown here; did you mean "Comment"?'],
    ],
    ['an unknown type', machine({ Type: 'Pas' }), ['/States/A/Type Must be one of Task, Pass']],
    ['no type', machine({}), ['/States/A/Type Must be one of']],
    ['no transition', machine({ Type: 'Pass' }), ['/States/A Must have exactly one of Next, End.']],
    [
      'two transitions',
      machine({ Type: 'Pass', Next: 'Done', ...END }, done),
      ['/States/A Must have exactly one of Next, End.'],
    ],
    [
      'End false',
      machine({ Type: 'Pass', End: false }),
      ['/States/A/End Must be true or missing.'],
    ],
    [
      'an unknown target',
      machine({ Type: 'Pass', Next: 'Nowhere' }),
      ['/States/A/Next There is no state "Nowhere"'],
    ],
    [
      'a target in another machine',
      machine({ Type: 'Parallel', Branches: [inner('B')], Next: 'B' }),
      ['/States/A/Next There is no state "B"'],
    ],
    [
      'a state that is not reached',
      machine({ Type: 'Succeed' }, done),
      ['/States/Done This state is never reached: no state leads to it.'],
    ],
    [
      'an endless loop',
      machine({ Type: 'Pass', Next: 'B' }, { B: { Type: 'Pass', Next: 'A' } }),
      ['/States/A The machine cannot end after this state'],
    ],
    [
      'an endless loop behind a choice',
      machine(
        {
          Type: 'Choice',
          Choices: [{ Variable: '$.a', IsNull: true, Next: 'B' }],
          Default: 'Done',
        },
        { B: { Type: 'Pass', Next: 'B' }, ...done },
      ),
      ['/States/B The machine cannot end after this state'],
    ],
    [
      'the same name twice',
      machine({ Type: 'Parallel', Branches: [inner('A')], ...END }),
      ['/States/A/Branches/0/States/A The name of a state must be unique'],
    ],
    [
      'a long name',
      { StartAt: 'x'.repeat(81), States: { ['x'.repeat(81)]: { Type: 'Succeed' } } },
      [`/States/${'x'.repeat(81)} The name of a state must have 1 to 80`],
    ],
    [
      'a name with a slash',
      { StartAt: 'a/b~', States: { 'a/b~': { Type: 'Pass' } } },
      ['/States/a~1b~0 Must have exactly one of'],
    ],
    [
      'a field of the other language',
      jsonata(task({ Parameters: {} })),
      ['/States/A/Parameters Parameters belongs to JSONPath, but this state uses JSONata.'],
    ],
    [
      'a field of JSONata',
      machine(task({ Arguments: {} })),
      ['/States/A/Arguments Arguments belongs to JSONata'],
    ],
    [
      'JSONPath in JSONata',
      jsonata({ Type: 'Pass', QueryLanguage: 'JSONPath', ...END }),
      ['/States/A/QueryLanguage A state of a JSONata machine cannot use JSONPath.'],
    ],
    [
      'JSONPath at any level of JSONata',
      jsonata({
        ...{ Type: 'Map', Items: [1], ...END },
        ItemProcessor: {
          StartAt: 'B',
          States: { B: { Type: 'Pass', QueryLanguage: 'JSONPath', ...END } },
        },
      }),
      ['/States/A/ItemProcessor/States/B/QueryLanguage A state of a JSONata machine cannot use'],
    ],
    [
      'a distributed Map',
      machine({
        Type: 'Map',
        ItemProcessor: { ProcessorConfig: { Mode: 'DISTRIBUTED' }, ...inner('B') },
        ItemReader: {},
        ...END,
      }),
      [
        '/States/A/ItemReader ItemReader belongs to the distributed Map',
        '/States/A/ItemProcessor/ProcessorConfig/Mode Must be INLINE',
      ],
    ],
    [
      'a wrong path',
      machine({ Type: 'Pass', InputPath: 'a', ...END }),
      ['/States/A/InputPath "a": "$" is expected at character 1.'],
    ],
    [
      'a wrong result path',
      machine({ Type: 'Pass', ResultPath: '$.a[*]', ...END }),
      ['/States/A/ResultPath Must be a reference path'],
    ],
    [
      'a result path of a variable',
      machine({ Type: 'Pass', ResultPath: '$v', ...END }),
      ['/States/A/ResultPath Must be a reference path'],
    ],
    [
      'a wrong function',
      machine(task({ Parameters: { a: { 'b.$': 'States.Formt($)' } } })),
      [
        '/States/A/Parameters/a/b.$ "States.Formt($)": States.Formt is unknown (did you mean Format?)',
      ],
    ],
    [
      'a number for a path',
      machine(task({ Parameters: { 'b.$': 1 } })),
      ['/States/A/Parameters/b.$ Must be a string.'],
    ],
    [
      'a member twice',
      machine(task({ Parameters: { 'b.$': '$', b: 1 } })),
      ['/States/A/Parameters/b.$ There is also a member "b"'],
    ],
    ['no resource', machine({ Type: 'Task', ...END }), ['/States/A/Resource Is missing.']],
    [
      'a timeout of 0',
      machine(task({ TimeoutSeconds: 0 })),
      ['/States/A/TimeoutSeconds Must be a whole number from 1 to 99999999.'],
    ],
    [
      'two timeouts',
      machine(task({ TimeoutSeconds: 5, TimeoutSecondsPath: '$.a' })),
      ['/States/A Must have only one of TimeoutSeconds, TimeoutSecondsPath.'],
    ],
    [
      'a late heartbeat',
      machine(task({ TimeoutSeconds: 5, HeartbeatSeconds: 5 })),
      ['/States/A/HeartbeatSeconds Must be less than TimeoutSeconds.'],
    ],
  ])('cannot have: %s', async (_, definition, expected) => {
    const found = await problems(definition);
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
  });
});
