import 'reflect-metadata';
import { connect } from 'node:net';
import { FrameReader, writeFrame, type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, codec, createCardHost, isoMessage, portOf } from './card-host';

/** Sends bytes, shuts down the side for writing as `nc -N` does, and returns all that arrives until the end. */
async function exchange(test: TestApp, sent: Buffer): Promise<readonly IsoMessage[]> {
  return received(await bytesAfter(test, sent));
}

function bytesAfter(test: TestApp, sent: Buffer): Promise<Buffer> {
  const socket = connect({ port: portOf(test), host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    socket.end(sent);
  });
}

function received(bytes: Buffer): readonly IsoMessage[] {
  return new FrameReader('binary2').push(bytes).map(({ payload }) => codec.decode(payload));
}

const frame = (message: IsoMessage) => writeFrame('binary2', codec.encode(message));

describe(`A half-closed TCP connection on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({
      ISO8583_TCP_SANDBOX: 'half',
      ISO8583_TCP_IDLE_MS: '300',
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => test.close());

  const host = () => cardHost(test, 'half');
  const onTcp = { method: 'TCP', path: '/iso8583/tcp' };

  it('gets the responses to all messages that it sent, and then the end', async () => {
    const asked = Array.from({ length: 20 }, () => isoMessage('0200', { '4': '000000000001' }));
    const answers = await exchange(test, Buffer.concat(asked.map(frame)));
    const stans = (messages: readonly IsoMessage[]) => messages.map(({ fields }) => fields['11']);
    expect(stans(answers).sort()).toEqual(stans(asked).sort());
    expect(new Set(answers.map(({ fields }) => fields['39']))).toEqual(new Set(['00']));
  });

  it('gets the end if it sent nothing', async () => {
    expect(await bytesAfter(test, Buffer.alloc(0))).toHaveLength(0);
  });

  it('gets a response that takes longer than the limit of idle connections', async () => {
    await host().rule({ delay: { fixedMs: 1_000 } }, onTcp);
    const [answer] = await exchange(test, frame(isoMessage('0100', {})));
    expect(answer?.fields['39']).toBe('00');
  });

  it('gets the responses before a message that was cut off', async () => {
    const cut = frame(isoMessage('0100', {})).subarray(0, 20);
    const answers = await exchange(test, Buffer.concat([frame(isoMessage('0100', {})), cut]));
    expect(answers.map(({ fields }) => fields['39'])).toEqual(['00']);
  });

  it.each([
    ['a lost response', { commitThenDrop: true }, 0],
    ['a truncated response', { truncate: { bodyBytes: 10 } }, 10],
  ])('follows rules: %s', async (_, effect, bytes) => {
    await host().rule(effect, onTcp);
    const got = await bytesAfter(test, frame(isoMessage('0100', {}))).catch(() => Buffer.alloc(0));
    expect(got).toHaveLength(bytes);
  });

  it('is answered when the service stops', async () => {
    const other = await createCardHost({ ISO8583_TCP_SANDBOX: 'half', LOG_LEVEL: 'silent' });
    await cardHost(other, 'half').rule({ delay: { fixedMs: 300 } }, onTcp);
    const answers = exchange(other, frame(isoMessage('0100', {})));
    const transactions = '/admin/cards/4000000000000001/transactions';
    await cardHost(other, 'half').get(transactions);
    const [[answer]] = await Promise.all([answers, other.close()]);
    expect(answer?.fields['39']).toBe('00');
  });
});
