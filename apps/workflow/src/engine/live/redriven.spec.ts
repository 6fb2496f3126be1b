import { type Json, type Signal } from '#libs/states-language';
import { Machine } from './test/machine';

const task = (fields: object = { End: true }) => ({ Type: 'Task', Resource: 'test', ...fields });
const only = (state: object) => ({ StartAt: 'A', States: { A: { ...state, End: true } } });
const chain = (...names: readonly string[]) => ({
  StartAt: names[0],
  States: Object.fromEntries(
    names.map((name, index) => {
      const next = names[index + 1];
      return [name, task(next === undefined ? { End: true } : { Next: next })];
    }),
  ),
});
const parallel = (...branches: readonly object[]) => ({ Type: 'Parallel', Branches: branches });
const inner = (name: string, state: object) => ({
  StartAt: name,
  States: { [name]: { ...state, End: true } },
});
const map = (fields: object) => ({ Type: 'Map', ItemProcessor: chain('Item'), ...fields });
const BIG = 'x'.repeat(200_000);

/** Runs a definition whose tasks with these names fail, redrives it, and lets them succeed. */
async function redriveOf(definition: object, input: Json, failing: readonly string[]) {
  const machine = new Machine(definition, input);
  const calls: string[][] = [[], []];
  const nameOf = (state: string, value: Json) =>
    state === 'Item' ? `${state} ${JSON.stringify(value).slice(0, 10)}` : state;
  await machine.runTasks((state, value): Signal => {
    const name = nameOf(state, value);
    calls[0]?.push(name);
    return failing.includes(name) ? { type: 'error', error: 'No' } : resultOf(state, value);
  });
  const failed = machine.live.row.status;
  machine.redrive();
  await machine.runTasks((state, value) => {
    calls[1]?.push(nameOf(state, value));
    return resultOf(state, value);
  });
  return { machine, failed, calls: calls.map((names) => names.join(', ')) };
}

function resultOf(state: string, value: Json): Signal {
  return { type: 'result', output: state === 'Item' ? value : state };
}

describe('A redrive runs again', () => {
  it.each<[string, object, Json, readonly [failing: readonly string[], again: string], Json]>([
    ['the task that has failed', chain('L', 'R'), {}, [['R'], 'R'], 'R'],
    [
      'the branch that has failed',
      only(parallel(chain('L'), chain('R'))),
      {},
      [['R'], 'R'],
      ['L', 'R'],
    ],
    [
      'a branch from the state in which it has failed',
      only(parallel(chain('L'), chain('R1', 'R2', 'R3'))),
      {},
      [['R2'], 'R2, R3'],
      ['L', 'R3'],
    ],
    [
      'a branch that was stopped because another one has failed',
      only(parallel(chain('L'), chain('R1', 'R2'))),
      {},
      [['L'], 'L, R1, R2'],
      ['L', 'R2'],
    ],
    [
      'the branch of a branch',
      only(parallel(chain('L'), inner('B', parallel(chain('M'), chain('R'))))),
      {},
      [['R'], 'R'],
      ['L', ['M', 'R']],
    ],
    [
      'the iterations that have failed or did not begin',
      only(map({ MaxConcurrency: 1 })),
      [1, 2, 3],
      [['Item 2'], 'Item 2, Item 3'],
      [1, 2, 3],
    ],
    [
      'the iterations of more failures than are tolerated',
      only(map({ MaxConcurrency: 1, ToleratedFailureCount: 1 })),
      [1, 2, 3, 4],
      [['Item 1', 'Item 3'], 'Item 1, Item 3, Item 4'],
      [1, 2, 3, 4],
    ],
    [
      'a branch of an iteration',
      only(map({ ItemProcessor: inner('B', parallel(chain('M'), chain('R'))) })),
      [1],
      [['R'], 'R'],
      [['M', 'R']],
    ],
    [
      'nothing if all have succeeded, and computes the result once more',
      only({ ...parallel(chain('L'), chain('R')), ResultSelector: { 'a.$': '$.missing' } }),
      {},
      [[], ''],
      null,
    ],
  ])('%s', async (_, definition, input, [failing, again], output) => {
    const { machine, failed, calls } = await redriveOf(definition, input, failing);
    const { status } = machine.live.row;
    expect([failed, calls[1]]).toEqual(['FAILED', again]);
    if (output !== null) expect([status, machine.live.row.output]).toEqual(['SUCCEEDED', output]);
    // Only an execution that can be redriven keeps more than its own frame.
    expect(machine.rows.size > 1).toBe(status === 'FAILED');
  });

  it('all branches if their results are too large together', async () => {
    const big = { Type: 'Pass', Result: BIG, End: true };
    const branch = (name: string) => ({
      StartAt: name,
      States: { [name]: task({ Next: `${name}2` }), [`${name}2`]: big },
    });
    const { machine, calls } = await redriveOf(only(parallel(branch('L'), branch('R'))), {}, []);
    expect(machine.live.row).toMatchObject({ error: 'States.DataLimitExceeded' });
    expect(calls).toEqual(['L, R', 'L, R']);
  });

  it('at most MaxConcurrency iterations at once', async () => {
    const machine = new Machine(
      only(map({ MaxConcurrency: 2, ToleratedFailureCount: 3 })),
      [1, 2, 3, 4, 5],
    );
    await machine.runTasks(() => ({ type: 'error', error: 'No' }));
    machine.redrive();
    await machine.run();
    const begun: number[] = [];
    for (let due = machine.live.takeScheduled(); due.length > 0;) {
      begun.push(due.length);
      for (const frame of due) machine.live.send(frame, { type: 'result', output: 1 });
      await machine.run();
      due = machine.live.takeScheduled();
    }
    expect(begun).toEqual([2, 2, 1]);
    expect(machine.live.row.status).toBe('SUCCEEDED');
  });
});
