import 'reflect-metadata';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ControlClient } from '#libs/control-client';
import { replay, type RecordedExchange } from '#libs/recording';
import {
  createTestApp,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  type TestApp,
} from '#libs/testing';
import { dict } from '../../apps/dict/src/dict.app';
import { nfse } from '../../apps/nfse/src/nfse.app';
import { spi } from '../../apps/spi/src/spi.app';
import { dpsOf, packed } from '../../apps/nfse/test/sefin/sefin-client';
import { PROVIDER } from '../../apps/nfse/test/issuer';
import { writeDps } from '#libs/nfse';
import { recordingOf, type Recorded } from './record';

type Send = (path: string, options?: RequestInit & { readonly type?: string }) => Promise<Response>;

const paymentId = newEndToEndId();
const CPF = '52998224725';
const KEY = 'joana.prado@banco.com.br';
const PHONE = '+5511987654321';

const entry = (keyType: string, keyValue: string): string =>
  JSON.stringify({
    ...{ keyType, keyValue, accountId: 'acc-001', ispb: '12345678', branch: '0001' },
    ...{ accountNumber: '98765432', accountType: 'CHECKING', holderName: 'Joana Prado' },
  });

/** A service, what is sent to it, and what must not be in the file. */
const SERVICES: readonly (readonly [
  'spi' | 'dict' | 'nfse',
  (send: Send) => Promise<void>,
  readonly string[],
])[] = [
  [
    'spi',
    async (send) => {
      const xml = pacs008({ endToEndId: paymentId, key: KEY });
      const options = { method: 'POST', type: 'application/xml', body: xml };
      await send('/spi/pacs.008', options);
      // Compressed, and refused as a duplicate: the same request has another response.
      await send('/spi/pacs.008', {
        ...options,
        body: new Uint8Array(gzipSync(xml)),
        headers: { 'Content-Encoding': 'gzip' },
      });
      await send(`/spi/transactions/${paymentId}`);
      await send('/spi/transactions?limit=1');
      await send('/spi/nothing');
    },
    ['Maria Silva', 'João Souza', KEY],
  ],
  [
    'dict',
    async (send) => {
      const type = 'application/json';
      await send(`/dict/keys/EMAIL/${KEY}`);
      await send('/dict/keys', { method: 'POST', type, body: entry('EMAIL', KEY) });
      await send(`/dict/keys/EMAIL/${KEY}`);
      await send('/dict/keys', { method: 'POST', type, body: entry('CPF', CPF) });
      await send(`/dict/keys/CPF/${CPF}`);
      await send('/dict/keys', { method: 'POST', type, body: entry('PHONE', PHONE) });
      await send(`/dict/keys/PHONE/${encodeURIComponent(PHONE)}`);
      await send('/dict/keys', { method: 'POST', type, body: '{"keyType":"CPF","keyValue":"1"}' });
    },
    [KEY, CPF, PHONE, PHONE.slice(1), 'Joana Prado', '98765432'],
  ],
  [
    'nfse',
    async (send) => {
      const body = JSON.stringify({ dpsXmlGZipB64: packed(writeDps(dpsOf('1'))) });
      const response = await send('/SefinNacional/nfse', {
        method: 'POST',
        type: 'application/json',
        body,
      });
      const { chaveAcesso } = (await response.json()) as { readonly chaveAcesso: string };
      await send(`/SefinNacional/nfse/${chaveAcesso}`);
    },
    [PROVIDER],
  ],
];

describe.each(SERVICES)(`A recording of %s on ${databaseUnderTest}`, (name, traffic, personal) => {
  const definition = { spi, dict, nfse }[name];
  let test: TestApp;
  let recorded: Recorded;
  const through: string[] = [];
  const direct: string[] = [];

  beforeAll(async () => {
    test = await createTestApp(definition);
    recorded = await recordingOf(test.address, async (address) => {
      await traffic(sender(address, 'recorded', through));
    });
    await traffic(sender(test.address, 'direct', direct));
  });
  afterAll(() => test.close());

  it('begins with responses that are those of the service', () => {
    const withoutIds = (text: string): string =>
      text.replace(
        /\d{30,}|[\da-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|-03:00)|recorded|direct|H4sI[\w+/=]+/g,
        '',
      );
    expect(through.map(withoutIds)).toEqual(direct.map(withoutIds));
    expect(recorded.recording.exchanges.every(({ failure }) => failure === undefined)).toBe(true);
    expect(recorded.recording.exchanges.length).toBe(through.length);
    expect(recorded.summary.withoutBody).toBe(0);
    expect(recorded.recording.service).toBe(name);
  });

  it.each(personal)('has no %s', (value) => {
    expect(recorded.text).not.toContain(value);
    expect(recorded.text).not.toContain(Buffer.from(value).toString('base64').replace(/=+$/, ''));
    const packs = [...recorded.text.matchAll(/H4sI[\w+/]+=*/g)].map(([text]) => unzipped(text));
    expect(packs.join('\n')).not.toContain(value);
  });

  it('is a file that only its user can read, and nothing else', () => {
    expect(recorded.mode).toBe(0o600);
    expect(recorded.files).toEqual(['service.recording.json']);
  });

  it('answers the same requests in another sandbox as it was recorded, in their order', async () => {
    const { exchanges } = recorded.recording;
    const client = new ControlClient({ address: test.address });
    const { rules, skipped } = await replay(recorded.recording, { client, sandbox: 'replayed' });
    expect([rules, skipped]).toEqual([expect.any(Number), []]);
    for (const exchange of exchanges) {
      const response = await sent(test.address, exchange);
      expect(response).toEqual([
        exchange.request.path,
        exchange.response?.status,
        exchange.response?.headers['content-type'],
        bodyOf(exchange.response),
      ]);
    }
  });

  function sender(address: string, sandbox: string, responses: string[]): Send {
    return async (path, { type, headers, ...options } = {}) => {
      const response = await fetch(address + path, {
        ...options,
        headers: {
          'X-Sandbox': sandbox,
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...(headers as Record<string, string> | undefined),
        },
      });
      responses.push(`${String(response.status)} ${await response.clone().text()}`);
      return response;
    };
  }
});

async function sent(address: string, { request }: RecordedExchange): Promise<unknown[]> {
  const { method, path, query, headers } = request;
  const body = bodyOf(request);
  const response = await fetch(address + path + (query === undefined ? '' : `?${query}`), {
    method,
    headers: { 'Content-Type': headers['content-type'] ?? '', 'X-Sandbox': 'replayed' },
    ...(method === 'GET' ? {} : { body }),
  });
  const type = response.headers.get('content-type') ?? undefined;
  return [path, response.status, type, await response.text()];
}

function bodyOf(message: RecordedExchange['request'] | RecordedExchange['response']): string {
  const body = message?.body;
  if (body === undefined) return '';
  return 'text' in body ? body.text : JSON.stringify(body.json);
}

function unzipped(text: string): string {
  return gunzipSync(Buffer.from(text, 'base64')).toString('utf8');
}
