import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createTestData, startBuilt, type TestApp, type TestData } from '#libs/testing';
import { type ExecutionResponse } from '../../src/executions/execution.response';
import { historyOf, startWorkflows, workflowsIn } from '../workflow-client';

const EXECUTIONS = 30;

/** Two instances of the engine on one database, and a system that their tasks call. */
describe('Two workflow engines on one PostgreSQL database', () => {
  let data: TestData;
  let target: Server;
  let targetUrl: string;
  let isSilent = false;
  /** How often the target was called, by Idempotency-Key. */
  const calls = new Map<string, number>();
  let instances: readonly [TestApp, TestApp];

  beforeAll(async () => {
    target = createServer((request, response: ServerResponse) => {
      const key = String(request.headers['idempotency-key']);
      calls.set(key, (calls.get(key) ?? 0) + 1);
      request.resume();
      if (!isSilent) response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
    });
    target.listen(0, '127.0.0.1');
    await once(target, 'listening');
    const { port } = target.address() as AddressInfo;
    targetUrl = `http://127.0.0.1:${String(port)}/`;
    data = await createTestData();
    const settings = { OUTBOUND_ALLOW: `127.0.0.1:${String(port)}` };
    instances = [await startWorkflows(data, settings), await startWorkflows(data, settings)];
  });

  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await data.remove();
    target.closeAllConnections();
    target.close();
  });

  const http = (next: object) => ({
    Type: 'Task',
    Resource: 'http',
    Arguments: { url: targetUrl, method: 'POST', body: {} },
    Output: '{% $states.input %}',
    ...next,
  });

  it('share the executions, lose no call and do nothing twice', async () => {
    const [one, two] = [
      workflowsIn(() => instances[0], 'shared'),
      workflowsIn(() => instances[1], 'shared'),
    ];
    const workflow = await one.create({
      QueryLanguage: 'JSONata',
      StartAt: 'First',
      States: {
        First: http({ Next: 'Wait' }),
        Wait: {
          Type: 'Task',
          Resource: 'webhook.wait',
          Arguments: { correlationId: '{% $states.input.n %}' },
          Output: '{% $states.input %}',
          Next: 'Second',
        },
        Second: http({ End: true }),
      },
    });
    const clientOf = (n: number) => (n % 2 === 0 ? one : two);
    const started = await Promise.all(
      Array.from({ length: EXECUTIONS }, (_, n) => clientOf(n).start(workflow, { input: { n } })),
    );
    // Calls come to the other instance, some of them before their task waits.
    await Promise.all(
      started.map((_, n) =>
        clientOf(n + 1)
          .call('post', `/webhooks/${workflow.id}`, { correlationId: n })
          .expect(202),
      ),
    );
    const executions = await Promise.all(
      started.map((execution, n) => clientOf(n).ended(execution)),
    );
    expect(executions.map(({ status }) => status)).toEqual(started.map(() => 'SUCCEEDED'));
    expect(calls.size).toBe(2 * EXECUTIONS);
    expect([...calls.values()].filter((count) => count > 1)).toEqual([]);
    for (const { history = [] } of executions) {
      expect(history.map(({ id }) => id)).toEqual(history.map((_, index) => index + 1));
    }
  });

  it('wait for the executions of each other before the clock is moved', async () => {
    const [one, two] = [
      workflowsIn(() => instances[0], 'advanced'),
      workflowsIn(() => instances[1], 'advanced'),
    ];
    await one.freeze('2999-01-01T00:00:00.000Z');
    const workflow = await one.create({
      QueryLanguage: 'JSONata',
      StartAt: 'Call',
      States: { Call: http({ Next: 'Wait' }), Wait: { Type: 'Wait', Seconds: 60, End: true } },
    });
    for (const [first, second] of [
      [one, two],
      [two, one],
    ] as const) {
      const started = await Promise.all([1, 2, 3, 4].map(() => first.start(workflow)));
      await second.advance('PT1M');
      const found = await Promise.all(started.map((execution) => second.find(execution)));
      expect(found.map(({ status }) => status)).toEqual(started.map(() => 'SUCCEEDED'));
    }
  });

  it('go on with the executions of one that is killed', async () => {
    calls.clear();
    isSilent = true;
    const settings = { LOG_LEVEL: 'error', OUTBOUND_ALLOW: new URL(targetUrl).host };
    const { child, address } = await startBuilt('workflow', data, settings);
    const { create, ended } = workflowsIn(() => instances[0], 'killed');
    const { id } = await create({
      QueryLanguage: 'JSONata',
      StartAt: 'Call',
      States: { Call: http({ End: true }) },
    });
    const response = await fetch(`${address}/workflows/${id}/executions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Sandbox': 'killed' },
      body: '{"input":{"n":1}}',
    });
    const execution = (await response.json()) as ExecutionResponse;
    while (calls.size === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    isSilent = false;
    const finished = await ended(execution);
    expect(finished).toMatchObject({ status: 'SUCCEEDED' });
    expect(historyOf(finished).filter((event) => event.startsWith('TaskScheduled'))).toHaveLength(
      1,
    );
    // The task was repeated, with the key by which the other system can see that.
    expect([...calls.values()]).toEqual([2]);
  });
});
