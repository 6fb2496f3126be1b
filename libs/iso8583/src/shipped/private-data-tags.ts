import { type Composite } from '../profile/composite';
import { type Profile } from '../profile/profile';

/**
 * DE48 of many acquirers: subelements with an id and a length of two digits each, after an optional category letter. The
 * ids are those that the issuer host uses (00, 33, 42, 43, 61, 66, 84, 92) and common ones of Mastercard.
 */
export const PRIVATE_DATA_TAGS = {
  kind: 'tagged',
  head: { TCC: { name: 'Transaction category code', format: 'a', length: 1 } },
  tag: { length: 2, encoding: 'ascii' },
  length: { digits: 2, encoding: 'ascii' },
  subelements: {
    '00': { name: 'Installments', format: 'n', length: 3 },
    '26': { name: 'Wallet program data', length: 3 },
    '33': {
      name: 'PAN mapping file information',
      composite: {
        kind: 'tagged',
        tag: { length: 2, encoding: 'ascii' },
        length: { digits: 2, encoding: 'ascii' },
        subelements: { '06': { name: 'Token requestor', format: 'n', length: 11 } },
      },
    },
    '42': {
      name: 'Electronic commerce indicators',
      composite: {
        kind: 'tagged',
        tag: { length: 2, encoding: 'ascii' },
        length: { digits: 2, encoding: 'ascii' },
        subelements: {
          '01': { name: 'Security level and UCAF collection', format: 'n', length: 3 },
        },
      },
    },
    '43': { name: 'Universal cardholder authentication field (UCAF)', length: 32, private: true },
    '61': { name: 'POS data, extended condition codes', format: 'n', length: 5 },
    '63': { name: 'Trace id', length: 15 },
    '66': {
      name: 'Authentication data',
      composite: {
        kind: 'tagged',
        tag: { length: 2, encoding: 'ascii' },
        length: { digits: 2, encoding: 'ascii' },
        subelements: {
          '01': { name: 'Version of 3-D Secure', format: 'n', length: 1 },
          '02': { name: 'Transaction id of the directory server', length: 36 },
        },
      },
    },
    '71': {
      name: 'On-behalf services',
      composite: {
        kind: 'tagged',
        tag: { length: 2, encoding: 'ascii' },
        length: { digits: 2, encoding: 'ascii' },
      },
    },
    '80': { name: 'PIN service code', length: 2 },
    '82': { name: 'Address verification request', length: 2 },
    '83': { name: 'Address verification response', length: 1 },
    '84': { name: 'Merchant advice code', format: 'an', length: 2 },
    '87': { name: 'Card validation code result', length: 1 },
    '92': { name: 'Card validation code (CVC 2)', format: 'n', length: 4, private: true },
  },
} as const satisfies Composite;

/** Where the issuer host finds its values in these subelements. */
export const PRIVATE_DATA_PLACES = {
  cvv: '48.92',
  partialApproval: '48.61',
  installments: '48.00',
  eci: '48.42.01',
  cavv: '48.43',
  threeDsVersion: '48.66.01',
  dsTransactionId: '48.66.02',
  tokenRequestorId: '48.33.06',
} as const satisfies Profile['places'];

/** DE55: the data objects of the chip. */
export const CHIP_DATA = { kind: 'ber-tlv' } as const satisfies Composite;
