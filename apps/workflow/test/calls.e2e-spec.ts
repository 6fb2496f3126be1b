import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { type WebhookCallResponse } from '../src/calls/call.response';
import { type WorkflowResponse } from '../src/workflows/workflow.response';
import { startWorkflows, workflowsIn } from './workflow-client';

const SECRET = 'a secret of the tester';

const waiting = (fields: object = {}) => ({
  QueryLanguage: 'JSONata',
  StartAt: 'Wait',
  States: {
    Wait: {
      Type: 'Task',
      Resource: 'webhook.wait',
      Output: '{% $states.result.body %}',
      End: true,
      ...fields,
    },
  },
});
const correlated = { Arguments: { correlationId: '{% $states.input.order %}' } };

describe(`Webhooks of workflows on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const client = workflowsIn(() => test, 'calls');
  const { call, create, start, find, freeze, advance, ended } = client;

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const send = async (
    { id }: Pick<WorkflowResponse, 'id'>,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<WebhookCallResponse> => {
    const { body: answer } = await call('post', `/webhooks/${id}`, body).set(headers).expect(202);
    return answer as WebhookCallResponse;
  };

  it('start an execution with the body as its input', async () => {
    const workflow = await create({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    const response = await call('post', `/webhooks/${workflow.id}`, { a: 1 }).expect(202);
    const { result, executionId = '' } = response.body as WebhookCallResponse;
    expect([result, response.headers['location']]).toEqual([
      'started',
      `/executions/${executionId}`,
    ]);
    expect(await ended({ id: executionId })).toMatchObject({
      status: 'SUCCEEDED',
      output: { a: 1 },
    });
  });

  it('resume the execution that waits for the correlation id, and no other', async () => {
    const workflow = await create(waiting(correlated));
    const one = await start(workflow, { input: { order: 'one' } });
    const two = await start(workflow, { input: { order: 2 } });
    await client.waiting(one, 'Wait');
    await client.waiting(two, 'Wait');
    expect(await send(workflow, { correlationId: 2, paid: true })).toEqual({
      result: 'resumed',
      executionId: two.id,
    });
    expect(await ended(two)).toMatchObject({ output: { correlationId: 2, paid: true } });
    expect(await find(one)).toMatchObject({ status: 'RUNNING' });
  });

  it('are kept if nobody waits yet, in the order in which they came', async () => {
    const workflow = await create(waiting(correlated), { webhook: { correlation: '/data/order' } });
    for (const n of [1, 2]) {
      expect(await send(workflow, { data: { order: 'x' }, n })).toEqual({
        result: 'kept',
      });
    }
    for (const n of [1, 2]) {
      const execution = await start(workflow, { input: { order: 'x' } });
      expect(await ended(execution)).toMatchObject({ status: 'SUCCEEDED', output: { n } });
    }
  });

  it('without a correlation id resume the task that waits for any call', async () => {
    const workflow = await create(waiting());
    const execution = await start(workflow);
    await client.waiting(execution, 'Wait');
    expect(await send(workflow, { n: 1 })).toMatchObject({ executionId: execution.id });
    expect(await send(workflow, { n: 2 })).toMatchObject({ result: 'started' });
    expect(await ended(execution)).toMatchObject({ output: { n: 1 } });
  });

  it('are taken once if they name themselves', async () => {
    const workflow = await create({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    const first = await send(workflow, { n: 1 }, { 'webhook-id': 'msg_1' });
    const second = await send(workflow, { n: 1 }, { 'webhook-id': 'msg_1' });
    expect(second).toEqual({ executionId: first.executionId, result: 'repeated' });
    expect(await send(workflow, { n: 1 }, { 'webhook-id': 'msg_2' })).toMatchObject({
      result: 'started',
    });
    const list = await call('get', `/workflows/${workflow.id}/executions`).expect(200);
    expect(list.body).toHaveLength(2);
  });

  describe('with a secret', () => {
    let workflow: WorkflowResponse;
    const hmac = (text: string) => createHmac('sha256', SECRET).update(text);
    const raw = (text: string, headers: Record<string, string>) =>
      call('post', `/webhooks/${workflow.id}`)
        .set({ 'Content-Type': 'application/json', ...headers })
        .send(text);

    beforeAll(async () => {
      const definition = { StartAt: 'A', States: { A: { Type: 'Succeed' } } };
      workflow = await create(definition, { webhook: { secret: SECRET } });
    });

    it('never show it', async () => {
      const { text } = await call('get', `/workflows/${workflow.id}`).expect(200);
      expect(text).not.toContain(SECRET);
      expect(workflow.webhook.signed).toBe(true);
    });

    const body = '{ "spaces" : "count" }';
    const standard = hmacHeaders(body);
    function hmacHeaders(text: string) {
      const signature = createHmac('sha256', SECRET).update(`msg_7.1700000000.${text}`);
      return {
        'webhook-id': 'msg_7',
        'webhook-timestamp': '1700000000',
        'webhook-signature': `v1,AAAA v1,${signature.digest('base64')}`,
      };
    }
    const hub = (text: string) => ({ 'X-Hub-Signature-256': `sha256=${hmac(text).digest('hex')}` });

    it.each([
      ['Standard Webhooks', standard, 202],
      ['GitHub', hub(body), 202],
      ['no signature', {}, 401],
      ['a signature of other bytes', hub('{"spaces":"count"}'), 401],
      ['an empty signature', { 'webhook-signature': '' }, 401],
      ['a signature of another scheme', { 'webhook-signature': 'v2,abc' }, 401],
      ['another id', { ...standard, 'webhook-id': 'msg_8' }, 401],
      ['half a signature', { 'X-Hub-Signature-256': 'sha256=ab' }, 401],
    ] as const)('read %s', async (_, headers, status) => {
      const response = await raw(body, headers);
      expect(response.status).toBe(status);
    });
  });

  it.each([
    ['a body that is not JSON', '{', 400],
    ['a body that is not an object', '[1]', 400],
  ])('refuse %s', async (_, body, status) => {
    const { id } = await create({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    await call('post', `/webhooks/${id}`)
      .set('Content-Type', 'application/json')
      .send(body)
      .expect(status);
  });

  it('stop workflows that call each other without end', async () => {
    const { id } = await create({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    await call('post', `/webhooks/${id}`, {}).set('X-Workflow-Hops', '8').expect(508);
  });

  it('of unknown workflows do not exist', async () => {
    await call('post', '/webhooks/nobody', {}).expect(404);
  });

  it('time out on the clock of the sandbox', async () => {
    await freeze('2026-07-01T00:00:00Z');
    const caught = { Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'Late' }] };
    const definition = waiting({ TimeoutSeconds: 259_200, ...caught });
    const execution = await start(
      await create({
        ...definition,
        States: { ...definition.States, Late: { Type: 'Pass', Output: 'too late', End: true } },
      }),
    );
    await client.waiting(execution, 'Wait');
    await advance('P3D');
    expect(await find(execution)).toMatchObject({
      status: 'SUCCEEDED',
      output: 'too late',
      stoppedAt: '2026-07-04T00:00:00.000Z',
    });
    await call('put', '/__admin/clock', { mode: 'real' });
  });

  describe('Tasks with a token', () => {
    const definition = (fields: object = {}) => ({
      StartAt: 'Ask',
      States: {
        Ask: {
          Type: 'Task',
          Resource: 'log.waitForTaskToken',
          Parameters: { 'message.$': '$$.Task.Token' },
          ...fields,
          End: true,
        },
      },
    });
    const tokenOf = async (execution: { id: string }): Promise<string> => {
      const { history = [] } = await client.waiting(execution, 'Ask');
      const scheduled = history.findLast(({ type }) => type === 'TaskScheduled');
      return (scheduled?.details['parameters'] as { message: string }).message;
    };

    it('succeed with the result that somebody sends', async () => {
      const execution = await start(await create(definition()));
      const token = await tokenOf(execution);
      const misspelt = await call('post', `/tasks/${token}/success`, { outptu: 1 }).expect(400);
      expect(misspelt.body).toMatchObject({ errors: [{ pointer: '/outptu' }] });
      await call('post', `/tasks/${token}/success`, { output: { ok: true } }).expect(204);
      expect(await ended(execution)).toMatchObject({ status: 'SUCCEEDED', output: { ok: true } });
      await call('post', `/tasks/${token}/success`, {}).expect(404);
    });

    it('fail with the error that somebody sends', async () => {
      const execution = await start(await create(definition()));
      const token = await tokenOf(execution);
      await call('post', `/tasks/${token}/failure`, { error: 'No', cause: 'why' }).expect(204);
      expect(await ended(execution)).toMatchObject({ status: 'FAILED', error: 'No', cause: 'why' });
    });

    it('live as long as somebody sends heartbeats', async () => {
      await freeze('2026-08-01T00:00:00Z');
      const execution = await start(await create(definition({ HeartbeatSeconds: 60 })));
      const token = await tokenOf(execution);
      for (let beats = 0; beats < 3; beats += 1) {
        await advance('PT50S');
        await call('post', `/tasks/${token}/heartbeat`).expect(204);
        await client.waiting(execution, 'Ask');
      }
      expect(await find(execution)).toMatchObject({ status: 'RUNNING' });
      await advance('PT61S');
      expect(await find(execution)).toMatchObject({ status: 'FAILED', error: 'States.Timeout' });
      await call('put', '/__admin/clock', { mode: 'real' });
    });
  });

  it('run another workflow as a task', async () => {
    const child = await create({
      StartAt: 'Hi',
      States: { Hi: { Type: 'Pass', Parameters: { 'hi.$': '$.name' }, End: true } },
    });
    const execution = await client.run(
      {
        QueryLanguage: 'JSONata',
        StartAt: 'Run',
        States: {
          Run: {
            Type: 'Task',
            Resource: 'workflow.run',
            Arguments: { workflowId: child.id, input: { name: '{% $states.input.name %}' } },
            Output: '{% $states.result.output %}',
            End: true,
          },
        },
      },
      { input: { name: 'Ana' } },
    );
    expect(execution).toMatchObject({ status: 'SUCCEEDED', output: { hi: 'Ana' } });
  });

  it('stop a workflow that runs itself', async () => {
    const { id } = await create({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    const definition = {
      StartAt: 'Again',
      States: {
        Again: {
          Type: 'Task',
          Resource: 'workflow.run',
          Parameters: { workflowId: id },
          End: true,
        },
      },
    };
    await call('put', `/workflows/${id}`, { name: 'loop', definition }).expect(200);
    const execution = await ended(await start({ id }));
    expect(execution).toMatchObject({ status: 'FAILED', error: 'States.TaskFailed' });
    expect(execution.cause).toContain('Workflow.TooManyHops');
  });
});
