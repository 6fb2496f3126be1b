import { type AppDefinition } from '#libs/app';
import { type Environment } from '#libs/config';

/** Returns settings with which the system chooses all ports of the services. */
export function freePorts(apps: readonly AppDefinition[]): Environment {
  const names = apps.flatMap(({ port, variables }) =>
    [port, ...Object.values(variables)].map(({ name }) => name),
  );
  return Object.fromEntries(
    names.filter((name) => name.endsWith('_PORT')).map((name) => [name, '0']),
  );
}
