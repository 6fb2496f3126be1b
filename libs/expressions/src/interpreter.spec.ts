import { type Action, checkDefinition, executionFrame, Program, step } from '#libs/states-language';
import { closePools, createPool, NOW_MS } from './test/pools';

afterAll(closePools);

const pool = createPool();

/** Checks and runs a machine of states that do not wait. */
async function run(States: Record<string, object>, input = {}): Promise<Action> {
  const definition = { QueryLanguage: 'JSONata', StartAt: 'First', States };
  const checked = await checkDefinition(definition, { checkExpression: pool.expressionCheck() });
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal.kept));
  const program = new Program(checked.value);
  let frame = executionFrame(program, input, NOW_MS);
  let type: 'start' | 'continue' = 'start';
  for (;;) {
    const made = await step(
      program,
      frame,
      { type },
      {
        nowMs: NOW_MS,
        random: () => 0.5,
        uuid: () => 'ed2ff3a3-3b3c-4a0e-8b6f-4d1b2a0c9f11',
        evaluator: pool,
        context: { Execution: { Id: 'e-1' }, StateMachine: { Id: 'm-1' } },
        ancestors: [],
        eventsRecorded: 0,
      },
    );
    if (made.action.kind !== 'continue') return made.action;
    ({ frame } = made);
    type = 'continue';
  }
}

it('a machine in JSONata mode runs on the pool', async () => {
  const end = await run(
    {
      First: {
        Type: 'Pass',
        Assign: { total: '{% $sum($states.input.items.(price * quantity)) %}' },
        Next: 'Choose',
      },
      Choose: {
        Type: 'Choice',
        Choices: [{ Condition: '{% $total > 10 %}', Next: 'Last' }],
        Default: 'Refuse',
      },
      Last: {
        Type: 'Succeed',
        Output: {
          total: '{% $total %}',
          at: '{% $now() %}',
          id: '{% $states.context.Execution.Id %}',
        },
      },
      Refuse: { Type: 'Fail' },
    },
    { items: [{ price: 4, quantity: 3 }] },
  );
  expect(end).toEqual({
    kind: 'succeed',
    output: { total: 12, at: '2023-11-14T22:13:20.000Z', id: 'e-1' },
  });
});

it.each([
  ['fails', '$error("No balance")', /No balance/],
  ['runs without end', '($f := function() { $f() }; $f())', /needed more than 2000 ms/],
  ['has no value', '$states.input.nothing', /./],
])('a state whose expression %s fails with States.QueryEvaluationError', async (_, text, cause) => {
  expect(await run({ First: { Type: 'Succeed', Output: `{% ${text} %}` } })).toEqual({
    kind: 'fail',
    status: 'failed',
    error: 'States.QueryEvaluationError',
    cause: expect.stringMatching(cause) as unknown,
  });
});
