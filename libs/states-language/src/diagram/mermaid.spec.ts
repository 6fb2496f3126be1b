import { type StateMachine } from '../definition/state-machine';
import { END, inner, machine } from '../test/definitions';
import { run } from '../test/run';
import { label } from './labels';
import { executionPath } from './execution-path';
import { mermaid } from './mermaid';

const ORDER = machine(
  {
    Type: 'Task',
    Resource: 'http',
    Catch: [{ ErrorEquals: ['X', 'Y'], Next: 'Failed' }],
    Next: 'Total',
  },
  {
    Total: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.total', NumericGreaterThan: 100, Next: 'Both' },
        {
          And: [{ Variable: '$.a', IsNull: true }, { Not: { Variable: '$.b', IsPresent: true } }],
          Next: 'Each',
        },
      ],
      Default: 'Failed',
    },
    Both: { Type: 'Parallel', Branches: [inner('One'), inner('Two')], ...END },
    Each: { Type: 'Map', ItemProcessor: inner('Item'), ...END },
    Failed: { Type: 'Fail' },
  },
);

describe('A diagram', () => {
  it('has the states, transitions, branches and iterations of a definition', () => {
    expect(mermaid(ORDER as unknown as StateMachine).split('\n')).toEqual([
      'flowchart TD',
      '  m0(( )) --> s0',
      '  s0["A"]',
      '  s0 --> s1',
      '  s0 -. "X#44; Y" .-> s4',
      '  s1{"Total"}',
      '  s1 -->|"#36;.total NumericGreaterThan 100"| s2',
      '  s1 -->|"#40;#36;.a IsNull true#41; and #40;not #40;#36;.b IsPresent true#41;#41;"| s3',
      '  s1 -->|"otherwise"| s4',
      '  s2[/"Both"/]',
      '  subgraph s2b0["branch 1"]',
      '  m1(( )) --> s5',
      '  s5("One")',
      '  end',
      '  s2 --- m1',
      '  subgraph s2b1["branch 2"]',
      '  m2(( )) --> s6',
      '  s6("Two")',
      '  end',
      '  s2 --- m2',
      '  s3[/"Each"/]',
      '  subgraph s3b0["each item"]',
      '  m3(( )) --> s7',
      '  s7("Item")',
      '  end',
      '  s3 --- m3',
      '  s4[["Failed"]]',
      '',
    ]);
  });

  it('marks the path of an execution', async () => {
    const { run: made } = await run(ORDER, { tasks: { http: [{ output: { total: 101 } }] } });
    const path = executionPath(made.events.slice(0, -3));
    expect(path).toEqual({ left: ['A', 'Total', 'One', 'Two'], open: ['Both'] });
    expect(
      mermaid(ORDER as unknown as StateMachine, path)
        .split('\n')
        .slice(-3),
    ).toEqual(['  class s0,s1,s5,s6 left', '  class s2 open', '']);
  });

  it.each([
    ['plain name-1.2', '"plain name-1.2"'],
    ['ação 東京', '"ação 東京"'],
    ['"]\n  click s0 "javascript:x"', '"#34;#93;#10;  click s0 #34;javascript#58;x#34;"'],
    ['`**x**`<b>&#35;', '"#96;#42;#42;x#42;#42;#96;#60;b#62;#38;#35;35#59;"'],
    ['😀', '"#128512;"'],
    ['x'.repeat(80), `"${'x'.repeat(60)}..."`],
  ])('escapes %j', (name, text) => {
    expect(label(name)).toBe(text);
  });
});
