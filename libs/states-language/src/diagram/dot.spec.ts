import { type StateMachine } from '../definition/state-machine';
import { END, inner, machine } from '../test/definitions';
import { dot } from './dot';

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
      Choices: [{ Variable: '$.total', NumericGreaterThan: 100, Next: 'Both' }],
      Default: 'Failed',
    },
    Both: { Type: 'Parallel', Branches: [inner('One')], Next: 'Each' },
    Each: { Type: 'Map', ItemProcessor: inner('Item'), Next: 'Later' },
    Later: { Type: 'Wait', Seconds: 1, Next: 'Done' },
    Done: { Type: 'Succeed' },
    Failed: { Type: 'Fail' },
  },
) as unknown as StateMachine;

/** The lines between the settings and the closing bracket. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .slice(4, -2)
    .map((line) => line.trim());

const named = (name: string) =>
  ({ StartAt: name, States: { [name]: { Type: 'Pass', ...END } } }) as unknown as StateMachine;

describe('A graph for Graphviz', () => {
  it('has the states, transitions, branches and iterations of a definition', () => {
    expect(linesOf(dot(ORDER))).toEqual([
      'm0 [shape=point]; m0 -> s0',
      's0 [label="A", shape=box]',
      's0 -> s1',
      's0 -> s6 [label="X, Y", style=dashed]',
      's1 [label="Total", shape=diamond]',
      's1 -> s2 [label="$.total NumericGreaterThan 100"]',
      's1 -> s6 [label="otherwise"]',
      's2 [label="Both", shape=parallelogram]',
      's2 -> s3',
      'subgraph cluster_s2b0 { label="branch 1"; color=gray',
      'm1 [shape=point]; m1 -> s7',
      's7 [label="One", shape=box, style=rounded]',
      '}',
      's2 -> m1 [style=dotted, arrowhead=none]',
      's3 [label="Each", shape=parallelogram]',
      's3 -> s4',
      'subgraph cluster_s3b0 { label="each item"; color=gray',
      'm2 [shape=point]; m2 -> s8',
      's8 [label="Item", shape=box, style=rounded]',
      '}',
      's3 -> m2 [style=dotted, arrowhead=none]',
      's4 [label="Later", shape=cds]',
      's4 -> s5',
      's5 [label="Done", shape=oval]',
      's6 [label="Failed", shape=box, peripheries=2]',
    ]);
  });

  it('marks the path of an execution', () => {
    const marks = linesOf(dot(ORDER, { left: ['A', 'One', 'Gone'], open: ['Both'] })).slice(-3);
    expect(marks.map((line) => line.split(',')[0])).toEqual([
      's0 [style=filled',
      's7 [style=filled',
      's2 [style=filled',
    ]);
    expect(marks[0]).not.toBe(marks[2]);
  });

  it.each([
    ['plain name-1.2', 'plain name-1.2'],
    ['ação 東京 😀', 'ação 東京 😀'],
    ['"]; x -> y [label="', '\\"]; x -> y [label=\\"'],
    ['\\', '\\\\'],
    ['\\"', '\\\\\\"'],
    ['\\N\\G', '\\\\N\\\\G'],
    ['<b>&amp;', '<b>&amp;amp;'],
    ['x'.repeat(80), `${'x'.repeat(60)}...`],
    // No XML can have these characters, and a zero would end the graph.
    ['a\u0000b\u0001c\u001b', 'a\uFFFDb\uFFFDc\uFFFD'],
    ['a\nb\tc', 'a b c'],
    ['\uD800x\uFFFE', '\uFFFDx\uFFFD'],
  ])('escapes %j', (name, text) => {
    expect(linesOf(dot(named(name)))[1]).toBe(`s0 [label="${text}", shape=box, style=rounded]`);
  });
});
