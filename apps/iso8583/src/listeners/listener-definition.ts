import { z } from 'zod';
import { framingSchema } from '#libs/iso8583';
import { accepted, NAME, NAME_RULE, refused, type Result } from '#libs/kernel';
import { readJson, wholeNumber } from '#libs/schema';

const NAME_TEXT = `Must be ${NAME_RULE}.`;
const INSTITUTION_TEXT = 'Must be a string of 1 to 11 digits.';
/** The number of an institution. */
export const institutionNumber = z
  .string(INSTITUTION_TEXT)
  .regex(/^[0-9]{1,11}$/, INSTITUTION_TEXT);
const name = z.string(NAME_TEXT).regex(NAME, NAME_TEXT);

/** A listener for ISO 8583 over TCP, as a client posts it. */
export const listenerDefinition = z
  .strictObject({
    name: name.describe('Name of the listener. It is unique in its sandbox.'),
    port: wholeNumber(0, 65_535)
      .default(0)
      .describe('The port. With 0, the system chooses a free one.'),
    profile: name
      .default('ascii')
      .describe('The profile of the messages: built in, or posted to the sandbox of the listener.'),
    framing: framingSchema.default('binary2'),
    sandbox: name
      .exactOptional()
      .describe('The sandbox of the messages. Default: the sandbox of the request.'),
    strict: z
      .boolean()
      .default(false)
      .describe('Whether a message without a mandatory element gets code 30.'),
    tls: z
      .boolean()
      .default(false)
      .describe('Whether connections use TLS, with a generated test certificate.'),
    idleMs: wholeNumber(100, 86_400_000)
      .exactOptional()
      .describe('Time after which an idle connection is closed. Default: ISO8583_TCP_IDLE_MS.'),
    institution: institutionNumber
      .exactOptional()
      .describe(
        'The institution whose clients connect: the host signs on at it, and its sign-on and its MAC key apply to the advices ' +
          'that are forwarded. Default: for a sign-on the one without a number, for an advice DE33 or DE32.',
      ),
    signOn: z
      .boolean('Must be true or false.')
      .default(false)
      .describe('Whether the host signs on (0800 with DE70 001) at each client that connects.'),
    echoSeconds: wholeNumber(1, 86_400)
      .exactOptional()
      .describe(
        'The host sends an echo test to each client at this interval, in seconds of the monotonic clock. A client that does not ' +
          'answer within 5 seconds is disconnected. Default: no echo tests.',
      ),
  })
  .describe('A listener for ISO 8583 over TCP.');

export type ListenerDefinition = z.output<typeof listenerDefinition>;

const MAX_LISTENERS_TEXT = 'Must be an array of at most 50 listeners.';

/**
 * Reads the JSON array of ISO8583_LISTENERS.
 * @returns the listeners, or the rule for the value with the first error
 */
export function readListeners(text: string): Result<readonly ListenerDefinition[], string> {
  const rule = 'a JSON array of listeners, as in [{"name":"acme","port":9583}]';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused(rule);
  }
  const list = z.array(listenerDefinition, MAX_LISTENERS_TEXT).max(50, MAX_LISTENERS_TEXT);
  const read = readJson(list, json);
  if (read.ok) return accepted(read.value);
  const [first] = read.refusal.kept;
  const place = first === undefined || first.pointer === '' ? '' : `${first.pointer}: `;
  return refused(`${rule}; ${place}${(first?.detail ?? '').replace(/\.$/, '')}`);
}
