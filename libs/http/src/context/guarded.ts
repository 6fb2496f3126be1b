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
      logError(error);
    }
  };
}

/** Does the work at once; an exception in it is logged. */
export function runGuarded(work: () => void): void {
  try {
    work();
  } catch (error) {
    logError(error);
  }
}

function logError(error: unknown): void {
  logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
