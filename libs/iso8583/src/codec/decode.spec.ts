import { type Profile } from '../profile/profile';
import { PROFILES } from '../shipped/profiles';
import { PURCHASE, errorOf } from '../test/messages';
import { compile, type Codec } from './codec';

const { ascii, bcd, ebcdic } = PROFILES;
const secondary = (kind: Profile['bitmap']['secondary']): Codec =>
  compile({ ...ascii, bitmap: { encoding: 'ascii', secondary: kind } });

const CODECS: Readonly<Record<string, Codec>> = {
  ascii: compile(ascii),
  bcd: compile(bcd),
  'bcd F': compile({ ...bcd, defaults: { ...bcd.defaults, oddDigits: 'right-f' } }),
  ebcdic: compile(ebcdic),
  always: secondary('always'),
  unmarked: secondary('always-unmarked'),
};

/** Returns a message 0100 with one element. The body is text, or hex if digits are packed. */
function messageWith(element: number, body: string, encoding: 'latin1' | 'hex'): Buffer {
  const bitmap = (1n << BigInt(64 - element)).toString(16).padStart(16, '0');
  return Buffer.from(`0100${bitmap}${body}`, encoding);
}

/**
 * The profile; the element of a message 0100, or - if the bytes are the whole message; the bytes; the
 * error.
 */
const REFUSED = `
  ascii    | -  |                                  | TOO_SHORT MTI 0: the end of the message
  ascii    | -  | 08                               | TOO_SHORT MTI 0: only 2 more
  ascii    | -  | 08A0                             | MTI_INVALID MTI 2: a letter at position 3
  ebcdic   | -  | 0800                             | MTI_INVALID MTI 0: a control character at position 1
  bcd      | -  | 01A0                             | MTI_INVALID MTI 1: a half byte above 9 at digit 3
  ascii    | -  | 0800                             | TOO_SHORT bitmap 4: the end of the message
  ascii    | -  | 0800002000000                    | TOO_SHORT bitmap 4: only 9 more
  ascii    | -  | 08000020G00000000000             | BITMAP_INVALID bitmap 8: a letter at position 5
  ascii    | -  | 08008000000000000000             | TOO_SHORT bitmap 20: the end of the message
  ascii    | -  | 080080000000000000008000000000000000 | BITMAP_INVALID bitmap 20: bit 65 set, for a third bitmap
  always   | 11 | 0000000000000000000001           | BITMAP_INVALID bitmap 4: a bit that is clear
  unmarked | 1  | 0000000000000000                 | BITMAP_INVALID bitmap 4: a bit that is set
  ascii    | 4  | 0000000123X5                     | CHARACTER_INVALID DE4 30: a letter at position 11
  ascii    | 4  | 00000001234                      | TOO_SHORT DE4 20: only 11 more
  ascii    | 4  | 0000000123450                    | TRAILING_BYTES message 32: 1 more bytes
  ascii    | 2  |                                  | TOO_SHORT DE2 20: the end of the message
  ascii    | 2  | 1A40000000                       | LENGTH_INVALID DE2 20: characters that are not digits
  ascii    | 2  | 2040000000000000000000           | LENGTH_OVER_LIMIT DE2 20: length 20
  ascii    | 2  | 194000                           | TOO_SHORT DE2 22: only 4 more
  ascii    | 28 | 000000100                        | CHARACTER_INVALID DE28 20: a digit
  ascii    | 28 | D0000010-                        | CHARACTER_INVALID DE28 28: a special character at position 8
  ascii    | 35 | 054000X                          | CHARACTER_INVALID DE35 26: a letter at position 5
  ascii    | 39 | 0-                               | CHARACTER_INVALID DE39 21: a special character at position 2
  ascii    | 41 | TERM\u0000001                    | CHARACTER_INVALID DE41 24: a control character at position 5
  ascii    | 52 | 0412AC89ABCDEF6-                 | CHARACTER_INVALID DE52 35: a special character at position 16
  ascii    | 55 | 0039F3                           | LENGTH_INVALID DE55 20: length 3
  ascii    | 55 | 999                              | LENGTH_OVER_LIMIT DE55 20: length 999
  bcd      | 4  | 00A000012345                     | CHARACTER_INVALID DE4 11: a half byte above 9 at digit 3
  bcd      | 4  | 000A00012345                     | CHARACTER_INVALID DE4 11: a half byte above 9 at digit 4
  bcd      | 2  | 1A4000                           | LENGTH_INVALID DE2 10: characters that are not digits
  bcd      | 22 | 1051                             | PADDING_INVALID DE22 10: another digit
  bcd      | 22 | 0B51                             | CHARACTER_INVALID DE22 10: a half byte above 9 at digit 1
  bcd      | 32 | 05F42393                         | PADDING_INVALID DE32 11: a half byte above 9
  bcd F    | 32 | 05423930                         | PADDING_INVALID DE32 13: a zero
  bcd F    | 32 | 054239BF                         | CHARACTER_INVALID DE32 13: a half byte above 9 at digit 5
  bcd      | 35 | 044E12                           | CHARACTER_INVALID DE35 11: a half byte above 9 at digit 2
  bcd      | 35 | 034D10                           | PADDING_INVALID DE35 12: a zero
  bcd      | 55 | 00059F3602                       | TOO_SHORT DE55 12: only 3 more
`;

const rows = REFUSED.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('decode', () => {
  it.each(rows)('in %s refuses element %s with "%s": %s', (profile, element, body, complaint) => {
    const codec = CODECS[profile];
    const encoding = codec?.profile.mti === 'bcd' ? 'hex' : 'latin1';
    const bytes =
      element === '-' ? Buffer.from(body, encoding) : messageWith(Number(element), body, encoding);
    const error = errorOf(() => codec?.decode(bytes));
    if (error === 'accepted') throw new Error('The message was accepted.');
    const { code, element: named, offset, got } = error;
    expect(`${code} ${named} ${String(offset)}: ${got}`).toBe(`ISO8583_${complaint}`);
  });

  it('adds the elements before the error to the error, but not to its JSON', () => {
    let caught: unknown;
    try {
      const text = '0100' + '6000000000000000' + '164000000000000002' + '00A000';
      compile(ascii).decode(Buffer.from(text));
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({
      partial: { mti: '0100', fields: { '2': '4000000000000002' } },
      violations: [
        { pointer: 'DE3', detail: 'DE3 at byte 40: expected digits, got a letter at position 3.' },
      ],
    });
    expect(JSON.stringify(caught)).not.toContain('4000000000000002');
  });

  it('keeps padding, so that encoding gives the same bytes', () => {
    const codec = compile(ascii);
    const bytes = messageWith(41, 'T1      ', 'latin1');
    expect(codec.decode(bytes).fields).toEqual({ '41': 'T1      ' });
    expect(codec.encode(codec.decode(bytes))).toEqual(bytes);
  });

  it('accepts a view of a larger buffer', () => {
    const codec = compile(bcd);
    const bytes = Uint8Array.from([0xff, ...codec.encode(PURCHASE), 0xff]);
    expect(codec.decode(bytes.subarray(1, -1))).toEqual(PURCHASE);
  });
});
