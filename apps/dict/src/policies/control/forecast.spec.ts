import { type KeyType } from '#libs/brazil';
import { findPolicy, holding, meterOfPolicy, type Policy } from '#libs/rate-limit';
import { forecastOf, type Forecast, type LookupPlan, type LookupTerms } from './forecast';

const NOON = Date.UTC(2999, 0, 1, 12);

function policy(id: string): Policy {
  const found = findPolicy(id);
  if (found === undefined) throw new Error(`There is no policy ${id}.`);
  return found;
}

function terms(category: string, payer: 'PF' | 'PJ'): LookupTerms {
  return {
    participant: policy(`ENTRIES_READ_PARTICIPANT_ANTISCAN:${category}`),
    participantState: undefined,
    payerPolicy: (keyType: KeyType) => {
      const version = keyType === 'PHONE' || keyType === 'EMAIL' ? '' : '_V2';
      return policy(`ENTRIES_READ_USER_ANTISCAN${version}:${payer}`);
    },
    nowMs: NOON,
  };
}

const PLAN: LookupPlan = {
  found: 0,
  notFound: 0,
  keyTypes: ['PHONE'],
  payers: 1,
  perMinute: undefined,
  paidShare: 0,
};

/** The number of allowed lookups, and of the first refused one, its policy's first letters, and its wait in s. */
function summary({ allowed, firstRefused }: Forecast) {
  const refused = firstRefused && [
    firstRefused.lookup,
    firstRefused.policy.scope,
    firstRefused.waitMs / 1_000,
  ];
  return [allowed, refused];
}

describe('A forecast of lookups', () => {
  it.each<readonly [string, Partial<LookupPlan>, LookupTerms, readonly unknown[]]>([
    ['100 of a person', { found: 100 }, terms('C', 'PF'), [100, undefined]],
    ['101 of a person', { found: 101 }, terms('C', 'PF'), [100, [101, 'USER', 30]]],
    ['5,000 of a company', { found: 5_000 }, terms('C', 'PJ'), [1_000, [1_001, 'USER', 3]]],
    ['6 unknown of a person', { notFound: 6 }, terms('C', 'PF'), [5, [6, 'USER', 30]]],
    [
      '51 of many in category H',
      { found: 51, payers: 51 },
      terms('H', 'PF'),
      [50, [51, 'PSP', 30]],
    ],
    // 17 x 3 = 51: the last one leads to a debt of 1.
    [
      '18 unknown of many in H',
      { notFound: 18, payers: 18 },
      terms('H', 'PF'),
      [17, [18, 'PSP', 60]],
    ],
    [
      '200 of two types',
      { found: 200, keyTypes: ['PHONE', 'CPF'] },
      terms('C', 'PF'),
      [200, undefined],
    ],
    [
      'two a minute for long',
      { found: 10_000, perMinute: 2 },
      terms('C', 'PF'),
      [10_000, undefined],
    ],
    ['300, all paid', { found: 300, paidShare: 1 }, terms('C', 'PF'), [300, undefined]],
    [
      '300 of which half is paid',
      { found: 300, paidShare: 0.5 },
      terms('C', 'PF'),
      [199, [200, 'USER', 30]],
    ],
  ])('%s', async (_, plan, of, expected) => {
    expect(summary(await forecastOf({ ...PLAN, ...plan }, of))).toEqual(expected);
  });

  it('counts the tokens of each policy, and when its buckets are full again', async () => {
    const plan = { ...PLAN, found: 8, notFound: 2, payers: 2, perMinute: 60, paidShare: 0.5 };
    const forecast = await forecastOf(plan, terms('H', 'PF'));
    expect(forecast).toMatchObject({ allowed: 10, refused: 0, durationMs: 9_000 });
    expect(forecast.policies.map((each) => ({ ...each, policy: each.policy.name }))).toEqual([
      {
        policy: 'ENTRIES_READ_USER_ANTISCAN',
        buckets: 2,
        cost: 48,
        credited: 4,
        // Each payer has one unknown key; the second one has had it last.
        lowestBalance: 78,
        fullAfterMs: 656_000,
      },
      {
        policy: 'ENTRIES_READ_PARTICIPANT_ANTISCAN',
        buckets: 1,
        cost: 14,
        credited: 4,
        lowestBalance: 40,
        fullAfterMs: 291_000,
      },
    ]);
  });

  it('begins with the present bucket of the participant', async () => {
    const of = terms('H', 'PF');
    const fullAt = holding(meterOfPolicy(of.participant), NOON, 3);
    const participantState = { fullAt, changedMs: NOON };
    const forecast = await forecastOf({ ...PLAN, found: 10 }, { ...of, participantState });
    expect(summary(forecast)).toEqual([3, [4, 'PSP', 30]]);
  });

  it('adds up: the allowed lookups cost what the buckets lack', async () => {
    const forecast = await forecastOf({ ...PLAN, found: 50_000, payers: 1_000 }, terms('A', 'PF'));
    expect(forecast.allowed + forecast.refused).toBe(50_000);
    expect(forecast.policies.map(({ cost }) => cost)).toEqual([50_000, 50_000]);
  });
});
