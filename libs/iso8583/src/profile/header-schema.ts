import { z } from 'zod';
import { wholeNumber } from '#libs/schema';

export const MAX_HEADER_BYTES = 255;
const HEADER_TEXT = 'Must be 1 to 255 bytes in hex.';

const headerBytes = z.string(HEADER_TEXT).regex(/^(?:[0-9A-Fa-f]{2}){1,255}$/, HEADER_TEXT);
const offset = wholeNumber(0, MAX_HEADER_BYTES - 1);

/** The schema of the header of a profile, as plain JSON. */
export const headerSchema = z
  .strictObject({
    kind: z
      .enum(['fixed', 'counted'])
      .describe(
        'fixed: all headers have the length of `initial`. counted: the first byte is the length of the header.',
      ),
    initial: headerBytes.describe('The header of messages that are not a response, in hex.'),
    prefix: headerBytes
      .describe('How all headers begin, in hex. Other messages are refused.')
      .exactOptional(),
    swap: z
      .strictObject({
        first: offset.describe('Position of the first address, counted from 0.'),
        second: offset.describe('Position of the second address, counted from 0.'),
        bytes: wholeNumber(1, 32).describe('Number of bytes of each address.'),
      })
      .describe(
        'The addresses that a response exchanges. Without it, a response repeats the header of its request.',
      )
      .exactOptional(),
    totalLength: z
      .strictObject({
        offset: offset.describe('Position of the length, counted from 0.'),
        bytes: wholeNumber(1, 4).describe('Number of bytes of the length.'),
      })
      .describe(
        'A binary number in the header: the length of the header and the message. It is set when a message is written, ' +
          'and checked when one is read. Zero in a header stays zero.',
      )
      .exactOptional(),
  })
  .describe('A header before the MTI, which is a part of the message.');
