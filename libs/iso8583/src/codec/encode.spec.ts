import { type IsoMessage } from '../message';
import { PROFILES } from '../shipped/profiles';
import { errorOf } from '../test/messages';
import { compile } from './codec';

describe('encode', () => {
  const codec = compile(PROFILES.ascii);
  const encoded = (fields: object) =>
    codec.encode({ mti: '0100', fields: fields as IsoMessage['fields'] }).toString('latin1', 20);

  it.each([
    ['numerals with zeros on the left', { '4': '12345' }, '000000012345'],
    ['text with spaces on the right', { '41': 'T1' }, 'T1      '],
    ['elements in ascending order', { '49': '986', '3': '0' }, '000000986'],
    ['nothing for a message without elements', {}, ''],
  ])('writes %s', (_, fields, body) => {
    expect(encoded(fields)).toBe(body);
  });

  it.each([
    ['200', 'ISO8583_MTI_INVALID', '4 digits', '3 characters'],
    ['02A0', 'ISO8583_MTI_INVALID', 'digits', 'a letter at position 3'],
    [200, 'ISO8583_MTI_INVALID', '4 digits', 'a value of type number'],
    [undefined, 'ISO8583_MTI_INVALID', '4 digits', 'a value of type undefined'],
  ])('refuses the MTI %p', (mti, code, expected, got) => {
    const message = { mti, fields: {} } as IsoMessage;
    expect(errorOf(() => codec.encode(message))).toEqual({
      code,
      element: 'MTI',
      expected,
      got,
      offset: undefined,
    });
  });

  it('refuses an MTI with a pointer to it', () => {
    expect(() => codec.encode({ mti: '200', fields: {} })).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ pointer: '/mti' })] }),
    );
  });

  it('refuses a key that is not a number with a pointer to the fields', () => {
    expect(() => encoded({ 'a/b': '1' })).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ pointer: '/fields' })] }),
    );
  });

  const OVER = 'ISO8583_LENGTH_OVER_LIMIT';
  const LENGTH = 'ISO8583_LENGTH_INVALID';
  const CHARACTER = 'ISO8583_CHARACTER_INVALID';
  it.each([
    ['2', '12345678901234567890', OVER, 'at most 19 digits', '20'],
    ['4', '1234567890123', OVER, '12 digits', '13'],
    ['4', '', LENGTH, '12 digits', '0'],
    ['4', '12A', CHARACTER, 'digits', 'a letter at position 12'],
    ['4', '-1', CHARACTER, 'digits', 'a special character at position 11'],
    ['4', '١٢', CHARACTER, 'digits', 'a character beyond Latin-1 at position 11'],
    ['4', 12, 'ISO8583_VALUE_INVALID', 'a string', 'a value of type number'],
    ['4', null, 'ISO8583_VALUE_INVALID', 'a string', 'null'],
    ['28', 'D1', LENGTH, '9 characters', '2'],
    ['28', 'X00000001', CHARACTER, 'the sign C or D before the digits', 'a letter'],
    ['28', 'C0000000A', CHARACTER, 'digits after the sign', 'a letter at position 8'],
    ['35', '4000=12X', CHARACTER, 'digits and the separator = or D', 'a letter at position 8'],
    ['38', 'AB-123', CHARACTER, 'letters, digits and spaces', 'a special character at position 3'],
    [
      '41',
      'A\u0000',
      CHARACTER,
      'printable characters of Latin-1',
      'a control character at position 2',
    ],
    [
      '48',
      '€',
      CHARACTER,
      'printable characters of Latin-1',
      'a character beyond Latin-1 at position 1',
    ],
    ['52', '00', LENGTH, '8 bytes', '1'],
    ['52', '0412AC89ABCDEF6X', CHARACTER, 'hex digits', 'a letter at position 16'],
    ['55', 'ABC', LENGTH, 'at most 499 bytes', '1.5'],
    ['55', 'AB'.repeat(500), OVER, 'at most 499 bytes', '500'],
  ])('refuses DE%s = %p', (key, value, code, expected, got) => {
    const error = errorOf(() => encoded({ [key]: value }));
    expect(error).toEqual({ code, element: `DE${key}`, expected, got, offset: undefined });
  });

  it.each(['0', '1', '65', '129', '02', '2.0', ' 2', '-2', 'abc', '', 'constructor', '__proto__'])(
    'refuses the unknown element %p',
    (key) => {
      const fields = JSON.parse(`{${JSON.stringify(key)}:"1"}`) as object;
      expect(errorOf(() => encoded(fields))).toMatchObject({ code: 'ISO8583_ELEMENT_UNKNOWN' });
    },
  );

  it('refuses a value with a malformed failure and a pointer to the value', () => {
    expect(() => encoded({ '4': '12A' })).toThrow(
      expect.objectContaining({
        kind: 'malformed',
        detail: 'DE4: expected digits, got a letter at position 12.',
        violations: [
          { pointer: '/fields/4', detail: 'DE4: expected digits, got a letter at position 12.' },
        ],
      }),
    );
  });
});
