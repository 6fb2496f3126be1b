import { Logger } from '@nestjs/common';
import { currentContext } from '#libs/platform';

const logger = new Logger('Audit');

/** One line in the log for each change that somebody makes through /__admin; never what was sent. */
export function audit(action: string, subject: string): void {
  const { correlationId } = currentContext();
  logger.log({ action, subject, correlationId });
}
