import { executionFrame, type Frame } from './frame';
import { Program } from './program';
import { resourcesAhead } from './resources-ahead';

const task = (Resource: string, Next?: string, Catch?: string) => ({
  Type: 'Task' as const,
  Resource,
  ...(Next === undefined ? { End: true } : { Next }),
  ...(Catch === undefined ? {} : { Catch: [{ ErrorEquals: ['States.ALL'], Next: Catch }] }),
});
const inner = (Resource: string) => ({ StartAt: 'In', States: { In: task(Resource) } });

const program = new Program({
  StartAt: 'First',
  States: {
    First: task('first', 'Choose', 'Repair'),
    Repair: task('repair'),
    Choose: {
      Type: 'Choice',
      Choices: [{ Variable: '$.a', IsNull: true, Next: 'Both' }],
      Default: 'Wait',
    },
    Both: { Type: 'Parallel', Branches: [inner('left'), inner('right')], Next: 'Each' },
    Each: { Type: 'Map', ItemProcessor: inner('item'), Next: 'Last' },
    Wait: { Type: 'Wait', Seconds: 1, Next: 'Last' },
    Last: task('last'),
  },
});
const root = executionFrame(program, {}, 0);
const at = (state: string, machine = ''): Frame => ({ ...root, machine, state });

describe('The resources that an execution can still come to', () => {
  it.each([
    ['before its start', [root], 'first item last left repair right'],
    ['by Next and by a catcher', [at('First')], 'first item last left repair right'],
    ['by each rule of a Choice and its Default', [at('Choose')], 'item last left right'],
    ['in branches, and after them', [at('Both')], 'item last left right'],
    ['in iterations, and after them', [at('Each')], 'item last'],
    ['after a Wait', [at('Wait')], 'last'],
    ['of a branch alone', [at('In', '/States/Both/Branches/1')], 'right'],
    ['of a branch before its start', [at('', '/States/Both/Branches/0')], 'left'],
    ['of all its frames', [at('Each'), at('In', '/States/Each/ItemProcessor')], 'item last'],
    ['in no frame', [], ''],
  ] as const)('%s', (_, frames, expected) => {
    expect([...resourcesAhead(program, frames)].sort().join(' ')).toBe(expected);
  });

  it('ends in a definition that goes in circles', () => {
    const circle = new Program({
      StartAt: 'A',
      States: { A: task('a', 'B'), B: { Type: 'Wait', Seconds: 1, Next: 'A' } },
    });
    expect([...resourcesAhead(circle, [executionFrame(circle, {}, 0)])]).toEqual(['a']);
  });
});
