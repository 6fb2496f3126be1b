import { type Composite } from '../profile/composite';

/**
 * DE48 of many acquirers: subelements with an id and a length of two digits each, after an optional category letter. The
 * ids are those that the issuer host uses (00, 61, 84, 92) and common ones of Mastercard.
 */
export const PRIVATE_DATA_TAGS = {
  kind: 'tagged',
  head: { TCC: { name: 'Transaction category code', format: 'a', length: 1 } },
  tag: { length: 2, encoding: 'ascii' },
  length: { digits: 2, encoding: 'ascii' },
  subelements: {
    '00': { name: 'Installments', format: 'n', length: 3 },
    '26': { name: 'Wallet program data', length: 3 },
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

/** DE55: the data objects of the chip. */
export const CHIP_DATA = { kind: 'ber-tlv' } as const satisfies Composite;
