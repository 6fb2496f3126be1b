import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { createCardHost, isoMessage, tcpClient } from './card-host';

const SANDBOX = 'wire';

/** Makes the database of the sandbox unusable before it is opened. */
async function disableDatabase({ environment }: TestApp): Promise<void> {
  const { DATA_DIR: folder, DATABASE_URL: url } = environment;
  if (url === undefined) {
    const sandbox = join(folder ?? '', 'sandboxes', SANDBOX);
    mkdirSync(sandbox, { recursive: true });
    writeFileSync(join(sandbox, 'iso8583.sqlite'), 'This is not a database. '.repeat(1_000));
    return;
  }
  const name = new URL(url).pathname.slice(1);
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.toString() });
  await client.connect();
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    name,
  ]);
  await client.end();
}

describe(`ISO 8583 over TCP without its database, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createCardHost({ ISO8583_TCP_SANDBOX: SANDBOX, LOG_LEVEL: 'silent' });
    await disableDatabase(test);
  });
  afterAll(() => test.close());

  it('answers a request with 96', async () => {
    const client = await tcpClient(test);
    for (let times = 0; times < 2; times += 1) {
      const { mti, fields } = await client.ask(isoMessage('0100', {}));
      expect([mti, fields['39']]).toEqual(['0110', '96']);
    }
    client.socket.destroy();
  });

  it('closes only the connection of the message that has no response', async () => {
    const [one, other] = [await tcpClient(test), await tcpClient(test)];
    one.send(isoMessage('0110', {}));
    expect(await one.closed).toBe('closed');
    expect((await other.ask(isoMessage('0100', {}))).fields['39']).toBe('96');
    await test.http.get('/health/live').expect(200);
    other.socket.destroy();
  });
});
