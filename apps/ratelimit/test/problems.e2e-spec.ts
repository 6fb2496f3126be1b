import 'reflect-metadata';
import { createTestApp, databaseUnderTest, documentedProblem, type TestApp } from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket } from './bucket';

const QUERY = 'post /instant/query';
const SET_BUCKET = 'put /__admin/clients/{clientId}/buckets/{policy}';
const UNKNOWN_CLIENT = '7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a';

describe(`The documented errors of the leaky bucket on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(ratelimit);
  });
  afterAll(() => test.close());

  it.each([
    ['KEY_MALFORMED', 'x'],
    ['KEY_NOT_FOUND', '98765432100'],
  ])('have the texts of the service: %s', async (code, key) => {
    const { client, query } = leakyBucket(test, 'run-42');
    const { body } = await query(await client(), { key });
    expect(body).toMatchObject(await documentedProblem(test, QUERY, code));
  });

  it('have the texts of the service for an empty bucket', async () => {
    const { client, control, freeze, query } = leakyBucket(test, 'empty');
    await freeze();
    const known = await client();
    await control(known).drain().expect(200);
    const { body } = await query(known, { key: FOUND });
    expect(body).toMatchObject(await documentedProblem(test, QUERY, 'QUOTA_EXCEEDED'));
  });

  it('have the texts of the service for a missing or invalid token', async () => {
    const { post, query } = leakyBucket(test, 'run-42');
    expect((await post('/instant/query', { key: FOUND })).body).toMatchObject(
      await documentedProblem(test, QUERY, 'ACCESS_TOKEN_MISSING'),
    );
    expect((await query({ token: 'x' }, { key: FOUND })).body).toMatchObject(
      await documentedProblem(test, QUERY, 'ACCESS_TOKEN_INVALID'),
    );
  });

  it('have the texts of the service for an unknown client or policy, and for too many tokens', async () => {
    const { client, control } = leakyBucket(test, 'run-42');
    const known = await client();
    const unknown = { ...known, clientId: UNKNOWN_CLIENT };
    for (const [code, request] of [
      ['CLIENT_NOT_FOUND', control(unknown).set({ tokens: 1 })],
      ['POLICY_NOT_FOUND', control(known, 'instant-queries').set({ tokens: 1 })],
      ['BUCKET_TOO_SMALL', control(known).set({ tokens: 11 })],
    ] as const) {
      const { body } = await request;
      expect(body).toMatchObject(await documentedProblem(test, SET_BUCKET, code));
    }
  });
});
