import { type AppDefinition, type Environment } from '#libs/platform';

/** Settings with which every port of the services is one that the system chooses. */
export function freePorts(apps: readonly AppDefinition[]): Environment {
  const names = apps.flatMap(({ port, variables }) =>
    [port, ...Object.values(variables)].map(({ name }) => name),
  );
  return Object.fromEntries(
    names.filter((name) => name.endsWith('_PORT')).map((name) => [name, '0']),
  );
}
