import { z } from 'zod';

/** The formats of keys in key exchanges. */
export const KEY_FORMATS = ['ecb', 'tr31-a', 'tr31-b', 'tr31-d'] as const;
export type KeyFormat = (typeof KEY_FORMATS)[number];

const QUALITIES = ['good', 'bad'] as const;
const QUALITY_TEXT = 'Must be good or bad.';

/** The checks of chip cryptograms, authentication values and MACs, and deliberate errors in those of the responses. */
export const securitySettings = z
  .strictObject({
    chip: z
      .enum(['off', 'check'], 'Must be off or check.')
      .default('off')
      .describe(
        'check: a wrong application cryptogram in tag 9F26 gets code 82. The response to a correct one has tag 91.',
      ),
    arpc: z
      .enum(QUALITIES, QUALITY_TEXT)
      .default('good')
      .describe('bad: the cryptogram of the response (tag 91) is wrong.'),
    ecommerce: z
      .enum(['off', 'check', 'require'], 'Must be off, check or require.')
      .default('off')
      .describe(
        'check: a wrong authentication value of 3-D Secure (CAVV, TAVV) gets code 82, and an ECI of another brand code 12. ' +
          'require: in addition, an e-commerce purchase without full authentication gets code 1A (Mastercard: 65).',
      ),
    mac: z
      .enum(['off', 'check', 'require'], 'Must be off, check or require.')
      .default('off')
      .describe(
        'check: a wrong MAC in DE64 or DE128 gets code 63. The response to a correct one has a MAC too. ' +
          'require: in addition, a message without a MAC gets code 30.',
      ),
    answerMac: z
      .enum(QUALITIES, QUALITY_TEXT)
      .default('good')
      .describe('bad: the MAC of the response is wrong.'),
    keyFormat: z
      .enum(KEY_FORMATS, `Must be ${KEY_FORMATS.join(', ')}.`)
      .default('ecb')
      .describe(
        'The format of keys in key exchanges. ecb: the key under the zone master key, TDES in ECB. tr31-a, tr31-b, ' +
          'tr31-d: a key block of that version (ASC X9 TR-31), in DE110 or DE53.',
      ),
    requireSignOn: z
      .boolean('Must be true or false.')
      .default(false)
      .describe(
        'true: messages of an institution that has not signed on (0800 with DE70 001) get code 91.',
      ),
  })
  .describe(
    'The checks of chip cryptograms, authentication values, MACs and sign-ons, with the published test keys.',
  );

export type SecuritySettings = Readonly<z.output<typeof securitySettings>>;
