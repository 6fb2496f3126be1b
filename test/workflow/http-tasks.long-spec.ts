import 'reflect-metadata';
import { type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { readVariables } from '#libs/config';
import { OutboundClient, outboundGuard, outboundVariables } from '#libs/outbound';
import { type Json } from '#libs/states-language';
import { httpResources } from '../../apps/workflow/src/tasks/http/http.resource';
import { Secrets } from '../../apps/workflow/src/tasks/secrets';
import { TaskResources } from '../../apps/workflow/src/tasks/task-resources';
import { tasksIn, type PerformOptions } from './sim-tasks';
import { startTarget } from './target';

const AWS = 'arn:aws:states:::http:invoke';
const TOKEN = 'token/with+characters "8"';

function httpTasks(allow: string) {
  const config = readVariables(outboundVariables, { OUTBOUND_ALLOW: allow });
  const client = new OutboundClient(outboundGuard(config));
  const secrets = new Secrets({ SECRET_TOKEN: TOKEN, SECRET_SHORT: '1234567' });
  const resources = new TaskResources();
  resources.register(...httpResources({ client, secrets, config: { taskTimeoutMs: 20_000 } }));
  return resources;
}

describe('The resource http', () => {
  let target: Awaited<ReturnType<typeof startTarget>>;
  let listener: RequestListener;
  beforeAll(async () => {
    target = await startTarget((request, response) => {
      listener(request, response);
    });
  });
  beforeEach(() => {
    target.requests.length = 0;
    listener = (_request, response) => response.end('ok');
  });
  afterAll(() => {
    target.close();
  });
  const answers = (status: number, headers: OutgoingHttpHeaders, body: string | Buffer) => {
    listener = (_request, response) => response.writeHead(status, headers).end(body);
  };
  const tasks = tasksIn(httpTasks('127.0.0.1'), 'http');
  const output = (sent: Record<string, Json>, more: PerformOptions = {}, resource = 'http') =>
    tasks.output(resource, { url: target.url, ...sent }, more);
  const failure = (sent: Record<string, Json>, more: PerformOptions = {}, resource = 'http') =>
    tasks.failure(resource, { url: target.url, ...sent }, more);

  it.each<readonly [string, Record<string, Json>, object]>([
    ['a GET', {}, { line: 'GET /', body: '' }],
    ['JSON', { body: { a: ['ã'] } }, { line: 'POST /', body: '{"a":["ã"]}' }],
    ['null', { body: null }, { line: 'POST /', body: 'null' }],
    ['a text', { body: '<xml/>', method: 'PUT' }, { line: 'PUT /', body: '<xml/>' }],
    [
      'a form',
      {
        body: { a: 'x y', b: 1 },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      { body: 'a=x+y&b=1' },
    ],
    [
      'a query',
      { query: { a: 'x&y', b: [1, true], c: '' } },
      { line: 'GET /?a=x%26y&b=1&b=true&c=' },
    ],
    ['headers', { headers: { 'X-A': 1 } }, { headers: { 'x-a': '1', 'x-workflow-hops': '1' } }],
  ])('sends %s', async (_, sent, expected) => {
    await output(sent);
    expect(target.requests).toMatchObject([expected]);
  });

  it.each([
    [{ body: {} }, 'application/json'],
    [{ body: 'x' }, 'text/plain; charset=utf-8'],
    [{ body: 'x', headers: { 'Content-type': 'text/xml' } }, 'text/xml'],
    [{}, undefined],
  ])('sends %p with the media type %s', async (sent, expected) => {
    await output(sent);
    expect(target.requests[0]?.headers['content-type']).toBe(expected);
  });

  it.each<readonly [Record<string, Json>, string, string | undefined]>([
    [{ method: 'POST' }, 'e-1/Pay/1/1', 'e-1/Pay/1/1'],
    [{ method: 'DELETE' }, 'e-1/Pay/1/1', 'e-1/Pay/1/1'],
    [{ method: 'POST', headers: { 'idempotency-key': 'mine' } }, 'e-1/Pay/1/1', 'mine'],
    [{ method: 'GET' }, 'e-1/Pay/1/1', undefined],
    [{ method: 'HEAD' }, 'e-1/Pay/1/1', undefined],
    [{ method: 'POST' }, 'e-1/Pagar à vista/1/1', '76c42dd9-8a5f'],
  ])('sends for %p and the key %s the Idempotency-Key %s', async (sent, idempotencyKey, key) => {
    await output(sent, { idempotencyKey });
    const header = target.requests[0]?.headers['idempotency-key'];
    if (key === '76c42dd9-8a5f') expect(header).toMatch(/^[0-9a-f-]{36}$/);
    else expect(header).toBe(key);
    await output(sent, { idempotencyKey });
    expect(target.requests[1]?.headers['idempotency-key']).toBe(header);
  });

  it.each<readonly [string | undefined, string | Buffer, Json]>([
    ['application/json', '{"a":1}', { a: 1 }],
    ['application/problem+json; charset=utf-8', '[1]', [1]],
    ['application/json', '{"a":', '{"a":'],
    ['application/json', '', ''],
    ['text/plain', '{"a":1}', '{"a":1}'],
    ['application/xml', '<a/>', '<a/>'],
    ['text/plain; charset=iso-8859-1', Buffer.from([0xe3, 0x6f]), 'ão'],
    ['text/plain; charset=unknown', 'ã', 'ã'],
    ['text/plain', 'a\0b', 'a\ufffdb'],
    [undefined, 'x', 'x'],
  ])('reads an answer of %s %p as %p', async (type, body, expected) => {
    answers(201, { ...(type === undefined ? {} : { 'Content-Type': type }), 'X-A': 'b' }, body);
    expect(await output({})).toMatchObject({
      status: 201,
      headers: { 'x-a': 'b' },
      body: expected,
    });
  });

  it.each([
    [404, '', 'States.Http.StatusCode.404: The answer was 404.'],
    [422, '{"code":"X"}', 'States.Http.StatusCode.422: The answer was 422: {"code":"X"}'],
    [
      503,
      `${'x'.repeat(1_023)}ãã`,
      `States.Http.StatusCode.503: The answer was 503: ${'x'.repeat(1_023)}...`,
    ],
  ])('fails for %i', async (status, body, expected) => {
    answers(status, {}, body);
    expect(await failure({})).toBe(expected);
  });

  it.each<readonly [string, Record<string, Json>, RegExp]>([
    ['a private address', { url: 'http://10.0.0.1/' }, /^Http\.Refused: The host is 10\.0\.0\.1/],
    ['another scheme', { url: 'file:///etc/passwd' }, /^Http\.Refused: The URL must begin/],
    ['a body of a GET', { method: 'GET', body: 1 }, /^Http\.Refused: .* has no body/],
    ['a hop count', { headers: { 'x-workflow-hops': 0 } }, /^Http\.Refused: .* is set by/],
    ['a Host', { headers: { host: 'x' } }, /^Http\.Refused: The header host is set/],
    ['another method', { method: 'TRACE' }, /^Task\.ArgumentsInvalid: \/Arguments\/method: Must/],
    ['an unknown member', { urll: 'x' }, /^Task\.ArgumentsInvalid: .*did you mean "url"/],
    ['a large body', { body: 'x'.repeat(1_048_577) }, /^Http\.TooLarge: /],
    ['a missing secret', { headers: { A: { secretRef: 'X' } } }, /^Http\.Refused: .*SECRET_X is/],
    ['a short secret', { headers: { A: { secretRef: 'SHORT' } } }, /too short: it must have/],
    ['a secret in the query', { query: { A: { secretRef: 'TOKEN' } } }, /^Task\.ArgumentsInvalid/],
  ])('refuses %s', async (_, sent, expected) => {
    expect(await failure(sent)).toMatch(expected);
    expect(target.requests).toEqual([]);
  });

  it('has names for a large answer, a broken one and a late one', async () => {
    answers(200, {}, 'x'.repeat(1_048_577));
    expect(await failure({})).toMatch(/^Http\.TooLarge: /);
    listener = (request) => request.socket.destroy();
    expect(await failure({})).toMatch(/^Http\.Failed: The connection was closed/);
    listener = () => undefined;
    expect(await failure({}, { timeoutMs: 50 })).toBe(
      'States.Timeout: There was no complete answer within 50 ms.',
    );
  });

  it('stops after eight hops, and ends with the reason of its signal', async () => {
    await output({}, { hops: 7 });
    expect(target.requests[0]?.headers['x-workflow-hops']).toBe('8');
    expect(await failure({}, { hops: 8 })).toMatch(/^Workflow\.TooManyHops: /);
    const abort = AbortSignal.abort(new Error('aborted'));
    await expect(output({}, { abort })).rejects.toThrow('aborted');
  });

  it.each([200, 500])('never shows a secret that the answer repeats, with %i', async (status) => {
    const spellings = [
      TOKEN,
      encodeURIComponent(TOKEN),
      Buffer.from(TOKEN).toString('base64'),
      JSON.stringify(TOKEN),
    ];
    answers(status, { 'X-Echo': `Bearer ${TOKEN}`, 'Set-Cookie': [TOKEN] }, spellings.join('\n'));
    const headers = { Authorization: { secretRef: 'TOKEN', prefix: 'Bearer ' } };
    const outcome = JSON.stringify(
      await tasks.perform('http', { url: target.url, method: 'POST', headers }),
    );
    expect(target.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(outcome).toContain('***');
    expect(outcome).not.toContain('token');
    expect(outcome).not.toContain(spellings[2]);
  });

  it('does not send a secret to another origin', async () => {
    const other = await startTarget((_request, response) => response.end());
    answers(307, { Location: other.url }, '');
    await output({ headers: { 'X-Api-Key': { secretRef: 'TOKEN' }, 'X-A': 'b' } });
    expect(target.requests[0]?.headers['x-api-key']).toBe(TOKEN);
    expect(other.requests[0]?.headers['x-api-key']).toBeUndefined();
    expect(other.requests[0]?.headers['x-a']).toBe('b');
    other.close();
  });

  it('makes the call, and then waits for its token', async () => {
    const sent = { url: target.url, body: { token: 't-1' } };
    const waiting = { token: 't-1' };
    expect(await tasks.perform('http.waitForTaskToken', sent, waiting)).toEqual({
      kind: 'pending',
    });
    expect(target.requests[0]?.body).toBe('{"token":"t-1"}');
    answers(500, {}, '');
    expect(await tasks.failure('http.waitForTaskToken', sent, waiting)).toMatch(/StatusCode\.500/);
  });

  describe('under its name of AWS', () => {
    it('takes the arguments of AWS and answers as AWS does', async () => {
      answers(201, { 'Content-Type': 'application/json', 'X-A': 'b' }, '{"id":7}');
      const answer = await tasks.output(AWS, {
        ApiEndpoint: `${target.url}/orders`,
        Method: 'POST',
        Headers: { 'X-B': 'c' },
        QueryParameters: { q: 1 },
        RequestBody: { a: 1 },
        Authentication: { ConnectionArn: 'arn:aws:events:...' },
      });
      expect(target.requests).toMatchObject([
        { line: 'POST /orders?q=1', body: '{"a":1}', headers: { 'x-b': 'c' } },
      ]);
      expect(answer).toMatchObject({
        Headers: { 'x-a': ['b'], 'content-type': ['application/json'] },
        ResponseBody: { id: 7 },
        StatusCode: 201,
        StatusText: 'Created',
      });
    });

    it('sends a form if Transform says so', async () => {
      await tasks.output(AWS, {
        ApiEndpoint: target.url,
        Method: 'POST',
        RequestBody: { a: 'x y' },
        Transform: { RequestBodyEncoding: 'URL_ENCODED' },
      });
      expect(target.requests[0]?.body).toBe('a=x+y');
    });

    it('has the errors of AWS', async () => {
      answers(404, {}, '');
      const sent = { ApiEndpoint: target.url, Method: 'GET' };
      expect(await tasks.failure(AWS, sent)).toMatch(/^States\.Http\.StatusCode\.404/);
      expect(await tasks.failure(AWS, { url: target.url })).toMatch(/^Task\.ArgumentsInvalid/);
    });
  });
});
