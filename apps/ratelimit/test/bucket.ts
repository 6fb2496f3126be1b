import { frozenAt, type TestApp } from '#libs/testing';

/** A key of the built-in directory, and a key that no directory has. */
export const FOUND = '12345678901';
export const NOT_FOUND = 'nobody@example.com';

export interface TestClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly token: string;
}

export interface LedgerLine {
  readonly kind: string;
  readonly reason: string;
  readonly policy: string;
  readonly tokens: number;
  readonly balanceBefore: number;
  readonly balanceAfter: number;
}

/** Calls the leaky bucket over HTTP in one sandbox. */
export function leakyBucket(test: Pick<TestApp, 'http'>, sandbox: string) {
  const inSandbox = { 'X-Sandbox': sandbox };
  const post = (path: string, body: object) => test.http.post(path).set(inSandbox).send(body);
  return {
    inSandbox,
    post,
    get: (path: string) => test.http.get(path).set(inSandbox),
    /** Registers a client and gets a token for it. */
    client: async (name = 'test'): Promise<TestClient> => {
      const { body: registered } = await post('/auth/register', { name }).expect(201);
      const { clientId, clientSecret } = registered as TestClient;
      const { body } = await post('/auth/token', { clientId, clientSecret }).expect(200);
      const { access_token: token } = body as { readonly access_token: string };
      return { clientId, clientSecret, token };
    },
    query: ({ token }: Pick<TestClient, 'token'>, body: unknown, path = '/instant/query') =>
      test.http
        .post(path)
        .set({ ...inSandbox, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' })
        .send(typeof body === 'string' ? body : JSON.stringify(body)),
    /** Returns the ledger of the client, oldest line first. */
    ledger: async ({ clientId }: TestClient): Promise<LedgerLine[]> => {
      const path = `/__admin/ledger?clientId=${clientId}`;
      const { body } = await test.http.get(path).set(inSandbox).expect(200);
      return (body as LedgerLine[]).toReversed();
    },
    /** Changes the bucket of the client through `/__admin`. */
    control: ({ clientId }: TestClient, policy = 'instant-query') => {
      const path = `/__admin/clients/${clientId}/buckets/${policy}`;
      return {
        set: (body: object) => test.http.put(path).set(inSandbox).send(body),
        fill: () => test.http.post(`${path}/fill`).set(inSandbox),
        drain: () => test.http.post(`${path}/drain`).set(inSandbox),
      };
    },
    freeze: (now = '2030-01-01T00:00:00Z') =>
      test.http.put('/__admin/clock').set(inSandbox).send(frozenAt(now)).expect(200),
    advance: (by: string) => post('/__admin/clock/advance', { by }).expect(200),
    requestOutcome: (outcome: string) =>
      post('/__admin/rules', { match: { method: 'POST' }, effect: { outcome }, times: 1 }).expect(
        201,
      ),
  };
}
