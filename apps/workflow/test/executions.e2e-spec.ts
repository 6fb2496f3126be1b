import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { historyOf, startWorkflows, workflowsIn } from './workflow-client';

const pass = (fields: object) => ({ Type: 'Pass', ...fields });

describe(`Executions on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { call, create, start, find, freeze, advance, ended, run, waiting } = workflowsIn(
    () => test,
    'executions',
  );

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('runs states to their end, and records what has happened', async () => {
    const execution = await run(
      {
        StartAt: 'A',
        States: {
          A: pass({ Parameters: { 'n.$': 'States.MathAdd($.n, 1)' }, Next: 'B' }),
          B: pass({ End: true }),
        },
      },
      { input: { n: 41 } },
    );
    expect(execution).toMatchObject({ status: 'SUCCEEDED', output: { n: 42 }, eventCount: 6 });
    expect(historyOf(execution)).toEqual([
      'ExecutionStarted',
      'PassStateEntered A',
      'PassStateExited A',
      'PassStateEntered B',
      'PassStateExited B',
      'ExecutionSucceeded',
    ]);
    expect(execution.history?.map(({ id, previousEventId }) => [id, previousEventId])).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => [id, id - 1]),
    );
  });

  it('has a context object as in AWS, with ids in the form of ARNs', async () => {
    const workflow = await create({
      StartAt: 'P',
      States: { P: pass({ Parameters: { 'context.$': '$$' }, End: true }) },
    });
    const execution = await ended(await start(workflow, { name: 'order-7', input: { n: 1 } }));
    const arn = 'arn:aws:states:sa-east-0:000000000000';
    expect(execution.output).toEqual({
      context: {
        Execution: {
          Id: `${arn}:execution:${workflow.id}:${execution.id}`,
          Name: 'order-7',
          Input: { n: 1 },
          RoleArn: 'arn:aws:iam::000000000000:role/payment-simulators',
          StartTime: execution.startedAt,
          RedriveCount: 0,
        },
        StateMachine: { Id: `${arn}:stateMachine:${workflow.id}`, Name: 'test' },
        State: { Name: 'P', EnteredTime: expect.stringMatching(/Z$/) as unknown },
      },
    });
  });

  it('takes null as an input, also for an execution that a task starts', async () => {
    const inner = await create({ StartAt: 'P', States: { P: pass({ End: true }) } });
    const parameters = { workflowId: inner.id, input: null };
    const execution = await run(
      {
        StartAt: 'Run',
        States: {
          Run: {
            Type: 'Task',
            Resource: 'workflow.run',
            Parameters: parameters,
            ResultSelector: { 'output.$': '$.output' },
            End: true,
          },
        },
      },
      { input: null },
    );
    expect(execution).toMatchObject({ status: 'SUCCEEDED', input: null, output: { output: null } });
    expect(await ended(await start(inner, { input: null }))).toMatchObject({ output: null });
  });

  it('has a name that no other execution of its workflow has, until 90 days after its end', async () => {
    await freeze('2026-02-01T00:00:00Z');
    const states = { StartAt: 'W', States: { W: { Type: 'Wait', Seconds: 60, End: true } } };
    const workflow = await create(states);
    const begin = (body: object, id = workflow.id) =>
      call('post', `/workflows/${id}/executions`, { name: 'order-1', ...body });
    const first = await begin({ input: { n: 1 } }).expect(201);
    const repeated = await begin({ input: { n: 1 } }).expect(200);
    expect(repeated.body).toMatchObject({ id: (first.body as { id: string }).id });
    const other = await begin({ input: { n: 2 } }).expect(409);
    expect(other.body).toMatchObject({ code: 'EXECUTION_ALREADY_EXISTS' });
    await begin({}, (await create(states)).id).expect(201);
    await advance('PT1M');
    await begin({ input: { n: 1 } }).expect(409);
    await advance('P89D');
    await begin({ input: { n: 1 } }).expect(409);
    await advance('P1D');
    await begin({ input: { n: 1 } }).expect(201);
  });

  it('waits on the clock of the sandbox, in the order of time', async () => {
    await freeze('2026-03-01T00:00:00Z');
    const wait = await create({
      StartAt: 'Wait',
      States: {
        Wait: { Type: 'Wait', SecondsPath: '$.seconds', Next: 'Done' },
        Done: { Type: 'Succeed' },
      },
    });
    const late = await start(wait, { input: { seconds: 200_000 } });
    const early = await start(wait, { input: { seconds: 100 } });
    await waiting(late, 'Wait');
    await waiting(early, 'Wait');
    await advance('P3D');
    expect(await find(early)).toMatchObject({
      status: 'SUCCEEDED',
      stoppedAt: '2026-03-01T00:01:40.000Z',
    });
    expect(await find(late)).toMatchObject({
      status: 'SUCCEEDED',
      stoppedAt: '2026-03-03T07:33:20.000Z',
    });
  });

  it('does everything that follows from a time before the clock goes on', async () => {
    await freeze('2026-04-01T00:00:00Z');
    const execution = await start(
      await create({
        StartAt: 'First',
        States: {
          First: { Type: 'Wait', Seconds: 3_600, Next: 'Call' },
          Call: { Type: 'Task', Resource: 'log', Parameters: { message: 'hi' }, Next: 'Second' },
          Second: { Type: 'Wait', Seconds: 3_600, Next: 'Done' },
          Done: { Type: 'Succeed' },
        },
      }),
    );
    await waiting(execution, 'First');
    await advance('P1D');
    expect(await find(execution)).toMatchObject({
      status: 'SUCCEEDED',
      stoppedAt: '2026-04-01T02:00:00.000Z',
    });
  });

  it('runs branches and iterations, and gathers their results', async () => {
    const execution = await run(
      {
        StartAt: 'Both',
        States: {
          Both: {
            Type: 'Parallel',
            Branches: [
              { StartAt: 'L', States: { L: pass({ Result: 'left', End: true }) } },
              {
                StartAt: 'M',
                States: {
                  M: {
                    Type: 'Map',
                    ItemsPath: '$.items',
                    MaxConcurrency: 2,
                    ItemProcessor: {
                      StartAt: 'Double',
                      States: {
                        Double: pass({
                          Parameters: { 'n.$': 'States.MathAdd($, $)' },
                          OutputPath: '$.n',
                          End: true,
                        }),
                      },
                    },
                    End: true,
                  },
                },
              },
            ],
            End: true,
          },
        },
      },
      { input: { items: [1, 2, 3, 4, 5] } },
    );
    expect(execution).toMatchObject({ status: 'SUCCEEDED', output: ['left', [2, 4, 6, 8, 10]] });
  });

  it('fails with the error of the state', async () => {
    const execution = await run({
      StartAt: 'No',
      States: { No: { Type: 'Fail', Error: 'Order.Refused', Cause: 'No stock.' } },
    });
    expect(execution).toMatchObject({
      status: 'FAILED',
      error: 'Order.Refused',
      cause: 'No stock.',
      currentStates: ['No'],
    });
  });

  it('returns mocked results by state and call, and calls nothing', async () => {
    const states = {
      StartAt: 'Pay',
      States: {
        Pay: {
          Type: 'Task',
          Resource: 'log',
          Retry: [{ ErrorEquals: ['Bank.Down'], MaxAttempts: 2 }],
          End: true,
        },
      },
    };
    const down = { Throw: { Error: 'Bank.Down', Cause: 'maintenance' } };
    const mocks = { Pay: { '0-1': down, '2': { Return: { paid: true } } } };
    await freeze('2026-05-01T00:00:00Z');
    const started = await start(await create(states), { mocks });
    await waiting(started, 'Pay');
    await advance('PT1M');
    const execution = await ended(started);
    expect(execution).toMatchObject({ status: 'SUCCEEDED', output: { paid: true } });
    expect(historyOf(execution).filter((event) => event.startsWith('Task'))).toEqual([
      'TaskStateEntered Pay',
      ...['TaskScheduled Pay', 'TaskStarted Pay', 'TaskFailed Pay'],
      ...['TaskScheduled Pay', 'TaskStarted Pay', 'TaskFailed Pay'],
      ...['TaskScheduled Pay', 'TaskStarted Pay', 'TaskSucceeded Pay'],
      'TaskStateExited Pay',
    ]);
  });

  it('refuses mocks that no task would use', async () => {
    const { id } = await create({
      StartAt: 'Pay',
      States: { Pay: { Type: 'Task', Resource: 'log', End: true } },
    });
    const mocks = { Pya: { '0': { Return: 1 } } };
    const { body } = await call('post', `/workflows/${id}/executions`, { mocks }).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST_INVALID', errors: [{ pointer: '/mocks/Pya' }] });
  });

  it('stops an execution with its branches, and starts it again where it has ended', async () => {
    await freeze('2026-06-01T00:00:00Z');
    const branch = (name: string) => ({
      StartAt: name,
      States: { [name]: { Type: 'Wait', Seconds: 60, End: true } },
    });
    const execution = await start(
      await create({
        StartAt: 'Begin',
        States: {
          Begin: pass({ Next: 'Both' }),
          Both: { Type: 'Parallel', Branches: [branch('L'), branch('R')], End: true },
        },
      }),
    );
    await waiting(execution, 'R');
    const stopped = await call('post', `/executions/${execution.id}/stop`, { cause: 'enough' });
    expect(stopped.body).toMatchObject({ status: 'ABORTED', cause: 'enough' });
    expect(historyOf(await find(execution)).slice(-3)).toEqual([
      'ExecutionAborted',
      'WaitStateAborted L',
      'WaitStateAborted R',
    ]);
    await call('post', `/executions/${execution.id}/stop`, {}).expect(409);
    await call('post', `/executions/${execution.id}/redrive`).expect(200);
    await waiting(execution, 'R');
    await advance('PT1H');
    const again = await ended(execution);
    expect(again).toMatchObject({ status: 'SUCCEEDED', redriveCount: 1, output: [{}, {}] });
    expect(historyOf(again).filter((event) => event === 'PassStateEntered Begin')).toHaveLength(1);
    await call('post', `/executions/${execution.id}/redrive`).expect(409);
  });

  it('gives the outcome of a rule to a new execution, not to a repeat', async () => {
    const rules = workflowsIn(() => test, 'ruled-executions');
    const workflow = await rules.create({ StartAt: 'P', States: { P: pass({ End: true }) } });
    const path = `/workflows/${workflow.id}/executions`;
    const once = () => rules.call('post', path, {}).set('Idempotency-Key', 'once');
    await once().expect(201);
    const rule = { effect: { outcome: 'FAILED' }, times: 1 };
    await rules.call('post', '/__admin/rules', rule).expect(201);
    await once().expect(200);
    const counts = async (): Promise<unknown> =>
      (await rules.call('get', '/__admin/rules').expect(200)).body;
    expect(await counts()).toMatchObject([{ matched: 1, hits: 0 }]);
    const failed = await rules.ended(await rules.start(workflow));
    expect(failed).toMatchObject({ status: 'FAILED', error: 'Rule.Failed' });
    expect(await counts()).toMatchObject([{ hits: 1 }]);
  });
});
