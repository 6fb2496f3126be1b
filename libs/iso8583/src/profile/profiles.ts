import { type ElementOverride, type Profile, type ProfileDefaults } from './profile';

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

/** Chip data as hex: the prefix counts the hex characters, so its three digits say at most 499 bytes. */
const CHIP_DATA_IN_HEX: ElementOverride = { lengthCounts: 'bytes' };

export type ProfileName = 'ascii' | 'ascii-binary-bitmap' | 'bcd' | 'bcd-binary-length' | 'ebcdic';

/** The dialects that come with the suite, by name. `ascii` is its default. */
export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  ascii: {
    name: 'ascii',
    description: 'All characters ASCII: bitmap and binary elements in hex. Can be read and typed.',
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
      'Two digits a byte, lengths in BCD, raw bitmap; text in ASCII. Lengths count digits.',
    mti: 'bcd',
    bitmap: { encoding: 'binary', secondary: 'auto' },
    codePage: 'cp037',
    defaults: BCD,
    overrides: {},
  },
  'bcd-binary-length': {
    name: 'bcd-binary-length',
    description: 'As bcd, with binary lengths: one byte for LLVAR, two for LLLVAR.',
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
};
