import 'reflect-metadata';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestData, databaseUnderTest, type TestApp, type TestData } from '#libs/testing';
import {
  type ExecutionResponse,
  type HistoryEventResponse,
} from '../src/executions/execution.response';
import { eventsIn, type StreamEvent } from './stream-events';
import { startWorkflows, workflowsIn } from './workflow-client';

const SHORT = {
  StartAt: 'A',
  States: { A: { Type: 'Pass', Next: 'B' }, B: { Type: 'Succeed' } },
};
const WAITS = {
  StartAt: 'Wait',
  States: { Wait: { Type: 'Wait', Seconds: 60, End: true } },
};

describe(`Events of executions on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  const client = workflowsIn(() => test, 'events');
  const { call, create, start, find, freeze, advance, ended, run } = client;

  beforeAll(async () => {
    data = await createTestData();
    test = await startWorkflows(data);
    await freeze('2026-03-01T00:00:00Z');
  });

  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  const stream = async ({ id }: { readonly id: string }, last?: string): Promise<StreamEvent[]> => {
    const request = call('get', `/executions/${id}/events`);
    if (last !== undefined) void request.set('Last-Event-ID', last);
    const { text, headers } = await request.buffer(true).expect(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    return eventsIn(text);
  };

  describe('As a stream', () => {
    it('are those of the history, in their order, and the end', async () => {
      const { history, ...shown } = await run(SHORT);
      const events = await stream(shown);
      const streamed = events.slice(0, -1);
      expect(streamed.map(({ data: event }) => event)).toEqual(history);
      expect(streamed.map(({ type, id }) => [type, id])).toEqual(
        [1, 2, 3, 4, 5, 6].map((id) => ['history', String(id)]),
      );
      expect(events.at(-1)).toEqual({ type: 'ended', id: 'ended', data: shown });
    });

    it('come while the execution runs', async () => {
      const execution = await start(await create(WAITS));
      const streamed = stream(execution);
      await client.waiting(execution, 'Wait');
      await advance('PT1M');
      const types = (await streamed).map(({ type, data: event }) =>
        type === 'history' ? (event as HistoryEventResponse).type : type,
      );
      expect(types).toEqual([
        'ExecutionStarted',
        'WaitStateEntered',
        'WaitStateExited',
        'ExecutionSucceeded',
        'ended',
      ]);
    });

    it.each<[string, readonly string[]]>([
      ['0', ['1', '2', '3', '4', '5', '6', 'ended']],
      ['4', ['5', '6', 'ended']],
      ['6', ['ended']],
      ['99', ['ended']],
      ['x', ['1', '2', '3', '4', '5', '6', 'ended']],
      ['-1', ['1', '2', '3', '4', '5', '6', 'ended']],
      ['99999999999999999999', ['1', '2', '3', '4', '5', '6', 'ended']],
    ])('go on after Last-Event-ID: %s', async (last, ids) => {
      const events = await stream(await run(SHORT), last);
      expect(events.map(({ id }) => id)).toEqual(ids);
    });

    it('are over after the end, until the execution is redriven', async () => {
      const { id } = await run({ StartAt: 'A', States: { A: { Type: 'Fail', Error: 'No' } } });
      const again = () => call('get', `/executions/${id}/events`).set('Last-Event-ID', 'ended');
      expect((await again().expect(204)).text).toBe('');
      await call('post', `/executions/${id}/redrive`).expect(200);
      await ended({ id });
      const types = (await stream({ id }, '3')).map(({ data: event }) => event);
      expect(types).toContainEqual(expect.objectContaining({ type: 'ExecutionRedriven' }));
    });

    it('of an unknown execution are refused', async () => {
      const { body } = await call('get', '/executions/unknown/events').expect(404);
      expect(body).toMatchObject({ code: 'EXECUTION_NOT_FOUND' });
    });
  });

  describe('In a response that waits', () => {
    it('are all there when a start waits for the end', async () => {
      const { id } = await create(SHORT);
      const path = `/workflows/${id}/executions`;
      const byQuery = await call('post', `${path}?wait=30`, {}).expect(201);
      expect(byQuery.body).toMatchObject({ status: 'SUCCEEDED', output: {} });
      expect(byQuery.headers['retry-after']).toBeUndefined();
      const byHeader = await call('post', path, {}).set('Prefer', 'wait=30').expect(201);
      expect(byHeader.body).toMatchObject({ status: 'SUCCEEDED' });
      expect(byHeader.headers['preference-applied']).toBe('wait=30');
    });

    it('are those so far when the time is over', async () => {
      const { id } = await create(WAITS);
      const started = await call('post', `/workflows/${id}/executions?wait=1`, {}).expect(201);
      expect(started.body).toMatchObject({ status: 'RUNNING' });
      expect(started.headers['retry-after']).toBe('1');
      const execution = started.body as ExecutionResponse;
      const found = await call('get', `/executions/${execution.id}?wait=1`).expect(200);
      expect(found.body).toMatchObject({ status: 'RUNNING', eventCount: 2 });
      expect(found.headers['retry-after']).toBe('1');
    });

    it('come as soon as the execution ends', async () => {
      const execution = await start(await create(WAITS));
      await client.waiting(execution, 'Wait');
      const found = call('get', `/executions/${execution.id}`).set('Prefer', 'wait=30');
      const answer = found.then(({ body }) => body as ExecutionResponse);
      await advance('PT1M');
      expect(await answer).toMatchObject({ status: 'SUCCEEDED', eventCount: 4 });
    });

    it('are only those after another one, if the request says so', async () => {
      const { id } = await run(SHORT);
      const idsAfter = async (after: number) =>
        (await find({ id }, `?after=${String(after)}`)).history?.map((event) => event.id);
      expect([await idsAfter(0), await idsAfter(4), await idsAfter(6)]).toEqual([
        [1, 2, 3, 4, 5, 6],
        [5, 6],
        [],
      ]);
    });

    it.each(['?wait=x', '?wait=-1', '?wait=1000000', '?after=x', '?after=-1', '?wait=1&wait=2'])(
      'are refused with %s',
      async (query) => {
        const { id } = await run(SHORT);
        const { body } = await call('get', `/executions/${id}${query}`).expect(400);
        expect(body).toMatchObject({ code: 'REQUEST_INVALID' });
      },
    );
  });

  describe('To webhooks', () => {
    it.each<[string, object, object]>([
      ['SUCCEEDED', SHORT, { output: { n: 1 } }],
      [
        'FAILED',
        { StartAt: 'A', States: { A: { Type: 'Fail', Error: 'No', Cause: 'stock' } } },
        { error: 'No', cause: 'stock' },
      ],
    ])('are sent once when an execution is %s', async (status, definition, more) => {
      const own = workflowsIn(() => test, `webhooks-${status.toLowerCase()}`);
      await own.freeze('2026-03-01T00:00:00Z');
      const receiver = await receive();
      const events = ['execution.finished'];
      await own.call('post', '/__admin/webhooks', { url: receiver.url, events }).expect(201);
      const { id } = await own.run(definition, { input: { n: 1 } });
      await own.advance('PT0S');
      receiver.close();
      expect(receiver.messages.map((text) => JSON.parse(text) as unknown)).toEqual([
        {
          type: 'execution.finished',
          timestamp: '2026-03-01T00:00:00.000Z',
          data: expect.objectContaining({ id, status, ...more }) as unknown,
        },
      ]);
    });
  });
});

/** A system of a tester on loopback. */
async function receive() {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      messages.push(Buffer.concat(chunks).toString('utf8'));
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/events`,
    messages,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
