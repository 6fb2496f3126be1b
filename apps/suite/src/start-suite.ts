import {
  inService,
  processEnvironment,
  startService,
  type AppDefinition,
  type Environment,
  type RunningService,
} from '#libs/platform';
import { addressVariable, startOrder } from './start-order';

/**
 * Starts every app, each on its own port; where one cannot start, those that did are stopped again. Each is
 * told the addresses of those that it calls (`DICT_URL` and the like) that the environment does not name.
 * @returns the services in the order of `apps`
 */
export async function startSuite(
  apps: readonly AppDefinition[],
  environment: Environment = processEnvironment(),
): Promise<readonly RunningService[]> {
  const started: RunningService[] = [];
  try {
    for (const app of startOrder(apps)) {
      const settings = { ...environment, ...siblings(started, environment) };
      started.push(await inService(app.name, () => startService(app, settings)));
    }
  } catch (error) {
    await Promise.all(started.map((service) => service.stop()));
    throw error;
  }
  const place = ({ definition }: RunningService): number => apps.indexOf(definition);
  return started.sort((one, other) => place(one) - place(other));
}

function siblings(started: readonly RunningService[], environment: Environment): Environment {
  const addresses = started.map(({ definition, address }) => [
    addressVariable(definition),
    address,
  ]);
  const isOpen = ([name = '']: string[]): boolean => (environment[name]?.trim() ?? '') === '';
  return Object.fromEntries(addresses.filter(isOpen)) as Environment;
}
