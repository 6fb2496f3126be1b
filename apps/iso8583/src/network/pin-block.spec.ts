import fc from 'fast-check';
import { PIN_FORMATS, pinBlock, TEST_KEYS } from '#libs/card-security';
import { pinBlockOf, pinOf } from './pin-block';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const keys = { tdes: hex(TEST_KEYS.pin.hex), aes: hex(TEST_KEYS.pinAes.hex) };
const PAN = '4000000000000001';
const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${String(least)},${String(most)}}$`));

describe('DE52', () => {
  it('returns its PIN only with the right PAN', () => {
    fc.assert(
      fc.property(digits(4, 12), digits(13, 19), (pin, pan) => {
        const block = pinBlockOf(pin, pan);
        expect(block).toMatch(/^[0-9A-F]{16}$/);
        expect(pinOf(block, pan)).toBe(pin);
        const other = `${pan.slice(0, -3)}${String((Number(pan.at(-3)) + 1) % 10)}${pan.slice(-2)}`;
        expect(pinOf(block, other)).not.toBe(pin);
      }),
    );
  });

  it.each(['5000876543210987', '', '4000000000000001'])(
    'is none for another card than %j',
    (pan) => {
      expect(pinOf(pinBlockOf('1234', pan), '4000987654321098')).toBeUndefined();
    },
  );

  it('is of format 0 under the published test key', () => {
    // 041234FFFFFFFFFF xor 0000400000123456; the cipher text is that of OpenSSL.
    expect(pinBlockOf('1234', '4000001234562')).toBe('9DF91A86BC949A12');
  });

  it.each(PIN_FORMATS)('can be of format %s', (format) => {
    expect(pinOf(pinBlock({ format, pin: '98765', pan: PAN, keys }), PAN)).toBe('98765');
  });

  it('can be under another key', () => {
    const own = { ...keys, tdes: hex(TEST_KEYS.mac.hex) };
    const block = pinBlock({ format: '0', pin: '1234', pan: PAN, keys: own });
    expect(pinOf(block, PAN, TEST_KEYS.mac.hex)).toBe('1234');
    expect(pinOf(block, PAN)).not.toBe('1234');
  });

  it.each(['', '00', '0000000000000000', 'FFFFFFFFFFFFFFFF'])('is not %p', (block) => {
    expect(pinOf(block, PAN)).toBeUndefined();
  });
});
