import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import { type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type CapturedExchange } from '../format/captured';
import { HEAD, rawRequest } from './proxy.fixture';
import { startRecorder, type Recorder } from './start-recorder';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let handler: Handler;
let upstream: Server;
let recorder: Recorder;
let exchanges: CapturedExchange[];
/** Is called when an exchange is over. */
let whenOver: (() => void) | undefined;

const BODY_BYTES = 100_000;

beforeEach(async () => {
  exchanges = [];
  upstream = createServer((request, response) => {
    handler(request, response);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  recorder = await startRecorder({
    to: `http://127.0.0.1:${String((upstream.address() as AddressInfo).port)}/base/`,
    port: 0,
    bodyBytes: BODY_BYTES,
    graceMs: 0,
    onExchange: (exchange) => {
      exchanges.push(exchange);
      whenOver?.();
    },
  });
});

afterEach(async () => {
  whenOver = undefined;
  upstream.closeAllConnections();
  upstream.close();
  await recorder.stop();
});

const echo: Handler = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => response.end(Buffer.concat(chunks)));
};

function over(): Promise<void> {
  if (exchanges.length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    whenOver = resolve;
  });
}

const raw = (text: string, then?: (socket: Socket) => void): Promise<string> =>
  rawRequest(recorder.port, text, then);

describe('The recorder', () => {
  it('passes a request and its response as they are', async () => {
    let seen: IncomingMessage | undefined;
    handler = (request, response) => {
      seen = request;
      response.sendDate = false;
      response.writeHead(201, 'Made', [
        'X-A',
        '1',
        'x-a',
        '2',
        'Set-Cookie',
        'b=1',
        'Content-Length',
        '2',
      ]);
      response.end('ok');
    };
    const got = await raw(
      `GET /a%20b?x=%C3%A9&x=1 HTTP/1.1\r\n${HEAD}X-Odd: 1\r\nx-odd: 2\r\nTE: trailers\r\n\r\n`,
    );
    expect(got).toMatch(
      /^HTTP\/1\.1 201 Made\r\nX-A: 1\r\nx-a: 2\r\nSet-Cookie: b=1\r\nContent-Length: 2\r\n/,
    );
    expect(got.endsWith('\r\n\r\nok')).toBe(true);
    expect(seen?.url).toBe('/base/a%20b?x=%C3%A9&x=1');
    const { port } = upstream.address() as AddressInfo;
    expect(seen?.rawHeaders.slice(0, 6)).toEqual([
      'Host',
      `127.0.0.1:${String(port)}`,
      'X-Odd',
      '1',
      'x-odd',
      '2',
    ]);
    expect(seen?.headers['te']).toBeUndefined();
    expect(exchanges).toMatchObject([
      { number: 1, method: 'GET', failure: undefined, response: { status: 201 } },
    ]);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('passes a body in %s byte for byte', async (encoding, pack) => {
    const packed = pack('{"a":1}'.repeat(1000));
    handler = (request, response) => {
      response.setHeader('Content-Encoding', encoding);
      echo(request, response);
    };
    const response = await new Promise<IncomingMessage>((resolve) => {
      const request = httpRequest(
        recorder.address,
        { method: 'POST', headers: { 'Content-Encoding': encoding } },
        resolve,
      );
      request.end(packed);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(packed)).toBe(true);
    expect(exchanges[0]?.request.body.equals(packed)).toBe(true);
  });

  it('passes a body in chunks, and none as none', async () => {
    const framing: (string | undefined)[][] = [];
    handler = (request, response) => {
      framing.push([request.headers['transfer-encoding'], request.headers['content-length']]);
      echo(request, response);
    };
    expect(
      await raw(
        `POST / HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n`,
      ),
    ).toContain('abc');
    await raw(`POST / HTTP/1.1\r\n${HEAD}\r\n`);
    await raw(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
    expect(framing).toEqual([
      ['chunked', undefined],
      [undefined, '0'],
      [undefined, undefined],
    ]);
  });

  it('lets a client wait for 100 Continue of the service', async () => {
    handler = echo;
    const got = await raw(
      `POST / HTTP/1.1\r\n${HEAD}Content-Length: 3\r\nExpect: 100-continue\r\n\r\n`,
      (socket) => {
        socket.once('data', () => socket.write('abc'));
      },
    );
    expect(got).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK[^]*abc/);
  });

  it('passes a body that is too large for the file, and marks it', async () => {
    handler = echo;
    const body = 'x'.repeat(5 * 1024 * 1024);
    const response = await fetch(recorder.address, { method: 'POST', body });
    expect((await response.text()) === body).toBe(true);
    expect(exchanges).toMatchObject([
      { request: { isCut: true }, response: { isCut: true }, failure: undefined },
    ]);
    expect(exchanges[0]?.request.body.length).toBe(0);
  });

  it('passes a large body to a client that reads slowly', async () => {
    const size = 20 * 1024 * 1024;
    handler = (_request, response) => {
      response.end(Buffer.alloc(size, 'x'));
    };
    const response = await new Promise<IncomingMessage>((resolve) => {
      httpRequest(recorder.address, resolve).end();
    });
    let got = 0;
    response.on('data', (chunk: Buffer) => {
      got += chunk.length;
      response.pause();
      setImmediate(() => response.resume());
    });
    await new Promise((resolve) => response.on('end', resolve));
    await over();
    expect(got).toBe(size);
    expect(exchanges).toMatchObject([{ response: { isCut: true, isComplete: true } }]);
  });

  it('lets redirects lead to itself, and keeps cookies for itself', async () => {
    handler = (_request, response) => {
      const { port } = upstream.address() as AddressInfo;
      response.setHeader('Location', `http://127.0.0.1:${String(port)}/base/next?a=1`);
      response.setHeader('Set-Cookie', ['a=1; Path=/base/x; Domain=bank.example; Secure', 'b=2']);
      response.writeHead(302).end();
    };
    const response = await fetch(recorder.address, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`${recorder.address}/next?a=1`);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/x', 'b=2']);
  });

  it('keeps parallel requests apart', async () => {
    handler = echo;
    const bodies = Array.from({ length: 40 }, (_, index) => `${String(index)}:`.repeat(500));
    const got = await Promise.all(
      bodies.map(async (body) => (await fetch(recorder.address, { method: 'POST', body })).text()),
    );
    expect(got).toEqual(bodies);
    expect(
      exchanges.map(({ request, response }) =>
        request.body.equals(response?.body ?? Buffer.alloc(0)),
      ),
    ).toEqual(bodies.map(() => true));
    expect(new Set(exchanges.map(({ number }) => number)).size).toBe(40);
  });

  it('answers 502 if the service resets the connection', async () => {
    handler = (request) => {
      request.socket.resetAndDestroy();
    };
    const response = await fetch(`${recorder.address}/x`, { method: 'POST', body: 'a' });
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { code: 'RECORDER_UPSTREAM_FAILED' },
    ]);
    expect(exchanges).toMatchObject([{ failure: 'upstream-unreachable', response: undefined }]);
  });

  it('answers 502 if nothing is at the address', async () => {
    upstream.close();
    expect((await fetch(recorder.address)).status).toBe(502);
    expect(exchanges).toMatchObject([{ failure: 'upstream-unreachable', reason: 'ECONNREFUSED' }]);
  });

  it.each([
    ['head', 'HTTP/1.1 200 OK\r\nX: a\r\n b\r\n\u0000\r\n\r\n'],
    ['status line', 'HTTX 200\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('answers 502 if the service answers with an invalid %s', async (_, answer) => {
    const broken = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(answer);
    });
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const to = `http://127.0.0.1:${String((broken.address() as AddressInfo).port)}`;
    const other = await startRecorder({ to, port: 0, onExchange: () => undefined });
    expect((await fetch(other.address)).status).toBe(502);
    await other.stop();
    broken.close();
  });

  it('breaks the response off if the service does', async () => {
    handler = (_request, response) => {
      response.setHeader('Content-Length', '10');
      response.write('abc', () => response.socket?.destroy());
    };
    const got = await raw(`GET / HTTP/1.1\r\n${HEAD}\r\n`);
    expect(got).toContain('abc');
    expect(exchanges).toMatchObject([
      { failure: 'upstream-broke-off', response: { isComplete: false } },
    ]);
  });

  it.each([
    [
      'in the middle of its body',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc',
    ],
    [
      'in a body without an end',
      'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n',
    ],
    ['before the response', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('drops the request to the service if the client leaves %s', async (_, text) => {
    const left = new Promise<void>((resolve) => {
      handler = (request) => {
        request.resume();
        request.socket.once('close', () => {
          resolve();
        });
        leave();
      };
    });
    let leave: () => void = () => undefined;
    const done = raw(text, (socket) => {
      leave = () => socket.destroy();
    });
    await Promise.all([left, done, over()]);
    expect(exchanges).toMatchObject([{ failure: 'client-left', response: undefined }]);
  });

  it('ends exchanges that run when it stops', async () => {
    const arrived = new Promise<void>((resolve) => {
      handler = () => {
        resolve();
      };
    });
    const open = raw('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await arrived;
    await recorder.stop();
    expect(await open).toBe('');
    expect(exchanges).toMatchObject([{ failure: 'recorder-stopped' }]);
  });

  it('says if the port is in use', async () => {
    const { port } = recorder;
    const other = startRecorder({ to: 'http://127.0.0.1:1', port, onExchange: () => undefined });
    await expect(other).rejects.toThrow(`Port ${String(port)} of 127.0.0.1 is in use.`);
  });
});
