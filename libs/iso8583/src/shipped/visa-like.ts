import { type Composite, type ElementOverride } from '../profile/composite';
import { ELEMENTS } from '../profile/elements-1987';
import { type Profile } from '../profile/profile';
import { CHIP_DATA } from './private-data-tags';

/** 22 bytes: its length, two formats, the length of all, two station ids of 3 bytes, and flags. */
const HEADER = `160102${'00'.repeat(19)}`;

const PAYMENT_SERVICE: Composite = {
  kind: 'bitmapped',
  bitmap: { bytes: 8, encoding: 'binary' },
  onError: 'keep',
  subelements: {
    '1': { name: 'Authorization characteristics indicator', format: 'an', length: 1 },
    '2': { name: 'Transaction identifier', format: 'n', length: 15 },
    '3': { name: 'Validation code', format: 'an', length: 4 },
    '4': { name: 'Market-specific data identifier', format: 'an', length: 1 },
    '5': { name: 'Duration', format: 'n', length: 2 },
    '6': { name: 'Prestigious property indicator', format: 'an', length: 1 },
    '17': { name: 'Interchange compliance of Mastercard', format: 'ans', length: 15 },
    '20': { name: 'Merchant verification value', format: 'b', length: 5 },
    '21': { name: 'Risk score and reason codes', format: 'an', length: 4 },
    '22': { name: 'Risk condition codes', format: 'an', length: 6 },
    '23': { name: 'Card-level results', format: 'an', length: 2 },
    '24': { name: 'Program identifier', format: 'an', length: 6 },
  },
};
const PRIVATE_USE: Composite = {
  kind: 'bitmapped',
  bitmap: { bytes: 3, encoding: 'binary' },
  onError: 'keep',
  subelements: {
    '1': { name: 'Network id', format: 'n', length: 4 },
    '2': { name: 'Preauthorization time limit', format: 'n', length: 4 },
    '3': { name: 'Message reason code', format: 'n', length: 4 },
    '4': { name: 'Stand-in or switch reason code', format: 'n', length: 4 },
    '6': { name: 'Clearing flags', format: 'ans', length: 7 },
    '9': { name: 'Fraud data', format: 'b', length: 14 },
    '11': { name: 'Reimbursement attribute', format: 'an', length: 1 },
    '13': { name: 'Decimal positions indicator', format: 'n', length: 6 },
    '14': { name: 'Currency conversion data of the issuer', format: 'ans', length: 36 },
    '19': { name: 'Fee program indicator', format: 'an', length: 3 },
    '21': { name: 'Charge indicator', format: 'an', length: 1 },
  },
};
const VERIFICATION: Composite = {
  kind: 'bitmapped',
  bitmap: { bytes: 8, encoding: 'binary' },
  onError: 'keep',
  subelements: {
    '8': { name: 'Transaction identifier of 3-D Secure (XID)', format: 'b', length: 20 },
    '9': { name: 'Cardholder authentication value (CAVV)', format: 'b', length: 20, private: true },
    '10': { name: 'CVV2 request data', format: 'ans', length: 6, private: true },
    '13': { name: 'Recurring payment indicator', format: 'an', length: 1 },
    '15': { name: 'UCAF collection indicator', format: 'an', length: 1 },
  },
};
/** Data sets with an id of one byte and a length of two, which have objects of BER-TLV. */
const DATA_SETS: Composite = {
  kind: 'tagged',
  tag: { length: 1, encoding: 'binary' },
  length: { digits: 4, encoding: 'binary' },
  subelements: Object.fromEntries(
    ['56', '57', '5C', '5D', '5F', '66', '67', '68', '71'].map((id) => [
      id,
      { composite: CHIP_DATA } satisfies ElementOverride,
    ]),
  ),
};

/** All lengths are one byte, so no element has more than 255. */
const SHORT_LENGTHS = Object.fromEntries(
  Object.entries(ELEMENTS)
    .filter(([, { lengthDigits }]) => lengthDigits === 3)
    .map(([number, { length }]) => [number, { lengthDigits: 2, length: Math.min(length, 255) }]),
);
const BINARY = { lengthDigits: 2, length: 255, format: 'b' } as const;

/**
 * Sources: `fields_visa.frm` of Shulyaka/iso8583tools (header, elements and subelements), the packager Base1 of jPOS, and a
 * message in absarahamedj/ISO-8583-SMV. DE55 has the objects of the chip alone, without the data set around them.
 */
export const VISA_LIKE: Profile = {
  name: 'visa-like',
  description:
    'Resembles authorizations of Visa, from public descriptions: a header of 22 bytes, packed digits, text in EBCDIC.',
  mti: 'bcd',
  bitmap: { encoding: 'binary', secondary: 'auto', tertiary: 'auto' },
  header: {
    kind: 'counted',
    initial: HEADER,
    swap: { first: 5, second: 8, bytes: 3 },
    totalLength: { offset: 3, bytes: 2 },
  },
  codePage: 'cp037',
  places: { cvv: '126.10', cavv: '126.9' },
  defaults: {
    numeric: 'bcd',
    text: 'ebcdic',
    track: 'bcd',
    binary: 'binary',
    lengthEncoding: 'binary',
    lengthCounts: 'digits',
    oddDigits: 'left-zero',
  },
  overrides: {
    ...SHORT_LENGTHS,
    '49': { format: 'n' },
    '50': { format: 'n' },
    '51': { format: 'n' },
    '55': { ...BINARY, composite: CHIP_DATA },
    '62': { ...BINARY, name: 'Payment service data', composite: PAYMENT_SERVICE },
    '63': { ...BINARY, name: 'Private-use data', composite: PRIVATE_USE },
    '104': { ...BINARY, name: 'Transaction-specific data', composite: DATA_SETS },
    '123': { ...BINARY, name: 'Verification data', composite: DATA_SETS },
    '126': { ...BINARY, name: 'Verification fields', composite: VERIFICATION },
  },
};
