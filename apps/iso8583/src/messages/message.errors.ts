import { failure } from '#libs/kernel';

/** The body is not a message: JSON with invalid members, or text that is not hex. */
export class MessageInvalid extends failure.malformed(
  'MESSAGE_INVALID',
  'The body is not a message',
) {}

export class MessageMisplaced extends failure.malformed(
  'MESSAGE_MISPLACED',
  'The message was sent to the wrong address',
  (mti: string, mtiClass: string) => {
    const detail = `Must start with 0${mtiClass} at this address.`;
    return { detail: `/mti: ${detail} It was ${mti}.`, violations: [{ pointer: '/mti', detail }] };
  },
) {}

/** The message is a response, or of a class without responses. */
export class NotARequest extends failure.malformed(
  'ISO8583_NOT_A_REQUEST',
  'The message is not a request',
  (mti: string) => ({
    detail: `MTI ${mti} is not a request; 0100, 0220, 0421 and 0800 are examples of requests.`,
    violations: [{ pointer: '/mti', detail: 'The third digit must be even, as in 0100.' }],
  }),
) {}
