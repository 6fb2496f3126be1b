import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from './workflow-client';

const pass = (fields: object) => ({ Type: 'Pass', ...fields });

describe(`Executions of all workflows on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('are listed, newest first, with the names of their workflows', async () => {
    const listed = workflowsIn(() => test, 'executions-of-all');
    const passing = { StartAt: 'A', States: { A: pass({ End: true }) } };
    const failing = { StartAt: 'A', States: { A: { Type: 'Fail', Error: 'Broken' } } };
    await listed.ended(await listed.start(await listed.create(passing, { name: 'passing' })));
    await listed.ended(await listed.start(await listed.create(failing, { name: 'failing' })));
    const last = await listed.create(passing, { name: 'deleted' });
    await listed.ended(await listed.start(last, { name: 'order-1' }));
    const all = async (query = '') =>
      (await listed.call('get', `/__admin/executions${query}`).expect(200)).body as object[];
    const [third, second, first] = await all();
    expect(third).toMatchObject({ workflowName: 'deleted', name: 'order-1', version: 1 });
    expect(second).toMatchObject({ workflowName: 'failing', status: 'FAILED', error: 'Broken' });
    expect(first).toMatchObject({ workflowName: 'passing', status: 'SUCCEEDED' });
    expect(first).not.toHaveProperty('input');
    expect(await all('?status=FAILED')).toEqual([second]);
    const page = await listed.call('get', '/__admin/executions?limit=2').expect(200);
    expect(page.body).toEqual([third, second]);
    expect(page.headers).toMatchObject({ 'x-total-count': '3' });
    expect(await all('?limit=2&cursor=2')).toEqual([first]);
    await listed.call('delete', `/workflows/${last.id}`).expect(204);
    const shown = (await all()).map((each) => (each as { workflowName: string }).workflowName);
    expect(shown).toEqual([null, 'failing', 'passing']);
  });
});
