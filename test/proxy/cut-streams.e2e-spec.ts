import 'reflect-metadata';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import { eventsIn } from '../../apps/workflow/test/stream-events';
import { startWorkflows, workflowsIn } from '../../apps/workflow/test/workflow-client';
import { buffering, cutting, startProxy } from './cutting-proxy';

const WAITS = {
  StartAt: 'Wait',
  States: { Wait: { Type: 'Wait', Seconds: 60, Next: 'Done' }, Done: { Type: 'Succeed' } },
};
const IDS = ['1', '2', '3', '4', '5', '6', 'ended'];

describe(`Streams of events through a proxy, on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const client = workflowsIn(() => test, 'streams');
  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
    await client.freeze('2026-03-01T00:00:00Z');
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  it('that cuts them in the middle of an event: no event is lost, and none comes twice', async () => {
    const proxy = await startProxy(test.address, cutting);
    const execution = await client.start(await client.create(WAITS));
    const ids: string[] = [];
    while (ids.at(-1) !== 'ended') {
      const reading = stream(proxy.address, execution.id, ids.at(-1));
      if (ids.at(-1) === '2') await client.advance('PT1M');
      ids.push(...(await reading));
    }
    proxy.stop();
    expect(ids).toEqual(IDS);
  });

  it('that buffers them: all come when the stream ends', async () => {
    const proxy = await startProxy(test.address, buffering);
    const execution = await client.start(await client.create(WAITS));
    const reading = stream(proxy.address, execution.id);
    await client.waiting(execution, 'Wait');
    await client.advance('PT1M');
    expect(await reading).toEqual(IDS);
    proxy.stop();
  });
});

/** The ids of the events that arrive whole until the connection ends. */
async function stream(address: string, id: string, last?: string): Promise<string[]> {
  const sent = request(`${address}/s/streams/executions/${id}/events`, {
    agent: false,
    headers: last === undefined ? {} : { 'Last-Event-ID': last },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  response.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => {
    // The error of a connection that is cut comes before the close.
    response.on('error', () => undefined).on('close', resolve);
  });
  return eventsIn(text.slice(0, text.lastIndexOf('\n\n'))).map((event) => event.id);
}
