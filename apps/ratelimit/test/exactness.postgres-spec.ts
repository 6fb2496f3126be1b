import 'reflect-metadata';
import { createTestData, startBuilt, type BuiltService, type TestData } from '#libs/testing';
import { FOUND, NOT_FOUND, type LedgerLine, type TestClient } from './bucket';

const PROCESSES = 16;
const QUERIES_A_PROCESS = 20;

describe(`A bucket that ${String(PROCESSES)} processes share`, () => {
  let data: TestData;
  let instances: BuiltService[];
  beforeAll(async () => {
    data = await createTestData();
    // A long wait, so that a busy machine does not refuse queries that only have to wait.
    const few = { DATABASE_POOL_SIZE: '3', LOG_LEVEL: 'error', RATELIMIT_WAIT_MS: '25000' };
    instances = await Promise.all(
      Array.from({ length: PROCESSES }, () => startBuilt('ratelimit', data, few)),
    );
  });
  afterAll(async () => {
    for (const { child } of instances) child.kill('SIGKILL');
    await data.remove();
  });

  async function call(index: number, path: string, init: RequestInit = {}) {
    const { address = '' } = instances[index] ?? {};
    const headers = { 'Content-Type': 'application/json', ...(init.headers as object) };
    const answer = await fetch(address + path, { ...init, headers });
    return { status: answer.status, body: await answer.json() };
  }

  const post = (body: object, token?: string): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });

  /** Returns the access token of a new client. */
  async function newToken(): Promise<string> {
    const { body: client } = await call(0, '/auth/register', post({ name: 'many' }));
    const { body } = await call(1, '/auth/token', post(client as TestClient));
    return (body as { readonly access_token: string }).access_token;
  }

  it('allows exactly ten failed queries across all processes, with ten lines in the ledger', async () => {
    const token = await newToken();
    const statuses = await Promise.all(
      Array.from({ length: PROCESSES * QUERIES_A_PROCESS }, async (_, index) => {
        const query = post({ key: NOT_FOUND }, token);
        return (await call(index % PROCESSES, '/instant/query', query)).status;
      }),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - 10);

    const { body: lines } = await call(2, '/__admin/ledger?kind=SPEND');
    const balances = (lines as LedgerLine[])
      .map(({ balanceAfter }) => balanceAfter)
      .sort((a, b) => a - b);
    expect(balances).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([2, PROCESSES])(
    'refuses none of 100 queries whose key is found, sent to %d of the processes',
    async (count) => {
      const token = await newToken();
      const statuses = await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const query = post({ key: FOUND }, token);
          return (await call(index % count, '/instant/query', query)).status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    },
  );
});
