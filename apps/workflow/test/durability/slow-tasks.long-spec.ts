import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { startWorkflows, workflowsIn } from '../workflow-client';

/** docs/adr/0054 */
describe(`A task that takes long, and a clock, on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  let target: Server;
  let url: string;
  let called: (response: ServerResponse) => void;
  /** Resolves with the response when the target is called. */
  const response = new Promise<ServerResponse>((resolve) => {
    called = resolve;
  });

  beforeAll(async () => {
    target = createServer((request, waiting: ServerResponse) => {
      request.resume();
      called(waiting);
    });
    target.listen(0, '127.0.0.1');
    await once(target, 'listening');
    const { port } = target.address() as AddressInfo;
    url = `http://127.0.0.1:${String(port)}/`;
    data = await createTestData();
    test = await startWorkflows(data, {
      OUTBOUND_ALLOW: `127.0.0.1:${String(port)}`,
      CLOCK_PATIENCE_MS: '50',
    });
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
    target.closeAllConnections();
    target.close();
  });

  it('does not hold the clock that has started it, and goes on at the time that the clock shows', async () => {
    const { freeze, create, start, advance, find, ended, waiting } = workflowsIn(
      () => test,
      'slow',
    );
    await freeze('2999-01-01T00:00:00.000Z');
    const workflow = await create({
      QueryLanguage: 'JSONata',
      StartAt: 'Wait',
      States: {
        Wait: { Type: 'Wait', Seconds: 60, Next: 'Call' },
        Call: {
          ...{ Type: 'Task', Resource: 'http', Arguments: { url, method: 'GET' } },
          End: true,
        },
      },
    });
    const execution = await waiting(await start(workflow), 'Wait');
    await advance('PT2M');
    const waitingResponse = await response;
    expect(await find(execution)).toMatchObject({ status: 'RUNNING', currentStates: ['Call'] });
    waitingResponse.setHeader('Content-Type', 'application/json').end('{"ok":true}');
    expect(await ended(execution)).toMatchObject({
      status: 'SUCCEEDED',
      stoppedAt: '2999-01-01T00:02:00.000Z',
    });
  });
});
