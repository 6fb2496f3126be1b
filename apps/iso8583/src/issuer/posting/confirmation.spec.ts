import { toCents } from '#libs/kernel';
import { type CardTransaction, type Hold } from '../../account/transaction';
import { cardRequest, testCard } from '../test/requests';
import { decideConfirmation } from './confirmation';

type Change = Partial<CardTransaction>;

const debit = {
  id: 'debit',
  mti: '0200',
  kind: 'debit',
  stan: '000042',
  netAmount: toCents(1_000),
  reversedBy: null,
} as CardTransaction;
const WAITING: Change = { kind: 'hold' };
const HELD: Change = { mti: '0100', kind: 'hold' };
const QUEUED: Change = { kind: 'stand-in' };
const ABANDONED = '05';

const holdOf = (status: Hold['status'] | undefined) =>
  status && ({ id: 'debit', amount: toCents(1_000), status } as Hold);

/** The decision on a confirmation of the original with these changes. */
function decisionOn(
  change: Change,
  status?: Hold['status'],
  about: { readonly code?: string; readonly legs?: 2 | 3 } = {},
) {
  const { code, legs = 2 } = about;
  const original = { ...debit, ...change };
  const mti = original.mti === '0100' ? '0102' : '0202';
  return decideConfirmation(cardRequest({ '39': code }, mti), {
    requested: undefined,
    card: testCard(),
    match: { original, rule: 'DE37' },
    hold: holdOf(status),
    legs,
  });
}

describe('A confirmation', () => {
  it.each<[string, Change, Hold['status'] | undefined, string, string, string]>([
    ['of a debit', {}, undefined, '00', 'none', 'has already moved'],
    ['of an authorization', HELD, undefined, '00', 'none', 'is held'],
    ['of a debit that waits for it', WAITING, 'open', '00', 'debit', '1000 cents are debited'],
    ['of a debit that was confirmed', WAITING, 'captured', '00', 'none', 'has already moved'],
    ['that is late', WAITING, 'expired', '25', 'none', 'no confirmation arrived in time'],
    ['of a debit whose hold is gone', WAITING, undefined, '25', 'none', 'arrived in time'],
    ['of a reversed debit', { reversedBy: 'x' }, undefined, '25', 'none', 'already reversed'],
    ['of a declined debit', { netAmount: toCents(0) }, undefined, '25', 'none', 'moved no money'],
    ['of a debit in place of the issuer', QUEUED, undefined, '00', 'queue', 'issuer is back'],
  ])('%s', (...[, change, status, code, effect, detail]) => {
    expect(decisionOn(change, status)).toEqual({
      effect,
      decision: {
        code,
        rule: 'confirmation',
        detail: expect.stringMatching(
          `^Found by DE37: MTI ${change.mti ?? '0200'}, STAN 000042\\. .*${detail}`,
        ) as string,
      },
    });
  });

  it.each<[string, Change, Hold['status'] | undefined, 2 | 3, string, string]>([
    ['waits for it', WAITING, 'open', 3, 'release', '1000 cents are released'],
    ['was confirmed', WAITING, 'captured', 3, 'none', 'needs a reversal'],
    ['has ended', WAITING, 'expired', 3, 'none', 'needs a reversal'],
    ['was debited', {}, undefined, 2, 'none', 'needs a reversal'],
    ['was authorized', HELD, undefined, 2, 'none', 'needs a reversal'],
    ['was declined', { netAmount: toCents(0) }, undefined, 2, 'none', 'no amount'],
    ['was reversed', { reversedBy: 'x' }, undefined, 2, 'none', 'no amount'],
    ['the network approved, with three legs', QUEUED, undefined, 3, 'unqueue', 'not be debited'],
    ['the network approved, with two legs', QUEUED, undefined, 2, 'none', 'needs a reversal'],
  ])(
    'with a DE39 of 05, of a payment that %s, never debits',
    (...[, change, status, legs, effect, detail]) => {
      expect(decisionOn(change, status, { code: ABANDONED, legs })).toEqual({
        effect,
        decision: {
          code: '00',
          rule: 'confirmation.declined',
          detail: expect.stringMatching(`not completed \\(DE39 05\\)\\. .*${detail}`) as string,
        },
      });
    },
  );

  it.each(['00', '10', '11'])('with a DE39 of %s is one', (code) => {
    expect(decisionOn(WAITING, 'open', { code, legs: 3 })).toMatchObject({ effect: 'debit' });
  });

  it.each([
    ['an unknown card', { card: undefined }, '14', 'card'],
    ['nothing', {}, '25', 'confirmation'],
    ['more than one message', { match: 'several' as const }, '25', 'confirmation'],
    ['anything, if a rule requests its response', { requested: '96' }, '96', 'ordered'],
  ])('of %s', (_, change, code, rule) => {
    const facts = { requested: undefined, match: undefined, hold: undefined, legs: 3 as const };
    const decided = decideConfirmation(cardRequest({}, '0202'), {
      ...facts,
      card: testCard(),
      ...change,
    });
    expect(decided).toMatchObject({ effect: 'none', decision: { code, rule } });
  });
});
