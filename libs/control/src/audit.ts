import { Logger } from '@nestjs/common';
import { currentContext } from '#libs/http';

const logger = new Logger('Audit');

/** Logs one line for a change through `/__admin`. The line never contains the request body. */
export function audit(action: string, subject: string): void {
  const { correlationId } = currentContext();
  logger.log({ action, subject, correlationId });
}
