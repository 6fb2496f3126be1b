import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { wholeNumber } from '#libs/schema';
import { jsonMessage } from '../../messages/named-fields';
import { LOAD_CLASSES, type LoadClass } from './load';

const classes = Object.keys(LOAD_CLASSES) as [LoadClass, ...LoadClass[]];

export const newLoad = z.strictObject({
  link: z
    .string()
    .optional()
    .describe('The link that the messages are sent over. Default: over HTTP.'),
  profile: z
    .string()
    .optional()
    .describe('Profile of the messages over HTTP. A link has its own. Default: ascii.'),
  rate: wholeNumber(1, 5_000).describe('Messages per second.'),
  messages: wholeNumber(1, 100_000).describe('The number of messages.'),
  class: z
    .enum(classes)
    .default('authorize')
    .describe(
      'The class of the messages, as in the address `/iso8583/acquirer/authorize`. Default: authorize.',
    ),
  request: jsonMessage.describe(
    'The message, as POST /iso8583/acquirer/authorize takes it. Each message gets its own DE7, 11, 12, 13 and 37.',
  ),
  concurrency: wholeNumber(1, 2_000)
    .optional()
    .describe(
      'Messages that wait for their responses at the same time. Default: 256 over a link, 32 over HTTP.',
    ),
  reverse: z
    .boolean()
    .default(false)
    .describe('Whether messages without a response are reversed. Default: false.'),
});

export const NEW_LOAD = documentSchema(
  'NewLoad',
  () => newLoad,
  () => ({
    http: {
      summary: '100 authorizations over HTTP',
      value: {
        rate: 200,
        messages: 100,
        request: { pan: '4000000000000001', amount: 100 },
      },
    },
  }),
);
