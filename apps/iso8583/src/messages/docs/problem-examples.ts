import { Iso8583Error, PROFILES } from '#libs/iso8583';
import { ViolationList } from '#libs/kernel';
import {
  ProfileInvalid,
  ProfileLimitReached,
  ProfileNotWritable,
  ProfileTaken,
  ProfileUnknown,
} from '../../profiles/profile.errors';
import { MAX_PROFILE_CHARACTERS, MAX_PROFILES } from '../../profiles/profile-limits';
import { MessageInvalid, MessageMisplaced, NotARequest } from '../message.errors';

/** Errors of a message that cannot be read or packed, as `problem-examples.spec.ts` gets them from the codec. */
export const CODEC_ERRORS = [
  new Iso8583Error({
    code: 'ISO8583_TOO_SHORT',
    element: 'DE41',
    offset: 50,
    expected: '8 characters (8 bytes)',
    got: 'only 4 more',
  }),
  new Iso8583Error({
    code: 'ISO8583_TRAILING_BYTES',
    element: 'message',
    offset: 58,
    expected: 'the end of the message after the last element of the bitmap',
    got: '2 more bytes',
  }),
  new Iso8583Error({
    code: 'ISO8583_MTI_INVALID',
    element: 'MTI',
    offset: 2,
    expected: 'digits',
    got: 'a letter at position 3',
  }),
  new Iso8583Error({
    code: 'ISO8583_BITMAP_INVALID',
    element: 'bitmap',
    offset: 4,
    expected: 'hex digits',
    got: 'a letter at position 1',
  }),
  new Iso8583Error({
    code: 'ISO8583_ELEMENT_UNKNOWN',
    element: 'DE129',
    expected: 'elements of the profile, from 2 to 192 except 65, without leading zeros',
    got: '129',
  }),
  new Iso8583Error({
    code: 'ISO8583_LENGTH_INVALID',
    element: 'DE2',
    offset: 20,
    expected: 'a length of 2 digits',
    got: 'characters that are not digits',
  }),
  new Iso8583Error({
    code: 'ISO8583_LENGTH_OVER_LIMIT',
    element: 'DE4',
    expected: '12 digits',
    got: '13',
  }),
  new Iso8583Error({
    code: 'ISO8583_CHARACTER_INVALID',
    element: 'DE4',
    expected: 'digits',
    got: 'a special character at position 4',
  }),
  new Iso8583Error({
    code: 'ISO8583_PADDING_INVALID',
    element: 'DE2',
    offset: 11,
    expected: 'the first half byte of 15 digits to be 0',
    got: 'another digit',
  }),
  new Iso8583Error({
    code: 'ISO8583_HEADER_INVALID',
    element: 'header',
    offset: 0,
    expected: 'a header that begins with 49534F',
    got: 'other bytes',
  }),
  new Iso8583Error({
    code: 'ISO8583_PART_UNKNOWN',
    element: 'DE48.841',
    expected: 'a tag of 2 characters',
    got: 'another key',
  }),
  new Iso8583Error({
    code: 'ISO8583_PART_MISSING',
    element: 'DE61.1',
    expected: 'a value, because subelement 2 comes after it',
    got: 'none',
  }),
  new Iso8583Error({
    code: 'ISO8583_PARTS_CONTRADICT',
    element: 'DE48',
    expected:
      'the same subelements in fields and in parts; leave out one of them to change the other',
    got: 'different ones',
  }),
];

/** Only with a profile that refuses private data in another form than its own. */
export const PART_INVALID = new Iso8583Error({
  code: 'ISO8583_PART_INVALID',
  element: 'DE63',
  offset: 23,
  expected: 'an index: 2620 and digits',
  got: 'other bytes',
});

/** Only with a profile that makes an element of DE90 longer than in the standard. */
export const ORIGINAL_INVALID = new Iso8583Error({
  code: 'ISO8583_VALUE_INVALID',
  element: 'DE90',
  expected: 'digits: MTI 4, STAN 6, DE7 10, DE32 11, DE33 11',
  got: '44 characters in another form',
});

export const MESSAGE_INVALID = new MessageInvalid([
  { pointer: '/amount', detail: 'Must be a whole number of cents, at most 999999999999.' },
]);
export const RAW_INVALID = new MessageInvalid([
  { pointer: '/raw', detail: 'Must be pairs of hex digits; there are 3 digits.' },
]);
export const MESSAGE_MISPLACED = new MessageMisplaced('0200', '1');
export const NOT_A_REQUEST = new NotARequest('0110');

export const PROFILE_UNKNOWN = new ProfileUnknown('acme', Object.keys(PROFILES));
export const PROFILE_INVALID = new ProfileInvalid([
  { pointer: '/mti', detail: 'Must be one of ascii, bcd, ebcdic.' },
]);
export const PROFILE_TAKEN = new ProfileTaken('bcd');
export const PROFILE_LIMIT_REACHED = new ProfileLimitReached(MAX_PROFILES, MAX_PROFILE_CHARACTERS);
export const PROFILE_NOT_WRITABLE = new ProfileNotWritable('bcd', 'moov', notWritable());

function notWritable(): ViolationList {
  const found = new ViolationList();
  found.add('/overrides/35', 'moov has no z in bcd of this kind.');
  return found;
}
