import { z } from 'zod';

const QUALITIES = ['good', 'bad'] as const;
const QUALITY_TEXT = 'Must be good or bad.';

/** What the host checks of the cryptography of a message, and errors on demand in its own. */
export const securitySettings = z
  .strictObject({
    chip: z
      .enum(['off', 'check'], 'Must be off or check.')
      .default('off')
      .describe(
        'check: an application cryptogram in tag 9F26 must be right, otherwise 82. A right one is answered in tag 91.',
      ),
    arpc: z
      .enum(QUALITIES, QUALITY_TEXT)
      .default('good')
      .describe('bad: the cryptogram of the response (tag 91) is wrong.'),
    mac: z
      .enum(['off', 'check', 'require'], 'Must be off, check or require.')
      .default('off')
      .describe(
        'check: a MAC in DE64 or DE128 must be right, otherwise 63; the response has a MAC too. require: also, a ' +
          'message without a MAC is 30.',
      ),
    answerMac: z
      .enum(QUALITIES, QUALITY_TEXT)
      .default('good')
      .describe('bad: the MAC of the response is wrong.'),
    requireSignOn: z
      .boolean('Must be true or false.')
      .default(false)
      .describe('true: messages of an institution that has not signed on (0800/001) are 91.'),
  })
  .describe('The checks of chip cryptograms, MACs and sign-ons, with the published test keys.');

export type SecuritySettings = Readonly<z.output<typeof securitySettings>>;
