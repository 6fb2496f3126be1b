import { toCents } from '#libs/kernel';
import { type CardTransaction, type Hold } from '../../account/transaction';
import { decisionOf } from '../../decision';
import { pinBlockOf } from '../../network/pin-block';
import { cardRequest, testCard, type TestFields } from '../test/requests';
import { checkHold, holdToUse } from './capture';
import { afterTry, partOf } from './pay';
import { balances54 } from '../../account/own-accounts/balances54';
import { holdMs, original54, recordOf } from './posting';
import { staysOf, withLessUse } from './reverse';

const PAN = '4000000000000001';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = '2026-11-21T12:00:00.000Z';
const hold: Hold = {
  id: 'hold',
  pan: PAN,
  account: 'default',
  amount: toCents(1_000),
  status: 'open',
  authorizationCode: '123456',
  rrn: null,
  installments: null,
  createdAt: NOW,
  expiresAt: NOW,
};
const cents = (amount: number) => ({ '4': String(amount).padStart(12, '0') });

describe('A hold', () => {
  const code = { '38': '123456' };
  it.each<[what: string, mti: string, TestFields, Partial<Hold> | undefined, string | undefined]>([
    ['captured exactly', '0200', code, {}, undefined],
    ['captured in part', '0200', { ...code, ...cents(1) }, {}, undefined],
    ['captured above its amount', '0200', { ...code, ...cents(1_001) }, {}, '64 capture'],
    ['captured with a tip', '0200', { ...code, '18': '5812', ...cents(1_200) }, {}, undefined],
    ['above the tip', '0200', { ...code, '18': '5812', ...cents(1_201) }, {}, '64 capture'],
    ['captured for fuel', '0200', { ...code, '18': '5541', ...cents(9_999) }, {}, undefined],
    ['captured again', '0200', code, { status: 'captured' }, '25 capture'],
    ['captured when it has expired', '0220', code, { status: 'expired' }, '25 capture'],
    ['not found by its code', '0200', code, undefined, '25 capture'],
    ['not found by anything else', '0220', {}, undefined, undefined],
    ['incremented by more', '0100', { ...code, ...cents(5_000) }, {}, undefined],
    ['incremented when it is released', '0100', code, { status: 'released' }, '25 increment'],
    ['not found for an increment', '0100', code, undefined, '25 increment'],
    // The code in an authorization advice belongs to the advice itself.
    ['of an advice', '0120', code, undefined, undefined],
    ['of no matter for a debit', '0200', {}, undefined, undefined],
    ['of no matter for a refund', '0200', { ...code, '3': '200000' }, undefined, undefined],
  ])('is %s', (_, mti, fields, change, expected) => {
    const found = change && { ...hold, ...change };
    const refusal = checkHold(cardRequest(fields, mti), found);
    expect(refusal && `${refusal.code} ${refusal.rule}`).toBe(expected);
  });

  it.each([
    ['0100', 'open', 'hold'],
    ['0100', 'expired', undefined],
    ['0200', 'open', 'hold'],
    // An advice can capture one that has ended.
    ['0220', 'expired', 'hold'],
  ] as const)('by %s with status %s is used: %s', (mti, status, id) => {
    expect(holdToUse(cardRequest({}, mti), { ...hold, status })?.id).toBe(id);
  });

  it.each([
    ['5999', 7],
    ['7011', 30],
    ['3501', 30],
    ['3351', 30],
    ['7512', 30],
    ['3301', 7],
    [undefined, 7],
  ])('of MCC %s is valid for %d days', (mcc, days) => {
    expect(holdMs(cardRequest({ '18': mcc }))).toBe(days * DAY_MS);
  });
});

describe('A card after an attempt', () => {
  const pin = pinBlockOf('1234', PAN);
  const before = testCard({ pinFailures: 2, lastAtc: 5, orphans: 1 });
  it.each<[what: string, TestFields, string, string, object]>([
    ['a wrong PIN', { '52': pin }, '55', 'pin', { pinFailures: 3 }],
    ['no PIN', {}, '55', 'pin', { pinFailures: 2 }],
    ['no PIN block', { '52': '00' }, '81', 'pin', { pinFailures: 2 }],
    ['a blocked PIN', { '52': pin }, '75', 'pin', { pinFailures: 2 }],
    ['the right PIN', { '52': pin }, '00', 'approved', { pinFailures: 0 }],
    ['the right PIN without funds', { '52': pin }, '51', 'funds', { pinFailures: 2 }],
    ['a chip', { '55': '9F3602001F' }, '00', 'approved', { lastAtc: 31 }],
    ['a chip without funds', { '55': '9F3602001F' }, '51', 'funds', { lastAtc: 5 }],
    ['a message whose reversal came first', {}, '68', 'orphan', { orphans: 0 }],
  ])('with %s', (...[, fields, code, rule, change]) => {
    const after = afterTry(before, cardRequest(fields), decisionOf(code, rule, ''));
    expect(after).toEqual({ ...before, ...change });
  });

  it('is the same if an advice reports a decline', () => {
    const advice = cardRequest({ '39': '55', '52': pin }, '0120');
    expect(afterTry(before, advice, decisionOf('00', 'advice.declined', ''))).toBe(before);
  });
});

describe('A partial approval', () => {
  it.each<[TestFields, balance: number, part: object]>([
    [{}, 400, { cents: 400, amount: 400 }],
    // Requested by a rule, although the funds are there.
    [{}, 5_000, { cents: 500, amount: 500 }],
    [{}, -5, { cents: 0, amount: 0 }],
    [{ '49': '840' }, 5_399, { cents: 5_399, amount: 999 }],
    [{ '3': '002000' }, 400, { cents: 400, amount: 400 }],
  ])('of %j with %d cents is %j', (fields, balance, part) => {
    expect(partOf(cardRequest(fields), testCard({ balance: toCents(balance) }))).toEqual(part);
  });

  it('says the requested amount', () => {
    expect(original54(1_000, '840')).toBe('0057840C000000001000');
  });
});

describe('A balance inquiry', () => {
  it.each([
    ['300000', 1_000, 200, '0001986C0000000010000002986C000000000800'],
    ['301000', -5, 0, '1001986D0000000000051002986D000000000005'],
    ['300000', 10 ** 13, 0, '0001986C9999999999990002986C999999999999'],
  ])('with %s answers the balance %d', (processingCode, balance, held, expected) => {
    const card = testCard({ balance: toCents(balance), held: toCents(held) });
    expect(balances54([card], processingCode.slice(2, 4))).toBe(expected);
  });
});

describe('A reversal', () => {
  const original = { amount: 1_000, billingAmount: 1_000, kind: 'debit', createdAt: NOW };
  it.each([
    ['all of it', undefined, {}, 0],
    ['reais', 400, {}, 400],
    ['dollars', 400, { billingAmount: 5_432 }, 2_173],
    ['an original without an amount', 400, { amount: 0 }, 400],
  ])('of %s leaves %p', (_, remaining, change, stays) => {
    const request = { ...cardRequest({}, '0400'), remaining };
    expect(staysOf(request, { ...original, ...change } as CardTransaction)).toBe(stays);
  });

  const used = { day: '2026-11-21', dayApprovals: 2, dayAmount: toCents(1_500) };
  it.each([
    ['all of a debit', {}, 1_000, 0, 1, 500],
    ['all of a hold', { kind: 'hold' }, 1_000, 0, 1, 500],
    ['a part', {}, 600, 400, 2, 900],
    ['what had ended', { kind: 'hold' }, 0, 0, 2, 1_500],
    ['a capture, which was not counted', { kind: 'capture' }, 1_000, 0, 2, 1_500],
    ['a debit of yesterday', { createdAt: '2026-11-21T02:59:59.000Z' }, 1_000, 0, 2, 1_500],
  ])('of %s changes the use of the day', (...[, change, returned, stays, approvals, amount]) => {
    const options = { returned, stays, nowMs: Date.parse(NOW) };
    const one = { ...original, ...change } as CardTransaction;
    expect(withLessUse(testCard(used), one, options)).toMatchObject({
      dayApprovals: approvals,
      dayAmount: amount,
    });
  });
});

describe('The record of a message', () => {
  const posting = { nowMs: Date.parse(NOW), transactionId: 'own' };
  const decision = decisionOf('51', 'funds', 'Too little.');
  const declined = { decision, posted: undefined, added: {}, originalId: null };
  const added = { '39': '51' };

  it('has its elements and its effect', () => {
    const request = cardRequest({ '11': '000042', '37': '632512000042', '49': '840' });
    const posted = {
      card: testCard(),
      kind: 'hold' as const,
      netAmount: toCents(5_400),
      authorizationCode: '123456',
    };
    const done = { decision: decisionOf('00', 'approved', 'Yes.'), posted, added: {} };
    expect(recordOf(posting, request, { ...done, originalId: 'first' }, added)).toMatchObject({
      ...{
        id: 'own',
        messageKey: '10/000042/1121120000/00000000001/TERM0001',
        pan: PAN,
        mti: '0100',
        kind: 'hold',
        createdAt: NOW,
      },
      ...{ amount: 1_000, currency: '840', billingAmount: 5_400, netAmount: 5_400 },
      ...{ stan: '000042', rrn: '632512000042', transmittedAt: '1121120000', mcc: '5999' },
      ...{ authorizationCode: '123456', responseCode: '00', rule: 'approved', detail: 'Yes.' },
      ...{ originalId: 'first', reversedBy: null, added: { '39': '51' } },
    });
  });

  it('of a decline moved nothing', () => {
    const nothing = { kind: 'declined', netAmount: 0, authorizationCode: null, rrn: null };
    expect(recordOf(posting, cardRequest(), declined, added)).toMatchObject(nothing);
  });

  it.each([
    ['0400', true],
    ['0100', false],
  ])('of %s keeps DE90: %p', (mti, isKept) => {
    const record = recordOf(posting, cardRequest({ '90': '0'.repeat(42) }, mti), declined, added);
    expect('90' in record.added).toBe(isKept);
  });
});
