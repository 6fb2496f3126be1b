import { type Json, type Signal } from '#libs/states-language';
import { Machine, rested } from './test/machine';

const END = { End: true };
const pass = (fields: object) => ({ Type: 'Pass', ...fields });
const chain = (name: string) => ({
  StartAt: `${name}1`,
  States: { [`${name}1`]: pass({ Next: `${name}2` }), [`${name}2`]: pass(END) },
});
const only = (state: object) => ({ StartAt: 'A', States: { A: { ...state, ...END } } });
const waits = only({ Type: 'Wait', Seconds: 60 });

/** The history of an execution that another instance takes after so many steps, again and again. */
async function historyOf(definition: object, input: Json, stepsAnInstance: number) {
  const machine = new Machine(definition, input);
  while (!(await machine.run(stepsAnInstance))) {
    machine.commit();
    machine.reload();
  }
  machine.commit();
  return machine;
}

describe('An execution in memory', () => {
  it.each<[string, readonly Signal['type'][], Signal['type'] | undefined]>([
    ['the first', ['timer'], 'timer'],
    ['the first of two', ['timer', 'continue'], 'timer'],
    ['what comes after a heartbeat', ['heartbeat', 'timer'], 'timer'],
    ['one of two heartbeats', ['heartbeat', 'heartbeat'], 'heartbeat'],
    ['an abort instead of another', ['timer', 'abort'], 'abort'],
    ['an abort to the end', ['abort', 'timer'], 'abort'],
    ['an abort instead of a heartbeat', ['heartbeat', 'abort'], 'abort'],
  ])('delivers of several signals %s', async (_, types, delivered) => {
    const { live, ...machine } = await rested(waits);
    for (const type of types) live.send(live.root, { type } as Signal);
    expect(live.next()).toBe(live.root);
    expect(live.takeSignal(live.root)?.type).toBe(delivered);
    expect([live.next(), live.hasNext, machine.rows.size]).toEqual([undefined, false, 1]);
  });

  it('delivers nothing to a frame that has ended', async () => {
    const { live } = await rested(only({ Type: 'Pass' }));
    live.send(live.root, { type: 'abort' });
    expect([live.hasEnded, live.hasNext, live.isDirty]).toEqual([true, false, false]);
  });

  it('is dirty until it is stored', async () => {
    const machine = new Machine(only({ Type: 'Pass' }));
    await machine.run();
    expect(machine.live.isDirty).toBe(true);
    machine.commit();
    expect([machine.live.isDirty, machine.live.row.status]).toEqual([false, 'SUCCEEDED']);
  });

  it('wakes the frames whose time has come, the earliest first', async () => {
    const branch = (name: string, seconds: number) => ({
      StartAt: name,
      States: { [name]: { Type: 'Wait', Seconds: seconds, ...END } },
    });
    const { live } = await rested(
      only({ Type: 'Parallel', Branches: [branch('L', 30), branch('M', 10), branch('R', 90)] }),
    );
    expect(live.dueAtMs).toBe(10_000);
    live.wake(9_999);
    expect(live.hasNext).toBe(false);
    live.wake(30_000);
    expect([live.next(), live.next(), live.next()].map((frame) => frame?.row.frame.state)).toEqual([
      'M',
      'L',
      undefined,
    ]);
  });

  describe('that other instances take in the middle', () => {
    const branches = only({ Type: 'Parallel', Branches: ['L', 'M', 'R'].map(chain) });
    const map = only({ Type: 'Map', MaxConcurrency: 2, ItemProcessor: chain('I') });
    const failing = only({
      Type: 'Parallel',
      Branches: [chain('L'), { StartAt: 'F', States: { F: { Type: 'Fail', Error: 'No' } } }],
    });

    it.each<[string, object, Json, number]>(
      [1, 2, 3, 5].flatMap((steps): [string, object, Json, number][] => [
        ['Parallel', branches, {}, steps],
        ['Map', map, [1, 2, 3, 4, 5], steps],
        ['Parallel that fails', failing, {}, steps],
      ]),
    )('makes its steps in the same order: %s %#', async (_, definition, input, steps) => {
      const alone = await historyOf(definition, input, Infinity);
      const shared = await historyOf(definition, input, steps);
      expect(alone.history.length).toBeGreaterThan(5);
      expect(shared.history).toEqual(alone.history);
      expect(shared.live.row).toEqual(alone.live.row);
    });
  });

  it.each([
    [0, 5],
    [1, 1],
    [2, 2],
    [3, 3],
    [40, 5],
  ])('runs with MaxConcurrency %d at most %d of 5 iterations', async (limit, expected) => {
    const machine = new Machine(
      only({ Type: 'Map', MaxConcurrency: limit, ItemProcessor: chain('I') }),
      [1, 2, 3, 4, 5],
    );
    let most = 0;
    await machine.run(Infinity, () => {
      const running = machine.live.unstored.frames.filter(
        ({ row, isRunning }) => row.number > 0 && isRunning,
      );
      most = Math.max(most, running.length);
    });
    expect([most, machine.live.row.status]).toEqual([expected, 'SUCCEEDED']);
  });

  it('keeps no frame of children that have ended', async () => {
    const machine = await rested(
      only({ Type: 'Map', ItemProcessor: chain('I') }),
      Array.from({ length: 100 }, () => 1),
    );
    expect([...machine.rows.keys()]).toEqual([0]);
    expect(machine.live.row).toMatchObject({ status: 'SUCCEEDED', frameCount: 101 });
  });

  describe('with results that are too large together', () => {
    /** Item 0 ends after the others; only the last one is small. */
    const large = (fields: object) =>
      only({
        ...{ Type: 'Map', ItemsPath: '$.items' },
        ItemSelector: { 'item.$': '$$.Map.Item.Value', 'text.$': '$.text' },
        ItemProcessor: {
          StartAt: 'Which',
          States: {
            Which: {
              Type: 'Choice',
              Choices: [
                { Variable: '$.item', StringEquals: 'slow', Next: 'Slow' },
                { Variable: '$.item', StringEquals: 'small', Next: 'Small1' },
              ],
              Default: 'Fast',
            },
            Fast: pass(END),
            Slow: pass({ Next: 'Slow2' }),
            Slow2: pass(END),
            Small1: pass({ Next: 'Small2' }),
            Small2: pass({ Next: 'Small3' }),
            Small3: pass({ Result: 1, ...END }),
          },
        },
        ...fields,
      });
    const input = { items: ['slow', 'fast', 'fast', 'small'], text: 'x'.repeat(200_000) };

    it.each<[string, object, string]>([
      ['fails', {}, 'States.DataLimitExceeded'],
      [
        'fails though failures are tolerated',
        { ToleratedFailureCount: 1 },
        'States.DataLimitExceeded',
      ],
      [
        'counts them as failures',
        { ToleratedFailureCount: 0 },
        'States.ExceedToleratedFailureThreshold',
      ],
    ])('%s, also on another instance', async (_, fields, error) => {
      const alone = await historyOf(large(fields), input, Infinity);
      expect(alone.live.row).toMatchObject({ status: 'FAILED', error });
      for (const steps of [1, 2, 3]) {
        const shared = await historyOf(large(fields), input, steps);
        expect(shared.history).toEqual(alone.history);
        expect(shared.live.row).toEqual(alone.live.row);
      }
    });
  });
});
