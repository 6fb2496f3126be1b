import 'reflect-metadata';
import { gzipSync } from 'node:zlib';
import { ControlClient, ControlRefused } from '#libs/control-client';
import { replay, type RecordedExchange, type Recording } from '#libs/recording';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { spi } from '../../apps/spi/src/spi.app';
import { recordingOf } from './record';

const ORIGIN = 'https://bank.example/base';
const LIMIT = 2_000;

const recordingWith = (
  exchanges: readonly (readonly [path: string, text: string, headers?: Record<string, string>])[],
): Recording => ({
  format: 'payment-simulators-recording',
  version: 1,
  origin: ORIGIN,
  recordedAt: '2026-11-21T12:00:00.000Z',
  exchanges: exchanges.map(([path, text, headers = {}], index): RecordedExchange => ({
    number: index + 1,
    request: { method: 'GET', path, headers: {} },
    response: { status: 200, headers, body: { text } },
    tookMs: 1,
  })),
});

describe(`A recording on ${databaseUnderTest}`, () => {
  let app: TestApp;
  let client: ControlClient;
  beforeAll(async () => {
    app = await createTestApp(spi, { JSON_LIMIT_BYTES: String(LIMIT), LOG_LEVEL: 'silent' });
    client = new ControlClient({ address: app.address });
  });
  afterAll(() => app.close());

  const rulesIn = (sandbox: string) => client.in(sandbox).send<unknown[]>('GET', '/__admin/rules');

  it('is answered at addresses that the simulator does not have', async () => {
    const recording = recordingWith([
      ['/payments/v9/unknown/7', 'first'],
      ['/token', 'second'],
    ]);
    expect(await replay(recording, { client, sandbox: 'unknown' })).toEqual({
      rules: 2,
      skipped: [],
    });
    const headers = { 'X-Sandbox': 'unknown' };
    const get = async (path: string) => (await fetch(app.address + path, { headers })).text();
    expect(await get('/payments/v9/unknown/7')).toBe('first');
    expect(await get('/token')).toBe('second');
  });

  it('does not lead a test to the real service', async () => {
    const recording = recordingWith([
      ['/spi/x', '', { location: `${ORIGIN}/spi/y` }],
      ['/spi/z', '', { location: 'https://other.example/spi/y' }],
    ]);
    await replay(recording, { client, sandbox: 'redirects' });
    const headers = { 'X-Sandbox': 'redirects' };
    const to = async (path: string) =>
      (await fetch(app.address + path, { headers })).headers.get('location');
    expect(await to('/spi/x')).toBe('/spi/y');
    expect(await to('/spi/z')).toBe('https://other.example/spi/y');
  });

  it('leaves no rule if the service refuses one, and keeps those that were there', async () => {
    const body = { name: 'mine', match: { path: '/spi/x' }, effect: { respond: { status: 200 } } };
    await client.in('undone').send('POST', '/__admin/rules', { body });
    const recording = recordingWith([
      ['/spi/a', 'a'],
      ['/spi/b', 'b'],
      ['/spi/c', 'c'.repeat(LIMIT)],
      ['/spi/d', 'd'],
    ]);
    const failed = replay(recording, { client, sandbox: 'undone' });
    await expect(failed).rejects.toThrow(ControlRefused);
    expect(await rulesIn('undone')).toMatchObject([{ rule: { name: 'mine' } }]);
  });

  it('is refused before its first rule if a rule is larger than the limit', async () => {
    const recording = recordingWith([
      ['/spi/a', 'a'],
      ['/spi/c', 'c'.repeat(LIMIT)],
    ]);
    const refused = replay(recording, { client, sandbox: 'large', ruleBytes: LIMIT });
    await expect(refused).rejects.toThrow('recorded 2: GET /spi/c" is larger than 2000 bytes');
    expect(await rulesIn('large')).toEqual([]);
  });

  it('has at most so many exchanges, and counts the others', async () => {
    const send = async (address: string): Promise<void> => {
      for (const id of ['1', '2', '3']) await (await fetch(`${address}/spi/${id}`)).text();
    };
    const { recording, summary } = await recordingOf(app.address, send, { maxExchanges: 2 });
    expect(recording.exchanges.map(({ request }) => request.path)).toEqual(['/spi/1', '/spi/2']);
    expect(summary).toMatchObject({ exchanges: 2, notRecorded: 1 });
  });

  it.each([
    ['is larger when it is unpacked', gzipSync(Buffer.alloc(1_000_000, ' '))],
    ['is not in gzip, as its header says', Buffer.from('12345678909')],
  ])('has no body that %s', async (_, body) => {
    const send = async (address: string): Promise<void> => {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
      await (await fetch(`${address}/spi/x`, { method: 'POST', headers, body })).text();
    };
    const { recording, summary, text } = await recordingOf(app.address, send, {
      bodyBytes: 10_000,
    });
    expect(recording.exchanges[0]?.request).toMatchObject({ omitted: 'not-masked' });
    expect(summary.withoutBody).toBe(1);
    expect(text).not.toContain('12345678909');
  });
});
