import { addressVariable, SERVICE_NAMES } from '#libs/control-client';
import { shellEnvironment } from '#libs/config';
import { findServices } from './services/find-services';

/**
 * Starts the simulators once for a whole test run, in the process of the test runner: name this module as `globalSetup` of jest or
 * vitest. It sets SPI_URL and the like, which the workers inherit. Without it, each worker starts simulators of its own.
 */
export default async function startOnce(): Promise<void> {
  const search = { services: SERVICE_NAMES, urls: {}, start: true };
  const { addresses } = await findServices(search, shellEnvironment());
  for (const name of [...SERVICE_NAMES, 'suite' as const]) {
    process.env[addressVariable(name)] = addresses[name];
  }
}
