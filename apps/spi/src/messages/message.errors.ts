import { Failure } from '#libs/kernel';

export class MessageNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'MESSAGE_NOT_FOUND';
  readonly title = 'The message does not exist';

  constructor(sandbox: string) {
    super(
      `Sandbox ${sandbox} has no message with this PI-ResourceId. ` +
        'In an address, write / as %2F, + as %2B and = as %3D. GET /spi/messages lists the messages.',
    );
  }
}
