import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Response } from 'express';
import { EventStream, streamStop, type ServerSentEvent } from './server-sent-events';

/** Events without an end. Each takes more than a connection buffers. */
async function* endless(): AsyncGenerator<ServerSentEvent> {
  for (let id = 1; ; id += 1) {
    await Promise.resolve();
    yield { event: 'large', id: String(id), data: 'x'.repeat(10_000_000) };
  }
}

describe('A stream of events', () => {
  let server: Server;
  let port: number;
  let answer: (response: Response) => Promise<void>;
  let sent: Promise<void>;
  beforeAll(async () => {
    server = createServer((incoming, response: ServerResponse) => {
      // What EventStream needs of Express.
      const express = Object.assign(response, {
        req: incoming,
        status: () => express,
        set: () => express,
      }) as unknown as Response;
      sent = answer(express);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('does not wait for a client that reads nothing, if the service stops', async () => {
    const stop = streamStop();
    let blocked: (response: Response) => void = () => undefined;
    const isBlocked = new Promise<Response>((resolve) => (blocked = resolve));
    answer = async (response) => {
      const waits = setInterval(() => {
        if (response.writableNeedDrain) blocked(response);
      }, 5);
      await new EventStream(endless(), stop.signal).send(response);
      clearInterval(waits);
    };
    const client = connect(port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const response = await isBlocked;
    stop.abort();
    await sent;
    expect(response.destroyed).toBe(true);
    client.destroy();
  });

  it('has no body for HEAD, and ends', async () => {
    answer = (response) => new EventStream(endless()).send(response);
    const call = request({ port, host: '127.0.0.1', method: 'HEAD' }).end();
    const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream];
    response.resume();
    await once(response, 'end');
    await sent;
  });
});
