import { Global, Module, type DynamicModule } from '@nestjs/common';
import { systemClock } from '#libs/kernel';
import { APP, CONFIG, type AppDefinition, type PlatformConfig } from '#libs/platform';
import type { SandboxConfig } from './sandbox-variables';
import { SANDBOXES_OPEN, SANDBOX_STORE, Sandboxes } from './sandboxes';
import { PostgresSchemas } from './store/postgres-store';
import type { SandboxStore, Schema } from './store/sandbox-store';
import { SqliteFiles, SqliteMemory } from './store/sqlite-store';
import { withWorld } from './world/world-schema';

/** Injection token of the Clock that a service takes "now" from. */
export const CLOCK = Symbol('clock');

/** Gives a service its sandboxes, each with a database of the given schema. */
@Global()
@Module({})
export class SandboxModule {
  static forSchema(schema: Schema): DynamicModule {
    return {
      module: SandboxModule,
      providers: [
        {
          provide: SANDBOX_STORE,
          useFactory: ({ name }: AppDefinition, config: PlatformConfig & SandboxConfig) =>
            storeFor(name, schema, config),
          inject: [APP, CONFIG],
        },
        {
          provide: SANDBOXES_OPEN,
          useFactory: ({ sandboxesOpen }: SandboxConfig) => sandboxesOpen,
          inject: [CONFIG],
        },
        { provide: CLOCK, useValue: systemClock },
        Sandboxes,
      ],
      exports: [CLOCK, Sandboxes],
    };
  }
}

/** The store that the configuration asks for. */
export function storeFor(service: string, own: Schema, config: SandboxConfig): SandboxStore {
  const schema = withWorld(own);
  if (config.databaseUrl !== undefined) {
    const connection = { url: config.databaseUrl, poolSize: config.databasePoolSize };
    return new PostgresSchemas(service, schema, connection);
  }
  return config.dataDir === ':memory:'
    ? new SqliteMemory(schema, config)
    : new SqliteFiles(service, schema, config);
}
