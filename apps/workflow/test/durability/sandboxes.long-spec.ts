import 'reflect-metadata';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { type ExecutionResponse } from '../../src/executions/execution.response';
import { startWorkflows, workflowsIn } from '../workflow-client';

const WAIT = {
  StartAt: 'Wait',
  States: { Wait: { Type: 'Wait', Seconds: 3_600, Next: 'Done' }, Done: { Type: 'Succeed' } },
};
/** It begins again and again, until its history is full. */
const CYCLE = {
  StartAt: 'Choose',
  States: {
    Choose: {
      Type: 'Choice',
      Choices: [{ Variable: '$.stop', IsPresent: true, Next: 'Done' }],
      Default: 'Again',
    },
    Again: { Type: 'Pass', Next: 'Choose' },
    Done: { Type: 'Succeed' },
  },
};

describe(`Executions in sandboxes on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const clientOf = (sandbox: string) => workflowsIn(() => test, sandbox);

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('go on in a sandbox that was restored from a snapshot, each on its own clock', async () => {
    const one = clientOf('one');
    await one.freeze('2026-10-01T00:00:00Z');
    const execution = await one.start(await one.create(WAIT));
    await one.waiting(execution, 'Wait');
    await one.call('post', '/__admin/sandboxes/one/snapshots/waiting').expect(201);
    await one
      .call('post', '/__admin/sandboxes/one/snapshots/waiting/restore', { into: 'two' })
      .expect((response) => {
        expect(response.status).toBeLessThan(300);
      });
    const two = clientOf('two');
    await one.advance('PT1H');
    expect(await one.find(execution)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await two.find(execution)).toMatchObject({ status: 'RUNNING' });
    await two.advance('P1D');
    expect(await two.find(execution)).toMatchObject({
      status: 'SUCCEEDED',
      stoppedAt: '2026-10-01T01:00:00.000Z',
    });
  });

  it('end with a reset of their sandbox, while they run', async () => {
    const { call, create, start } = clientOf('reset');
    const workflow = await create(CYCLE);
    const started = await Promise.all(Array.from({ length: 5 }, () => start(workflow)));
    await call('post', '/__admin/reset').expect((response) => {
      expect(response.status).toBeLessThan(300);
    });
    for (const { id } of started) await call('get', `/executions/${id}`).expect(404);
    expect((await call('get', '/workflows').expect(200)).body).toEqual([]);
    // The sandbox works as a new one does.
    const { run } = clientOf('reset');
    expect(
      await run({ StartAt: 'A', States: { A: { Type: 'Succeed' } } }, { input: 1 }),
    ).toMatchObject({ status: 'SUCCEEDED', output: 1 });
  });

  it('let others go on while they begin again and again, and can be stopped', async () => {
    const { call, run, create, start, find } = clientOf('cycle');
    const endless = await start(await create(CYCLE));
    const other = await run({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    expect(other.status).toBe('SUCCEEDED');
    expect(await find(endless)).toMatchObject({ status: 'RUNNING' });
    await call('post', `/executions/${endless.id}/stop`).expect(200);
    expect(await find(endless)).toMatchObject({ status: 'ABORTED' });
  });

  it('wait on a clock that is a century ahead', async () => {
    const { freeze, advance, create, start, waiting, find } = clientOf('century');
    await freeze('2126-01-01T00:00:00Z');
    const execution = await start(await create(WAIT));
    await waiting(execution, 'Wait');
    await advance('PT2H');
    expect(await find(execution)).toMatchObject({
      status: 'SUCCEEDED',
      stoppedAt: '2126-01-01T01:00:00.000Z',
    });
  });

  it('are started once by a hundred requests with one Idempotency-Key', async () => {
    const { call, create } = clientOf('once');
    const { id } = await create({ StartAt: 'A', States: { A: { Type: 'Succeed' } } });
    const path = `/workflows/${id}/executions`;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => call('post', path, {}).set('Idempotency-Key', 'k')),
    );
    const ids = new Set(answers.map(({ body }) => (body as ExecutionResponse).id));
    expect([ids.size, answers.filter(({ status }) => status === 201).length]).toEqual([1, 1]);
    expect((await call('get', path).expect(200)).body).toHaveLength(1);
  });
});
