import { decimalized } from './decimalize';
import { keyCheckValue, toHex, unwrapKey, withOddParity, wrapKey } from './key';
import { TEST_KEYS } from './test-keys';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

describe('A key', () => {
  it.each([
    // The check value of the usual test key, as in the tests of pyemv (08D7) and of many HSM manuals.
    ['0123456789ABCDEFFEDCBA9876543210', 'TDES', '08D7B4'],
    // FIPS 81: the key 0123456789ABCDEF enciphers zeros to D5D44FF720683D0D.
    ['0123456789ABCDEF', 'TDES', 'D5D44F'],
    // FIPS 197, AES-128 of zeros under a key of zeros: 66E94BD4EF8A2C3B884CFA59CA342B2E.
    ['00000000000000000000000000000000', 'AES', '66E94B'],
  ] as const)('%s (%s) has the check value %s', (key, algorithm, kcv) => {
    expect(keyCheckValue(hex(key), algorithm)).toBe(kcv);
  });

  it.each([
    ['00', '01'],
    ['01', '01'],
    ['FE', 'FE'],
    ['FF', 'FE'],
    ['A0', 'A1'],
  ])('%s gets the odd parity %s', (byte, adjusted) => {
    expect(toHex(withOddParity(hex(byte)))).toBe(adjusted);
  });

  it('is wrapped under a zone master key and unwrapped again', () => {
    const [master, key] = [hex(TEST_KEYS.zoneMaster.hex), hex(TEST_KEYS.pin.hex)];
    const wrapped = wrapKey(master, key);
    expect(toHex(wrapped)).not.toBe(TEST_KEYS.pin.hex);
    expect(unwrapKey(master, wrapped)).toEqual(key);
  });
});

describe('The published test keys', () => {
  const keys = Object.values(TEST_KEYS);

  it.each(keys)('$name has odd parity if it is of TDES, and two different halves', (key) => {
    if (key.algorithm === 'TDES') expect(toHex(withOddParity(hex(key.hex)))).toBe(key.hex);
    expect(key.hex).toHaveLength(32);
    expect(key.hex.slice(0, 16)).not.toBe(key.hex.slice(16));
  });

  it('have different names and check values', () => {
    expect(new Set(keys.map(({ name }) => name)).size).toBe(keys.length);
    expect(new Set(keys.map(({ kcv }) => kcv)).size).toBe(keys.length);
  });
});

describe('The decimal digits of a value in hex', () => {
  it('are its digits, and then its letters as 0 to 5', () => {
    expect(decimalized('1A2F3')).toBe('12305');
  });
});
