import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { RequestContext, runInContext } from '../context/request-context';
import { RequestTrace } from '../context/request-trace';
import { callSibling, type SiblingRequest } from './call-sibling';

const TRACE = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'vendor=1',
  baggage: 'sandbox=run-42',
};

describe('A call to another service', () => {
  let server: Server;
  let url: string;
  let listener: RequestListener;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      listener(request, response);
    }).listen(0, '127.0.0.1');
    server.on('connection', () => (connections += 1));
    await once(server, 'listening');
    url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/path`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const call = (more: Partial<SiblingRequest> = {}) => {
    const context = new RequestContext('correlation-1', 'run-42');
    context.trace = new RequestTrace(TRACE);
    return runInContext(context, () =>
      callSibling({ service: 'DICT', url, timeoutMs: 10_000, ...more }),
    );
  };

  it('carries the sandbox, the correlation id and the trace headers of the request', async () => {
    let received: IncomingMessage['headers'] = {};
    listener = (request, response) => {
      received = request.headers;
      response.writeHead(404, { 'X-Total-Count': '7' }).end('no');
    };
    const { headers, ...answer } = await call();
    expect(answer).toEqual({ status: 404, body: Buffer.from('no') });
    expect(headers.get('x-total-count')).toBe('7');
    expect(received).toMatchObject({
      'x-sandbox': 'run-42',
      'x-correlation-id': 'correlation-1',
      ...TRACE,
      // The same trace, with this service as the parent.
      traceparent: expect.stringMatching(
        /^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-01$/,
      ) as string,
    });
  });

  it.each([
    ['GET', true, 'token'],
    ['POST', true, undefined],
    ['GET', false, undefined],
  ])('by %s is one of an observer if the request is (%s)', async (method, isObserver, expected) => {
    const context = new RequestContext('correlation-1', 'run-42', { 'x-observe': 'token' });
    context.isObserver = isObserver;
    let received: IncomingMessage['headers'] = {};
    listener = (request, response) => {
      received = request.headers;
      response.end();
    };
    await runInContext(context, () =>
      callSibling({ service: 'DICT', url, method, timeoutMs: 10_000 }),
    );
    expect(received['x-observe']).toBe(expected);
  });

  it('sends the method, the headers and the body of the caller', async () => {
    listener = (request, response) => {
      response.write(`${request.method ?? ''} ${request.headers['content-type'] ?? ''} `);
      request.pipe(response);
    };
    const { body } = await call({
      method: 'POST',
      headers: { 'Content-Type': 'text/x' },
      body: new TextEncoder().encode('bytes'),
    });
    expect(body.toString()).toBe('POST text/x bytes');
  });

  it('uses the connection of the call before it, whatever its status was', async () => {
    listener = (_request, response) => response.writeHead(500).end('a body that nobody needs');
    await call();
    const before = connections;
    for (let count = 0; count < 5; count += 1) await call();
    expect(connections).toBe(before);
  });

  it.each<readonly [string, RequestListener, RegExp]>([
    ['closes the connection', (request) => request.socket.destroy(), /cannot be reached/],
    [
      'closes the connection in the middle of the body',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': 100 }).write('{');
        setImmediate(() => request.socket.destroy());
      },
      /closed the connection/,
    ],
    [
      'redirects',
      (_request, response) => response.writeHead(302, { Location: '/other' }).end(),
      /^DICT answered 302; redirects are not followed/,
    ],
    [
      'sends a larger body than is allowed',
      (_request, response) => response.end('x'.repeat(101)),
      /^DICT sent more than 100 bytes/,
    ],
  ])('fails with UPSTREAM_FAILED if the service %s', async (_, answer, detail) => {
    listener = answer;
    await expect(call({ maxBytes: 100 })).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
      kind: 'upstream-failed',
      detail: expect.stringMatching(detail) as string,
    });
  });

  it('closes the connection of a body that is too large', async () => {
    listener = (_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(60)), 5);
      response.on('close', () => {
        clearInterval(timer);
      });
    };
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const failed = expect(call({ maxBytes: 100 })).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
    });
    const [socket] = await connected;
    const closed = once(socket, 'close');
    await failed;
    await closed;
  });

  it.each<readonly [string, RequestListener]>([
    ['does not answer', () => undefined],
    ['does not end its body', (_request, response) => response.writeHead(200).write('x')],
  ])('fails with UPSTREAM_TIMEOUT if the service %s', async (_, answer) => {
    listener = answer;
    await expect(call({ timeoutMs: 50 })).rejects.toMatchObject({
      code: 'UPSTREAM_TIMEOUT',
      kind: 'upstream-timeout',
      detail: 'DICT did not answer within 50 ms.',
    });
  });

  it('ends with the reason of the signal that the caller gives', async () => {
    const given = new AbortController();
    listener = () => {
      given.abort(new Error('given up'));
    };
    await expect(call({ signal: given.signal })).rejects.toThrow('given up');
  });
});
