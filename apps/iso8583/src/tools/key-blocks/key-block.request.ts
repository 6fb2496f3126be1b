import { z } from 'zod';
import {
  BLOCK_ALGORITHMS,
  EXPORTABILITIES,
  KEY_BLOCK_VERSIONS,
  KEY_MODES,
  KEY_USAGES,
  TEST_KEYS,
} from '#libs/card-security';
import { documentSchema } from '#libs/openapi';
import { text } from '../crypto/crypto.request';

const key = text(/^(?:[0-9A-Fa-f]{16}){1,4}$/, '16, 32, 48 or 64 hex digits');
const protectionKey = key
  .optional()
  .describe(
    'The key block protection key in hex. Default: the published zone master key, for version D that of AES.',
  );

const ID_RULE = 'Must be two letters or digits other than PB, as in KS.';
const DATA_RULE = 'Must be printable ASCII of at most 9000 characters.';
const optionalBlock = z.strictObject({
  id: z
    .string(ID_RULE)
    .regex(/^(?!PB)[0-9A-Za-z]{2}$/, ID_RULE)
    .describe('The identifier.'),
  data: z
    .string(DATA_RULE)
    .regex(/^[ -~]{0,9000}$/, DATA_RULE)
    .describe('The data.'),
});

/** A code of a table, with the meanings in its description. */
function codeOf<Table extends Readonly<Record<string, string>>>(table: Table, subject: string) {
  const codes = Object.keys(table) as (keyof Table & string)[];
  const meanings = codes.map((code) => `${code}: ${table[code] ?? ''}`).join('; ');
  return z.enum(codes, `Must be ${codes.join(', ')}.`).describe(`${subject} ${meanings}.`);
}

export const keyBlockRequest = z
  .strictObject({
    key: key.describe(
      'The key to wrap, in hex: 16 digits for DES, 32 or 48 for TDES, 32, 48 or 64 for AES.',
    ),
    version: z
      .enum(KEY_BLOCK_VERSIONS, 'Must be A, B, C or D.')
      .default('B')
      .describe(
        'A and C: variants of a TDES key. B: keys derived from a TDES key. D: from an AES key.',
      ),
    usage: codeOf(KEY_USAGES, 'The usage of the key.').default('P0'),
    algorithm: codeOf(BLOCK_ALGORITHMS, 'The algorithm of the key.').default('T'),
    mode: codeOf(KEY_MODES, 'What the key can be used for.').default('N'),
    keyVersion: z
      .string()
      .regex(/^[0-9A-Za-z]{2}$/, 'Must be two letters or digits.')
      .default('00')
      .describe('The version of the key. 00: it has none.'),
    exportability: codeOf(EXPORTABILITIES, 'Whether the key can be exported.').default('N'),
    optional: z
      .array(optionalBlock)
      .max(98)
      .default([])
      .describe('The optional blocks. The padding block (PB) is added.'),
    protectionKey,
  })
  .describe('A key to wrap in a key block.');

export const keyBlockCheckRequest = z
  .strictObject({
    block: text(/^[ -~]{16,9999}$/, '16 to 9999 characters').describe('The key block.'),
    protectionKey,
  })
  .describe('A key block to check.');

export const KEY_BLOCK = documentSchema(
  'KeyBlock',
  () => keyBlockRequest,
  () => ({
    pin: {
      summary: 'A PIN key in version B',
      value: { key: TEST_KEYS.pin.hex, usage: 'P0', mode: 'B' },
    },
    dukpt: {
      summary: 'An initial key of DUKPT with its serial number, in version D',
      value: {
        key: TEST_KEYS.pin.hex,
        version: 'D',
        usage: 'B1',
        mode: 'X',
        optional: [{ id: 'KS', data: '00604B120F9292800000' }],
      },
    },
  }),
);

/** The samples of ASC X9 TR-31:2018, annexes A.7.2.2 and A.7.4. */
export const KEY_BLOCK_CHECK = documentSchema(
  'KeyBlockCheck',
  () => keyBlockCheckRequest,
  () => ({
    sample: {
      summary: 'The sample of TR-31:2018 for version B',
      value: {
        block: 'B0080P0TE00E000094B420079CC80BA3461F86FE26EFC4A3B8E4FA4C5F5341176EED7B727B8A248E',
        protectionKey: 'DD7515F2BFC17F85CE48F3CA25CB21F6',
      },
    },
    wrong: {
      summary: 'The same block under another protection key',
      value: {
        block: 'B0080P0TE00E000094B420079CC80BA3461F86FE26EFC4A3B8E4FA4C5F5341176EED7B727B8A248E',
      },
    },
  }),
);
