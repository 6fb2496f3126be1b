import { failure } from '#libs/kernel';

export class MessageNotFound extends failure.notFound(
  'MESSAGE_NOT_FOUND',
  'The message does not exist',
  (sandbox: string) =>
    `Sandbox ${sandbox} has no message with this PI-ResourceId. ` +
    'In an address, write / as %2F, + as %2B and = as %3D. GET /spi/messages lists the messages.',
) {}
