import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { atomically, returning, tableOf } from '#libs/database';
import { newUuid } from '#libs/kernel';
import { inSandbox, Sandboxes } from '#libs/sandbox';
import { type TestApp } from '#libs/testing';
import { StreamRow } from '../../src/icom/streams/stream.row';
import { MessageRow } from '../../src/messages/message.row';
import { Outbox, type OutgoingMessage } from '../../src/messages/outbox.repository';

export const ISPB = '12345678';
export const XML = 'application/xml; charset=utf-8';
export const MULTIPART = { Accept: 'multipart/mixed' };

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The last part of `type` of an error. */
  readonly error: string | undefined;
}

export interface Sent {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer;
  /** Ends the request, as a client that leaves. */
  readonly signal?: AbortSignal;
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** Sends exactly these headers, and those that HTTP needs. A header that is undefined is left out. */
export function call(
  { address }: Pick<TestApp, 'address'>,
  method: string,
  path: string,
  { headers = {}, body, signal }: Sent = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const given = Object.entries(headers).filter(([, value]) => value !== undefined);
    const request = httpRequest(
      address + path,
      {
        method,
        agent,
        headers: Object.fromEntries(given),
        ...(signal === undefined ? {} : { signal }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const isGzip = response.headers['content-encoding'] === 'gzip';
          const content = isGzip ? gunzipSync(bytes) : bytes;
          const error = /<type>https:\/\/icom\.pi\.rsfn\.net\.br\/api\/v1\/error\/([^<]*)</.exec(
            content.toString(),
          )?.[1];
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: content,
            error,
          });
        });
      },
    );
    request.on('error', reject);
    if (body !== undefined && headers['Transfer-Encoding'] === undefined) {
      request.setHeader('Content-Length', Buffer.byteLength(body));
    }
    request.end(body);
  });
}

/** A message of a batch. */
export interface Read {
  readonly id: string;
  readonly text: string;
}

/** One reader of a participant in a sandbox. */
export function icomIn(test: Pick<TestApp, 'address'>, sandbox: string, ispb = ISPB) {
  const prefix = `/s/${sandbox}`;
  const get = (path: string, sent: Sent = { headers: MULTIPART }) => call(test, 'GET', path, sent);
  return {
    prefix,
    post: (sent: Sent) => call(test, 'POST', `${prefix}/api/v1/in/${ispb}/msgs`, sent),
    start: (sent?: Sent) => get(`${prefix}/api/v1/out/${ispb}/stream/start`, sent),
    /** Follows PI-Pull-Next as it stands. */
    pull: (after: Answer, sent?: Sent) => get(nextOf(after), sent),
    close: (path: string) => call(test, 'DELETE', path),
    path: (token: string) => `${prefix}/api/v1/out/${ispb}/stream/${token}`,
  };
}

export function nextOf({ headers }: Answer): string {
  return String(headers['pi-pull-next']);
}

/** The messages of a batch: of a multipart body, or the only one. */
export function messagesOf({ headers, body }: Answer): Read[] {
  const boundary = /^multipart\/mixed; boundary="([0-9a-f]{24})"$/.exec(
    headers['content-type'] ?? '',
  )?.[1];
  if (boundary === undefined) {
    const id = headers['pi-resource-id'] ?? headers['pi-resourceid'];
    return id === undefined ? [] : [{ id: String(id), text: body.toString() }];
  }
  const parts = body.toString().split(`--${boundary}`);
  return parts.slice(1, -1).map((part) => {
    const [head = '', ...texts] = part.replace(/\r\n$/, '').split('\r\n\r\n');
    expect(head).toMatch(
      /^\r\nContent-Type: application\/xml; charset=utf-8\r\nPI-ResourceId: \S{32}$/,
    );
    return { id: head.slice(-32), text: texts.join('\r\n\r\n') };
  });
}

export function idsOf(answer: Answer): string[] {
  return messagesOf(answer).map(({ id }) => id);
}

export function textsOf(answer: Answer): string[] {
  return messagesOf(answer).map(({ text }) => text);
}

export function outgoing(ispb: string, body: string): OutgoingMessage {
  return {
    ispb,
    definition: 'pacs.002.spi.1.17',
    messageId: `M${newUuid().replaceAll('-', '').slice(0, 31)}`,
    subject: null,
    answers: null,
    status: 'ACSC',
    reasonCode: null,
    createdAt: '2999-01-01T00:00:00.000Z',
    body,
  };
}

/** Stores messages for a participant, with these texts, as the engine does. */
export function deliver(
  test: TestApp,
  sandbox: string,
  texts: readonly string[],
  ispb = ISPB,
): Promise<void> {
  return inSandbox(sandbox, {}, async () => {
    const outbox = test.app.get(Outbox, { strict: false });
    const database = await test.app.get(Sandboxes).database();
    const messages = texts.map((text) => outgoing(ispb, text));
    await atomically(database, (tx) => outbox.put(tx, messages));
  });
}

/** `a 1`, `a 2` ... */
export function texts(name: string, count: number, from = 1): string[] {
  return Array.from({ length: count }, (_, index) => `<${name}>${String(from + index)}</${name}>`);
}

/** Runs a statement on the table of an entity, which it names $TABLE. */
export function rowsOf<Row>(
  test: TestApp,
  sandbox: string,
  entity: new () => Row & object,
  sql: string,
): Promise<readonly Row[]> {
  return inSandbox(sandbox, {}, async () => {
    const database = await test.app.get(Sandboxes).database();
    return returning<Row>(database, sql.replace('$TABLE', tableOf(database, entity)), []);
  });
}

export async function messageStates(test: TestApp, sandbox: string): Promise<string[]> {
  // A new sandbox has messages of the seeded participants.
  const sql = `SELECT state FROM $TABLE WHERE ispb = '${ISPB}' ORDER BY sequence`;
  return (await rowsOf(test, sandbox, MessageRow, sql)).map(({ state }) => state);
}

/** As if the streams of the sandbox had not been used for this time. */
export async function idleFor(test: TestApp, sandbox: string, ms: number): Promise<void> {
  const sql = `UPDATE $TABLE SET idle_since_ms = idle_since_ms - ${String(ms)} RETURNING id`;
  await rowsOf(test, sandbox, StreamRow, sql);
}
