import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from './workflow-client';

const LOG = { Type: 'Task', Resource: 'log', End: true };

describe(`Unusual texts in workflows on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { call, create, start, find, run } = workflowsIn(() => test, 'odd-text');

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it.each([
    ['a\0b', 'a\uFFFDb'],
    ['x'.repeat(300), 'x'.repeat(256)],
    ['\u{1F600}', '\u{1F600}'],
  ])('an execution that fails with the error %j ends', async (error, stored) => {
    const definition = {
      StartAt: 'Fail',
      States: { Fail: { Type: 'Fail', Error: error, Cause: 'a\0b' } },
    };
    expect(await run(definition)).toMatchObject({
      ...{ status: 'FAILED', error: stored, cause: 'a\uFFFDb' },
    });
  });

  it('an error of a mock ends the execution too', async () => {
    const mocks = { Log: { '0': { Throw: { Error: 'a\0b' } } } };
    const execution = await run({ StartAt: 'Log', States: { Log: LOG } }, { mocks });
    expect(execution).toMatchObject({ status: 'FAILED', error: 'a\uFFFDb' });
  });

  it.each(['a\0b', '\u{1F600}'.repeat(150), '\u{1F600}'.repeat(200)])(
    'the correlation id %j is the same in a task and in a call',
    async (correlationId) => {
      const workflow = await create({
        StartAt: 'Wait',
        States: {
          Wait: {
            ...{ Type: 'Task', Resource: 'webhook.wait', End: true },
            Parameters: { 'correlationId.$': '$.id' },
          },
        },
      });
      const execution = await start(workflow, { input: { id: correlationId } });
      await call('post', `/webhooks/${workflow.id}`, { correlationId }).expect(202);
      expect(await find(execution, '?wait=10')).toMatchObject({ status: 'SUCCEEDED' });
    },
  );

  const machine = (name: string) => ({ StartAt: name, States: { [name]: { Type: 'Succeed' } } });

  it.each([
    ['the name of a workflow', { name: 'a\0b', definition: machine('A') }, 400],
    ['a description', { name: 'a', description: 'a\0b', definition: machine('A') }, 400],
    ['the name of a state', { name: 'a', definition: machine('a\0b') }, 422],
  ])('NUL in %s is refused', async (_, body, status) => {
    const { body: problem } = await call('post', '/workflows', body).expect(status);
    expect(JSON.stringify(problem)).toContain('NUL');
  });

  it('NUL in the name of an execution is refused', async () => {
    const { id } = await create(machine('A'));
    await call('post', `/workflows/${id}/executions`, { name: 'a\0b' }).expect(400);
  });

  it.each(['constructor', 'toString', '__proto__', '\u{1F600}'.repeat(40)])(
    'the mocks of a state named %s are counted',
    async (name) => {
      const own = (value: unknown) => Object.fromEntries([[name, value]]);
      const retry = { Retry: [{ ErrorEquals: ['Wrong'], MaxAttempts: 0 }] };
      const definition = { StartAt: name, States: own({ ...LOG, ...retry }) };
      const mocks = own({ '0': { Return: 'first' }, '1': { Return: 'second' } });
      expect(await run(definition, { mocks })).toMatchObject({ output: 'first' });
    },
  );
});
