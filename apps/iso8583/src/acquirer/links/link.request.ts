import { isIP } from 'node:net';
import { z } from 'zod';
import { framingSchema } from '#libs/iso8583';
import { NAME, NAME_RULE } from '#libs/kernel';
import { documentSchema } from '#libs/openapi';
import { wholeNumber } from '#libs/schema';

/** The name of the first example: the operations on one link use it. */
export const EXAMPLE_LINK = 'my-host';

const HOST_RULE = 'Must be a host name or an IP address, as in 127.0.0.1 or issuer.example.com.';
const PEM = /^\s*-----BEGIN CERTIFICATE-----[\s\S]{1,100000}-----END CERTIFICATE-----\s*$/;

const host = z
  .string()
  .refine(isHost, HOST_RULE)
  .describe('The host name or the IP address of the host.');

const tlsMembers = z.strictObject({
  ca: z
    .string()
    .regex(PEM, 'Must be one or more certificates in PEM.')
    .optional()
    .describe(
      'Certificates in PEM that sign the certificate of the host. Default: the public ones.',
    ),
  verify: z
    .boolean()
    .default(true)
    .describe('false: the certificate of the host is not checked. Default: true.'),
});

export const newLink = z.strictObject({
  name: z
    .string()
    .regex(NAME, `Must be ${NAME_RULE}.`)
    .describe(`The name of the link in addresses: ${NAME_RULE}.`),
  host,
  port: wholeNumber(1, 65_535).describe('The TCP port of the host.'),
  profile: z.string().default('ascii').describe('Profile of the messages. Default: ascii.'),
  framing: framingSchema
    .default('binary2')
    .describe('Framing of the messages: a name, or a layout. Default: binary2.'),
  tls: z
    .union([z.boolean(), tlsMembers])
    .default(false)
    .describe('true, or an object with settings, if the connection uses TLS. Default: false.'),
  signOn: z
    .boolean()
    .default(true)
    .describe(
      'Whether the acquirer signs on (0800, DE70 001) when it has connected. Default: true.',
    ),
  echoSeconds: wholeNumber(1, 86_400)
    .optional()
    .describe(
      'Seconds between echo tests (DE70 301), on the clock of the sandbox. Default: none are sent.',
    ),
  answerMs: wholeNumber(1, 3_600_000)
    .optional()
    .describe(
      'How long the acquirer waits for a response, on the clock of the sandbox. Default: ISO8583_ANSWER_MS.',
    ),
});

/** The framing of a link, as responses show it. */
export const LINK_FRAMING = documentSchema('LinkFraming', () => framingSchema);

export const NEW_LINK = documentSchema(
  'NewLink',
  () => newLink,
  () => ({
    own: {
      summary: 'To the TCP port of this service',
      value: { name: EXAMPLE_LINK, host: '127.0.0.1', port: 8583 },
    },
    framed: {
      summary: 'In BCD with a TPDU, and an echo test every minute',
      value: {
        name: 'bcd-host',
        host: '127.0.0.1',
        port: 8583,
        profile: 'bcd',
        framing: 'binary2-tpdu',
        signOn: false,
        echoSeconds: 60,
      },
    },
  }),
);

function isHost(text: string): boolean {
  if (text.includes(':')) return isIP(text) === 6;
  return /^[A-Za-z0-9._-]{1,253}$/.test(text) && URL.canParse(`http://${text}/`);
}
