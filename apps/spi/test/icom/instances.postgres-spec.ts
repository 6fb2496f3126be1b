import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { spi } from '../../src/spi.app';
import {
  deliver,
  icomIn,
  messagesOf,
  messageStates,
  nextOf,
  texts,
  textsOf,
  type Answer,
} from './icom-client';

describe.each(['1', '10'])(
  'Two instances with the streams of one PostgreSQL, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let one: TestApp;
    let other: TestApp;
    beforeAll(async () => {
      data = await createTestData();
      const settings = {
        DATABASE_POOL_SIZE: poolSize,
        ICOM_POLL_MS: '1000',
        SPI_SIGN: 'false',
        LOG_LEVEL: 'silent',
      };
      one = await createTestApp(spi, settings, data);
      other = await createTestApp(spi, settings, data);
    });
    afterAll(async () => {
      await Promise.all([one.stop(), other.stop()]);
      await data.remove();
    });

    const instance = (index: number): TestApp => (index % 2 === 0 ? one : other);

    it('let a stream go on in the other one', async () => {
      await deliver(one, 'goes-on', texts('a', 25));
      const first = await icomIn(one, 'goes-on').start();
      const second = await icomIn(other, 'goes-on').pull(first);
      const again = await icomIn(one, 'goes-on').pull(first);
      expect(messagesOf(again)).toEqual(messagesOf(second));
      expect(textsOf(await icomIn(one, 'goes-on').pull(second))).toEqual(texts('a', 5, 21));
    });

    it('give the same batch to simultaneous requests with the same token', async () => {
      await deliver(one, 'same', texts('a', 40));
      let last = await icomIn(one, 'same').start();
      for (let round = 0; round < 3; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 6 }, (_, index) => icomIn(instance(index), 'same').pull(last)),
        );
        expect(new Set(answers.map(nextOf)).size).toBe(1);
        expect(answers.map(textsOf)).toEqual(Array(6).fill(texts('a', 10, 11 + 10 * round)));
        last = answers[0] ?? last;
      }
    });

    it('open 6 streams of a participant together', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 14 }, async (_, index) => {
          return (await icomIn(instance(index), 'six').start()).status;
        }),
      );
      expect(statuses.sort()).toEqual([...Array(6).fill(204), ...Array(8).fill(429)]);
    });

    it('wake a reader of the other one', async () => {
      // It waits longer than the test: only the other instance's message ends its waits.
      const settings = { DATABASE_POOL_SIZE: poolSize, ICOM_POLL_MS: '60000', SPI_SIGN: 'false' };
      const patient = await createTestApp(spi, settings, data);
      await deliver(other, 'wakes', texts('a', 1));
      let last: Answer = await icomIn(patient, 'wakes').start();
      for (let round = 2; round < 12; round += 1) {
        const reading = icomIn(patient, 'wakes').pull(last);
        await sleep(40 + 7 * round);
        await deliver(other, 'wakes', texts('a', 1, round));
        last = await reading;
        expect(textsOf(last)).toEqual(texts('a', 1, round));
      }
      await patient.stop();
    });

    it('deliver each message once to readers that confirm, while others send', async () => {
      const seen: string[] = [];
      const total = 600;
      const reader = async (index: number): Promise<void> => {
        let last = await icomIn(instance(index), 'once').start();
        for (let step = index; last.status === 200 || seen.length < total; step += 1) {
          seen.push(...textsOf(last));
          if (seen.length >= total) break;
          last = await icomIn(instance(step), 'once').pull(last);
        }
        await icomIn(instance(index), 'once').close(nextOf(last));
      };
      const sender = async (index: number): Promise<void> => {
        for (let batch = 0; batch < total / 4 / 5; batch += 1) {
          await deliver(instance(index), 'once', texts(`m${String(index)}`, 5, batch * 5));
        }
      };
      await Promise.all([
        ...Array.from({ length: 4 }, (_, index) => sender(index)),
        ...Array.from({ length: 6 }, (_, index) => reader(index)),
      ]);
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
      expect(new Set(await messageStates(one, 'once'))).toEqual(new Set(['CONFIRMED']));
    });
  },
);
