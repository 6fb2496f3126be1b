import { cardVerificationValue, dynamicVerificationValue, type VerifiedCard } from './cvv';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const KEY = hex('0123456789ABCDEFFEDCBA9876543210');

describe('A card verification value', () => {
  it.each<[source: string, key: string, card: VerifiedCard, value: string]>([
    [
      'the tests of psec',
      '99999999999999998888888888888888',
      { pan: '2222222222222222', expiry: '3333', serviceCode: '111' },
      '361',
    ],
    [
      'manuals of HSMs',
      '0123456789ABCDEFFEDCBA9876543210',
      { pan: '4123456789012345', expiry: '8701', serviceCode: '101' },
      '561',
    ],
    [
      'the tests of gocavv',
      '0123456789ABCDEFFEDCBA9876543210',
      { pan: '4123456789012345', expiry: '7993', serviceCode: '700' },
      '972',
    ],
  ])('is that of %s', (_, key, card, value) => {
    expect(cardVerificationValue(hex(key), card)).toBe(value);
  });

  it('differs for the stripe, the back of the card and the chip', () => {
    const values = ['201', '000', '999'].map((serviceCode) =>
      cardVerificationValue(KEY, { pan: '4123456789012345', expiry: '4912', serviceCode }),
    );
    expect(new Set(values).size).toBe(3);
  });
});

describe('A dynamic value', () => {
  const card = { pan: '4123456789012345', expiry: '4912', serviceCode: '201' };

  it('is the value of the PAN with the counter, under a key of the card', () => {
    // The key of the card that option A derives for 4123456789012345 and 00, as the tests of the derivation prove.
    const one = dynamicVerificationValue(KEY, card, 1);
    expect(one).toMatch(/^[0-9]{3}$/);
    expect(dynamicVerificationValue(KEY, card, 10_001)).toBe(one);
    const others = [2, 3, 4].map((atc) => dynamicVerificationValue(KEY, card, atc));
    expect(others).not.toEqual([one, one, one]);
    expect(dynamicVerificationValue(KEY, card, 1, '01')).not.toBe(one);
  });
});
