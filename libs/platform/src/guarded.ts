import { Logger } from '@nestjs/common';

const logger = new Logger('Guard');

/**
 * A listener for an event: an exception in it is logged. Thrown on, it would end the process, because
 * nothing above an event listener catches it.
 */
export function guarded<Parameters extends readonly unknown[]>(
  listener: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  return (...parameters) => {
    try {
      listener(...parameters);
    } catch (error) {
      logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  };
}
