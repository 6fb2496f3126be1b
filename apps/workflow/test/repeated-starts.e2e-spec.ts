import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from './workflow-client';

const pass = { Type: 'Pass', End: true };

describe(`A repeated start of an execution on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { call, create } = workflowsIn(() => test, 'repeated-starts');

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('starts nothing, and returns the first execution', async () => {
    const { id } = await create({ StartAt: 'A', States: { A: pass } });
    const ask = (body: object) =>
      call('post', `/workflows/${id}/executions`, body).set('Idempotency-Key', 'once');
    const first = await ask({ input: { a: 1 } }).expect(201);
    const repeated = await ask({ input: { a: 1 } }).expect(200);
    expect((repeated.body as { id: string }).id).toBe((first.body as { id: string }).id);
    await ask({ input: { a: 2 } }).expect(422);
  });

  it('returns the first execution, although the workflow has no such task any more', async () => {
    const task = { Type: 'Task', Resource: 'log', End: true };
    const { id } = await create({ StartAt: 'A', States: { A: task } });
    const path = `/workflows/${id}/executions`;
    const ask = (key: string) =>
      call('post', path, { mocks: { A: { '0': { Return: 1 } } } }).set('Idempotency-Key', key);
    const first = await ask('first').expect(201);
    const definition = { StartAt: 'A', States: { A: pass } };
    await call('put', `/workflows/${id}`, { name: 'test', definition }).expect(200);
    const repeated = await ask('first').expect(200);
    expect((repeated.body as { id: string }).id).toBe((first.body as { id: string }).id);
    await ask('second').expect(400);
  });
});
