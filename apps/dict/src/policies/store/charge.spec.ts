import { FULL, findPolicy, holding, meterOfPolicy, type Policy } from '#libs/rate-limit';
import { bucketName, charge, stateAt, take, type BucketStates, type Cost } from './charge';

const NOON = Date.UTC(2999, 0, 1, 12);
const MINUTE = 60_000;

function policy(id: string): Policy {
  const found = findPolicy(id);
  if (found === undefined) throw new Error(`There is no policy ${id}.`);
  return found;
}

const PF = { policy: policy('ENTRIES_READ_USER_ANTISCAN:PF'), owner: '12345678909' };
const H = { policy: policy('ENTRIES_READ_PARTICIPANT_ANTISCAN:H'), owner: '12345678' };

/** States of buckets with so many tokens at noon. */
function held(...tokens: readonly (readonly [typeof PF, number])[]): BucketStates {
  return new Map(
    tokens.map(([bucket, number]) => [
      bucketName(bucket),
      { fullAt: holding(meterOfPolicy(bucket.policy), NOON, number), changedMs: NOON },
    ]),
  );
}

function lookup(found: boolean): Cost[] {
  return [PF, H].map((bucket) => ({
    ...bucket,
    tokens: found ? bucket.policy.costs.found : bucket.policy.costs.notFound,
  }));
}

/** Charges lookups of one payer until one is refused; returns how many were not, and what refused the next. */
function until429(states: BucketStates, found: boolean) {
  for (let count = 0; ; count += 1) {
    const empty = charge(states, lookup(found), NOON);
    if (empty !== undefined) return { count, policy: empty.policy.name, ...sizes(empty) };
  }
}

function sizes({ balance, waitMs }: { readonly balance: number; readonly waitMs: number }) {
  return { balance, waitMs };
}

/** So many lookups passed, and then a bucket with this balance refused the next one. */
function refused(count: number, { policy: { name } }: typeof PF, balance: number, waitMs: number) {
  return { count, policy: name, balance, waitMs };
}

describe('A lookup', () => {
  it('is refused when one of its buckets holds nothing, and then takes from none', () => {
    const states = held([PF, 5], [H, 0]);
    const before = new Map(states);
    const empty = charge(states, lookup(true), NOON);
    expect(empty).toEqual({ ...H, balance: 0, waitMs: MINUTE / 2 });
    expect(states).toEqual(before);
  });

  it('is refused by the bucket with the longest wait', () => {
    expect(charge(held([PF, -15], [H, 0]), lookup(true), NOON)).toEqual({
      ...PF,
      balance: -15,
      waitMs: 8 * MINUTE,
    });
  });

  it.each([
    // Category H holds 50, and a person 100.
    ['full buckets, keys found', true, new Map(), refused(50, H, 0, MINUTE / 2)],
    ['full buckets, no key found', false, new Map(), refused(5, PF, 0, MINUTE / 2)],
    ['a person with 5 tokens, no key found', false, held([PF, 5]), refused(1, PF, -15, 8 * MINUTE)],
    ['a person with 5 tokens, keys found', true, held([PF, 5]), refused(5, PF, 0, MINUTE / 2)],
  ])('with %s', (_, found, states, expected) => {
    expect(until429(states, found)).toEqual(expected);
  });

  it('is possible again after the wait, and not a millisecond before', () => {
    const states = held([PF, -15]);
    expect(charge(states, lookup(true), NOON + 8 * MINUTE - 1)?.waitMs).toBe(1);
    expect(charge(states, lookup(true), NOON + 8 * MINUTE)).toBeUndefined();
  });
});

describe('A bucket', () => {
  it('gets tokens back, but never more than it can hold', () => {
    const states = held([PF, -15]);
    take(states, { ...PF, tokens: -16 }, NOON);
    expect(charge(states, [{ ...PF, tokens: 1 }], NOON)).toBeUndefined();
    take(states, { ...PF, tokens: -1_000 }, NOON);
    expect(until429(states, false).count).toBe(5);
  });

  it.each([
    ['a year', 365 * 24 * 60 * MINUTE, true],
    ['two minutes', 2 * MINUTE, true],
    ['a second, as between requests at the same moment', 1_000, false],
  ])('is full after its clock was set back by %s: %p', (_name, ms, isFull) => {
    const states = held([PF, 5]);
    expect(stateAt(states, PF, NOON - ms) === FULL).toBe(isFull);
  });

  it('refills on after its clock was set back', () => {
    const states = held([PF, -15]);
    const yesterday = NOON - 24 * 60 * MINUTE;
    for (let count = 0; count < 5; count += 1) {
      expect(charge(states, lookup(false), yesterday)).toBeUndefined();
    }
    expect(charge(states, lookup(false), yesterday)?.waitMs).toBe(MINUTE / 2);
    expect(charge(states, lookup(false), yesterday + MINUTE / 2)).toBeUndefined();
  });
});
