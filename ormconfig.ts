import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { processEnvironment, readVariables } from '#libs/platform';
import { sandboxVariables, storeFor, type Schema } from '#libs/sandbox';
import { schema as dict } from './apps/dict/src/schema';
import { schema as iso8583 } from './apps/iso8583/src/schema';
import { schema as ratelimit } from './apps/ratelimit/src/schema';
import { schema as spi } from './apps/spi/src/schema';

const schemas: Readonly<Record<string, Schema>> = { spi, dict, iso8583, ratelimit };

/**
 * The data source for TypeORM's command line: `npm run typeorm -- migration:show`. APP names the service
 * (spi, dict, iso8583, ratelimit) and SANDBOX the sandbox (default); where they are kept comes from the usual variables.
 */
function dataSource(): DataSource {
  const environment = processEnvironment();
  const app = environment['APP'] ?? 'spi';
  const schema = schemas[app];
  if (schema === undefined) {
    throw new Error(
      `APP=${app} is no service; it must be one of ${Object.keys(schemas).join(', ')}.`,
    );
  }
  const store = storeFor(app, schema, readVariables(sandboxVariables, environment));
  return store.dataSource(environment['SANDBOX'] ?? 'default');
}

export default dataSource();
