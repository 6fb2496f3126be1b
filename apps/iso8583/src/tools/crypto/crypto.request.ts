import { z } from 'zod';
import { MAC_ALGORITHMS, MAC_PADDINGS } from '#libs/card-security';
import { dictionary, exactlyOne, isObject, wholeNumber } from '#libs/schema';

const MAX_HEX = 8_192;
const MAX_AMOUNT = 999_999_999_999;

export const text = (pattern: RegExp, expected: string) => {
  const error = ({ input }: { readonly input?: unknown }): string | undefined =>
    input === undefined ? undefined : `Must be a string of ${expected}.`;
  return z.string({ error }).regex(pattern, { error });
};
export const hexOf = (bytes: number) =>
  text(
    new RegExp(`^[0-9A-Fa-f]{${String(2 * bytes)}}$`),
    `${String(2 * bytes)} hex digits (${String(bytes)} bytes)`,
  );
export const anyHex = text(
  new RegExp(`^(?:[0-9A-Fa-f]{2}){1,${String(MAX_HEX)}}$`),
  `pairs of hex digits, at most ${String(MAX_HEX)} bytes`,
);
export const key = hexOf(16)
  .optional()
  .describe('The key in hex: 32 digits. Default: the published test key for this purpose.');
export const pan = text(/^[0-9]{12,19}$/, '12 to 19 digits').describe('Card number (PAN).');
const pin = text(/^[0-9]{4,12}$/, '4 to 12 digits').describe('The PIN.');
export const cardSequence = text(/^[0-9]{1,3}$/, '1 to 3 digits')
  .optional()
  .describe('Sequence number of the card (DE23). Default: tag 5F34, or 00.');
const profile = z.string().optional().describe('Profile of the packed message. Default: ascii.');

export const pinBlockRequest = z
  .strictObject({
    pin,
    pan: pan.optional().describe('Card number (PAN). Only format 1 works without it.'),
    format: z
      .literal([0, 1, 3, 4])
      .default(0)
      .describe('Format of ISO 9564. Formats 0, 1 and 3 use TDES, format 4 uses AES.'),
    key,
  })
  .superRefine(needsPan, { when: isObject })
  .describe('A PIN to encipher.');

export const pinBlockCheckRequest = z
  .strictObject({
    block: text(/^(?:[0-9A-Fa-f]{16}|[0-9A-Fa-f]{32})$/, '16 or 32 hex digits').describe(
      'The enciphered PIN block (DE52): 32 hex digits in format 4, otherwise 16.',
    ),
    pin,
    pan: pan.optional().describe('Card number (PAN). Only format 1 works without it.'),
    key,
  })
  .describe('A PIN block to compare with a PIN.');

const message = z
  .strictObject({
    mti: text(/^[0-9]{4}$/, 'four digits'),
    fields: dictionary(z.string('Must be a string, as in "000000001000".')),
  })
  .describe('A complete message by number, as /iso8583/tools/encode takes it.');

const macMembers = {
  message: message.optional(),
  raw: anyHex.optional().describe('A packed message in hex.'),
  data: anyHex.optional().describe('Any bytes in hex, instead of a message.'),
  profile,
  key,
  algorithm: z
    .enum(MAC_ALGORITHMS)
    .default('retail')
    .describe(
      'retail: ISO 9797-1 algorithm 3 (ANSI X9.19). cbc: algorithm 1 with TDES. aes-cmac: RFC 4493, first 8 bytes. ' +
        'The host uses retail with padding 1.',
    ),
  padding: z
    .enum(MAC_PADDINGS)
    .default('1')
    .describe('Padding method of ISO 9797-1. aes-cmac has its own.'),
};

export const macRequest = z
  .strictObject(macMembers)
  .check(exactlyOne(['message', 'raw', 'data']))
  .describe('A message, or any bytes, to authenticate.');

export const macCheckRequest = z
  .strictObject({
    ...macMembers,
    mac: hexOf(8).optional().describe('The MAC of `data`. A message carries its own.'),
  })
  .check(exactlyOne(['message', 'raw', 'data']))
  .superRefine(needsMac, { when: isObject })
  .describe('A message, or any bytes, with a MAC to check.');

export const arqcRequest = z
  .strictObject({
    pan,
    cardSequence,
    emv: anyHex
      .optional()
      .describe('Chip data (DE55, BER-TLV in hex). Missing tags get usual values.'),
    amount: wholeNumber(0, MAX_AMOUNT)
      .default(0)
      .describe('Amount in cents, for tag 9F02 if `emv` does not have it.'),
    atc: wholeNumber(0, 65_535)
      .default(1)
      .describe('Transaction counter, for tag 9F36 if `emv` does not have it.'),
    scheme: z
      .enum(['visa', 'mchip'], { error: 'Must be visa or mchip.' })
      .default('visa')
      .describe('The scheme of the version: Visa, or M/Chip of Mastercard.'),
    version: z
      .literal([10, 16, 17, 18, 20, 21])
      .optional()
      .describe(
        'Cryptogram version (CVN), for tag 9F10 if `emv` does not have it. Visa: 10 (default), 17 (contactless) or 18. ' +
          'M/Chip: 16 (default), 17, 20 or 21, which are 10, 11, 14 and 15 in hex.',
      ),
    key,
  })
  .superRefine(checkVersion, { when: isObject })
  .describe('Data of a card for which to make a cryptogram.');

export const arqcCheckRequest = z
  .strictObject({
    pan,
    cardSequence,
    emv: anyHex.describe('Chip data (DE55, BER-TLV in hex) with tag 9F26.'),
    responseCode: text(/^[0-9A-Za-z]{2}$/, 'two letters or digits')
      .default('00')
      .describe('Response code (DE39) for the cryptogram of the response.'),
    key,
  })
  .describe('Chip data with a cryptogram to check.');

/** The 9F10 of each version, without meaning apart from the version. The first of a scheme is the usual one. */
export const USUAL_ISSUER_DATA = {
  visa: { 10: '06010A03A00000', 17: '06011103A00000', 18: '06011203A00000' },
  mchip: {
    16: '0110A00003220000000000000000000000FF',
    17: '0111A00003220000000000000000000322FF',
    20: '0114A00003220000000000000000000000FF',
    21: '0115A00003220000000000000000000322FF',
  },
} as const;

function checkVersion(
  { scheme, version }: { readonly scheme?: unknown; readonly version?: unknown },
  context: z.RefinementCtx,
): void {
  const name = scheme === 'mchip' ? scheme : 'visa';
  const known = Object.keys(USUAL_ISSUER_DATA[name]);
  // A value of another type has an error of its own.
  if (typeof version !== 'number' || known.includes(String(version))) return;
  const error = `Must be one of ${known.join(', ')} for scheme ${name}.`;
  context.addIssue({ code: 'custom', path: ['version'], message: error });
}

function needsPan(
  { format, pan: given }: { readonly format?: unknown; readonly pan?: unknown },
  context: z.RefinementCtx,
): void {
  // A format of another type has an error of its own.
  if (typeof format !== 'number' || format === 1 || given !== undefined) return;
  const error = `Is missing; format ${String(format)} needs the card number.`;
  context.addIssue({ code: 'custom', path: ['pan'], message: error });
}

function needsMac(
  { data, mac }: { readonly data?: string | undefined; readonly mac?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((data === undefined) === (mac === undefined)) return;
  const error =
    data === undefined
      ? 'Must be left out: only `data` needs it, because a message has its MAC in DE64 or DE128.'
      : 'Is missing; it must be the MAC of `data`.';
  context.addIssue({ code: 'custom', path: ['mac'], message: error });
}
