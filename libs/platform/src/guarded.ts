import { Logger } from '@nestjs/common';

const logger = new Logger('Guard');

/**
 * Wraps an event listener so that an exception in it is logged. Otherwise it would end the process, because
 * nothing catches an exception of an event listener.
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
