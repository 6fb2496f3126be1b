import { gradeSteps } from '#libs/exams';
import { type ExamStep, type Scene, type SceneCall } from './exam-item';
import { EXAM_ITEMS } from './exam-items';
import { CODE_NOT_REDEEMED, JOURNEY, REFRESHED, SENT_AGAIN, TOKEN_NOT_USED, WAITED } from './steps';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NOTHING: Scene = {
  ...{ flawed: undefined, isCodeRedeemed: false, calls: [], paymentIds: new Set(), nowMs: 0 },
};

const call = (changes: Partial<SceneCall> = {}): SceneCall => ({
  ...{ method: 'GET', path: '/accounts', tokenHash: 't1', idempotencyKey: null },
  ...{ content: 'c1', atMs: 0, fault: null, consentId: undefined },
  ...changes,
});
const flawed = (changes: Partial<NonNullable<Scene['flawed']>> = {}) => ({
  ...{ takenAtMs: 0, isRedeemed: false, tokenHashes: new Set(['t1']) },
  ...changes,
});
const paid = (changes: Partial<SceneCall> = {}) =>
  call({ method: 'POST', path: '/payments', idempotencyKey: 'k1', ...changes });

/** The results of the steps: P passed, F failed, - pending. */
function resultOf(steps: readonly ExamStep[], scene: Partial<Scene>): string {
  const letters = { passed: 'P', failed: 'F', pending: '-' } as const;
  return gradeSteps(steps, { ...NOTHING, ...scene })
    .map(({ status }) => letters[status])
    .join('');
}

describe('The grading of a client', () => {
  it.each<[string, readonly ExamStep[], Partial<Scene>, string]>([
    ['no wrong ID token yet', CODE_NOT_REDEEMED, {}, '--'],
    ['a code that waits', CODE_NOT_REDEEMED, { flawed: flawed(), nowMs: 5 * MINUTE }, 'P-'],
    ['a code that expired', CODE_NOT_REDEEMED, { flawed: flawed(), nowMs: 5 * MINUTE + 1 }, 'PP'],
    ['a redeemed code', CODE_NOT_REDEEMED, { flawed: flawed({ isRedeemed: true }) }, 'PF'],
    ['a token that waits', TOKEN_NOT_USED, { flawed: flawed(), nowMs: MINUTE }, 'P-'],
    ['a token that was used', TOKEN_NOT_USED, { flawed: flawed(), calls: [call()] }, 'PF'],
    [
      'another token that was used',
      TOKEN_NOT_USED,
      { flawed: flawed(), calls: [call({ tokenHash: 't2' })], nowMs: 6 * MINUTE },
      'PP',
    ],
    ['no journey', JOURNEY, {}, '--'],
    ['a journey', JOURNEY, { isCodeRedeemed: true, calls: [call()] }, 'PP'],
    ['no call', WAITED, {}, '--'],
    ['429', WAITED, { calls: [call({ fault: 429 })] }, 'P-'],
    ['a call too early', WAITED, { calls: [call({ fault: 429 }), call({ atMs: 59_999 })] }, 'PF'],
    ['a call in time', WAITED, { calls: [call({ fault: 429 }), call({ atMs: MINUTE })] }, 'PP'],
    ['401', REFRESHED, { calls: [call({ fault: 401 })] }, 'P-'],
    ['the same token again', REFRESHED, { calls: [call({ fault: 401 }), call()] }, 'PF'],
    [
      'another token',
      REFRESHED,
      { calls: [call({ fault: 401 }), call({ tokenHash: 't2' })] },
      'PP',
    ],
    ['529', SENT_AGAIN, { calls: [paid({ fault: 529 })] }, 'P-'],
    ['the same again', SENT_AGAIN, { calls: [paid({ fault: 529 }), paid()] }, 'PP'],
    ['other content', SENT_AGAIN, { calls: [paid({ fault: 529 }), paid({ content: 'c2' })] }, 'PF'],
    [
      'another key',
      SENT_AGAIN,
      { calls: [paid({ fault: 529 }), paid({ idempotencyKey: 'k2' })] },
      'PF',
    ],
    [
      'another payment',
      SENT_AGAIN,
      { calls: [paid({ fault: 529 }), paid({ idempotencyKey: 'k2', content: 'c2' })] },
      'P-',
    ],
    ['only a reading', SENT_AGAIN, { calls: [paid({ fault: 529 }), call()] }, 'P-'],
  ])('after %s', (_, steps, scene, expected) => {
    expect(resultOf(steps, scene)).toBe(expected);
  });

  it('has an item for each flaw, with a name of its own that fits the table', () => {
    const names = EXAM_ITEMS.map(({ item }) => item);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(47);
    expect(names.filter((name) => name.length > 60)).toEqual([]);
  });
});
