import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { processEnvironment, readVariables } from '#libs/config';
import { sandboxVariables, storeFor } from '#libs/sandbox';
import { apps } from './apps/suite/src/apps';

/**
 * The data source for TypeORM's command line: `npm run typeorm -- migration:show`. APP names the service
 * (default: the first one) and SANDBOX the sandbox (default: default). The other variables are those of the service.
 */
function dataSource(): DataSource {
  const environment = processEnvironment();
  const name = environment['APP'] ?? apps[0]?.name;
  const app = apps.find((candidate) => candidate.name === name);
  if (app === undefined) {
    const names = apps.map((candidate) => candidate.name).join(', ');
    throw new Error(`APP=${String(name)} is not a service; it must be one of ${names}.`);
  }
  const store = storeFor(app, readVariables(sandboxVariables, environment));
  return store.dataSource(environment['SANDBOX'] ?? 'default');
}

export default dataSource();
