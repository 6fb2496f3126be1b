import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from './workflow-client';

const succeed = { StartAt: 'A', States: { A: { Type: 'Succeed' } } };
const waits = { StartAt: 'A', States: { A: { Type: 'Wait', Seconds: 9_000_000, End: true } } };

describe(`Deleted workflows on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data, { WORKFLOW_DELETED_KEPT: '2' });
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const deletingIn = (sandbox: string) => {
    const client = workflowsIn(() => test, sandbox);
    const { call, create, start, ended, waiting } = client;
    const remove = (id: string) => call('delete', `/workflows/${id}`).expect(204);
    return {
      ...client,
      remove,
      /** Deletes a workflow with an execution, and returns the id of the execution. */
      deleted: async (definition: object = succeed): Promise<string> => {
        const workflow = await create(definition);
        const { id } = await start(workflow);
        await (definition === waits ? waiting({ id }, 'A') : ended({ id }));
        await remove(workflow.id);
        return id;
      },
      statuses: (ids: readonly string[]) =>
        Promise.all(ids.map(async (id) => (await call('get', `/executions/${id}`)).status)),
    };
  };

  it('are forgotten with their executions, the oldest first', async () => {
    const { deleted, statuses } = deletingIn('many');
    const ids = [await deleted(), await deleted()];
    expect(await statuses(ids)).toEqual([200, 200]);
    ids.push(await deleted());
    expect(await statuses(ids)).toEqual([404, 200, 200]);
  });

  it('are forgotten after 90 days', async () => {
    const { freeze, advance, deleted, statuses } = deletingIn('old');
    await freeze('2999-01-01T00:00:00Z');
    const ids = [await deleted()];
    await advance('P89D');
    ids.push(await deleted());
    expect(await statuses(ids)).toEqual([200, 200]);
    await advance('P1D');
    ids.push(await deleted());
    expect(await statuses(ids)).toEqual([404, 200, 200]);
  });

  it('stay while one of their executions runs', async () => {
    const { freeze, advance, deleted, statuses, ended } = deletingIn('running');
    await freeze('2999-01-01T00:00:00Z');
    const running = await deleted(waits);
    for (let count = 0; count < 3; count += 1) await deleted();
    expect(await statuses([running])).toEqual([200]);
    await advance('P105D');
    expect(await ended({ id: running })).toMatchObject({ status: 'SUCCEEDED' });
    await deleted();
    expect(await statuses([running])).toEqual([404]);
  });
});
