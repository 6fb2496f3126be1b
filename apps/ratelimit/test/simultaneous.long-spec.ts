import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket, NOT_FOUND } from './bucket';

const QUERIES = 100;
const LOOKUP_MS = 20;

/** Starts a slow directory with one key. */
async function startSlowDirectory(): Promise<Server> {
  const server = createServer((request, response) => {
    const isKnown = request.url?.endsWith(FOUND) === true;
    const account = {
      ispb: '12345678',
      branch: '0001',
      accountNumber: '1',
      accountType: 'CHECKING',
    };
    const body = { keyType: 'CPF', keyValue: FOUND, holderName: 'Maria Silva', ...account };
    setTimeout(() => {
      response.writeHead(isKnown ? 200 : 404).end(JSON.stringify(isKnown ? body : {}));
    }, LOOKUP_MS);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe.each([
  ['with one connection to the database', { DATABASE_POOL_SIZE: '1' }, false],
  ['with the built-in directory', {}, false],
  ['with a slow directory', {}, true],
])(`Simultaneous queries of one client, %s, on ${databaseUnderTest}`, (_, variables, isSlow) => {
  let test: TestApp;
  let directory: Server | undefined;
  beforeAll(async () => {
    directory = isSlow ? await startSlowDirectory() : undefined;
    const port = (directory?.address() as AddressInfo | undefined)?.port;
    const dict = port === undefined ? {} : { DICT_URL: `http://127.0.0.1:${String(port)}` };
    // Longer than the default, so that a busy machine does not refuse queries that only have to wait.
    test = await createTestApp(ratelimit, { RATELIMIT_WAIT_MS: '25000', ...dict, ...variables });
  });
  afterAll(async () => {
    await test.close();
    directory?.closeAllConnections();
    directory?.close();
  });

  const inSandbox = async (sandbox: string) => {
    const bucket = leakyBucket(test, sandbox);
    const client = await bucket.client();
    const send = async (keyOf: (index: number) => string) => {
      const queries = Array.from({ length: QUERIES }, (_, index) =>
        bucket.query(client, { key: keyOf(index) }),
      );
      const statuses = (await Promise.all(queries)).map(({ status }) => status);
      const count = (status: number) => statuses.filter((each) => each === status).length;
      return { found: count(200), notFound: count(404), refused: count(429) };
    };
    return { send, ledger: () => bucket.ledger(client) };
  };

  it('all succeed if all keys are found', async () => {
    const { send, ledger } = await inSandbox('found');
    expect(await send(() => FOUND)).toEqual({ found: QUERIES, notFound: 0, refused: 0 });
    const lines = await ledger();
    expect(lines.filter(({ kind }) => kind === 'REFUSAL')).toEqual([]);
    expect(lines).toHaveLength(2 * QUERIES);
    expect(lines.every(({ balanceAfter }) => balanceAfter >= 0 && balanceAfter <= 10)).toBe(true);
  });

  it('spend the ten tokens if no key is found, and each of the others is refused once', async () => {
    const { send, ledger } = await inSandbox('not-found');
    expect(await send(() => NOT_FOUND)).toEqual({ found: 0, notFound: 10, refused: 90 });
    const kinds = (await ledger()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'SPEND')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'REFUSAL')).toHaveLength(90);
    expect(kinds).toHaveLength(100);
  });

  it('are refused only for tokens that other queries have spent', async () => {
    const { send } = await inSandbox('nine-fail');
    // One token is left, which the other queries use one after the other.
    const { found, notFound, refused } = await send((index) => (index < 9 ? NOT_FOUND : FOUND));
    expect({ found, notFound, refused }).toEqual({ found: 91, notFound: 9, refused: 0 });
  });

  it('never spend more than the ten tokens if some keys are found and some are not', async () => {
    const { send, ledger } = await inSandbox('mixed');
    const { found, notFound, refused } = await send((index) => (index % 2 ? NOT_FOUND : FOUND));
    expect(notFound).toBe(10);
    expect(found + notFound + refused).toBe(QUERIES);
    const spent = (await ledger()).reduce(
      (sum, { kind, tokens }) =>
        sum + (kind === 'SPEND' ? tokens : kind === 'RETURN' ? -tokens : 0),
      0,
    );
    expect(spent).toBe(10);
  });
});
