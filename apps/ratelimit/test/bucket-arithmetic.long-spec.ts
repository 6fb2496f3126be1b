import 'reflect-metadata';
import fc from 'fast-check';
import { RequestContext, runInContext } from '#libs/http';
import { newUuid } from '#libs/kernel';
import {
  balance,
  counted,
  FULL,
  meterOfPolicy,
  move,
  POLICIES,
  policyId,
  RESERVED_TOKENS,
  spend,
  type Policy,
} from '#libs/rate-limit';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { ratelimit } from '../src/ratelimit.app';
import { BucketRepository } from '../src/buckets/bucket.repository';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2030, 0, 1);
const LAST_MS = Date.UTC(9999, 11, 31);
/** One policy of each kind: with and without debt, with ticks of a millisecond and shorter. */
const SUBJECTS = POLICIES.filter((policy) =>
  [
    'instant-query',
    'ENTRIES_READ_USER_ANTISCAN:PF',
    'ENTRIES_READ_PARTICIPANT_ANTISCAN:A',
    'KEYS_CHECK',
    'CIDS_FILES_WRITE',
  ].includes(policyId(policy)),
);

const anyStep = fc.record({
  atMs: fc.oneof(
    fc.integer({ min: START_MS, max: START_MS + 2 * HOUR_MS }),
    fc.integer({ min: 0, max: LAST_MS }),
  ),
  kind: fc.constantFrom('spend', 'settle', 'read'),
  outcome: fc.constantFrom('found', 'notFound', 'malformed', 'unavailable'),
});

describe(`The SQL of the buckets on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let buckets: BucketRepository;
  beforeAll(async () => {
    test = await createTestApp(ratelimit);
    buckets = test.app.get(BucketRepository, { strict: false });
  });
  afterAll(() => test.close());

  /** Runs the same steps in the database and in libs/rate-limit. They must agree after each step. */
  async function compare(
    policy: Policy,
    steps: readonly (typeof anyStep extends fc.Arbitrary<infer T> ? T : never)[],
  ) {
    const meter = meterOfPolicy(policy);
    const clientId = newUuid();
    let expected = FULL;
    let isStored = false;
    for (const { atMs, kind, outcome } of steps) {
      if (kind === 'spend') {
        const next = spend(meter, expected, atMs, RESERVED_TOKENS);
        const movement = { policy, tokens: RESERVED_TOKENS };
        const changes = await buckets.spend(clientId, [movement], atMs);
        const before = counted(meter, expected, atMs);
        expect(changes).toEqual(next.ok ? [{ before, after: next.value }] : undefined);
        if (next.ok) expected = next.value;
        isStored ||= next.ok;
      } else if (kind === 'settle') {
        const tokens = policy.costs[outcome] - RESERVED_TOKENS;
        const changes = await buckets.settle(clientId, [{ policy, tokens }], atMs);
        const before = counted(meter, expected, atMs);
        const after = move(meter, expected, atMs, tokens);
        expect(changes).toEqual(isStored ? [{ before, after }] : undefined);
        if (isStored) expected = after;
      } else {
        await buckets.read(clientId, [policy], atMs);
        expected = Math.min(expected, counted(meter, expected, atMs));
      }
      const stored = await buckets.read(clientId, [policy], atMs);
      const held = balance(meter, stored.get(policy)?.fullAt ?? FULL, atMs);
      expect(held).toBe(balance(meter, expected, atMs));
      expect(held).toBeLessThanOrEqual(policy.capacity);
      expect(held).toBeGreaterThanOrEqual(meter.deepestDebt === 0 ? 0 : -policy.capacity);
      expected = Math.min(expected, counted(meter, expected, atMs));
    }
  }

  it.each(SUBJECTS.map((policy) => [policyId(policy), policy] as const))(
    'has the same results as libs/rate-limit under %s, at any time',
    async (_, policy) => {
      const property = fc.asyncProperty(
        fc.array(anyStep, { minLength: 1, maxLength: 25 }),
        (steps) =>
          runInContext(new RequestContext('arithmetic', 'arithmetic'), () =>
            compare(policy, steps),
          ),
      );
      await fc.assert(property, { numRuns: 40 });
    },
  );
});
