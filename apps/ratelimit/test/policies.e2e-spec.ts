import 'reflect-metadata';
import { ConfigurationError } from '#libs/config';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { FOUND, leakyBucket, NOT_FOUND } from './bucket';

const USER = 'ENTRIES_READ_USER_ANTISCAN:PF';
const USER_V2 = 'ENTRIES_READ_USER_ANTISCAN_V2:PF';
const PARTICIPANT = 'ENTRIES_READ_PARTICIPANT_ANTISCAN:H';
const EMAIL = 'maria.silva@example.com';

describe(`Queries under the policies of DICT on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    const policies = [USER, USER_V2, PARTICIPANT].join(', ');
    test = await createTestApp(ratelimit, { RATELIMIT_POLICIES: policies });
  });
  afterAll(() => test.close());

  it('cost the same as in DICT: one token for a key that is found, otherwise 20 and 3', async () => {
    const { client, query, freeze, ledger } = leakyBucket(test, 'costs');
    await freeze();
    const known = await client();
    const found = await query(known, { key: EMAIL }).expect(200);
    expect(found.headers['ratelimit']).toBe(`"${USER}";r=99;t=30, "${PARTICIPANT}";r=49;t=30`);
    const missed = await query(known, { key: NOT_FOUND }).expect(404);
    expect(missed.headers['ratelimit']).toBe(`"${USER}";r=79;t=30, "${PARTICIPANT}";r=46;t=30`);
    expect(missed.headers['ratelimit-policy']).toBe(
      `"${USER}";q=100;w=3000, "${PARTICIPANT}";q=50;w=1500`,
    );
    expect(missed.headers['x-ratelimit-limit']).toBe('50');
    const taxId = await query(known, { key: FOUND }).expect(200);
    expect(taxId.headers['ratelimit']).toBe(`"${USER_V2}";r=99;t=30, "${PARTICIPANT}";r=45;t=30`);
    const free = await query(known, { key: 'nothing' }).expect(400);
    expect(free.headers['ratelimit']).toContain(`"${PARTICIPANT}";r=45;t=30`);
    const spent = (await ledger(known)).filter(({ reason }) => reason === 'notFound');
    expect(spent).toMatchObject([
      { policy: USER, tokens: 19, balanceBefore: 98, balanceAfter: 79 },
      { policy: PARTICIPANT, tokens: 2, balanceBefore: 48, balanceAfter: 46 },
    ]);
  });

  it('can lead to debt: with 5 tokens, a key that is not found causes a wait of eight minutes', async () => {
    const { client, query, control, freeze, advance } = leakyBucket(test, 'debt');
    await freeze();
    const known = await client();
    await control(known, USER).set({ tokens: 5 }).expect(200);
    await query(known, { key: NOT_FOUND }).expect(404);
    const { headers, body } = await query(known, { key: EMAIL }).expect(429);
    expect(headers['retry-after']).toBe('480');
    expect(body).toMatchObject({ 'violated-policies': [USER] });
    await advance('PT7M59S');
    await query(known, { key: EMAIL }).expect(429);
    await advance('PT1S');
    await query(known, { key: EMAIL }).expect(200);
  });

  it('spend tokens under all policies or under none if they are simultaneous', async () => {
    const { client, query, control, freeze, get, ledger } = leakyBucket(test, 'all-or-none');
    await freeze();
    const known = await client();
    await control(known, PARTICIPANT).set({ tokens: 7 }).expect(200);
    const keys = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? EMAIL : FOUND));
    const answers = await Promise.all(keys.map((key) => query(known, { key })));
    const allowed = answers.filter(({ status }) => status === 200).length;
    expect([allowed, answers.filter(({ status }) => status === 429).length]).toEqual([7, 33]);
    const { body } = await get(`/__admin/clients/${known.clientId}/buckets`).expect(200);
    const [user, userV2, participant] = body as { availableTokens: number }[];
    expect(participant?.availableTokens).toBe(0);
    // A query that one policy refuses costs nothing under the others.
    expect((user?.availableTokens ?? 0) + (userV2?.availableTokens ?? 0)).toBe(200 - 7);
    const spends = (await ledger(known)).filter(({ kind }) => kind === 'SPEND');
    expect(spends).toHaveLength(2 * 7);
  });

  it('are not possible with an unknown policy name: the service does not start', async () => {
    for (const names of ['none', 'instant-query,none', 'ENTRIES_READ_USER_ANTISCAN', ',']) {
      await expect(createTestApp(ratelimit, { RATELIMIT_POLICIES: names })).rejects.toThrow(
        ConfigurationError,
      );
    }
  });
});
