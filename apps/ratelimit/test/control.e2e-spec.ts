import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket, NOT_FOUND } from './bucket';

describe(`Control of the buckets on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ratelimit);
  });
  afterAll(() => test.close());

  it('sets a bucket to one token, with the next token in five seconds', async () => {
    const { client, query, control, freeze, advance } = leakyBucket(test, 'set');
    await freeze();
    const known = await client();
    const { body } = await control(known).set({ tokens: 1, nextTokenInSec: 5 }).expect(200);
    expect(body).toMatchObject({ availableTokens: 1, nextTokenAt: '2030-01-01T00:00:05.000Z' });
    await query(known, { key: NOT_FOUND }).expect(404);
    expect((await query(known, { key: FOUND }).expect(429)).headers['retry-after']).toBe('5');
    await advance('PT4.999S');
    await query(known, { key: FOUND }).expect(429);
    await advance('PT0.001S');
    await query(known, { key: FOUND }).expect(200);
  });

  it('fills and drains a bucket, and does not change the buckets of other clients', async () => {
    const { client, query, control, get } = leakyBucket(test, 'fill');
    const [known, other] = [await client(), await client('other')];
    const { body } = await control(known).drain().expect(200);
    expect(body).toMatchObject({ availableTokens: 0 });
    await query(known, { key: FOUND }).expect(429);
    await query(other, { key: FOUND }).expect(200);
    expect((await control(known).fill().expect(200)).body).toMatchObject({ availableTokens: 10 });
    await query(known, { key: FOUND }).expect(200);
    const buckets = await get(`/__admin/clients/${known.clientId}/buckets`).expect(200);
    expect(buckets.body).toMatchObject([{ name: 'instant-query', availableTokens: 10 }]);
    const clients = await get('/__admin/clients').expect(200);
    expect(clients.body).toMatchObject([{ name: 'other' }, { clientId: known.clientId }]);
    expect(JSON.stringify(clients.body)).not.toContain('ecret');
  });

  it.each<[object, number, string]>([
    [{ tokens: -1 }, 400, 'REQUEST_INVALID'],
    [{ tokens: 1.5 }, 400, 'REQUEST_INVALID'],
    [{ tokens: '1' }, 400, 'REQUEST_INVALID'],
    [{}, 400, 'REQUEST_INVALID'],
    [{ tokens: 1, nextTokenInSec: -1 }, 400, 'REQUEST_INVALID'],
    [{ tokens: 1, nextTokenInSec: 0.0001 }, 400, 'REQUEST_INVALID'],
    [{ tokens: 1, nextTokenInSec: 0 }, 400, 'REQUEST_INVALID'],
    [{ tokens: 11 }, 422, 'BUCKET_TOO_SMALL'],
    [{ tokens: 1, nextTokenInSec: 1_000_000 }, 422, 'NEXT_TOKEN_IMPOSSIBLE'],
    [{ tokens: 10, nextTokenInSec: 1 }, 422, 'NEXT_TOKEN_IMPOSSIBLE'],
  ])('refuses to set a bucket to %j', async (body, status, code) => {
    const { client, control } = leakyBucket(test, 'refused');
    const answer = await control(await client())
      .set(body)
      .expect(status);
    expect(answer.body).toMatchObject({ code });
  });

  it('answers 404 for an unknown client or an unknown policy', async () => {
    const { client, control, get } = leakyBucket(test, 'refused');
    const known = await client();
    const nobody = { ...known, clientId: '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11' };
    for (const id of [nobody.clientId, 'x', '%00']) {
      await get(`/__admin/clients/${id}/buckets`).expect(404);
    }
    const noClient = await control(nobody).fill().expect(404);
    expect(noClient.body).toMatchObject({ code: 'CLIENT_NOT_FOUND' });
    const noPolicy = await control(known, 'none').drain().expect(404);
    expect(noPolicy.body).toMatchObject({ code: 'POLICY_NOT_FOUND' });
  });

  it('has a ledger with a line for every change of the balance', async () => {
    const { client, query, control, freeze, advance, requestOutcome, ledger } = leakyBucket(
      test,
      'ledger',
    );
    await freeze();
    const known = await client();
    await query(known, { key: FOUND }).expect(200);
    await query(known, { key: NOT_FOUND }).expect(404);
    await query(known, { key: 'nothing' }).expect(400);
    await requestOutcome('DIRECTORY_UNAVAILABLE');
    await query(known, { key: FOUND }).expect(503);
    await query(known, { key: '' }).expect(400);
    await control(known).set({ tokens: 1 }).expect(200);
    await query(known, { key: NOT_FOUND }).expect(404);
    await query(known, { key: FOUND }).expect(429);
    await advance('PT1H');
    await requestOutcome('QUOTA_EXCEEDED');
    await query(known, { key: FOUND }).expect(429);
    await query(known, { key: FOUND }).expect(200);
    const lines = await ledger(known);
    expect(
      lines.map(({ kind, reason, tokens, balanceBefore, balanceAfter }) =>
        [kind, reason, tokens, balanceBefore, balanceAfter].join(' '),
      ),
    ).toEqual([
      'SPEND query 1 10 9',
      'RETURN found 1 9 10',
      'SPEND query 1 10 9',
      'SPEND query 1 9 8',
      'SPEND query 1 8 7',
      'RETURN unavailable 1 7 8',
      'SET control 7 8 1',
      'SPEND query 1 1 0',
      'REFUSAL exhausted 1 0 0',
      'REFUSAL ordered 1 1 1',
      'SPEND query 1 1 0',
      'RETURN found 1 0 1',
    ]);
  });

  it('filters the ledger, and lists it in pages', async () => {
    const { client, query, get, inSandbox } = leakyBucket(test, 'filter');
    const known = await client();
    for (let count = 0; count < 11; count += 1) await query(known, { key: NOT_FOUND });
    await query(await client(), { key: NOT_FOUND });
    const count = async (filter: string) => {
      const { body } = await get(`/__admin/ledger?${filter}`).expect(200);
      return (body as unknown[]).length;
    };
    expect(await count('')).toBe(12);
    expect(await count(`clientId=${known.clientId}`)).toBe(11);
    expect(await count('kind=REFUSAL')).toBe(1);
    expect(await count('policy=instant-query')).toBe(12);
    expect(await count('policy=none')).toBe(0);
    expect(await count('from=2020-01-01')).toBe(12);
    expect(await count('to=2020-01-01')).toBe(0);
    const { headers, body } = await get('/__admin/ledger?limit=5').expect(200);
    expect([headers['x-total-count'], (body as unknown[]).length]).toEqual(['12', 5]);
    const next = /<(.*)>/.exec(headers['link'] ?? '')?.[1] ?? '';
    await test.http.get(next).set(inSandbox).expect(200);
    for (const filter of ['kind=x', 'clientId=1', 'policy=%00', 'limit=0', 'from=x']) {
      await get(`/__admin/ledger?${filter}`).expect(400);
    }
  });
});
