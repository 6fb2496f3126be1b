import { type Composite } from '../profile/composite';
import { type Profile } from '../profile/profile';
import { CHIP_DATA, PRIVATE_DATA_PLACES, PRIVATE_DATA_TAGS } from './private-data-tags';

function positions(...rows: readonly (readonly [name: string, length: number])[]): Composite {
  const subelements = rows.map(([name, length], index) => [String(index + 1), { name, length }]);
  return {
    kind: 'positional',
    subelements: Object.fromEntries(subelements) as Record<string, object>,
    onError: 'keep',
  };
}

/** DE61 has a country code of three digits, and a postal code of up to ten characters that can be shorter. */
const POS_DATA = positions(
  ['Terminal attendance', 1],
  ['Reserved', 1],
  ['Terminal location', 1],
  ['Cardholder presence', 1],
  ['Card presence', 1],
  ['Card capture capability', 1],
  ['Transaction status', 1],
  ['Transaction security', 1],
  ['Reserved', 1],
  ['Cardholder-activated terminal level', 1],
  ['Card data input capability', 1],
  ['Authorization life cycle', 2],
  ['Country code', 3],
  ['Postal code', 10],
);
const NAME_AND_LOCATION = positions(
  ['Merchant name', 22],
  ['Blank', 1],
  ['City', 13],
  ['Blank', 1],
  ['Country or state', 3],
);

/**
 * Sources: `fields_mast.frm` of Shulyaka/iso8583tools (elements and subelements), and shakshin/isoparser (code page 500).
 * Encodings agree with messages that other projects publish in their tests.
 */
export const MASTERCARD_LIKE: Profile = {
  name: 'mastercard-like',
  description:
    'Resembles authorizations of Mastercard, from public descriptions: EBCDIC 500, raw bitmap, subelements in DE48.',
  mti: 'ebcdic',
  bitmap: { encoding: 'binary', secondary: 'auto' },
  codePage: 'cp500',
  adviceCode: '48.84',
  places: PRIVATE_DATA_PLACES,
  defaults: {
    numeric: 'ebcdic',
    text: 'ebcdic',
    track: 'ebcdic',
    binary: 'binary',
    lengthEncoding: 'ebcdic',
    lengthCounts: 'digits',
    oddDigits: 'left-zero',
  },
  overrides: {
    '43': { composite: NAME_AND_LOCATION },
    '48': { composite: PRIVATE_DATA_TAGS },
    '55': { format: 'b', length: 255, composite: CHIP_DATA },
    '61': { name: 'Point-of-service data', composite: POS_DATA },
    '63': {
      name: 'Network data',
      composite: {
        kind: 'positional',
        subelements: {
          '1': { name: 'Financial network code', length: 3 },
          '2': { name: 'Network reference number', length: 9 },
        },
        onError: 'keep',
      },
    },
  },
};
