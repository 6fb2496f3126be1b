import { startSimulators } from './simulators';

/**
 * `globalSetup` of jest or vitest: the workers inherit the variables. vitest calls the function that it returns; with jest,
 * Testcontainers removes the container after the end of the process.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { container, environment } = await startSimulators();
  Object.assign(process.env, environment);
  return async () => {
    await container.stop();
  };
}
