import { DICT_MANUAL_POLICIES, DICT_POLICIES } from './dict-policies';
import {
  DEFAULT_POLICY,
  findPolicy,
  meterOfPolicy,
  POLICIES,
  policyId,
  type Policy,
} from './policy';

function policy(id: string): Policy {
  const found = findPolicy(id);
  if (found === undefined) throw new Error(`There is no policy ${id}.`);
  return found;
}

describe('The policies', () => {
  it('are the default policy and the 31 policies of DICT in all their sizes', () => {
    expect(POLICIES[0]).toBe(DEFAULT_POLICY);
    expect(new Set(DICT_POLICIES.map(({ name }) => name)).size).toBe(31);
    expect(new Set(POLICIES.map(policyId)).size).toBe(POLICIES.length);
    expect(POLICIES).toHaveLength(1 + 2 * 2 + 2 * 8 + 27);
  });

  it.each(POLICIES.map((each) => [policyId(each), each] as const))(
    'include %s, whose meter has the rate of the policy',
    (_, each) => {
      const { ticksPerMs, ticksPerToken } = meterOfPolicy(each);
      const perMinute = (ticksPerMs * 60_000) / ticksPerToken;
      expect(perMinute).toBeCloseTo((each.refillTokens * 60) / each.refillPeriodSec, 9);
    },
  );

  it.each([
    ['instant-query', 10, 1, 3_600, 0, 1],
    ['ENTRIES_READ_USER_ANTISCAN:PF', 100, 2, 60, 1, 20],
    ['ENTRIES_READ_USER_ANTISCAN_V2:PJ', 1_000, 20, 60, 1, 20],
    ['ENTRIES_READ_PARTICIPANT_ANTISCAN:A', 50_000, 25_000, 60, 1, 3],
    ['ENTRIES_READ_PARTICIPANT_ANTISCAN:H', 50, 2, 60, 1, 3],
    ['ENTRIES_STATISTICS_READ:G', 250, 25, 60, 1, 1],
    ['ENTRIES_WRITE', 36_000, 1_200, 60, 1, 1],
    ['KEYS_CHECK', 70, 70, 60, 1, 1],
    ['CIDS_FILES_WRITE', 200, 40, 86_400, 1, 1],
  ])(
    'give %s %d tokens, refill %d per %d s, 200 costs %d, 404 costs %d',
    (id, capacity, ...rest) => {
      const { refillTokens, refillPeriodSec, costs, ...size } = policy(id);
      expect([size.capacity, refillTokens, refillPeriodSec, costs.found, costs.notFound]).toEqual([
        capacity,
        ...rest,
      ]);
    },
  );

  it('of the manual replace two policies of the API by other numbers', () => {
    const numbers = DICT_MANUAL_POLICIES.map((each) => {
      expect(policy(policyId(each)).scope).toBe(each.scope);
      expect(meterOfPolicy(each).capacity).toBe(each.capacity);
      return [policyId(each), each.refillTokens, each.refillPeriodSec, each.capacity];
    });
    expect(numbers).toEqual([
      ['ENTRIES_WRITE', 800, 60, 1_200],
      ['CIDS_EVENTS_LIST', 40, 60, 200],
    ]);
  });

  it('credit a payment order with 1 token for a person and 2 tokens for a company', () => {
    expect(policy('ENTRIES_READ_USER_ANTISCAN:PF').paymentOrderCredit).toBe(1);
    expect(policy('ENTRIES_READ_USER_ANTISCAN:PJ').paymentOrderCredit).toBe(2);
    expect(policy('ENTRIES_READ_PARTICIPANT_ANTISCAN:C').paymentOrderCredit).toBe(1);
  });
});
