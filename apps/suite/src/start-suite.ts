import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { configOf, startService, type AppDefinition, type RunningService } from '#libs/app';
import { ConfigurationError, processEnvironment, type Environment } from '#libs/config';
import { inService } from '#libs/telemetry';
import { apps } from './apps';
import { addressVariable, calls, startOrder } from './start-order';
import { suite } from './suite.app';

/**
 * Starts every app, each on its own port; if one cannot start, the others are stopped again. Each gets the addresses of
 * the apps that it calls (`DICT_URL` and the like), unless the environment sets them.
 * @returns the services in the order of `simulators`
 */
export async function startSuite(
  simulators: readonly AppDefinition[],
  environment: Environment = processEnvironment(),
): Promise<readonly RunningService[]> {
  checkVariables(simulators, environment);
  const started: RunningService[] = [];
  const ports = await portsOf(simulators, environment);
  try {
    for (const app of startOrder(simulators)) {
      const later = simulators.filter(
        (other) => other !== app && !started.some(({ definition }) => definition === other),
      );
      const settings = {
        ...{ ...environment, ...ports },
        ...laterSiblings(later, { ...environment, ...ports }),
        ...siblings(started, environment),
      };
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
 * Starts the simulators and the suite control, as `npm start` does. A simulator whose address is in the environment
 * (`SPI_URL`) runs elsewhere and is not started.
 *
 * @param simulators those that the suite control controls
 * @returns the suite control last
 */
export async function startAll(
  environment: Environment = processEnvironment(),
  simulators: readonly AppDefinition[] = apps,
): Promise<readonly RunningService[]> {
  const here = simulators.filter((app) => isUnset(environment, addressVariable(app)));
  const services = await startSuite(here, environment);
  try {
    const names = simulators.map(({ name }) => name);
    const isPart = simulators.length < apps.length;
    const settings = {
      ...environment,
      ...siblings(services, environment),
      ...(isPart ? { SUITE_SERVICES: names.join(',') } : {}),
    };
    const control = isPart ? { ...suite, consoleServices: names } : suite;
    return [...services, await inService(suite.name, () => startService(control, settings))];
  } catch (error) {
    await Promise.all(services.map((service) => service.stop()));
    throw error;
  }
}

/**
 * Checks the configuration of all apps at once. @throws ConfigurationError that names each variable with an invalid
 * value
 */
function checkVariables(simulators: readonly AppDefinition[], environment: Environment): void {
  const wrong = simulators.flatMap((app) => {
    try {
      configOf(app, environment);
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return error.lines;
      throw error;
    }
  });
  if (wrong.length > 0) throw new ConfigurationError([...new Set(wrong)]);
}

/**
 * A free port for each app with port 0 that is called by an app that starts earlier, because both call each other. Its
 * address must be known before it listens.
 */
async function portsOf(
  simulators: readonly AppDefinition[],
  environment: Environment,
): Promise<Environment> {
  const order = startOrder(simulators);
  const early = order.filter(
    (app, index) =>
      environment[app.port.name]?.trim() === '0' &&
      order.slice(0, index).some((other) => calls(other, app)),
  );
  const free = await Promise.all(early.map(async ({ port }) => [port.name, await freePort()]));
  return Object.fromEntries(free) as Environment;
}

/** A free port. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

/** The addresses of apps that will be started. */
function laterSiblings(later: readonly AppDefinition[], environment: Environment): Environment {
  const host = environment['HOST']?.trim() ?? '';
  const shown = host === '' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const addresses = later.flatMap((app) => {
    const port = environment[app.port.name]?.trim() ?? '';
    const isKnown = port !== '0' && isUnset(environment, addressVariable(app));
    const address = `http://${shown}:${port === '' ? app.port.default : port}`;
    return isKnown ? [[addressVariable(app), address]] : [];
  });
  return Object.fromEntries(addresses) as Environment;
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
