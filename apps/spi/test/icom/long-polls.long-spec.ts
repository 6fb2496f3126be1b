import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { StreamRow } from '../../src/icom/streams/stream.row';
import { spi } from '../../src/spi.app';
import {
  deliver,
  icomIn,
  idsOf,
  messageStates,
  MULTIPART,
  nextOf,
  rowsOf,
  texts,
  textsOf,
} from './icom-client';

/** Long enough for what the tests do while a request waits, also on a slow machine. */
const POLL_MS = 5_000;
/** Most requests have begun to wait by then; no test fails if one has not. */
const BEGUN_MS = 100;

describe(`A stream of ICOM without messages on ${databaseUnderTest}`, () => {
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

  it('answers 204 with the next token after the time, and the same 204 again', async () => {
    const { start, pull } = icomIn(test, 'empty');
    const first = await start();
    expect([first.status, first.body.length]).toEqual([204, 0]);
    const second = await pull(first);
    const again = await pull(first);
    expect([second.status, again.status]).toEqual([204, 204]);
    expect(nextOf(again)).toBe(nextOf(second));
    await deliver(test, 'empty', texts('a', 1));
    expect((await pull(first)).status).toBe(204);
    expect(textsOf(await pull(second))).toEqual(texts('a', 1));
  });

  it('waits for a message', async () => {
    const { start } = icomIn(test, 'waits');
    const reading = start();
    await sleep(BEGUN_MS);
    await deliver(test, 'waits', texts('a', 1));
    expect(textsOf(await reading)).toEqual(texts('a', 1));
  });

  it('confirms the batch before, and gives the same message to two requests that wait', async () => {
    const { start, pull } = icomIn(test, 'both-wait');
    await deliver(test, 'both-wait', texts('a', 1));
    const first = await start();
    const waiting = [pull(first), pull(first)];
    await sleep(BEGUN_MS);
    expect(await statesOf('both-wait')).toEqual(['CONFIRMED']);
    await deliver(test, 'both-wait', texts('b', 1));
    const answers = await Promise.all(waiting);
    expect(answers.map(textsOf)).toEqual([texts('b', 1), texts('b', 1)]);
    expect(new Set(answers.flatMap(idsOf)).size).toBe(1);
  });

  it('gives each message to one of several waiting streams', async () => {
    const readers = Array.from({ length: 6 }, () => icomIn(test, 'six-wait').start({}));
    await sleep(BEGUN_MS);
    await deliver(test, 'six-wait', texts('a', 4));
    const read = (await Promise.all(readers)).flatMap(textsOf);
    expect(read.sort()).toEqual(texts('a', 4));
  });

  it('gives nothing to a reader that has left, and frees the place of its stream', async () => {
    const { start, pull } = icomIn(test, 'left');
    await deliver(test, 'left', texts('a', 1));
    const first = await start();
    const leaving = new AbortController();
    const sent = { headers: MULTIPART, signal: leaving.signal };
    const left = [pull(first, sent), ...Array.from({ length: 5 }, () => start(sent))];
    await sleep(BEGUN_MS);
    leaving.abort();
    expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(
      Array(6).fill('rejected'),
    );
    await until(
      async () => (await rowsOf(test, 'left', StreamRow, 'SELECT id FROM $TABLE')).length === 1,
    );
    await deliver(test, 'left', texts('b', 1));
    expect(await statesOf('left')).toEqual(['CONFIRMED', 'WAITING']);
    expect(textsOf(await pull(first))).toEqual(texts('b', 1));
  });

  it('does not let a hold wait, and goes on when the hold has ended', async () => {
    const { start } = icomIn(test, 'held');
    await deliver(test, 'held', []);
    const reading = start();
    await sleep(BEGUN_MS);
    const { call: control } = admin(test, 'default');
    await control('put', '/sandboxes/held/hold', { id: 'h', seconds: 30 }).expect(200);
    await deliver(test, 'held', texts('a', 1));
    await sleep(BEGUN_MS);
    expect(await statesOf('held')).toEqual(['WAITING']);
    await control('delete', '/sandboxes/held/hold/h').expect(204);
    expect(textsOf(await reading)).toEqual(texts('a', 1));
  });

  it('ends at once with 410 when its stream is closed', async () => {
    const { start, pull, close } = icomIn(test, 'close-wait');
    await deliver(test, 'close-wait', texts('a', 1));
    const first = await start();
    const waiting = pull(first);
    await sleep(BEGUN_MS);
    await close(nextOf(first));
    expect((await waiting).status).toBe(410);
  });

  it.each(['reset', 'drop'])('ends at once at a %s of the sandbox', async (change) => {
    const { start } = icomIn(test, `at-${change}`);
    const reading = start();
    await sleep(BEGUN_MS);
    const { call: control } = admin(test, 'default');
    if (change === 'reset') await control('post', `/sandboxes/at-${change}/reset`).expect(200);
    else await control('delete', `/sandboxes/at-${change}`).expect(204);
    const answer = await reading;
    expect([answer.status, answer.error]).toEqual([503, 'sandbox-replaced']);
    expect(answer.headers['retry-after']).toBe('1');
  });
});

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await sleep(5);
}
