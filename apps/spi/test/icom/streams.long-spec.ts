import 'reflect-metadata';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { MessageRow } from '../../src/messages/message.row';
import { spi } from '../../src/spi.app';
import {
  call,
  deliver,
  icomIn,
  idleFor,
  idsOf,
  ISPB,
  messagesOf,
  messageStates,
  MULTIPART,
  nextOf,
  rowsOf,
  texts,
  textsOf,
} from './icom-client';

const POLL_MS = 400;

describe(`A stream of ICOM on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, {
      SPI_SIGN: 'false',
      ICOM_POLL_MS: String(POLL_MS),
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => test.close());

  const statesOf = (sandbox: string): Promise<string[]> => messageStates(test, sandbox);
  const leaveIdle = (sandbox: string, ms: number): Promise<void> => idleFor(test, sandbox, ms);

  it('delivers up to 10 messages in the order of arrival, and then the next ones', async () => {
    const { start, pull } = icomIn(test, 'order');
    await deliver(test, 'order', texts('a', 12));
    const first = await start();
    expect(first.status).toBe(200);
    expect(textsOf(first)).toEqual(texts('a', 10));
    const second = await pull(first);
    expect(textsOf(second)).toEqual(texts('a', 2, 11));
    expect(nextOf(second)).toMatch(/^\/s\/order\/api\/v1\/out\/12345678\/stream\/[0-9a-f]{24}$/);
    expect(await statesOf('order')).toEqual([
      ...Array<string>(10).fill('CONFIRMED'),
      ...Array<string>(2).fill('TAKEN'),
    ]);
  });

  it.each([
    ['application/xml', { Accept: 'application/xml' }],
    ['no Accept', {}],
    ['any Accept', { Accept: '*/*' }],
  ])('delivers one message for %s', async (name, headers) => {
    const sandbox = `single-${name.replaceAll(/\W/g, '-')}`.toLowerCase();
    await deliver(test, sandbox, texts('a', 2));
    const answer = await icomIn(test, sandbox).start({ headers });
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['pi-resourceid']).toMatch(/^\S{32}$/);
    expect(answer.body.toString()).toBe('<a>1</a>');
  });

  it('delivers with a path without prefix if the client names the sandbox otherwise', async () => {
    await deliver(test, 'by-header', texts('a', 1));
    const headers = { ...MULTIPART, 'X-Sandbox': 'by-header' };
    const answer = await call(test, 'GET', '/api/v1/out/12345678/stream/start', { headers });
    expect(nextOf(answer)).toMatch(/^\/api\/v1\/out\/12345678\/stream\/[0-9a-f]{24}$/);
    expect((await call(test, 'GET', nextOf(answer), { headers })).status).toBe(204);
  });

  it('compresses the batch for Accept-Encoding: gzip', async () => {
    await deliver(test, 'gzip', texts('a', 3));
    const headers = { ...MULTIPART, 'Accept-Encoding': 'gzip' };
    const answer = await icomIn(test, 'gzip').start({ headers });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(textsOf(answer)).toEqual(texts('a', 3));
  });

  it('delivers the same batch again for the same token, with the same ids and the same next token', async () => {
    const { start, pull } = icomIn(test, 'again');
    await deliver(test, 'again', texts('a', 12));
    const first = await start();
    const second = await pull(first);
    const again = await pull(first);
    expect(messagesOf(again)).toEqual(messagesOf(second));
    expect(nextOf(again)).toBe(nextOf(second));
    const [, counted] = await rowsOf(
      test,
      'again',
      MessageRow,
      `SELECT deliveries FROM $TABLE WHERE ispb = '${ISPB}' AND state <> 'CONFIRMED' ORDER BY sequence`,
    );
    expect(counted?.deliveries).toBe(2);
  });

  it('delivers the same batch for two simultaneous requests with the same token', async () => {
    const { start, pull } = icomIn(test, 'at-once');
    await deliver(test, 'at-once', texts('a', 20));
    const first = await start();
    const answers = await Promise.all([pull(first), pull(first), pull(first)]);
    expect(new Set(answers.map((answer) => idsOf(answer).join()))).toHaveProperty('size', 1);
    expect(new Set(answers.map(nextOf))).toHaveProperty('size', 1);
    expect(textsOf(answers[0])).toEqual(texts('a', 10, 11));
  });

  it('refuses to split a batch that is asked for again as a single message', async () => {
    const { start, pull } = icomIn(test, 'split');
    await deliver(test, 'split', texts('a', 15));
    const first = await start();
    await pull(first);
    const single = await pull(first, { headers: { Accept: 'application/xml' } });
    expect([single.status, single.error]).toEqual([406, 'accept']);
    expect(single.headers['pi-pull-next']).toBeUndefined();
    expect(textsOf(await pull(first, { headers: {} }))).toEqual(texts('a', 5, 11));
  });

  it('is gone for an older token, an unknown one, and one of another participant', async () => {
    const { start, pull, path } = icomIn(test, 'gone');
    await deliver(test, 'gone', texts('a', 30));
    const first = await start();
    const second = await pull(first);
    await pull(second);
    for (const token of [nextOf(first), path('0123456789abcdef01234567'), path('x'.repeat(900))]) {
      const answer = await call(test, 'GET', token, { headers: MULTIPART });
      expect([answer.status, answer.error]).toEqual([410, 'stream']);
    }
    const other = nextOf(second).replace('12345678', '87654321');
    expect((await call(test, 'GET', other, { headers: MULTIPART })).status).toBe(410);
    expect((await call(test, 'DELETE', other)).status).toBe(410);
    expect(idsOf(await pull(second))).toHaveLength(10);
  });

  describe('that is closed', () => {
    it('with the last token confirms the batch', async () => {
      const { start, close } = icomIn(test, 'close');
      await deliver(test, 'close', texts('a', 2));
      const first = await start();
      const closed = await close(nextOf(first));
      expect([closed.status, closed.body.length]).toEqual([200, 0]);
      expect((await close(nextOf(first))).error).toBe('stream');
      expect(await statesOf('close')).toEqual(['CONFIRMED', 'CONFIRMED']);
    });

    it('with the token before returns the batch to the head of the queue, with the same ids', async () => {
      const { start, pull, close } = icomIn(test, 'return');
      await deliver(test, 'return', texts('a', 15));
      const first = await start();
      const second = await pull(first);
      await deliver(test, 'return', texts('b', 1));
      expect((await close(nextOf(first))).status).toBe(200);
      const again = await start();
      expect(messagesOf(again)).toEqual([
        ...messagesOf(second),
        { id: expect.any(String), text: '<b>1</b>' },
      ]);
    });

    it('with start closes all streams of the participant, and their batches return', async () => {
      const { start, close, path } = icomIn(test, 'close-all');
      await deliver(test, 'close-all', texts('a', 12));
      await start();
      await start();
      expect((await close(path('start'))).status).toBe(200);
      expect((await close(path('start'))).status).toBe(200);
      expect(textsOf(await start())).toEqual(texts('a', 10));
    });
  });

  describe('beside others', () => {
    it('is one of at most 6 of a participant', async () => {
      await deliver(test, 'six', texts('a', 7));
      const { start, close } = icomIn(test, 'six');
      const answers = await Promise.all(Array.from({ length: 9 }, () => start({})));
      const open = answers.filter(({ status }) => status === 200);
      expect(open).toHaveLength(6);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ status, error }) => [status, error])).toEqual(
        Array(3).fill([429, 'too-many-streams']),
      );
      await deliver(test, 'six', texts('b', 1), '87654321');
      expect((await icomIn(test, 'six', '87654321').start()).status).toBe(200);
      for (const answer of open.slice(0, 1)) await close(nextOf(answer));
      expect((await start()).status).toBe(200);
      expect((await start()).status).toBe(429);
    });

    it('is closed after 60 s without use, and its batch is delivered again with the same ids', async () => {
      await deliver(test, 'idle', texts('a', 2));
      const { start, pull } = icomIn(test, 'idle');
      const first = await start();
      await leaveIdle('idle', 59_000);
      expect((await start()).status).toBe(204);
      await leaveIdle('idle', 61_000);
      const again = await start();
      expect(messagesOf(again)).toEqual(messagesOf(first));
      expect((await pull(first)).status).toBe(410);
    });

    it('keeps the batch of a participant that reads and never confirms, and blocks nobody', async () => {
      await deliver(test, 'never', texts('a', 70));
      const { start } = icomIn(test, 'never');
      for (let stream = 0; stream < 6; stream += 1) expect((await start()).status).toBe(200);
      expect((await start()).status).toBe(429);
      await leaveIdle('never', 61_000);
      expect(textsOf(await start())).toEqual(texts('a', 10));
      const states = await statesOf('never');
      expect(states.filter((state) => state === 'TAKEN')).toHaveLength(10);
    });
  });

  it('is read with times of the clock of the sandbox', async () => {
    await admin(test, 'clock').frozen('2999-01-01T00:00:00.000Z').expect(200);
    await deliver(test, 'clock', texts('a', 1));
    const { start, close } = icomIn(test, 'clock');
    const first = await start();
    await admin(test, 'clock').call('post', '/clock/advance', { by: 'PT1H' }).expect(200);
    await close(nextOf(first));
    const [row] = await rowsOf(
      test,
      'clock',
      MessageRow,
      `SELECT * FROM $TABLE WHERE ispb = '${ISPB}'`,
    );
    expect(row).toMatchObject({
      delivered_at: '2999-01-01T00:00:00.000Z',
      confirmed_at: '2999-01-01T01:00:00.000Z',
    });
  });
});
