import 'reflect-metadata';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { QUERY_OUTCOMES } from '../src/queries/query.errors';
import { ratelimit } from '../src/ratelimit.app';
import { leakyBucket } from './bucket';

interface Listed {
  readonly value: string;
  readonly outcome: string;
}

describe(`The test values of the leaky bucket on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ratelimit);
  });
  afterAll(() => test.close());

  it('are keys that get each outcome of a query, and keys like any other if they are off', async () => {
    const { client, query, freeze } = leakyBucket(test, 'values');
    await freeze();
    const known = await client();
    const { call } = admin(test, 'values');
    const { body } = await call('get', '/test-values').expect(200);
    const { values } = body as { values: Listed[] };
    expect(values.map(({ outcome }) => outcome)).toEqual(Object.keys(QUERY_OUTCOMES));
    for (const { value, outcome } of values) {
      expect((await query(known, { key: value })).body).toMatchObject({ code: outcome });
    }
    await call('put', '/test-values', { enabled: false }).expect(200);
    const { body: other } = await query(known, { key: 'quota_exceeded@outcome.example' });
    expect(other).not.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  });
});
