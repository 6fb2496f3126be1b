import 'reflect-metadata';
import { admin, createTestApp, inSandbox, notes, type TestApp } from '#libs/testing';

interface Message {
  readonly event: string;
  readonly id: string;
  readonly data: { readonly path?: string; readonly name?: string };
}

/** Reads messages of a stream until there are enough. */
async function read(
  address: string,
  { sandbox, query = '', last }: { sandbox: string; query?: string; last?: string },
): Promise<{ next(event: string): Promise<Message>; close(): void; ended: Promise<void> }> {
  const gone = new AbortController();
  const headers = {
    'X-Sandbox': sandbox,
    ...(last === undefined ? {} : { 'Last-Event-ID': last }),
  };
  const url = `${address}/__admin/events/stream${query}`;
  const { body } = await fetch(url, { headers, signal: gone.signal });
  const chunks = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const nextBlock = async (): Promise<string> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await chunks.read();
      if (done) {
        end();
        throw new Error('The stream has ended.');
      }
      text += decoder.decode(value, { stream: true });
    }
    const [block = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return block;
  };
  const next = async (event: string): Promise<Message> => {
    for (;;) {
      const lines = new Map((await nextBlock()).split('\n').map((line) => halves(line)));
      if (lines.get('event') !== event) continue;
      const data = JSON.parse(lines.get('data') ?? '') as Message['data'];
      return { event, id: lines.get('id') ?? '', data };
    }
  };
  return {
    next,
    ended,
    close: () => {
      gone.abort();
    },
  };
}

function halves(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
}

describe('The events of a service', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', JOURNAL_SIZE: '10' });
  });
  afterAll(() => test.close());

  const write = (sandbox: string, id: string) => inSandbox(test, sandbox).write(id).expect(201);

  it('are listed with their names and facts, newest first, and filtered by them', async () => {
    const { call } = admin(test, 'list');
    const list = async (query: string) =>
      ((await call('get', `/events${query}`).expect(200)).body as { id: number }[]).map(
        ({ id }) => id,
      );
    await test.http
      .post('/notes/a/maria@x.example')
      .set({ 'X-Sandbox': 'list', 'X-Calling-Service': 'spi' });
    await inSandbox(test, 'list').ids();
    const { body } = await call('get', '/events').expect(200);
    expect(body).toMatchObject([
      { id: 2, name: 'note.list', facts: {} },
      { id: 1, name: 'note.written', caller: 'spi', facts: { note: 'a', text: '***@***' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('requestHeaders');
    expect(await list('?name=note.w')).toEqual([1]);
    expect(await list('?text=MARIA@x')).toEqual([1]);
    expect(await list('?after=1')).toEqual([2]);
    expect(await list('?limit=1')).toEqual([2]);
    await call('get', '/events?limit=0').expect(400);
    await call('get', '/events?nam=x').expect(400);
  });

  it('are found one by one, with the request and the response', async () => {
    const { call } = admin(test, 'one');
    await write('one', 'a');
    expect((await call('get', '/requests/1').expect(200)).body).toMatchObject({
      ...{ id: 1, path: '/notes/a/x', outcome: 'answered' },
      event: { name: 'note.written', facts: { note: 'a', text: 'x' } },
    });
    for (const id of ['2', '0', 'x', '99999999999999999999']) {
      expect((await call('get', `/requests/${id}`).expect(404)).body).toMatchObject({
        code: 'REQUEST_GONE',
      });
    }
  });

  it('are streamed: the last ones, then each new one, then what happens to the journal', async () => {
    const { call } = admin(test, 'stream');
    await write('stream', 'a');
    await write('stream', 'b');
    const stream = await read(test.address, { sandbox: 'stream', query: '?limit=1' });
    expect((await stream.next('request')).data).toMatchObject({ path: '/notes/b/x' });
    await stream.next('live');
    await write('stream', 'c');
    const third = await stream.next('request');
    expect(third.data).toMatchObject({ path: '/notes/c/x', name: 'note.written' });
    await call('delete', '/requests').expect(204);
    expect((await stream.next('cleared')).data).toEqual({ reason: 'cleared' });
    await call('delete', '/sandboxes/stream').expect(204);
    await stream.next('sandbox-dropped');
    await write('stream', 'd');
    expect((await stream.next('request')).data).toMatchObject({ path: '/notes/d/x' });
    stream.close();
  });

  it('are resumed after the last message, without a loss and without a repetition', async () => {
    await write('resume', 'a');
    const first = await read(test.address, { sandbox: 'resume' });
    const { id } = await first.next('request');
    first.close();
    for (const name of ['b', 'c']) await write('resume', name);
    const second = await read(test.address, { sandbox: 'resume', last: id });
    expect((await second.next('request')).data).toMatchObject({ path: '/notes/b/x' });
    expect((await second.next('request')).data).toMatchObject({ path: '/notes/c/x' });
    second.close();
    for (let count = 0; count < 12; count += 1) await write('resume', `n${String(count)}`);
    const third = await read(test.address, { sandbox: 'resume', last: id });
    expect((await third.next('gap')).data).toEqual({ dropped: 4 });
    third.close();
    const restarted = await read(test.address, { sandbox: 'resume', last: 'before-1:7' });
    expect((await restarted.next('cleared')).data).toEqual({ reason: 'restarted' });
    restarted.close();
  });

  it('neither wait for a hold nor keep one waiting', async () => {
    const { call } = admin(test, 'held');
    await write('held', 'a');
    const before = await read(test.address, { sandbox: 'held' });
    await before.next('live');
    await call('put', '/sandboxes/held/hold', { id: 'h', seconds: 10 }).expect(200);
    const during = await read(test.address, { sandbox: 'held' });
    await during.next('request');
    before.close();
    during.close();
  });
});

describe('A stream of a service that stops', () => {
  it('ends', async () => {
    const test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
    const stream = await read(test.address, { sandbox: 'a' });
    await stream.next('live');
    const next = stream.next('request').catch((error: unknown) => String(error));
    await test.close();
    expect(await next).toContain('ended');
  });
});

describe('A repeated request', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it('is a new request with the original data', async () => {
    const { call, journal } = admin(test, 'repeat');
    const sent = { 'X-Sandbox': 'repeat', 'X-Correlation-Id': 'c-1', 'X-Run': '4111111111111111' };
    await test.http.post('/notes/a/x').set(sent).send({ pan: '4111111111111111' }).expect(201);
    const { body } = await call('post', '/requests/1/repeat').expect(200);
    expect(body).toMatchObject({ id: 2 });
    const [again, first] = await journal();
    expect(again).toMatchObject({
      id: 2,
      path: '/notes/a/x',
      status: (body as { status: number }).status,
    });
    expect(again?.['requestBody']).toBe(first?.['requestBody']);
    expect(again?.['correlationId']).not.toBe('c-1');
    expect(await journal('?bodyContains=4111111111111111')).toHaveLength(2);
  });

  it('is refused if the journal does not have all of it', async () => {
    const { call } = admin(test, 'cut');
    await call('post', '/requests/1/repeat').expect(404, /REQUEST_GONE/);
    const large = { text: 'x'.repeat(20_000) };
    await test.http.post('/notes/a/x').set('X-Sandbox', 'cut').send(large).expect(201);
    await call('post', '/requests/1/repeat').expect(409, /REQUEST_NOT_REPEATABLE/);
    await call('post', '/requests/1/repeat?newIds=maybe').expect(400);
  });
});
