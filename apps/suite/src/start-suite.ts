import {
  inService,
  processEnvironment,
  startService,
  type AppDefinition,
  type Environment,
  type RunningService,
} from '#libs/platform';

/**
 * Starts every app, each on its own port; where one cannot start, those that did are stopped again. Each is
 * told the addresses of those before it (`DICT_URL` and the like) that the environment does not name.
 */
export async function startSuite(
  apps: readonly AppDefinition[],
  environment: Environment = processEnvironment(),
): Promise<readonly RunningService[]> {
  const started: RunningService[] = [];
  try {
    for (const app of apps) {
      const settings = { ...environment, ...siblings(started, environment) };
      started.push(await inService(app.name, () => startService(app, settings)));
    }
  } catch (error) {
    await Promise.all(started.map((service) => service.stop()));
    throw error;
  }
  return started;
}

function siblings(started: readonly RunningService[], environment: Environment): Environment {
  const addresses = started.map(({ definition, address }) => [
    `${definition.name.toUpperCase()}_URL`,
    address,
  ]);
  const isOpen = ([name = '']: string[]): boolean => (environment[name]?.trim() ?? '') === '';
  return Object.fromEntries(addresses.filter(isOpen)) as Environment;
}
