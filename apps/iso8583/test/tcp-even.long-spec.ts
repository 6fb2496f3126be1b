import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { FrameReader, writeFrame } from '#libs/iso8583';
import { createTestData, databaseUnderTest, startBuilt, type TestData } from '#libs/testing';
import { codec, isoMessage } from './card-host';

const CONNECTIONS = 500;
/** The mean number of answers of a connection. */
const MEAN = 10;
/** Messages that a greedy client sends without waiting. After that, it sends one for each answer. */
const AHEAD = 300;

/** A client that counts its answers, and calls `onAnswer` after each. */
async function counting(port: number) {
  const socket = connect({ port, host: '127.0.0.1' }).setNoDelay(true);
  await once(socket, 'connect');
  const reader = new FrameReader('binary2');
  const client = {
    socket,
    answers: 0,
    onAnswer: (): void => undefined,
    send: (): void => {
      const message = isoMessage('0100', { '4': '000000000001' });
      socket.write(writeFrame('binary2', codec.encode(message)));
    },
  };
  socket.on('data', (chunk: Buffer) => {
    for (const { payload } of reader.push(chunk)) {
      client.answers += codec.decode(payload).fields['39'] === '00' ? 1 : 0;
      client.onAnswer();
    }
  });
  // The service may accept a connection later than the client has it. From the first answer on, all have the same chance.
  const answered = new Promise<void>((resolve) => (client.onAnswer = resolve));
  client.send();
  await answered;
  client.answers = 0;
  return client;
}

describe(`500 connections to one listener on ${databaseUnderTest}`, () => {
  let data: TestData;
  let service: Awaited<ReturnType<typeof startBuilt>>;
  beforeAll(async () => {
    data = await createTestData();
    // A process of its own, so that the clients do not share its event loop.
    service = await startBuilt('iso8583', data, { ISO8583_TCP_PORT: '0', LOG_LEVEL: 'error' });
  });
  afterAll(async () => {
    const exit = once(service.child, 'exit');
    service.child.kill('SIGTERM');
    await exit;
    await data.remove();
  });

  it('are served evenly, although some clients send many messages without waiting', async () => {
    const opened = await fetch(`${service.address}/iso8583/tools/listeners`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'even' }),
    });
    const { port } = (await opened.json()) as { readonly port: number };
    const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => counting(port)));
    const greedy = await Promise.all(Array.from({ length: 5 }, () => counting(port)));
    for (const client of greedy) {
      client.onAnswer = client.send;
      for (let sent = 0; sent < AHEAD; sent += 1) client.send();
    }
    let left = CONNECTIONS * MEAN;
    await new Promise<void>((resolve) => {
      for (const client of clients) {
        client.onAnswer = () => {
          left -= 1;
          if (left > 0) client.send();
          else resolve();
        };
        client.send();
      }
    });
    const answers = clients.map((client) => client.answers);
    // Its share is 8 messages at once, so a greedy client has a multiple of the others, but not all of its 300.
    const most = Math.max(...greedy.map((client) => client.answers));
    for (const { socket } of [...clients, ...greedy]) socket.destroy();
    // Nobody waits for the greedy clients. Without shares, these get ten times this maximum.
    expect(Math.min(...answers)).toBeGreaterThanOrEqual(MEAN / 5);
    expect(most).toBeLessThan(40 * MEAN);
  });
});
