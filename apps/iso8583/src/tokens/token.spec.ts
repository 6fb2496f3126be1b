import { passesLuhn } from '#libs/kernel';
import { brandOf } from '../account/card';
import {
  isTokenNumber,
  newToken,
  NO_TOKEN,
  paymentAccountReference,
  TOKEN_STATUSES,
  TOKEN_TRANSITIONS,
  tokenNumber,
  tokenRefusal,
  type Token,
  type TokenUse,
} from './token';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const CARD = { pan: '4000000000000001', expiry: '4912' };

describe('The number of a token', () => {
  it.each([
    ['4000000000000001', /^400099[0-9]{10}$/],
    ['5000000000000004', /^500099[0-9]{10}$/],
    ['6500000000000002', /^650099[0-9]{10}$/],
    ['370000000000002', /^370099[0-9]{9}$/],
    ['6062820000000003', /^60628299[0-9]{8}$/],
    ['8000000000000000', /^600099[0-9]{10}$/],
    ['400000000000', /^400099[0-9]{9}$/],
    ['4000000000000000006', /^400099[0-9]{13}$/],
  ])('of %s is in the range of its brand, with a check digit', (pan, pattern) => {
    const token = tokenNumber(pan, 0);
    expect(token).toMatch(pattern);
    expect(passesLuhn(token)).toBe(true);
    expect(isTokenNumber(token)).toBe(true);
    expect(NO_TOKEN.test(token)).toBe(false);
    if (brandOf(pan) !== 'other') expect(brandOf(token)).toBe(brandOf(pan));
  });

  it('is always the same, and another for each token and each card', () => {
    const numbers = [0, 1, 2].map((ordinal) => tokenNumber(CARD.pan, ordinal));
    expect(numbers).toEqual([0, 1, 2].map((ordinal) => tokenNumber(CARD.pan, ordinal)));
    expect(new Set([...numbers, tokenNumber('4000000000000002', 0)]).size).toBe(4);
  });

  it.each(['4000000000000001', '4000987654321098', '5000876543210987', ''])(
    'is not %j',
    (number) => {
      expect(isTokenNumber(number)).toBe(false);
      expect(NO_TOKEN.test(number)).toBe(true);
    },
  );
});

describe('The payment account reference', () => {
  it('has 29 characters, and is that of one card', () => {
    const reference = paymentAccountReference(CARD.pan);
    expect(reference).toMatch(/^SIMB[0-9A-Z]{25}$/);
    expect(paymentAccountReference(CARD.pan)).toBe(reference);
    expect(paymentAccountReference('4000000000000002')).not.toBe(reference);
  });
});

describe('The statuses of a token', () => {
  it('are all reached from active, and deleted is final', () => {
    const reached = new Set(Object.values(TOKEN_TRANSITIONS).flat());
    expect([...reached].sort()).toEqual([...TOKEN_STATUSES].sort());
    expect(TOKEN_TRANSITIONS.deleted).toEqual([]);
  });
});

describe('A token', () => {
  const token = newToken({ pan: CARD.pan, requestorId: '40010030273' }, CARD, 0, '');
  const use: TokenUse = {
    token,
    channel: 'ecommerce',
    entryMode: '810',
    merchant: 'SHOP',
    requestorId: undefined,
  };

  it.each<
    [what: string, change: Partial<Token>, about: Partial<TokenUse>, code: string | undefined]
  >([
    ['no token', {}, { token: undefined }, undefined],
    ['all channels', {}, {}, undefined],
    ['deleted', { status: 'deleted' }, {}, '14'],
    ['suspended', { status: 'suspended' }, {}, '62'],
    ['in its last month', { expiry: '2611' }, {}, undefined],
    ['expired', { expiry: '2610' }, {}, '54'],
    ['its requestor', {}, { requestorId: '40010030273' }, undefined],
    ['another requestor', {}, { requestorId: '40010030274' }, '63'],
    ['contactless', { channels: ['contactless'] }, { channel: 'contactless' }, undefined],
    ['another channel', { channels: ['contactless'] }, {}, '57'],
    ['in an app', { channels: ['in-app'] }, { entryMode: '091' }, undefined],
    ['in an app, for e-commerce', { channels: ['ecommerce'] }, { entryMode: '091' }, '57'],
    ['a stripe', {}, { channel: 'stripe', entryMode: '901' }, '57'],
    ['cash', {}, { channel: 'atm', entryMode: '051' }, '57'],
    ['its merchant', { merchants: ['OTHER', 'SHOP'] }, {}, undefined],
    ['another merchant', { merchants: ['OTHER'] }, {}, '58'],
  ])('decides: %s', (_, change, about, code) => {
    const asked = { ...use, token: { ...token, ...change }, ...about };
    expect(tokenRefusal(asked, NOW_MS)?.code).toBe(code);
  });
});
