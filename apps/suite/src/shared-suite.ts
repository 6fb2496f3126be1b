import 'reflect-metadata';
import { type RunningService } from '#libs/app';
import { type Environment } from '#libs/config';
import { apps } from './apps';
import { addressVariable } from './start-order';
import { startAll } from './start-suite';
import { suite } from './suite.app';

/** The addresses of services by name, with that of the suite control as `suite`. */
export type Addresses = Readonly<Record<string, string>>;

const running = new Map<string, Promise<Addresses>>();

/**
 * The simulators that the tests of this process share: in memory, on free ports, with the suite control. They are started by
 * the first call, and do not keep the process alive.
 *
 * @param elsewhere the addresses of services that run elsewhere, by name; they are not started
 */
export function sharedSuite(elsewhere: Addresses): Promise<Addresses> {
  const key = JSON.stringify(Object.entries(elsewhere).sort());
  const started = running.get(key);
  if (started !== undefined) return started;
  const starting = startUnreferenced(elsewhere);
  running.set(key, starting);
  starting.catch(() => running.delete(key));
  return starting;
}

async function startUnreferenced(elsewhere: Addresses): Promise<Addresses> {
  const urls = apps.flatMap((app) => {
    const address = elsewhere[app.name];
    return address === undefined ? [] : [[addressVariable(app), address]];
  });
  const services = await startAll({
    ...inMemory([...apps, suite].map(({ port }) => port.name)),
    ...(Object.fromEntries(urls) as Environment),
  });
  for (const service of services) service.unref();
  return { ...elsewhere, ...addressesOf(services) };
}

/** The variables of services in memory on free ports. Nothing is read from the environment of the tests. */
function inMemory(ports: readonly string[]): Environment {
  const free = Object.fromEntries([...ports, 'ISO8583_TCP_PORT'].map((name) => [name, '0']));
  // A test reads the journal much more often than a person, and its requests come fast.
  return { ...free, DATA_DIR: ':memory:', LOG_LEVEL: 'error', JOURNAL_SIZE: '10000' };
}

function addressesOf(services: readonly RunningService[]): Addresses {
  return Object.fromEntries(services.map(({ definition, address }) => [definition.name, address]));
}
