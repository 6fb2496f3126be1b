import fc from 'fast-check';
import { toHex } from '../keys/key';
import { TEST_KEYS } from '../keys/test-keys';
import {
  clearBlock,
  panField4,
  PIN_FORMATS,
  pinBlock,
  readPinBlock,
  type PinKeys,
} from './pin-block';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const keys: PinKeys = { tdes: hex(TEST_KEYS.pin.hex), aes: hex(TEST_KEYS.pinAes.hex) };
const PAN = '43219876543210987';
const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${String(least)},${String(most)}}$`));

describe('A PIN block of ISO 9564', () => {
  it.each([
    // The example of EFTlab's list of PIN blocks and of Wikipedia's article on ISO 9564.
    ['0', '1234', PAN, '', '0412AC89ABCDEF67'],
    ['0', '92389', '4000001234562', '', '0592789FFFEDCBA9'],
    ['1', '1234', PAN, '0123456789', '1412340123456789'],
    ['1', '12345', PAN, 'ABCDEF012340', '1512345ABCDEF012'],
    // 341234ABCDEFABCD xor 0000987654321098: the fill digits are A to F.
    ['3', '1234', PAN, '00010203040500010203', '3412ACDD99DDBB55'],
  ] as const)(
    'format %s of %s for %s is the field of the standard',
    (format, pin, pan, random, field) => {
      const fill = (length: number): Buffer =>
        hex(random.padEnd(2 * length, '0')).subarray(0, length);
      expect(toHex(clearBlock(format, pin, pan, fill))).toBe(field);
    },
  );

  it.each([
    // ANSI X9.24-3:2017, supplement of test vectors, calculation of AES PIN block format 4.
    ['AF8CB133A78F8DC2D1359F18527593FB', '2F69ADDE2E9E7ACE', 'A912150391AB65A67E52883D81CE2D15'],
    ['D30BDC73EC9714B000BEC66BDB7B6D09', '2F69ADDE2E9E7ACE', '52A00503BD34BA1383F6A7EE9FE2547F'],
  ])('format 4 under %s is the block of ANSI X9.24-3', (key, random, block) => {
    const own = { ...keys, aes: hex(key) };
    const parts = { pin: '1234', pan: '4111111111111111', keys: own, random: () => hex(random) };
    expect(pinBlock({ format: '4', ...parts })).toBe(block);
    expect(readPinBlock(block, parts.pan, own)).toEqual({ format: '4', pin: '1234' });
  });

  it('format 4 is the block of the tests of psec, for a PAN of 19 digits', () => {
    const random = () => hex('FFFFFFFFFFFFFFFF');
    const parts = { pin: '1234', pan: '1234567890123456789', keys, random };
    expect(pinBlock({ format: '4', ...parts })).toBe('28B41FDDD29B743E93124BD8E32D921E');
  });

  it.each([
    ['4111111111111111', '44111111111111111000000000000000'],
    ['411111111111111', '34111111111111110000000000000000'],
    ['123456789', '00001234567890000000000000000000'],
  ])('format 4 has the PAN field of %s', (pan, field) => {
    expect(toHex(panField4(pan))).toBe(field);
  });

  it('format 0 is enciphered with the published test key', () => {
    // 041234FFFFFFFFFF xor 0000400000123456; the cipher text is that of OpenSSL.
    const parts = { pin: '1234', pan: '4000001234562', keys };
    expect(pinBlock({ format: '0', ...parts })).toBe('9DF91A86BC949A12');
  });

  it.each(PIN_FORMATS)('format %s returns its PIN, with the right PAN only', (format) => {
    fc.assert(
      fc.property(digits(4, 12), digits(13, 19), (pin, pan) => {
        const block = pinBlock({ format, pin, pan, keys });
        expect(block).toMatch(format === '4' ? /^[0-9A-F]{32}$/ : /^[0-9A-F]{16}$/);
        expect(readPinBlock(block, pan, keys)).toEqual({ format, pin });
        const other = `${pan.slice(0, -3)}${String((Number(pan.at(-3)) + 1) % 10)}${pan.slice(-2)}`;
        // A PIN of four digits leaves the digits of the PAN to the fill, which formats 0 and 3 check in part.
        if (format === '0') expect(readPinBlock(block, other, keys)?.pin).not.toBe(pin);
        if (format === '4') expect(readPinBlock(block, other, keys)?.pin).not.toBe(pin);
      }),
    );
  });

  it.each(['1', '3', '4'] as const)('format %s is another block each time', (format) => {
    const make = () => pinBlock({ format, pin: '1234', pan: PAN, keys });
    expect(make()).not.toBe(make());
  });

  it.each(['', '00', '0000000000000000', 'FFFFFFFFFFFFFFFF', '00'.repeat(16), '00'.repeat(24)])(
    'is not %p',
    (block) => {
      expect(readPinBlock(block, '4000000000000001', keys)).toBeUndefined();
    },
  );
});
