import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import { Jobs, Sandboxes } from '#libs/sandbox';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { ExecutionChanges, EXECUTION_JOBS } from '../../src/engine/store/execution-changes';
import { type ExecutionResponse } from '../../src/executions/execution.response';
import { historyOf, startWorkflows, workflowsIn } from '../workflow-client';

interface Attempts {
  readonly attempts: number;
  readonly leaseUntilMs: number;
}

const ROUNDS = 20;
const MESSAGE = { Parameters: { 'message.$': '$$.Task.Token' } };
/** Takes some time, so that a request comes while it is evaluated. */
const SLOW = '$string($sum($map([1..30000], function($n) { $n * 2 })))';

describe(`Executions that are changed from several sides on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const { call, create, start, ended, waiting } = workflowsIn(() => test, 'races');

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('a stop that came too late does not stop the execution when it is redriven', async () => {
    const workflow = await create({
      QueryLanguage: 'JSONata',
      StartAt: 'Fail',
      States: { Fail: { Type: 'Fail', Error: `{% ${SLOW} %}` } },
    });
    const states: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const execution = await start(workflow);
      await call('post', `/executions/${execution.id}/stop`, {});
      const { status } = await ended(execution);
      if (status !== 'FAILED') continue;
      await call('post', `/executions/${execution.id}/redrive`).expect(200);
      states.push((await ended(execution)).status);
    }
    expect(new Set(states)).toEqual(new Set(['FAILED']));
  });

  it('a task is completed once, whoever asks at the same time', async () => {
    const workflow = await create({
      StartAt: 'Wait',
      States: { Wait: { Type: 'Task', Resource: 'log.waitForTaskToken', ...MESSAGE, End: true } },
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const execution = await waiting(await start(workflow), 'Wait');
      const token = tokenOf(execution);
      const answers = await Promise.all(
        ['success', 'failure', 'success', 'failure'].map((end) =>
          call('post', `/tasks/${token}/${end}`, {}).then(({ status }) => status),
        ),
      );
      expect(answers.sort()).toEqual([204, 404, 404, 404]);
    }
  });

  it('an instance that has lost the job does not become the runner', async () => {
    const workflow = await create({
      StartAt: 'Wait',
      States: { Wait: { Type: 'Task', Resource: 'webhook.wait', End: true } },
    });
    const { id } = await waiting(await start(workflow), 'Wait');
    const { signal } = new AbortController();
    const lost = { kind: EXECUTION_JOBS, key: id, epoch: 1, attempts: 1, signal };
    const context = new RequestContext('correlation-1', 'races');
    const taken = runInContext(context, () => test.app.get(ExecutionChanges).take(lost, 'paused'));
    expect(
      await taken.finally(() => {
        context.end();
      }),
    ).toBeUndefined();
  });

  /** Lets something happen right before the next transaction of an execution. */
  const beforeCommit = (act: () => Promise<void>): (() => void) => {
    const repository = test.app.get(ExecutionChanges);
    const commit = repository.commit.bind(repository);
    const restore = (): void => {
      repository.commit = commit;
    };
    repository.commit = async (...step) => {
      await act();
      return commit(...step);
    };
    return restore;
  };

  it.each([
    ['a call of its webhook', 'webhook.wait', {}, (id: string) => `/webhooks/${id}`],
    [
      'its token',
      'log.waitForTaskToken',
      MESSAGE,
      (_: string, token = '') => `/tasks/${token}/success`,
    ],
  ])(
    'a task that %s completes while its timeout is stored is completed',
    async (_, Resource, more, path) => {
      const { freeze, advance } = workflowsIn(() => test, 'races');
      await freeze('2999-01-01T00:00:00.000Z');
      const workflow = await create({
        StartAt: 'Wait',
        States: { Wait: { Type: 'Task', Resource, ...more, TimeoutSeconds: 60, End: true } },
      });
      const execution = await waiting(await start(workflow), 'Wait');
      const restore = beforeCommit(async () => {
        restore();
        await call('post', path(workflow.id, tokenOf(execution)), {}).expect(({ status }) => {
          expect([202, 204]).toContain(status);
        });
      });
      await advance('PT1M');
      const found = await ended(execution);
      expect(historyOf(found).filter((event) => event.startsWith('Task'))).toEqual([
        ...['TaskStateEntered Wait', 'TaskScheduled Wait', 'TaskStarted Wait'],
        ...['TaskSucceeded Wait', 'TaskStateExited Wait'],
      ]);
    },
  );

  it('an execution that cannot be stored fails after ten attempts', async () => {
    const workflow = await create({
      StartAt: 'A',
      States: { A: { Type: 'Pass', Next: 'B' }, B: { Type: 'Pass', End: true } },
    });
    let failures = 0;
    const restore = beforeCommit(() => {
      failures += 1;
      return Promise.reject(new Error('The disk is full.'));
    });
    const { id } = await start(workflow);
    while (failures === 0) await new Promise(setImmediate);
    restore();
    const context = new RequestContext('correlation-1', 'races');
    await runInContext(context, async () => {
      const database = await test.app.get(Sandboxes).database();
      const jobs = database.getRepository<{ key: string; holder: string | null } & Attempts>(
        'sandbox_jobs',
      );
      // The waits between the attempts take minutes. The last one is over.
      while ((await jobs.findOneByOrFail({ key: id })).holder !== null);
      await jobs.update({ key: id }, { attempts: 10, leaseUntilMs: 0 });
    });
    context.end();
    test.app.get(Jobs).look('races');
    const found = await ended({ id });
    expect(found).toMatchObject({ status: 'FAILED', error: 'States.Runtime' });
    expect(historyOf(found)).toEqual(['ExecutionStarted', 'ExecutionFailed']);
  });

  it('each call of a webhook resumes one task, while tasks begin to wait', async () => {
    const workflow = await create({
      StartAt: 'All',
      States: {
        All: {
          ...{ Type: 'Map', ItemsPath: '$.items', End: true },
          ItemProcessor: {
            StartAt: 'Wait',
            States: {
              Wait: {
                ...{ Type: 'Task', Resource: 'webhook.wait', End: true },
                Parameters: { 'correlationId.$': '$' },
              },
            },
          },
        },
      },
    });
    const items = Array.from({ length: 40 }, (_, index) => `item-${String(index)}`);
    for (let round = 0; round < 5; round += 1) {
      const execution = await start(workflow, { input: { items } });
      const answers = await Promise.all(
        items.map((correlationId) =>
          call('post', `/webhooks/${workflow.id}`, { correlationId }).then(({ status }) => status),
        ),
      );
      expect(new Set(answers)).toEqual(new Set([202]));
      expect(await ended(execution)).toMatchObject({ status: 'SUCCEEDED' });
    }
  });
});

function tokenOf({ history }: ExecutionResponse): string {
  const scheduled = JSON.stringify(history?.find(({ type }) => type === 'TaskScheduled'));
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(scheduled)?.[0] ?? '';
}
