import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/**
 * Starts a service that shares its process with others: every log line that comes from `start`, from the
 * service's requests or from its timers has the name. A process with one service does not need it.
 */
export function inService<T>(name: string, start: () => T): T {
  return storage.run(name, start);
}

/** The name of the service whose code runs, in a process of several. */
export function serviceIfAny(): string | undefined {
  return storage.getStore();
}
