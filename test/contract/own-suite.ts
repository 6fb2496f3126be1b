import { createTestData, freePorts } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { startSuite } from '../../apps/suite/src/start-suite';
import { type Target } from './describe-contract';

/** Starts all services in this process, on data of their own. */
export async function startOwnSuite(): Promise<Target> {
  const data = await createTestData();
  const services = await startSuite(apps, {
    LOG_LEVEL: 'error',
    ...data.environment,
    ...freePorts(apps),
  });
  return {
    addresses: Object.fromEntries(
      services.map(({ definition, address }) => [definition.name, address]),
    ),
    close: async () => {
      await Promise.all(services.map((service) => service.stop()));
      await data.remove();
    },
  };
}
