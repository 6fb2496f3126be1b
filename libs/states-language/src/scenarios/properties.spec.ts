import fc from 'fast-check';
import { checkDefinition } from '../definition/check-definition';
import { MAX_EVENTS } from '../execution/events';
import { type Json, type JsonObject } from '../json';
import { arbitraryMachine } from '../test/arbitrary-machine';
import { END, jsonata, machine } from '../test/definitions';
import { replay } from '../test/replay';
import { runMachine } from '../test/run-machine';
import { run } from '../test/run';

const input: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  {},
  { a: 1 },
  { a: [{ b: 2 }] },
  [1, 2],
  'text',
  null,
);

const tasks = { flaky: [{ error: 'X' }, { output: { a: [3] }, afterMs: 1_000 }, {}] };

/** The definition without the states that nothing leads to, so that it is not refused for them. */
function pruned(definition: JsonObject): JsonObject {
  const states = definition['States'] as Record<string, JsonObject>;
  const reached = new Set([definition['StartAt'] as string]);
  for (const name of reached) {
    const state = states[name] ?? {};
    const rules = (state['Choices'] ?? []) as readonly JsonObject[];
    for (const { Next, Default } of [state, ...rules]) {
      for (const target of [Next, Default]) if (typeof target === 'string') reached.add(target);
    }
  }
  const kept = Object.entries(states).filter(([name]) => reached.has(name));
  return {
    ...definition,
    States: Object.fromEntries(kept.map(([name, state]) => [name, prunedState(state)])),
  };
}

function prunedState(state: JsonObject): JsonObject {
  const { Branches: branches, ItemProcessor: processor } = state;
  return {
    ...state,
    ...(branches === undefined ? {} : { Branches: (branches as JsonObject[]).map(pruned) }),
    ...(processor === undefined ? {} : { ItemProcessor: pruned(processor as JsonObject) }),
  };
}

describe('Any machine', () => {
  it('ends, never throws, and its history can be made again', async () => {
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(arbitraryMachine, input, async (definition, value) => {
        const checked = await checkDefinition(pruned(definition));
        if (!checked.ok) {
          ends.set('refused', (ends.get('refused') ?? 0) + 1);
          return;
        }
        const made = await runMachine({
          definition: checked.value,
          input: value,
          tasks,
          eventsBefore: MAX_EVENTS - 500,
        });
        expect(['succeed', 'fail']).toContain(made.end.kind);
        const kind = made.end.kind === 'fail' ? made.end.status : made.end.kind;
        ends.set(kind, (ends.get(kind) ?? 0) + 1);
        const steps = await replay(made);
        expect(steps.again).toEqual(steps.made);
      }),
      { numRuns: 150 },
    );
    // The test means nothing if nearly all machines are refused.
    expect(ends.get('succeed') ?? 0).toBeGreaterThan(10);
    expect(ends.get('failed') ?? 0).toBeGreaterThan(10);
  });

  it('is refused or accepted, but never throws, for any JSON', async () => {
    const anything = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
    const names = fc.constantFrom(
      'StartAt',
      'States',
      'Type',
      'Choices',
      'Branches',
      'Retry',
      'Catch',
      'Assign',
      'A',
      'Task',
      'Choice',
      'Map',
      'Parallel',
      'ItemProcessor',
      'Parameters',
      'a.$',
    );
    const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        names,
        anything,
        fc.dictionary(names, tie('tree'), { maxKeys: 5 }),
        fc.array(tie('tree'), { maxLength: 3 }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(tree, async (definition) => {
        await checkDefinition(definition);
        await checkDefinition({ StartAt: 'A', States: { A: definition } });
      }),
      { numRuns: 200 },
    );
  });
});

it('records the random values of a step, and no others', async () => {
  const definition = machine(
    {
      Type: 'Pass',
      Parameters: { 'id.$': 'States.UUID()', 'n.$': 'States.MathRandom(0, 100)' },
      Next: 'B',
    },
    { B: { Type: 'Pass', ...END } },
  );
  const { run: made } = await run(definition);
  expect(made.events.map(({ type, draws }) => [type, draws])).toEqual([
    ['ExecutionStarted', undefined],
    ['PassStateEntered', undefined],
    ['PassStateExited', { random: [expect.any(Number)], uuids: [expect.any(String)] }],
    ['PassStateEntered', undefined],
    ['PassStateExited', undefined],
    ['ExecutionSucceeded', undefined],
  ]);
});

it('gives the evaluator the time and a recorded seed', async () => {
  const { run: made } = await run(jsonata({ Type: 'Pass', Output: '{% 1 %}', ...END }));
  expect(made.events.at(-1)?.draws).toEqual({ random: [expect.any(Number)], uuids: [] });
});
