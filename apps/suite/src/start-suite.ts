import {
  processEnvironment,
  startService,
  type AppDefinition,
  type Environment,
  type RunningService,
} from '#libs/platform';

/** Starts every app, each on its own port; where one cannot start, those that did are stopped again. */
export async function startSuite(
  apps: readonly AppDefinition[],
  environment: Environment = processEnvironment(),
): Promise<readonly RunningService[]> {
  const started: RunningService[] = [];
  try {
    for (const app of apps) started.push(await startService(app, environment));
  } catch (error) {
    await Promise.all(started.map((service) => service.stop()));
    throw error;
  }
  return started;
}
