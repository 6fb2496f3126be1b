import { z } from 'zod';
import { AUTHENTICATION_RESULTS } from '#libs/card-security';
import { isObject, wholeNumber } from '#libs/schema';
import { checkMembers, scriptMembers } from '../../scripts/script.request';
import { anyHex, cardSequence, key, pan, text } from './crypto.request';

export const CVV_KINDS = ['cvv', 'cvv2', 'icvv', 'dcvv'] as const;

const cvvMembers = {
  kind: z
    .enum(CVV_KINDS, { error: `Must be one of ${CVV_KINDS.join(', ')}.` })
    .default('cvv')
    .describe(
      'cvv: on the magnetic stripe. cvv2: on the back of the card, with service code 000. icvv: on the chip, with ' +
        'service code 999. dcvv: of a contactless payment in magnetic stripe mode, with the counter.',
    ),
  pan,
  expiry: text(/^[0-9]{4}$/, '4 digits').describe(
    'Expiry date in the order that the issuer uses, YYMM on a track.',
  ),
  serviceCode: text(/^[0-9]{3}$/, '3 digits')
    .optional()
    .describe('Service code of the track, only for cvv and dcvv. Default: 201.'),
  atc: wholeNumber(0, 65_535)
    .optional()
    .describe('Transaction counter, only for dcvv. Default: 1.'),
  cardSequence,
  key,
};

export const cvvRequest = z
  .strictObject(cvvMembers)
  .superRefine(checkCvv, { when: isObject })
  .describe('A card whose verification value to make.');

export const cvvCheckRequest = z
  .strictObject({
    ...cvvMembers,
    value: text(/^[0-9]{3}$/, '3 digits').describe('The value to check.'),
  })
  .superRefine(checkCvv, { when: isObject })
  .describe('A card verification value to check.');

const results = AUTHENTICATION_RESULTS.join(', ');

export const cavvRequest = z
  .strictObject({
    pan: pan.describe('Card number; or a token, whose value is also called TAVV.'),
    result: z
      .literal(AUTHENTICATION_RESULTS, { error: `Must be one of ${results}.` })
      .default(0)
      .describe('0: authenticated. 5: not possible. 7: attempted. 9: failed.'),
    method: text(/^[0-9]{2}$/, '2 digits')
      .default('00')
      .describe('00: 3-D Secure 1. For 3-D Secure 2 the method, such as 02, a password by SMS.'),
    trackingNumber: text(/^[0-9]{16}$/, '16 digits')
      .default('9602231034727993')
      .describe('Authentication tracking number (ATN) of the access control server.'),
    key,
  })
  .describe('An authentication of a cardholder, or of a token.');

export const cavvCheckRequest = z
  .strictObject({
    pan: pan.describe('Card number, or a token.'),
    value: text(/^[A-Za-z0-9+/]{26,28}={0,2}$/, '28 characters of Base64').describe(
      'The authentication value (CAVV, TAVV).',
    ),
    key,
  })
  .describe('An authentication value to check.');

const chipRequest = anyHex.describe(
  'Chip data (DE55) of the request, with tags 9F10, 9F26 and 9F36.',
);

export const scriptToolRequest = z
  .strictObject({
    ...scriptMembers,
    pan,
    cardSequence,
    emv: chipRequest,
    scriptId: text(/^[0-9A-Fa-f]{8}$/, '8 hex digits')
      .default('00000001')
      .describe('Identifier of the script (tag 9F18).'),
  })
  .superRefine(checkMembers, { when: isObject })
  .describe('A command for the chip of a card, in the response to a cryptogram.');

export const scriptCheckRequest = z
  .strictObject({
    pan,
    cardSequence,
    emv: chipRequest,
    script: anyHex.describe('The script: tag 71 or 72 in hex, or the whole DE55 of the response.'),
  })
  .describe('An issuer script to check.');

/** They are checked together with their types, so they can have any. */
interface CvvMembers {
  readonly kind?: unknown;
  readonly serviceCode?: unknown;
  readonly atc?: unknown;
}

function checkCvv({ kind = 'cvv', serviceCode, atc }: CvvMembers, context: z.RefinementCtx): void {
  const add = (name: string, message: string) => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  if (serviceCode !== undefined && (kind === 'cvv2' || kind === 'icvv')) {
    add('serviceCode', `Must be left out: ${kind} has a service code of its own.`);
  }
  if (atc !== undefined && kind !== 'dcvv') add('atc', 'Must be left out: only dcvv has it.');
}
