import 'reflect-metadata';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { readXml } from '#libs/xml';
import { spi } from '../../src/spi.app';
import { MessageRow } from '../../src/messages/message.row';
import { call, deliver, icomIn, rowsOf, XML, type Sent } from './icom-client';

const MESSAGE = '<Envelope xmlns="https://www.bcb.gov.br/pi/pibr.001/1.3"/>';
const HEAD = { 'Content-Type': XML };
const MIXED = { 'Content-Type': 'multipart/mixed; boundary="b"' };

const parts = (count: number, head = `Content-Type: ${XML}\r\n`): string =>
  Array.from({ length: count }, () => `--b\r\n${head}\r\n${MESSAGE}\r\n`).join('') + '--b--\r\n';

const gzipped = (body: string): Sent => ({
  headers: { ...HEAD, 'Content-Encoding': 'gzip' },
  body: gzipSync(body),
});

describe(`Requests to ICOM on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, { SPI_SIGN: 'false', ICOM_POLL_MS: '0', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const received = async (sandbox: string): Promise<string[]> => {
    const sql = `SELECT resource_id FROM $TABLE WHERE direction = 'IN' ORDER BY sequence`;
    const rows: readonly object[] = await rowsOf(test, sandbox, MessageRow, sql);
    return rows.map((row) => (row as { resource_id: string }).resource_id);
  };

  it.each([
    ['in', 'pacs.002.spi.1.17', 'pacs.004.spi.1.5', 'pacs.008.spi.1.16'],
    ['out', 'admi.002.spi.1.5', 'pacs.002.spi.1.17', 'pacs.004.spi.1.5', 'pacs.008.spi.1.16'],
  ])('list the catalog: %s', async (direction, ...definitions) => {
    const answer = await call(test, 'GET', `/api/v1/${direction}/catalog`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, XML]);
    const { name, children } = readXml(answer.body);
    expect(name).toBe('Catalog');
    expect(children.map((child) => child.name)).toEqual(children.map(() => 'Message'));
    expect(children.map(({ text }) => text)).toEqual(expect.arrayContaining(definitions));
  });

  it.each<readonly [string, number, Sent]>([
    ['a message', 1, { headers: HEAD, body: MESSAGE }],
    [
      'capital letters',
      1,
      { headers: { 'content-type': 'APPLICATION/XML;CHARSET="UTF-8"' }, body: MESSAGE },
    ],
    ['what is not XML', 1, { headers: HEAD, body: 'hello' }],
    [
      'a chunked body',
      1,
      {
        headers: { ...HEAD, 'Transfer-Encoding': 'chunked' },
        body: MESSAGE,
      },
    ],
    ['gzip', 1, gzipped(MESSAGE)],
    ['one part', 1, { headers: MIXED, body: parts(1) }],
    ['three parts', 3, { headers: MIXED, body: parts(3) }],
    ['ten parts', 10, { headers: MIXED, body: parts(10) }],
    ['an empty part', 1, { headers: MIXED, body: parts(1).replace(MESSAGE, '') }],
    [
      'parts in gzip',
      2,
      { headers: { ...MIXED, 'Content-Encoding': 'gzip' }, body: gzipSync(parts(2)) },
    ],
  ])('are answered with an id for each message: %s', async (name, count, sent) => {
    const sandbox = name.toLowerCase().replaceAll(' ', '-');
    const answer = await icomIn(test, sandbox).post(sent);
    expect([answer.status, answer.body.length]).toEqual([201, 0]);
    const header = String(answer.headers['pi-resourceid']);
    expect(header).toMatch(/^[A-Za-z0-9+/]{32}(,[A-Za-z0-9+/]{32})*$/);
    const ids = header.split(',');
    expect(new Set(ids).size).toBe(count);
    // The parts of a request are carried out at the same time.
    expect((await received(sandbox)).sort()).toEqual(ids.sort());
  });

  it.each<readonly [string, number, string, Sent]>([
    [
      'no charset',
      400,
      'charset',
      { headers: { 'Content-Type': 'application/xml' }, body: MESSAGE },
    ],
    [
      'another charset',
      400,
      'charset',
      { headers: { 'Content-Type': 'application/xml; charset=iso-8859-1' }, body: MESSAGE },
    ],
    [
      'broken gzip',
      400,
      'gzip',
      { headers: { ...HEAD, 'Content-Encoding': 'gzip' }, body: MESSAGE },
    ],
    [
      'cut gzip',
      400,
      'gzip',
      { headers: { ...HEAD, 'Content-Encoding': 'gzip' }, body: gzipSync(MESSAGE).subarray(0, 30) },
    ],
    ['an empty body', 400, 'body', { headers: HEAD, body: '' }],
    ['an empty body in gzip', 400, 'body', gzipped('')],
    ['no parts', 400, 'multipart', { headers: MIXED, body: parts(0) }],
    ['eleven parts', 400, 'multipart', { headers: MIXED, body: parts(11) }],
    [
      'no boundary',
      400,
      'multipart',
      { headers: { 'Content-Type': 'multipart/mixed' }, body: parts(1) },
    ],
    [
      'another boundary',
      400,
      'multipart',
      { headers: { 'Content-Type': 'multipart/mixed; boundary=c' }, body: parts(1) },
    ],
    ['a part without a type', 400, 'multipart', { headers: MIXED, body: parts(2, '') }],
    [
      'a part without a charset',
      400,
      'multipart',
      { headers: MIXED, body: parts(1, 'Content-Type: application/xml\r\n') },
    ],
    [
      'a type that is not accepted',
      406,
      'accept',
      { headers: { ...HEAD, Accept: 'text/html' }, body: MESSAGE },
    ],
    ['20 MB', 413, 'too-large', { headers: HEAD, body: Buffer.alloc(20 * 1024 * 1024, 'x') }],
    ['20 MB in gzip', 413, 'too-large', gzipped('x'.repeat(20 * 1024 * 1024))],
    [
      '20 MB of parts',
      413,
      'too-large',
      { headers: MIXED, body: Buffer.alloc(20 * 1024 * 1024, 'x') },
    ],
    [
      'plain text',
      415,
      'content-type',
      { headers: { 'Content-Type': 'text/plain' }, body: MESSAGE },
    ],
    [
      'text/xml',
      415,
      'content-type',
      { headers: { 'Content-Type': 'text/xml; charset=utf-8' }, body: MESSAGE },
    ],
    ['no type', 415, 'content-type', { body: MESSAGE }],
    [
      'a form',
      415,
      'content-type',
      { headers: { 'Content-Type': 'multipart/form-data; boundary=b' }, body: parts(1) },
    ],
    [
      'deflate',
      415,
      'content-encoding',
      { headers: { ...HEAD, 'Content-Encoding': 'deflate' }, body: MESSAGE },
    ],
    [
      'br',
      415,
      'content-encoding',
      { headers: { ...HEAD, 'Content-Encoding': 'br' }, body: MESSAGE },
    ],
  ])('are refused, and nothing is stored: %s', async (_, status, error, sent) => {
    const { post } = icomIn(test, 'refused');
    const answer = await post(sent);
    expect([answer.status, answer.error]).toEqual([status, error]);
    expect(await received('refused')).toEqual([]);
  });

  it('are accepted if the client wants only errors to have a body', async () => {
    const { post } = icomIn(test, 'only-errors');
    const headers = { ...HEAD, Accept: 'application/problem+xml' };
    expect((await post({ headers, body: MESSAGE })).status).toBe(201);
  });

  it.each([
    ['GET', '/api/v1/in/catalog', 406, 'accept', { Accept: 'text/html' }],
    ['GET', '/api/v1/out/12345678/stream/start', 406, 'accept', { Accept: 'application/json' }],
    ['GET', '/api/v1/nowhere', 404, 'not-found', {}],
    ['GET', '/api/v1/in/12345678/msgs', 405, 'method', {}],
    ['POST', '/api/v1/out/12345678/stream/start', 405, 'method', {}],
    ['PUT', '/api/v1/in/catalog', 405, 'method', {}],
    ['GET', '/api/v1/out/1234567/stream/start', 403, 'forbidden', {}],
    ['GET', '/api/v1/out/1234567a/stream/start', 403, 'forbidden', {}],
    ['DELETE', '/api/v1/out/%31%32345678/stream/start', 403, 'forbidden', {}],
    ['POST', '/api/v1/in/123456789/msgs', 403, 'forbidden', { 'Content-Type': XML }],
    ['GET', '/api/v1/out/%00/stream/start', 403, 'forbidden', {}],
    ['GET', '/api/v1/out/12345678/stream/%ff', 400, 'request-invalid', {}],
  ])('%s %s is answered with %i %s', async (method, path, status, error, headers) => {
    const answer = await call(test, method, path, { headers });
    expect([answer.status, answer.error]).toEqual([status, error]);
    expect(answer.headers['content-type']).toBe('application/problem+xml; charset=utf-8');
  });

  it('are refused with the members of RFC 7807 in XML', async () => {
    const { body } = await icomIn(test, 'form').post({ headers: HEAD, body: '' });
    expect(body.toString()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<problem xmlns="urn:ietf:rfc:7807">' +
        '<type>https://icom.pi.rsfn.net.br/api/v1/error/body</type><title>Conteúdo ausente</title>' +
        '<status>400</status><detail>The request has no body. The body must be one message or several.</detail></problem>',
    );
  });

  it('with HEAD take and confirm nothing', async () => {
    await deliver(test, 'head', ['<a/>']);
    const { path, start } = icomIn(test, 'head');
    expect((await call(test, 'HEAD', path('start'))).status).toBe(405);
    expect((await start()).status).toBe(200);
  });

  it('need a length', async () => {
    const { hostname, port } = new URL(test.address);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname);
      socket
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('close', () => {
          resolve(text);
        });
      socket.write(
        `POST /api/v1/in/12345678/msgs HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${XML}\r\n\r\n`,
      );
    });
    expect(answer).toMatch(/^HTTP\/1\.1 411 /);
    expect(answer).toContain('/error/length<');
  });

  it('are in the journal as text, with personal data masked', async () => {
    const person = '<Envelope><Dbtr><Nm>Maria Silva</Nm><Id>52998224725</Id></Dbtr></Envelope>';
    const { post, start } = icomIn(test, 'journal');
    await post({ headers: HEAD, body: person });
    await post({ headers: MIXED, body: parts(2).replaceAll(MESSAGE, person) });
    await deliver(test, 'journal', [person]);
    await start();
    const entries = await admin(test, 'journal').journal();
    expect(entries.map(({ status }) => status).sort()).toEqual([200, 201, 201]);
    const [single = '', ...others] = entries
      .map(({ requestBody, responseBody }) => JSON.stringify(requestBody ?? responseBody))
      .sort((one, other) => one.length - other.length);
    const shown = single.replace(/^.*?<Dbtr>|<\/Dbtr>.*$/gs, '');
    for (const text of [single, ...others]) {
      expect(text).toContain(`<Dbtr>${shown}</Dbtr>`);
      expect(text).not.toContain('52998224725');
    }
  });
});

describe(`Requests to a strict ICOM on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, { SPI_SIGN: 'false', ICOM_STRICT: 'true', ICOM_POLL_MS: '0' });
  });
  afterAll(() => test.close());

  const Host = 'icom-h.pi.rsfn.net.br';

  it.each([
    ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    ['X-Sandbox', 'default'],
    ['PI-ResourceId', 'x'],
    ['Expect', '100-continue'],
  ])('are refused with the header %s', async (name, value) => {
    const answer = await call(test, 'GET', '/api/v1/in/catalog', {
      headers: { Host, [name]: value },
    });
    expect([answer.status, answer.error]).toEqual([400, 'header']);
    expect(answer.body.toString()).toContain(name.toLowerCase());
  });

  it('are refused with a port in Host', async () => {
    const answer = await call(test, 'GET', '/api/v1/in/catalog');
    expect([answer.status, answer.error]).toEqual([400, 'host']);
  });

  it('are accepted with the headers of ICOM, in a sandbox that the path names', async () => {
    const headers = {
      ...{ Host, Accept: XML, 'Accept-Encoding': 'gzip', Cookie: 'a=b', 'Content-Type': XML },
      ...{ 'Max-Forwards': '1', 'User-Agent': 'x', Via: '1.1 x', Connection: 'keep-alive' },
    };
    expect((await icomIn(test, 'strict').post({ headers, body: MESSAGE })).status).toBe(201);
    const answer = await icomIn(test, 'strict').start({ headers: { Host } });
    expect(answer.body.toString()).toContain('admi.002.spi.1.5');
  });

  it('concern ICOM only', async () => {
    await test.http.get('/spi/transactions').expect(200);
  });
});
