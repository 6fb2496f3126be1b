import { BASE24_LIKE } from './base24-like';
import { BRAZIL_ASCII, BRAZIL_BCD } from './brazil';
import { ISO2003_CMF } from './iso2003-cmf';
import { MASTERCARD_LIKE } from './mastercard-like';
import { VISA_LIKE } from './visa-like';
import { type ElementOverride } from '../profile/composite';
import { type Profile, type ProfileDefaults } from '../profile/profile';

const ASCII: ProfileDefaults = {
  numeric: 'ascii',
  text: 'ascii',
  track: 'ascii',
  binary: 'ascii',
  lengthEncoding: 'ascii',
  lengthCounts: 'digits',
  oddDigits: 'left-zero',
};

const BCD: ProfileDefaults = {
  ...ASCII,
  numeric: 'bcd',
  track: 'bcd',
  binary: 'binary',
  lengthEncoding: 'bcd',
};

/** Chip data as hex. The prefix counts the hex characters, so its three digits allow at most 499 bytes. */
const CHIP_DATA_IN_HEX: ElementOverride = { lengthCounts: 'bytes' };

export type ProfileName =
  | 'ascii'
  | 'ascii-binary-bitmap'
  | 'bcd'
  | 'bcd-binary-length'
  | 'ebcdic'
  | 'brazil-ascii'
  | 'brazil-bcd'
  | 'visa-like'
  | 'mastercard-like'
  | 'base24-like'
  | 'iso2003-cmf';

/**
 * The built-in profiles, by name. `ascii` is the default. The first five are plain encodings; the others resemble dialects
 * of the market.
 */
export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  ascii: {
    name: 'ascii',
    description: 'Everything in ASCII, with bitmap and binary elements in hex. Readable as text.',
    mti: 'ascii',
    bitmap: { encoding: 'ascii', secondary: 'auto' },
    codePage: 'cp037',
    defaults: ASCII,
    overrides: { '55': CHIP_DATA_IN_HEX },
  },
  'ascii-binary-bitmap': {
    name: 'ascii-binary-bitmap',
    description: 'ASCII, with the bitmap and binary elements as raw bytes.',
    mti: 'ascii',
    bitmap: { encoding: 'binary', secondary: 'auto' },
    codePage: 'cp037',
    defaults: { ...ASCII, binary: 'binary' },
    overrides: {},
  },
  bcd: {
    name: 'bcd',
    description:
      'Two digits per byte, lengths in BCD, raw bitmap, text in ASCII. Lengths count digits.',
    mti: 'bcd',
    bitmap: { encoding: 'binary', secondary: 'auto' },
    codePage: 'cp037',
    defaults: BCD,
    overrides: {},
  },
  'bcd-binary-length': {
    name: 'bcd-binary-length',
    description: 'Like bcd, but with binary lengths: one byte for LLVAR, two for LLLVAR.',
    mti: 'bcd',
    bitmap: { encoding: 'binary', secondary: 'auto' },
    codePage: 'cp037',
    defaults: { ...BCD, lengthEncoding: 'binary' },
    overrides: {},
  },
  ebcdic: {
    name: 'ebcdic',
    description: 'Characters in EBCDIC (code page 037), bitmap and binary elements as raw bytes.',
    mti: 'ebcdic',
    bitmap: { encoding: 'binary', secondary: 'auto' },
    codePage: 'cp037',
    defaults: {
      ...ASCII,
      numeric: 'ebcdic',
      text: 'ebcdic',
      track: 'ebcdic',
      binary: 'binary',
      lengthEncoding: 'ebcdic',
    },
    overrides: {},
  },
  'brazil-ascii': BRAZIL_ASCII,
  'brazil-bcd': BRAZIL_BCD,
  'visa-like': VISA_LIKE,
  'mastercard-like': MASTERCARD_LIKE,
  'base24-like': BASE24_LIKE,
  'iso2003-cmf': ISO2003_CMF,
};
