import { cavvOf, isCavvOf, readCavv, type CavvContent } from './cavv';

const KEY = Buffer.from('0123456789ABCDEFFEDCBA9876543210', 'hex');
const PAN = '4123456789012345';
const CONTENT: CavvContent = { result: 7, method: '00', trackingNumber: '9602231034727993' };
const CAVV = { key: KEY, indicator: '01' };
const value = (hex: string): string => Buffer.from(hex, 'hex').toString('base64');
/** The value of the tests of gocavv. */
const VECTOR = '0700010972799396022310347279930000000000';

describe('A CAVV', () => {
  it('is that of the tests of gocavv', () => {
    expect(cavvOf(PAN, CONTENT, CAVV)).toBe(value(VECTOR));
    // The same test has a PAN of 20 digits, of which the last 16 count.
    expect(cavvOf(`1234${PAN}`, CONTENT, CAVV)).toBe(value(VECTOR));
    expect(isCavvOf(PAN, value(VECTOR), CAVV)).toBe(true);
  });

  it('is read again', () => {
    expect(readCavv(value(VECTOR))).toEqual({ ...CONTENT, indicator: '01', output: '972' });
  });

  it.each([
    ['of another card', '4123456789012352', VECTOR, CAVV],
    ['with another result', PAN, VECTOR.replace('07', '00'), CAVV],
    ['with another method', PAN, VECTOR.replace('0700', '0702'), CAVV],
    ['with another output', PAN, VECTOR.replace('0972', '0973'), CAVV],
    ['with another key indicator', PAN, VECTOR, { key: KEY, indicator: '02' }],
    ['under another key', PAN, VECTOR, { key: Buffer.alloc(16, 1), indicator: '01' }],
  ])('%s is wrong', (_, pan, hex, key) => {
    expect(isCavvOf(pan, value(hex), key)).toBe(false);
  });

  it.each([
    ['empty', ''],
    ['too short', value(VECTOR.slice(2))],
    ['no Base64', '*'.repeat(28)],
    ['no digits', value(VECTOR.replace('9602', 'AAAA'))],
    ['an unknown result', value(VECTOR.replace('07', '04'))],
    ['a number that is not that of the tracking number', value(VECTOR.replace('7993', '7994'))],
  ])('that is %s cannot be read', (_, text) => {
    expect(readCavv(text)).toBeUndefined();
    expect(isCavvOf(PAN, text, CAVV)).toBe(false);
  });
});
