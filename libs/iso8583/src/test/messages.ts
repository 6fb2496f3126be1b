import fc from 'fast-check';
import { compile, type Codec } from '../codec/codec';
import { Iso8583Error, type Iso8583ErrorInfo } from '../iso8583.errors';
import { type IsoMessage } from '../message';
import { ELEMENTS, TERTIARY_BITMAP, type ElementFormat } from '../profile/elements-1987';
import { layoutOf, type ElementLayout, type Profile } from '../profile/profile';
import { PROFILES } from '../shipped/profiles';

/** A typical purchase of R$ 123,45. */
export const PURCHASE: IsoMessage = {
  mti: '0200',
  fields: {
    '2': '4000000000000002',
    '3': '003000',
    '4': '000000012345',
    '7': '1121143015',
    '11': '000123',
    '12': '113015',
    '13': '1121',
    '14': '3012',
    '18': '5411',
    '22': '051',
    '25': '00',
    '32': '42393',
    '37': '632514000123',
    '41': 'TERM0001',
    '42': 'MERCHANT0000001',
    '49': '986',
  },
};

/** Profiles that use all the options of a profile that no built-in profile uses. */
const UNUSUAL_PROFILES: readonly Profile[] = [
  {
    ...PROFILES.bcd,
    name: 'right-zero, 16 bytes of bitmap',
    bitmap: { encoding: 'binary', secondary: 'always' },
    defaults: { ...PROFILES.bcd.defaults, oddDigits: 'right-zero' },
    overrides: { '22': { oddDigits: 'right-f' }, '35': { oddDigits: 'left-zero' } },
  },
  {
    ...PROFILES.bcd,
    name: 'lengths count bytes, padded with F',
    bitmap: { encoding: 'ascii', secondary: 'always-unmarked' },
    defaults: { ...PROFILES.bcd.defaults, lengthCounts: 'bytes', oddDigits: 'right-f' },
  },
  {
    ...PROFILES.ebcdic,
    name: 'everything in EBCDIC 1047, with hex',
    codePage: 'cp1047',
    bitmap: { encoding: 'ebcdic', secondary: 'auto' },
    defaults: { ...PROFILES.ebcdic.defaults, binary: 'ebcdic' },
  },
  {
    ...PROFILES.ebcdic,
    name: 'EBCDIC text, packed digits, one byte of length',
    mti: 'bcd',
    defaults: {
      ...PROFILES.ebcdic.defaults,
      numeric: 'bcd',
      track: 'bcd',
      lengthEncoding: 'binary',
    },
    overrides: { '55': { lengthDigits: 2, length: 255 }, '28': { lengthDigits: 2 } },
  },
];

/** The profiles without subelements; the others have tests of their own. */
export const PLAIN_PROFILES: readonly Profile[] = [
  PROFILES.ascii,
  PROFILES['ascii-binary-bitmap'],
  PROFILES.bcd,
  PROFILES['bcd-binary-length'],
  PROFILES.ebcdic,
];

export const CODECS: readonly (readonly [name: string, codec: Codec])[] = [
  ...PLAIN_PROFILES,
  ...UNUSUAL_PROFILES,
].map((profile) => [profile.name, compile(profile)]);

const DIGITS = '0123456789';
const LETTERS = 'ABCXYZabcxyz';
const SPECIALS = '!"#$%&()*+,-./:;<=>?@[]^_`{|}~\\\'';
const ALPHABETS: Readonly<Record<Exclude<ElementFormat, 'x+n' | 'b'>, string>> = {
  n: DIGITS,
  a: `${LETTERS} `,
  an: `${LETTERS}${DIGITS} `,
  ns: `${DIGITS}${SPECIALS} `,
  as: `${LETTERS}${SPECIALS} `,
  ans: `${LETTERS}${DIGITS}${SPECIALS} áãçÉÿ¬Ý¨`,
  // Only `=`, because packed tracks read D as `=`.
  z: `${DIGITS}=`,
};

/** Generates any message of a profile, with fixed elements at their full length. */
export function anyMessage(profile: Profile): fc.Arbitrary<IsoMessage> {
  const layouts = Object.keys(ELEMENTS)
    .map((key) => layoutOf(profile, Number(key)))
    .filter(
      (layout) => layout !== undefined && layout.number !== TERTIARY_BITMAP,
    ) as ElementLayout[];
  const fields = fc
    .subarray(layouts, { maxLength: 20 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((layout) => [layout.number, anyValue(layout)]))),
    )
    .map((record) => ({ ...record }));
  return fc.record({ mti: characters(DIGITS, 4, 4), fields });
}

function anyValue(layout: ElementLayout): fc.Arbitrary<string> {
  const { format, length, lengthDigits } = layout;
  const most = format === 'b' && layout.lengthCounts === 'bytes' ? Math.min(length, 499) : length;
  const least = lengthDigits === 0 ? length : 0;
  if (format === 'b') return characters('0123456789ABCDEF', least * 2, most * 2, 2);
  if (format === 'x+n') {
    const digits = characters(DIGITS, length - 1, length - 1);
    return fc.tuple(fc.constantFrom('C', 'D'), digits).map((parts) => parts.join(''));
  }
  return characters(ALPHABETS[format], least, most);
}

function characters(alphabet: string, least: number, most: number, step = 1): fc.Arbitrary<string> {
  const unit = fc.string({
    unit: fc.constantFrom(...Array.from(alphabet)),
    minLength: step,
    maxLength: step,
  });
  return fc
    .array(unit, { minLength: least / step, maxLength: most / step, size: 'medium' })
    .map((units) => units.join(''));
}

/**
 * Returns the error of a call, or `accepted` if it has none. Other errors than Iso8583Error are thrown
 * again.
 */
export function errorOf(call: () => unknown): Iso8583ErrorInfo | 'accepted' {
  try {
    call();
  } catch (error) {
    if (!(error instanceof Iso8583Error)) throw error;
    const { code, element, offset, expected, got } = error;
    return { code, element, offset, expected, got };
  }
  return 'accepted';
}
