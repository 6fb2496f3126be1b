import { cavvOf, type AuthenticationResult } from '#libs/card-security';
import {
  authenticationOf,
  CAVV_KEY,
  resultCode44,
  TAVV_KEY,
  type Authentication,
} from './authentication';

const PAN = '4000000000000001';
const TOKEN = '4000990000000001';

/** A value of an authentication. */
function value(result: AuthenticationResult, number = PAN, key = CAVV_KEY): string {
  return cavvOf(number, { result, method: '00', trackingNumber: '9602231034727993' }, key);
}

const NONE = {
  eci: undefined,
  cavv: undefined,
  threeDsVersion: undefined,
  dsTransactionId: undefined,
};
const FACTS = { brand: 'visa', number: PAN, isToken: false, isChecked: true };

describe('The authentication of a cardholder', () => {
  it.each<
    [
      eci: string | undefined,
      cavv: string | undefined,
      facts: Partial<typeof FACTS>,
      expected: readonly [
        level: Authentication['level'],
        value: Authentication['value'],
        liability: Authentication['liability'],
        code44?: string,
      ],
    ]
  >([
    ['05', value(0), {}, ['full', 'valid', 'issuer', '2']],
    ['06', value(7), {}, ['attempted', 'valid', 'issuer', '3']],
    // A value that proves more than the indicator says.
    ['06', value(0), {}, ['attempted', 'valid', 'issuer', '3']],
    ['05', value(7), {}, ['full', 'invalid', 'merchant', '1']],
    ['05', value(5), {}, ['full', 'invalid', 'merchant', '1']],
    ['06', value(9), {}, ['attempted', 'invalid', 'merchant', '4']],
    ['05', value(0, '4000000000000002'), {}, ['full', 'invalid', 'merchant', '1']],
    ['05', 'AAAA', {}, ['full', 'invalid', 'merchant', '1']],
    ['05', undefined, {}, ['full', 'absent', 'merchant']],
    ['07', undefined, {}, ['none', 'absent', 'merchant']],
    ['07', value(0), {}, ['none', 'valid', 'merchant', '0']],
    [undefined, value(0), {}, ['none', 'valid', 'merchant', '0']],
    ['05', 'AAAA', { isChecked: false }, ['full', 'unchecked', 'issuer']],
    ['02', value(0), { brand: 'mastercard' }, ['full', 'valid', 'issuer', '2']],
    ['01', value(7), { brand: 'Mastercard' }, ['attempted', 'valid', 'issuer', '3']],
    ['00', undefined, { brand: 'mastercard' }, ['none', 'absent', 'merchant']],
    // The security level indicator of Mastercard, with and without its subfield.
    ['212', value(0), { brand: 'mastercard' }, ['full', 'valid', 'issuer', '2']],
    ['0103211', value(7), { brand: 'mastercard' }, ['attempted', 'valid', 'issuer', '3']],
    [
      '05',
      value(0, TOKEN, TAVV_KEY),
      { number: TOKEN, isToken: true },
      ['full', 'valid', 'issuer', '2'],
    ],
    ['05', value(0, TOKEN), { number: TOKEN, isToken: true }, ['full', 'invalid', 'merchant', '1']],
  ])('ECI %s, value %s, %j', (eci, cavv, facts, [level, result, liability, code44]) => {
    const authentication = authenticationOf({ ...NONE, eci, cavv }, { ...FACTS, ...facts });
    expect(authentication).toMatchObject({ level, value: result, liability });
    expect(authentication && resultCode44(authentication)).toBe(code44);
    expect(authentication?.problem).toBeUndefined();
  });

  it('is absent without an indicator and a value', () => {
    expect(authenticationOf({ ...NONE, threeDsVersion: '2' }, FACTS)).toBeUndefined();
  });

  it.each([
    ['02', 'visa', 'ECI 02 is not an indicator of visa, which uses 05, 06, 07.'],
    ['05', 'mastercard', 'ECI 05 is not an indicator of mastercard, which uses 02, 01, 00.'],
    ['99', 'elo', 'ECI 99 is not an indicator of elo, which uses 05, 06, 07.'],
    ['99', 'constructor', 'ECI 99 is not an indicator of constructor, which uses 05, 06, 07.'],
  ])('with ECI %s of %s has a problem', (eci, brand, problem) => {
    const authentication = authenticationOf({ ...NONE, eci }, { ...FACTS, brand });
    expect(authentication).toMatchObject({ problem, liability: 'merchant' });
  });
});
