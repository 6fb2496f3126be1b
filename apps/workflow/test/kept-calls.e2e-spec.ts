import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { WebhookCallRow } from '../src/workflows/store/webhook-call.row';
import { startWorkflows, workflowsIn } from './workflow-client';

const definition = {
  QueryLanguage: 'JSONata',
  StartAt: 'Wait',
  States: {
    Wait: {
      Type: 'Task',
      Resource: 'webhook.wait',
      Arguments: { correlationId: '{% $states.input.order %}' },
      End: true,
    },
  },
};

describe(`Calls of webhooks that nobody waits for, on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data, { WORKFLOW_CALLS_KEPT: '2' });
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const callsIn = async (sandbox: string): Promise<number> => {
    const context = new RequestContext('correlation-1', sandbox);
    const database = await runInContext(context, () => test.app.get(Sandboxes).database());
    const count = await database.getRepository(WebhookCallRow).count();
    context.end();
    return count;
  };

  it('are kept up to the limit, and again when a task has taken one', async () => {
    const { call, create, start, ended } = workflowsIn(() => test, 'full');
    const { id } = await create(definition);
    const send = (correlationId: string) => call('post', `/webhooks/${id}`, { correlationId });
    for (const order of ['a', 'b']) await send(order).expect(202);
    const { body } = await send('c').set('webhook-id', 'once').expect(429);
    expect(body).toMatchObject({ code: 'WEBHOOK_CALLS_FULL' });
    await ended(await start({ id }, { input: { order: 'a' } }));
    // The call that was refused was not taken, so that it can be sent again.
    const repeated = await send('c').set('webhook-id', 'once').expect(202);
    expect(repeated.body).toMatchObject({ result: 'kept' });
  });

  it('are forgotten after their workflow is deleted', async () => {
    const { call, create } = workflowsIn(() => test, 'deleted');
    const { id } = await create(definition);
    await call('post', `/webhooks/${id}`, { correlationId: 'a' }).expect(202);
    await call('delete', `/workflows/${id}`).expect(204);
    const other = await create({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    for (let sent = 2; sent <= 100; sent += 1) {
      await call('post', `/webhooks/${other.id}`, {}).expect(202);
    }
    expect(await callsIn('deleted')).toBe(99);
  });
});
