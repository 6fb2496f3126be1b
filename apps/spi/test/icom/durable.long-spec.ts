import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  startBuilt,
  type TestData,
} from '#libs/testing';
import { MessageRow } from '../../src/messages/message.row';
import { spi } from '../../src/spi.app';
import {
  call,
  deliver,
  icomIn,
  messagesOf,
  messageStates,
  MULTIPART,
  rowsOf,
  texts,
  textsOf,
  XML,
} from './icom-client';

describe(`What ICOM has acknowledged on ${databaseUnderTest}`, () => {
  let data: TestData;
  beforeEach(async () => {
    data = await createTestData();
  });
  afterEach(() => data.remove());

  it('is delivered once by a process that is killed with kill -9 and the next one', async () => {
    const seed = await createTestApp(spi, { SPI_SIGN: 'false' }, data);
    await deliver(seed, 'default', texts('a', 400));
    await seed.stop();

    const { child, address } = await startBuilt('spi', data, { SPI_SIGN: 'false' });
    const reader = icomIn({ address }, 'default');
    let last = await reader.start();
    const read = textsOf(last);
    const reading = (async () => {
      for (;;) {
        last = await reader.pull(last);
        read.push(...textsOf(last));
        if (read.length === 200) child.kill('SIGKILL');
      }
    })();
    await expect(reading).rejects.toThrow();

    const after = await createTestApp(spi, { SPI_SIGN: 'false', ICOM_POLL_MS: '0' }, data);
    const { pull, start } = icomIn(after, 'default');
    do {
      last = await pull(last);
      read.push(...textsOf(last));
    } while (last.status === 200);
    // The batch whose GET was lost is there, and nothing was delivered again after its confirmation.
    expect(read).toEqual(texts('a', 400));
    expect((await start()).status).not.toBe(429);
    await after.stop();
  });

  it('of messages that were received is there after kill -9', async () => {
    const { child, address } = await startBuilt('spi', data, { SPI_SIGN: 'false' });
    const acknowledged: string[] = [];
    const send = async (): Promise<void> => {
      for (;;) {
        const answer = await call({ address }, 'POST', '/api/v1/in/12345678/msgs', {
          headers: { 'Content-Type': XML },
          body: 'not XML',
        });
        acknowledged.push(String(answer.headers['pi-resourceid']));
        if (acknowledged.length === 100) child.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, send));
    const after = await createTestApp(spi, { SPI_SIGN: 'false' }, data);
    const sql = `SELECT resource_id FROM $TABLE WHERE direction = 'IN'`;
    const rows: readonly object[] = await rowsOf(after, 'default', MessageRow, sql);
    const stored = new Set(rows.map((row) => (row as { resource_id: string }).resource_id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await after.stop();
  });

  it('ends a wait when the service stops, with a token that the next process knows', async () => {
    const before = await createTestApp(spi, { SPI_SIGN: 'false', ICOM_POLL_MS: '60000' }, data);
    await deliver(before, 'default', texts('a', 1));
    const first = await icomIn(before, 'default').start();
    const headers = { ...MULTIPART, Connection: 'close' };
    const waiting = icomIn(before, 'default').pull(first, { headers });
    while ((await messageStates(before, 'default'))[0] !== 'CONFIRMED') await sleep(5);
    await before.stop();
    const answer = await waiting;
    expect(answer.status).toBe(204);

    const after = await createTestApp(spi, { SPI_SIGN: 'false' }, data);
    await deliver(after, 'default', texts('b', 1));
    expect(textsOf(await icomIn(after, 'default').pull(answer))).toEqual(texts('b', 1));
    await after.stop();
  });

  it('takes no memory while 100,000 messages wait and are read', async () => {
    const test = await createTestApp(spi, { SPI_SIGN: 'false', JOURNAL_SIZE: '0' }, data);
    const padding = randomBytes(500).toString('hex');
    for (let sent = 0; sent < 100_000; sent += 200) {
      await deliver(test, 'many', texts(`m${padding}`, 200, sent));
    }
    const { start, pull } = icomIn(test, 'many');
    let last = await start();
    const rssMb = (): number => process.memoryUsage().rss / 1_048_576;
    const beforeMb = rssMb();
    // The bodies have 100 MB. The client of this process makes garbage too, so few batches are read.
    for (let batch = 0; batch < 100; batch += 1) last = await pull(last);
    expect(messagesOf(last)).toHaveLength(10);
    expect(rssMb() - beforeMb).toBeLessThan(90);
    await test.stop();
  });
});
