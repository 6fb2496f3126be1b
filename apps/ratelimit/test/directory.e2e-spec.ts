import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket } from './bucket';

/** Possible faults of a directory. */
const FAULTS: Readonly<Record<string, RequestListener>> = {
  'answers 500': (_request, response) => response.writeHead(500).end('{"code":"INTERNAL"}'),
  'answers HTML': (_request, response) => response.end('<html></html>'),
  'answers null': (_request, response) => response.end('null'),
  'answers with a redirect': (_request, response) =>
    response.writeHead(302, { Location: 'http://example.com' }).end(),
  'closes the connection': (request) => request.socket.destroy(),
  'closes the connection in the middle of the response': (request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('{');
    setImmediate(() => request.socket.destroy());
  },
  'does not answer': () => undefined,
};

describe(`A faulty directory on ${databaseUnderTest}`, () => {
  let server: Server;
  let test: TestApp;
  let fault: RequestListener = () => undefined;
  beforeAll(async () => {
    server = createServer((request, response) => {
      fault(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const dict = { DICT_URL: `http://127.0.0.1:${port}`, DICT_TIMEOUT_MS: '100' };
    test = await createTestApp(ratelimit, dict);
  });
  afterAll(async () => {
    await test.close();
    server.closeAllConnections();
    server.close();
  });

  it.each(Object.entries(FAULTS))('that %s costs the client no token', async (_, listener) => {
    const { client, query } = leakyBucket(test, 'directory-fails');
    fault = listener;
    const known = await client();
    const { body, headers } = await query(known, { key: FOUND }).expect(503);
    expect(body).toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' });
    expect(headers['x-ratelimit-remaining']).toBe('10');
  });
});
