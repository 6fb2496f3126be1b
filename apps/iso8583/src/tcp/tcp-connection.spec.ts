import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { FrameReader, writeFrame } from '#libs/iso8583';
import { TcpConnection, type TcpReply } from './tcp-connection';

describe('TcpConnection', () => {
  let server: Server;
  const connections: TcpConnection[] = [];
  beforeAll(async () => {
    const share = () => 2;
    const limits = { framing: 'binary2', idleMs: 60_000, frameMs: 60_000, share } as const;
    server = createServer({ allowHalfOpen: true }, (socket) => {
      connections.push(new TcpConnection(socket, limits, { answer, onAnswered: () => undefined }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    for (const connection of connections) connection.cut();
    server.close();
    await once(server, 'close');
  });

  /** Echoes a message, or fails as the message says. */
  function answer(payload: Buffer): Promise<TcpReply> {
    const text = payload.toString();
    if (text === 'throw') throw new Error('thrown on purpose');
    if (text === 'reject') return Promise.reject(new Error('rejected on purpose'));
    if (text.startsWith('slow')) return slowEcho(payload);
    // The frame has two bytes for its length.
    const echo = text === 'too long' ? Buffer.alloc(70_000) : payload;
    return Promise.resolve({ kind: 'answer', payload: echo });
  }

  let atOnce = 0;
  let mostAtOnce = 0;
  async function slowEcho(payload: Buffer): Promise<TcpReply> {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    return { kind: 'answer', payload };
  }

  function client(): Socket {
    const { port } = server.address() as AddressInfo;
    return connect(port, '127.0.0.1');
  }

  async function ask(socket: Socket, text: string): Promise<string | undefined> {
    socket.write(writeFrame('binary2', Buffer.from(text)));
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return new FrameReader('binary2').push(chunk)[0]?.payload.toString();
  }

  it.each([
    ['throw', 'thrown on purpose'],
    ['reject', 'rejected on purpose'],
    ['too long', 'length'],
  ])(
    'closes with a reason after a message that fails (%s), and does not affect other connections',
    async (text, reason) => {
      const other = client();
      expect(await ask(other, 'before')).toBe('before');
      const failing = client();
      expect(await ask(failing, 'before')).toBe('before');
      const connection = connections.at(-1);
      failing.write(writeFrame('binary2', Buffer.from(text)));
      await once(failing, 'close');
      expect(connection?.closeReason).toContain(reason);
      expect(await ask(other, 'after')).toBe('after');
      other.destroy();
    },
  );

  it('processes no more messages at once than its share, and answers all in order of their arrival', async () => {
    const socket = client();
    const names = Array.from({ length: 9 }, (_, index) => `slow ${String(index)}`);
    const frames = names.map((name) => writeFrame('binary2', Buffer.from(name)));
    // All in one read, and then the end of the side of the client.
    socket.end(Buffer.concat(frames));
    const reader = new FrameReader('binary2');
    const answers: string[] = [];
    socket.on('data', (chunk: Buffer) => {
      answers.push(...reader.push(chunk).map(({ payload }) => payload.toString()));
    });
    await once(socket, 'close');
    expect(answers).toEqual(names);
    expect(mostAtOnce).toBe(2);
  });
});
