import 'reflect-metadata';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { createCardHost, isoMessage, tcpClient } from './card-host';

const CONNECTIONS = 500;
/** The mean number of answers of a connection. */
const MEAN = 10;
/** Messages that a greedy client sends without waiting. */
const AHEAD = 300;

describe(`500 connections to one listener on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it('are served evenly, although some clients send many messages without waiting', async () => {
    const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => tcpClient(test)));
    const greedy = await Promise.all(Array.from({ length: 5 }, () => tcpClient(test)));
    const message = () => isoMessage('0100', { '4': '000000000001' });
    for (const { send } of greedy) for (let sent = 0; sent < AHEAD; sent += 1) send(message());
    const answered = clients.map(() => 0);
    let left = CONNECTIONS * MEAN;
    await Promise.all(
      clients.map(async ({ ask }, index) => {
        while (left > 0) {
          left -= 1;
          expect((await ask(message())).fields['39']).toBe('00');
          answered[index] = (answered[index] ?? 0) + 1;
        }
      }),
    );
    // The slowest connection has at least half of the mean.
    expect(Math.min(...answered)).toBeGreaterThanOrEqual(MEAN / 2);
    for (const { next } of greedy) {
      for (let got = 0; got < AHEAD; got += 1) expect((await next()).mti).toBe('0110');
    }
    for (const { socket } of [...clients, ...greedy]) socket.destroy();
  });
});
