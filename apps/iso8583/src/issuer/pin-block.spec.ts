import fc from 'fast-check';
import { pinBlockOf, pinOf } from './pin-block';

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${String(least)},${String(most)}}$`));

describe('A PIN block of ISO 9564 format 0', () => {
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

  it('is the field of the standard, encrypted with the published test key', () => {
    // 041234FFFFFFFFFF xor 0000400000123456; the cipher text is that of OpenSSL.
    expect(pinBlockOf('1234', '4000001234562')).toBe('9DF91A86BC949A12');
  });

  it.each(['', '00', '0000000000000000', 'FFFFFFFFFFFFFFFF'])('is not %p', (block) => {
    expect(pinOf(block, '4000000000000001')).toBeUndefined();
  });
});
