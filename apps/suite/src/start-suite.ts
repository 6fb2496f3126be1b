import {
  inService,
  processEnvironment,
  startService,
  type AppDefinition,
  type Environment,
  type RunningService,
} from '#libs/platform';
import { apps } from './apps';
import { addressVariable, startOrder } from './start-order';
import { suite } from './suite.app';

/**
 * Starts every app, each on its own port; where one cannot start, those that did are stopped again. Each is
 * told the addresses of those that it calls (`DICT_URL` and the like) that the environment does not name.
 * @returns the services in the order of `simulators`
 */
export async function startSuite(
  simulators: readonly AppDefinition[],
  environment: Environment = processEnvironment(),
): Promise<readonly RunningService[]> {
  const started: RunningService[] = [];
  try {
    for (const app of startOrder(simulators)) {
      const settings = { ...environment, ...siblings(started, environment) };
      started.push(await inService(app.name, () => startService(app, settings)));
    }
  } catch (error) {
    await Promise.all(started.map((service) => service.stop()));
    throw error;
  }
  const place = ({ definition }: RunningService): number => simulators.indexOf(definition);
  return started.sort((one, other) => place(one) - place(other));
}

/**
 * Starts the simulators and the suite control, as `npm start` does. A simulator whose address the environment names
 * (`SPI_URL`) runs elsewhere and is not started.
 * @returns the suite control last
 */
export async function startAll(
  environment: Environment = processEnvironment(),
): Promise<readonly RunningService[]> {
  const here = apps.filter((app) => isUnset(environment, addressVariable(app)));
  const services = await startSuite(here, environment);
  try {
    const settings = { ...environment, ...siblings(services, environment) };
    return [...services, await inService(suite.name, () => startService(suite, settings))];
  } catch (error) {
    await Promise.all(services.map((service) => service.stop()));
    throw error;
  }
}

function siblings(started: readonly RunningService[], environment: Environment): Environment {
  const addresses = started.map(({ definition, address }) => [
    addressVariable(definition),
    address,
  ]);
  const open = addresses.filter(([name = '']) => isUnset(environment, name));
  return Object.fromEntries(open) as Environment;
}

function isUnset(environment: Environment, name: string): boolean {
  return (environment[name]?.trim() ?? '') === '';
}
