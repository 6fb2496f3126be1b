import { type Profile } from '../profile/profile';
import { CHIP_DATA, PRIVATE_DATA_PLACES, PRIVATE_DATA_TAGS } from './private-data-tags';

const SOURCE =
  'Resembles acquirers in Brazil, from public descriptions: installments and other private data are tags in DE48.';

/** The data objects of the chip in hex. The prefix counts the hex characters, so its three digits allow at most 499 bytes. */
const CHIP_DATA_IN_HEX = { format: 'b', lengthCounts: 'bytes', composite: CHIP_DATA } as const;

/** In ASCII. The packager ISO87A of jPOS has the same encodings. */
export const BRAZIL_ASCII: Profile = {
  name: 'brazil-ascii',
  description: `${SOURCE} Everything in ASCII.`,
  mti: 'ascii',
  bitmap: { encoding: 'ascii', secondary: 'auto' },
  codePage: 'cp037',
  adviceCode: '48.84',
  places: PRIVATE_DATA_PLACES,
  defaults: {
    numeric: 'ascii',
    text: 'ascii',
    track: 'ascii',
    binary: 'ascii',
    lengthEncoding: 'ascii',
    lengthCounts: 'digits',
    oddDigits: 'left-zero',
  },
  overrides: { '48': { composite: PRIVATE_DATA_TAGS }, '55': CHIP_DATA_IN_HEX },
};

/** In BCD, as POS terminals send it. The packager ISO87B of jPOS has the same encodings. */
export const BRAZIL_BCD: Profile = {
  ...BRAZIL_ASCII,
  name: 'brazil-bcd',
  description: `${SOURCE} Digits are packed, text is ASCII.`,
  mti: 'bcd',
  bitmap: { encoding: 'binary', secondary: 'auto' },
  defaults: {
    ...BRAZIL_ASCII.defaults,
    numeric: 'bcd',
    track: 'bcd',
    binary: 'binary',
    lengthEncoding: 'bcd',
  },
  overrides: {
    '48': { composite: PRIVATE_DATA_TAGS },
    '55': { format: 'b', composite: CHIP_DATA },
  },
};
