import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { compile, PROFILES, writeFrame } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, codec, createCardHost, isoMessage, tcpClient } from './card-host';

describe(`ISO 8583 over TCP on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({
      ISO8583_TCP_SANDBOX: 'wire',
      ISO8583_TCP_IDLE_MS: '600',
      ISO8583_TCP_FRAME_MS: '300',
    });
  });
  afterAll(() => test.close());

  const host = () => cardHost(test, 'wire');
  const frame = (message = isoMessage('0100', {})) => writeFrame('binary2', codec.encode(message));

  it('uses the same host as HTTP', async () => {
    const client = await tcpClient(test);
    const { fields } = await client.ask(
      isoMessage('0100', { '4': '000000004321', '37': 'RRN000000001' }),
    );
    expect(fields).toMatchObject({ '39': '00' });
    const holds = await host().get<{ amount: number; rrn: string }[]>(
      '/admin/cards/4000000000000001/holds',
    );
    expect(holds).toMatchObject([{ amount: 4_321, rrn: 'RRN000000001' }]);
    client.socket.destroy();
  });

  it('answers sign-on and echo test', async () => {
    const client = await tcpClient(test);
    for (const code of ['001', '301']) {
      const asked = { mti: '0800', fields: { '7': '1121120000', '11': '000007', '70': code } };
      const answer = await client.ask(asked);
      expect(answer).toEqual({ mti: '0810', fields: { ...asked.fields, '39': '00' } });
    }
    client.socket.destroy();
  });

  it('handles several messages of one connection at the same time', async () => {
    const client = await tcpClient(test);
    const asked = Array.from({ length: 300 }, () => isoMessage('0100', { '4': '000000000001' }));
    client.socket.write(Buffer.concat(asked.map((message) => frame(message))));
    const answered: (string | undefined)[] = [];
    while (answered.length < asked.length) answered.push((await client.next()).fields['11']);
    expect(answered.sort()).toEqual(asked.map(({ fields }) => fields['11']).sort());
    client.socket.destroy();
  });

  it('reads frames that arrive byte by byte', async () => {
    const client = await tcpClient(test);
    for (const byte of frame()) client.socket.write(Buffer.of(byte));
    expect((await client.next()).fields['39']).toBe('00');
    client.socket.destroy();
  });

  it('sends a keep-alive back', async () => {
    const client = await tcpClient(test);
    client.socket.write(Buffer.from([0, 0]));
    expect(await client.frame()).toHaveLength(0);
    client.socket.destroy();
  });

  it('answers 30 to a message that ends after its STAN, and continues', async () => {
    const client = await tcpClient(test);
    const bytes = codec.encode(isoMessage('0100', {}));
    client.socket.write(writeFrame('binary2', bytes.subarray(0, -2)));
    expect(await client.next()).toMatchObject({ mti: '0110', fields: { '39': '30' } });
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    client.socket.destroy();
  });

  it.each([
    ['invalid bytes', Buffer.from('garbage that is no message at all')],
    ['a response', codec.encode({ mti: '0110', fields: { '11': '000001' } })],
  ])('does not answer %s, and continues', async (_, payload) => {
    const client = await tcpClient(test);
    client.socket.write(writeFrame('binary2', payload));
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    client.socket.destroy();
  });

  it('closes the connection after an invalid length', async () => {
    const client = await tcpClient(test);
    client.socket.write(Buffer.concat([frame(), Buffer.from([0xff, 0xff, 1, 2, 3])]));
    expect((await client.next()).fields['39']).toBe('00');
    expect(await client.closed).toBe('closed');
  });

  it('closes slow and idle connections', async () => {
    const [dripping, silent] = [await tcpClient(test), await tcpClient(test)];
    const drip = setInterval(() => dripping.socket.write(Buffer.of(1)), 50);
    dripping.socket.write(Buffer.from([1, 0]));
    expect(await dripping.closed).toBe('closed');
    clearInterval(drip);
    expect(await silent.closed).toBe('closed');
  });

  describe('follows the rules of its sandbox:', () => {
    const onTcp = { method: 'TCP', path: '/iso8583/tcp' };
    const elsewhere = {
      method: 'TCP',
      body: [{ pointer: '/fields/2', equals: '4000000000000002' }],
    };

    it('an outcome only for the matching card', async () => {
      await host().rule({ outcome: '96' }, elsewhere, 9);
      const client = await tcpClient(test);
      expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
      const other = isoMessage('0100', { '2': '4000000000000002' });
      expect((await client.ask(other)).fields['39']).toBe('96');
      client.socket.destroy();
    });

    it('an outcome only for the matching one of simultaneous messages', async () => {
      const named = { method: 'TCP', body: [{ pointer: '/fields/37', equals: 'ORDERED00001' }] };
      await host().rule({ outcome: '91' }, named, 1);
      const client = await tcpClient(test);
      const references = Array.from({ length: 40 }, (_, index) =>
        index === 0 ? 'ORDERED00001' : `PLAIN${String(index).padStart(7, '0')}`,
      );
      const asked = references.map((reference) =>
        frame(isoMessage('0100', { '4': '000000000001', '37': reference })),
      );
      client.socket.write(Buffer.concat(asked));
      const codes = new Map<string | undefined, string | undefined>();
      while (codes.size < references.length) {
        const { fields } = await client.next();
        codes.set(fields['37'], fields['39']);
      }
      const refused = references.filter((reference) => codes.get(reference) !== '00');
      expect(refused).toEqual(['ORDERED00001']);
      expect(codes.get('ORDERED00001')).toBe('91');
      client.socket.destroy();
    });

    it.each([
      ['a lost response', { commitThenDrop: true }, 0, 1],
      ['an empty response', { empty: true }, 0, 0],
      ['a reset', { reset: true }, 0, 0],
      ['a truncated response', { truncate: { bodyBytes: 10 } }, 10, 1],
    ])('%s', async (_, effect, bytes, stored) => {
      const sent = isoMessage('0200', { '37': 'LOST00000001', '4': '000000000007' });
      await host().post('/admin/reset', {}).expect(200);
      await host().rule(effect, onTcp);
      const client = await tcpClient(test);
      client.send(sent);
      expect(await client.closed).toBe('closed');
      expect(client.received()).toBe(bytes);
      const done = await host().get<object[]>('/admin/cards/4000000000000001/transactions');
      expect(done).toHaveLength(stored);
    });

    it('a delay by the clock of the sandbox, without a delay for other messages', async () => {
      await host().freeze('2026-11-21T12:00:00.000Z');
      await host().rule({ delay: { fixedMs: 60_000, clock: 'sandbox' } }, onTcp);
      const [slow, quick] = [await tcpClient(test), await tcpClient(test)];
      slow.send(isoMessage('0100', {}));
      await sleep(50);
      expect((await quick.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
      expect(slow.received()).toBe(0);
      await host().advance('PT2M');
      expect((await slow.next()).fields['39']).toBe('00');
      for (const { socket } of [slow, quick]) socket.destroy();
    });
  });

  it.each([
    ['bcd', 'binary2-tpdu'],
    ['ebcdic', 'ascii4'],
    ['ascii-binary-bitmap', 'binary2-inclusive'],
  ] as const)('uses profile %s and framing %s if configured', async (profile, framing) => {
    const other = await createCardHost({
      ISO8583_TCP_PROFILE: profile,
      ISO8583_TCP_FRAMING: framing,
    });
    const client = await tcpClient(other, { framing, codec: compile(PROFILES[profile]) });
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    client.socket.destroy();
    await other.close();
  });

  it('answers running messages when the service stops, then closes', async () => {
    const other = await createCardHost();
    const client = await tcpClient(other);
    client.send(isoMessage('0100', {}));
    expect((await client.next()).fields['39']).toBe('00');
    await other.close();
    expect(await client.closed).toBe('closed');
  });
});
