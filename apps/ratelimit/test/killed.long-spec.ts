import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  startBuilt,
  type TestData,
} from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket } from './bucket';

const CAPACITY = 10;

describe(`An instance that was killed with running queries on ${databaseUnderTest}`, () => {
  let directory: Server;
  let data: TestData;
  beforeAll(async () => {
    // The directory never answers, so the queries keep running.
    directory = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(directory, 'listening');
    data = await createTestData();
  });
  afterAll(async () => {
    await data.remove();
    directory.closeAllConnections();
    directory.close();
  });

  it('has spent their tokens, and later queries wait only until its lease expires', async () => {
    const port = String((directory.address() as AddressInfo).port);
    const slow = { DICT_URL: `http://127.0.0.1:${port}`, DICT_TIMEOUT_MS: '4000' };
    const killed = await startBuilt('ratelimit', data, { ...slow, LOG_LEVEL: 'error' });
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(killed.address + path, init)).json() as Promise<Record<string, string>>;
    };
    const client = await post('/auth/register', { name: 'killed' });
    const { access_token: token = '' } = await post('/auth/token', client);
    const lookups = new Promise<void>((resolve) => {
      let count = 0;
      directory.on('request', () => {
        count += 1;
        if (count === CAPACITY) resolve();
      });
    });
    const lost = Array.from({ length: CAPACITY }, () =>
      post('/instant/query', { key: FOUND }, token).catch(() => undefined),
    );
    await lookups;
    killed.child.kill('SIGKILL');
    await Promise.all([once(killed.child, 'exit'), ...lost]);

    // The lease is DICT_TIMEOUT_MS plus one second. Without a lease, the query would wait for a minute.
    const patient = { ...slow, RATELIMIT_WAIT_MS: '60000' };
    const test = await createTestApp(ratelimit, patient, data);
    const { query } = leakyBucket(test, 'default');
    const { headers } = await query({ token }, { key: FOUND }).expect(429);
    expect(headers['x-ratelimit-remaining']).toBe('0');
    await test.stop();
  });
});
