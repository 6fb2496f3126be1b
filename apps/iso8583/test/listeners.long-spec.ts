import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, PROFILES, readFraming, type FramingChoice, type Profile } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, isoMessage, tcpClient } from './card-host';

interface Listener {
  readonly name: string;
  readonly port: number;
  readonly sandbox: string;
  readonly path: string;
  readonly certificate?: string;
  readonly connections: number;
  readonly received: number;
  readonly answered: number;
}

const LISTENERS = '/iso8583/tools/listeners';
const OWN_PROFILE = { ...PROFILES.bcd, name: 'acme', overrides: { '41': { content: 'ebcdic' } } };
const OWN_FRAMING = {
  length: { encoding: 'ascii', bytes: 5, countsItself: true },
  header: { kind: 'text', initial: 'ISO026000050', prefix: 'ISO' },
  trailer: '03',
};
const PAN = '4000000000000001';

describe(`Listeners of ISO 8583 on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'listeners-'));
    // With PostgreSQL, the folder has only the certificates.
    const data = databaseUnderTest === 'PostgreSQL' ? { DATA_DIR: folder } : {};
    test = await createCardHost({ ...data, LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (sandbox: string, body: object | string) =>
    cardHost(test, sandbox).post(LISTENERS, body);
  const open = async (sandbox: string, body: object): Promise<Listener> =>
    (await post(sandbox, body).expect(201)).body as Listener;
  const find = (sandbox: string, name: string) =>
    cardHost(test, sandbox).get<Listener>(`${LISTENERS}/${name}`);
  const close = (sandbox: string, name: string) =>
    test.http.delete(`${LISTENERS}/${name}`).set('X-Sandbox', sandbox);
  const isOpen = async (port: number): Promise<boolean> => {
    try {
      (await tcpClient(test, { port })).socket.destroy();
      return true;
    } catch {
      return false;
    }
  };

  it('are open at the same time, each with its profile and framing', async () => {
    const host = cardHost(test, 'several');
    await host.post('/iso8583/tools/profiles', OWN_PROFILE).expect(201);
    const read = readFraming(OWN_FRAMING);
    if (!read.ok) throw new Error('not a framing');
    const rows: readonly (readonly [string, Profile, FramingChoice])[] = [
      ['terminals', PROFILES.bcd, 'binary2-tpdu'],
      ['network', PROFILES.ebcdic, 'vap'],
      ['switch', PROFILES.ascii, 'base24-iso'],
      ['acme', OWN_PROFILE as unknown as Profile, read.value],
    ];
    for (const [name, profile, framing] of rows) {
      const listener = await open('several', { name, profile: profile.name, framing });
      const client = await tcpClient(test, {
        port: listener.port,
        framing,
        codec: compile(profile),
      });
      const { fields } = await client.ask(isoMessage('0100', { '4': '000000000001' }));
      expect([name, fields['39'], fields['41']]).toEqual([name, '00', 'TERM0001']);
      expect(await find('several', name)).toMatchObject({
        connections: 1,
        received: 1,
        answered: 1,
      });
      client.socket.destroy();
    }
    const listed = await host.get<Listener[]>(LISTENERS);
    expect(listed.map(({ name }) => name)).toEqual(['acme', 'network', 'switch', 'terminals']);
    expect((await host.get<object[]>(`/admin/cards/${PAN}/holds`)).length).toBe(rows.length);
  });

  it('use a posted profile as it is when the message arrives', async () => {
    const host = cardHost(test, 'changing');
    await host.post('/iso8583/tools/profiles', { ...PROFILES.ascii, name: 'acme' }).expect(201);
    const { port } = await open('changing', { name: 'acme', profile: 'acme' });
    const before = await tcpClient(test, { port });
    expect((await before.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    await host.post('/iso8583/tools/profiles', { ...PROFILES.bcd, name: 'acme' }).expect(201);
    const after = await tcpClient(test, { port, codec: compile(PROFILES.bcd) });
    expect((await after.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    await test.http.delete('/iso8583/tools/profiles/acme').set('X-Sandbox', 'changing').expect(204);
    after.send(isoMessage('0100', {}));
    expect(await after.closed).toBe('closed');
    before.socket.destroy();
  });

  it('do not show those of another sandbox, which can have the same names', async () => {
    const [one, other] = [
      await open('one', { name: 'same' }),
      await open('other', { name: 'same' }),
    ];
    expect(one.port).not.toBe(other.port);
    const client = await tcpClient(test, { port: one.port });
    expect((await client.ask(isoMessage('0200', {}))).fields['39']).toBe('00');
    client.socket.destroy();
    const transactions = `/admin/cards/${PAN}/transactions`;
    expect(await cardHost(test, 'one').get<object[]>(transactions)).toHaveLength(1);
    expect(await cardHost(test, 'other').get<object[]>(transactions)).toHaveLength(0);
    const there = await open('one', { name: 'there', sandbox: 'other' });
    expect(there).toMatchObject({ sandbox: 'other', path: '/iso8583/tcp/there' });
    const names = async (sandbox: string) =>
      (await cardHost(test, sandbox).get<Listener[]>(LISTENERS)).map(({ name }) => name);
    expect(await names('one')).toEqual(['same']);
    expect(await names('other')).toEqual(['same', 'there']);
    await close('one', 'there').expect(404);
  });

  it('use TLS with the returned certificate', async () => {
    const { port, certificate } = await open('tls', { name: 'secure', tls: true });
    expect(certificate).toMatch(/^-----BEGIN CERTIFICATE-----/);
    expect(JSON.stringify(await find('tls', 'secure'))).not.toContain('PRIVATE');
    const client = await tcpClient(test, { port, ca: certificate ?? '' });
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    // Half-closed, as over TCP.
    client.send(isoMessage('0100', {}));
    client.socket.end();
    expect((await client.next()).fields['39']).toBe('00');
    expect(await client.closed).toBe('closed');
    // A client without TLS gets nothing, and does not affect the others.
    const plain = await tcpClient(test, { port });
    plain.send(isoMessage('0100', {}));
    expect(await plain.closed).toBe('closed');
  });

  it('answer 30 to a message without a mandatory element if they are strict', async () => {
    for (const [name, strict, code] of [
      ['lenient', false, '00'],
      ['strict', true, '30'],
    ] as const) {
      const { port } = await open('strict', { name, strict });
      const client = await tcpClient(test, { port });
      const { fields } = await client.ask(isoMessage('0100', { '25': undefined }));
      expect([name, fields['39']]).toEqual([name, code]);
      client.socket.destroy();
    }
  });

  it('follow the rules for their path', async () => {
    const host = cardHost(test, 'ruled');
    const first = await open('ruled', { name: 'first' });
    const second = await open('ruled', { name: 'second' });
    const [one, two] = [
      await tcpClient(test, { port: first.port }),
      await tcpClient(test, { port: second.port }),
    ];
    await host.rule({ outcome: '51' }, { method: 'TCP', path: '/iso8583/tcp/second' });
    expect((await one.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    expect((await two.ask(isoMessage('0100', {}))).fields['39']).toBe('51');
    await host.rule({ outcome: '61' }, { method: 'TCP', path: '/iso8583/tcp/**' });
    expect((await one.ask(isoMessage('0100', {}))).fields['39']).toBe('61');
    one.socket.destroy();
    two.socket.destroy();
  });

  it('answer the running messages before they close', async () => {
    const { port } = await open('closing', { name: 'brief' });
    await cardHost(test, 'closing').rule({ delay: { fixedMs: 200 } }, { method: 'TCP' });
    const client = await tcpClient(test, { port });
    client.send(isoMessage('0100', {}));
    while ((await find('closing', 'brief')).received === 0);
    const closed = close('closing', 'brief').expect(204);
    expect((await client.next()).fields['39']).toBe('00');
    await closed;
    expect(await isOpen(port)).toBe(false);
    await close('closing', 'brief').expect(404);
  });

  it('close when their sandbox is dropped, but stay when it is reset', async () => {
    const { port } = await open('dropped', { name: 'brief' });
    const client = await tcpClient(test, { port });
    await test.http.post('/__admin/reset').set('X-Sandbox', 'dropped').expect(200);
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    await test.http.delete('/__admin/sandboxes/dropped').expect(204);
    expect(await client.closed).toBe('closed');
    expect(await isOpen(port)).toBe(false);
    expect(await cardHost(test, 'dropped').get<Listener[]>(LISTENERS)).toEqual([]);
  });

  it('serve 500 connections at the same time', async () => {
    const { port } = await open('many', { name: 'many' });
    const clients = await Promise.all(Array.from({ length: 500 }, () => tcpClient(test, { port })));
    while ((await find('many', 'many')).connections < 500);
    const sign = { mti: '0800', fields: { '7': '1121120000', '11': '000001', '70': '001' } };
    const answers = await Promise.all(clients.map((client) => client.ask(sign)));
    expect(new Set(answers.map(({ fields }) => fields['39']))).toEqual(new Set(['00']));
    for (const { socket } of clients) socket.destroy();
    while ((await find('many', 'many')).connections > 0);
    await close('many', 'many').expect(204);
  });

  it('end a client that never reads, without an effect on the others', async () => {
    const fixed = '00'.repeat(32);
    const length = { encoding: 'binary', bytes: 2, before: fixed, after: fixed };
    const { port } = await open('deaf', { name: 'deaf', framing: { length }, idleMs: 500 });
    const others = await open('deaf', { name: 'others' });
    const deaf = await tcpClient(test, { port });
    deaf.socket.pause();
    // Keep-alives, whose echoes fill the buffers of both sides.
    deaf.socket.write(Buffer.alloc(32 * 1024 * 1024));
    const client = await tcpClient(test, { port: others.port });
    expect((await client.ask(isoMessage('0100', {}))).fields['39']).toBe('00');
    expect(await deaf.closed).toBe('closed');
    client.socket.destroy();
  });

  describe('refuse', () => {
    it.each([
      [{ name: 'x', port: 'abc' }, '/port', 'Must be a whole number from 0 to 65535.'],
      [{ name: 'x', port: 70_000 }, '/port', 'Must be a whole number from 0 to 65535.'],
      [{ name: 'x', port: -1 }, '/port', 'Must be a whole number from 0 to 65535.'],
      [{}, '/name', /^Must be 1 to 40 characters/],
      [{ name: 'No Name' }, '/name', /^Must be 1 to 40 characters/],
      [{ name: 'x', profil: 'bcd' }, '/profil', /did you mean "profile"/],
      [
        { name: 'x', framing: 'binray2' },
        '/framing',
        /^Did you mean "binary2"\? Must be one of binary2, /,
      ],
      [{ name: 'x', framing: { lenght: {} } }, '/framing/lenght', /did you mean "length"/],
      [
        { name: 'x', framing: { length: { encoding: 'binary', bytes: 8 } } },
        '/framing/length/bytes',
        'Must be at most 4 for the encoding binary.',
      ],
      [{ name: 'x', sandbox: 'a/b' }, '/sandbox', /^Must be 1 to 40 characters/],
      [{ name: 'x', tls: 'yes' }, '/tls', 'Must be true or false.'],
      [{ name: 'x', idleMs: 1 }, '/idleMs', /^Must be a whole number from 100 /],
    ])('%j', async (body, pointer, detail) => {
      const { body: problem } = await post('refused', body).expect(400);
      const text: unknown = typeof detail === 'string' ? detail : expect.stringMatching(detail);
      expect(problem).toMatchObject({
        code: 'LISTENER_INVALID',
        errors: expect.arrayContaining([{ pointer, detail: text }]) as unknown,
      });
    });

    it('an unknown profile', async () => {
      const { body } = await post('refused', { name: 'x', profile: 'acme' }).expect(404);
      expect(body).toMatchObject({ code: 'PROFILE_NOT_FOUND' });
      await open('refused', { name: 'x' });
    });

    it('a name or a port in use', async () => {
      const body = { name: 'twice', port: 0 };
      const results = await Promise.all([post('taken', body), post('taken', body)]);
      expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
      const { port } = await find('taken', 'twice');
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port: foreign } = other.address() as AddressInfo;
      for (const used of [port, foreign]) {
        const { body: problem } = await post('taken', { name: 'again', port: used }).expect(409);
        expect(problem).toMatchObject({ code: 'LISTENER_PORT_TAKEN' });
        expect((problem as { detail: string }).detail).toContain(String(used));
      }
      other.close();
    });

    it('more than 50 listeners', async () => {
      const codes: number[] = [];
      for (let count = 0; count <= 50; count += 1) {
        const { status } = await post('crowd', { name: `n${String(count)}` });
        codes.push(status);
      }
      expect(codes.at(-1)).toBe(409);
      await test.http.delete('/__admin/sandboxes/crowd').expect(204);
      await open('crowd', { name: 'again' });
    });

    it('requests of web pages of another origin', async () => {
      await test.http
        .post(LISTENERS)
        .set('Origin', 'https://evil.example')
        .send({ name: 'evil' })
        .expect(403);
    });
  });
});
