import { type Composite } from '../profile/composite';
import { type Profile } from '../profile/profile';

/** Tokens: `& ` with their number and length, then for each one `! `, its id, its length, a blank and its data. */
const TOKENS: Composite = {
  kind: 'tagged',
  index: { text: '2620', countDigits: 5, lengthDigits: 5 },
  before: '2120',
  tag: { length: 2, encoding: 'ascii' },
  length: { digits: 5, encoding: 'ascii' },
  after: '20',
  subelements: {
    '04': { name: 'Data of the terminal' },
    B2: { name: 'Chip data of the request' },
    B3: { name: 'Chip data of the terminal' },
    B4: { name: 'Status of the chip' },
    C0: { name: 'Card verification and electronic commerce', private: true },
    C4: { name: 'Conditions at the point of sale' },
  },
};

/**
 * Source: astef7/iso8583, whose README has a message with its tokens; the same header and tokens are in the tests of other
 * projects for switches in Mexico, India and South Africa. Tokens are in DE63 at points of sale, in DE126 at ATMs.
 */
export const BASE24_LIKE: Profile = {
  name: 'base24-like',
  description:
    'Resembles the host interface of BASE24, from public descriptions: ASCII, a header with ISO, tokens in DE63 and DE126.',
  mti: 'ascii',
  bitmap: { encoding: 'ascii', secondary: 'auto' },
  header: { kind: 'fixed', initial: Buffer.from('ISO026000050').toString('hex'), prefix: '49534F' },
  codePage: 'cp037',
  defaults: {
    numeric: 'ascii',
    text: 'ascii',
    track: 'ascii',
    binary: 'ascii',
    lengthEncoding: 'ascii',
    lengthCounts: 'digits',
    oddDigits: 'left-zero',
  },
  overrides: {
    '41': { length: 16 },
    '44': { length: 27 },
    '55': { format: 'b', lengthCounts: 'bytes', composite: { kind: 'ber-tlv' } },
    '63': { name: 'Tokens', composite: TOKENS },
    '126': { name: 'Tokens of an ATM', composite: TOKENS },
  },
};
