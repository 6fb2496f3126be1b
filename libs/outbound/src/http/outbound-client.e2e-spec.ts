import { type RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { guardOf, send } from '../test/client';
import { startTarget, type Target } from '../test/target';
import { OutboundClient } from './outbound-client';
import { MAX_BODY_BYTES, type OutboundRequest } from './outcome';

const LIMIT = String(MAX_BODY_BYTES);

describe('A request to another system', () => {
  let target: Target;
  let other: Target;
  let client: OutboundClient;
  beforeAll(async () => {
    [target, other] = await Promise.all([startTarget(), startTarget()]);
    client = new OutboundClient(guardOf('127.0.0.1'));
  });
  beforeEach(() => {
    target.requests.length = 0;
    other.requests.length = 0;
  });
  afterAll(() => {
    target.close();
    other.close();
  });

  it('is sent with its method, headers and body, and its answer is returned', async () => {
    target.answer((_request, response) => {
      response.writeHead(404, 'Nothing Here', { 'X-A': '1', 'Set-Cookie': ['a=1', 'b=2'] });
      response.end('no');
    });
    const body = new TextEncoder().encode('{"a":"ã"}');
    const outcome = await send(client, {
      method: 'POST',
      url: `${target.url}/orders?x=1#fragment`,
      headers: { 'Content-Type': 'application/json', 'X-Test': 'yes' },
      body,
    });
    expect(outcome).toMatchObject({
      kind: 'answer',
      status: 404,
      statusText: 'Nothing Here',
      headers: { 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] },
      body: Buffer.from('no'),
      redirects: [],
    });
    expect(target.requests).toMatchObject([
      {
        method: 'POST',
        url: '/orders?x=1',
        headers: { 'x-test': 'yes', 'content-length': '10', connection: 'close' },
        body: '{"a":"ã"}',
      },
    ]);
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('decodes an answer in %s', async (coding, compress) => {
    target.answer((_request, response) =>
      response.writeHead(200, { 'Content-Encoding': coding }).end(compress('text')),
    );
    expect(await send(client, { url: target.url })).toMatchObject({ body: Buffer.from('text') });
  });

  const huge = (bytes: number): RequestListener => {
    return (_request, response) => response.end(Buffer.alloc(bytes, 'x'));
  };
  const head = (headers: Record<string, string>, body: Buffer | string = ''): RequestListener => {
    return (_request, response) => response.writeHead(200, headers).end(body);
  };
  it.each<readonly [string, RequestListener, string, RegExp | string]>([
    ['has 2 MB', huge(2 * MAX_BODY_BYTES), 'too-large', `more than ${LIMIT} bytes.`],
    ['has one byte too many', huge(MAX_BODY_BYTES + 1), 'too-large', `more than ${LIMIT} bytes.`],
    [
      'never ends and is large',
      (_request, response) => {
        const write = (): void => {
          while (response.writable && response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', write);
        write();
      },
      'too-large',
      `more than ${LIMIT} bytes.`,
    ],
    [
      'is 40 MB after decoding',
      head({ 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(40 * MAX_BODY_BYTES))),
      'too-large',
      'after decoding',
    ],
    ['has a large head', head({ 'X-Large': 'x'.repeat(17_000) }), 'too-large', 'The head'],
    ['is not gzip', head({ 'Content-Encoding': 'gzip' }, 'text'), 'failed', 'not valid gzip'],
    ['is coded twice', head({ 'Content-Encoding': 'gzip, br' }, 'x'), 'failed', 'gzip, br'],
    ['does not begin', (request) => request.socket.destroy(), 'failed', 'was closed before'],
    [
      'breaks off',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('x');
        setImmediate(() => request.socket.destroy());
      },
      'failed',
      'was closed before',
    ],
    [
      'is not HTTP',
      (request) => {
        request.socket.end('HELLO\r\n\r\n');
      },
      'failed',
      'not valid HTTP',
    ],
  ])('has an outcome if the answer %s', async (_, listener, kind, reason) => {
    target.answer(listener);
    expect(await send(client, { url: target.url })).toEqual({
      kind,
      reason: expect.stringMatching(reason) as string,
    });
  });

  it('takes an answer of exactly 1 MB, plain and after decoding', async () => {
    target.answer(huge(MAX_BODY_BYTES));
    expect(await send(client, { url: target.url })).toMatchObject({ kind: 'answer' });
    target.answer(head({ 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(MAX_BODY_BYTES))));
    expect(await send(client, { url: target.url })).toMatchObject({ kind: 'answer' });
  });

  it.each<readonly [string, RequestListener]>([
    ['does not come', () => undefined],
    [
      'comes byte by byte',
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': '1000000' });
        const timer = setInterval(() => response.write('x'), 5);
        response.on('close', () => {
          clearInterval(timer);
        });
      },
    ],
    [
      'redirects slowly, again and again',
      (_request, response) => {
        setTimeout(() => response.writeHead(302, { Location: '/next' }).end(), 60);
      },
    ],
  ])('ends after the time limit if the answer %s', async (_, listener) => {
    target.answer(listener);
    expect(await send(client, { url: target.url, timeoutMs: 100 })).toEqual({
      kind: 'timeout',
      reason: 'There was no complete answer within 100 ms.',
    });
  });

  it('ends with the reason of its signal', async () => {
    const given = new AbortController();
    target.answer(() => {
      given.abort(new Error('given up'));
    });
    const { signal } = given;
    await expect(send(client, { url: target.url, signal })).rejects.toThrow('given up');
    await expect(send(client, { url: target.url, signal })).rejects.toThrow('given up');
  });

  it('reports that nothing listens', async () => {
    const closed = await startTarget();
    closed.close();
    expect(await send(client, { url: closed.url })).toEqual({
      kind: 'failed',
      reason: 'The connection was refused.',
    });
  });

  it.each<readonly [Partial<OutboundRequest>, string, RegExp]>([
    [{ url: '/orders' }, 'refused', /must be absolute/],
    [{ url: 'ftp://example.com/' }, 'refused', /http or https, not with ftp:/],
    [{ url: 'file:///etc/passwd' }, 'refused', /not with file:/],
    [{ url: 'http://user:secret@example.com/' }, 'refused', /must not contain a user/],
    [{ url: `http://example.com/${'x'.repeat(8_192)}` }, 'refused', /at most 8192/],
    [{ method: 'get' }, 'refused', /capital letters/],
    [{ method: 'A B' }, 'refused', /capital letters/],
    [{ method: 'CONNECT' }, 'refused', /CONNECT is not supported/],
    [{ method: 'TRACE' }, 'refused', /TRACE is not supported/],
    [{ headers: { Host: 'internal' } }, 'refused', /Host is set by the service/],
    [{ headers: { 'content-length': '1' } }, 'refused', /content-length is set/],
    [{ headers: { 'Transfer-Encoding': 'chunked' } }, 'refused', /is set by/],
    [{ headers: { 'X A': '1' } }, 'refused', /name of a header is not valid/],
    [{ headers: { 'X-A': 'secret\r\nX-B: 1' } }, 'refused', /value of the header X-A/],
    [{ method: 'POST', body: new Uint8Array(MAX_BODY_BYTES + 1) }, 'too-large', /1048577 bytes/],
  ])('%p is %s before anything is sent', async (request, kind, reason) => {
    const outcome = await send(client, { url: target.url, ...request });
    expect(outcome).toEqual({ kind, reason: expect.stringMatching(reason) as string });
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(target.requests).toEqual([]);
  });

  it('that waits for its answer does not delay another one', async () => {
    target.answer(() => undefined);
    const given = new AbortController();
    const waiting = send(client, { url: target.url, signal: given.signal });
    other.answer((_request, response) => response.end());
    expect(await send(client, { url: other.url })).toMatchObject({ status: 200 });
    given.abort(new Error('done'));
    await expect(waiting).rejects.toThrow('done');
  });
});
