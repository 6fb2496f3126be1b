import { Global, Inject, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { systemClock } from '#libs/kernel';
import {
  APP,
  CONFIG,
  RequestStages,
  type AppDefinition,
  type PlatformConfig,
} from '#libs/platform';
import { SandboxClock } from './clock/sandbox-clock';
import { DueTimer } from './due/due-timer';
import { DueWork } from './due/due-work';
import { JOURNALS_LIMITS, Journals, type JournalsLimits } from '#libs/journal';
import { keepJournal } from './middleware/keep-journal';
import { exceptOwnAddresses } from './middleware/own-addresses';
import { followRules } from './middleware/follow-rules';
import { SandboxSweeper } from './open/sandbox-sweeper';
import { type SandboxConfig } from './config';
import {
  SANDBOX_LIMITS,
  SANDBOX_STORE,
  Sandboxes,
  OPEN_SANDBOX_SETTINGS,
  type SandboxLimits,
} from './open/sandboxes';
import { PostgresSchemas } from './store/postgres/postgres-store';
import { type SandboxStore, type Schema } from './store/sandbox-store';
import { SqliteFiles, SqliteMemory } from './store/sqlite/sqlite-store';
import { StartCheck } from './store/start-check';
import { withSandboxTables } from './state/sandbox-schema';
import { type OpenSandboxSettings } from './open/open-sandbox';

/** Injection token of the Clock of a service: the clock of the sandbox of the request. */
export const CLOCK = Symbol('clock');

/** Provides the sandboxes of a service, each with the tables of the schema. #libs/control adds `/__admin`. */
@Global()
@Module({})
export class SandboxModule {
  constructor(
    stages: RequestStages,
    sandboxes: Sandboxes,
    journals: Journals,
    @Inject(APP) app: AppDefinition,
  ) {
    if (journals.isOn) {
      stages.add('arrival', exceptOwnAddresses(app, keepJournal(journals, sandboxes)));
    }
    stages.add('context', exceptOwnAddresses(app, followRules(sandboxes)));
  }

  static forSchema(schema: Schema): DynamicModule {
    return {
      module: SandboxModule,
      providers: [
        ...settings(schema),
        { provide: CLOCK, useExisting: SandboxClock },
        StartCheck,
        Sandboxes,
        Journals,
        SandboxClock,
        DueWork,
        DueTimer,
        SandboxSweeper,
      ],
      exports: [CLOCK, SANDBOX_STORE, DueTimer, DueWork, Journals, Sandboxes],
    };
  }
}

/** The settings of each part, taken from the configuration. */
function settings(schema: Schema): Provider[] {
  return [
    {
      provide: SANDBOX_STORE,
      useFactory: ({ name }: AppDefinition, config: PlatformConfig & SandboxConfig) =>
        storeFor(name, schema, config),
      inject: [APP, CONFIG],
    },
    {
      provide: SANDBOX_LIMITS,
      useFactory: (config: SandboxConfig): SandboxLimits => ({
        open: config.sandboxesOpen,
      }),
      inject: [CONFIG],
    },
    {
      provide: JOURNALS_LIMITS,
      useFactory: (config: SandboxConfig): JournalsLimits => ({
        each: { entries: config.journalSize, bytes: config.journalBytes },
        totalBytes: config.journalTotalBytes,
      }),
      inject: [CONFIG],
    },
    {
      provide: OPEN_SANDBOX_SETTINGS,
      useFactory: ({ name }: AppDefinition, { peers }: SandboxStore): OpenSandboxSettings => ({
        app: name,
        machine: systemClock,
        peers,
      }),
      inject: [APP, SANDBOX_STORE],
    },
  ];
}

/** The store that the configuration asks for. */
export function storeFor(service: string, own: Schema, config: SandboxConfig): SandboxStore {
  const schema = withSandboxTables(own);
  if (config.databaseUrl !== undefined) {
    const { databaseUrl: url, databasePoolSize: poolSize, sandboxesMax } = config;
    return new PostgresSchemas(service, schema, { url, poolSize, sandboxesMax });
  }
  return config.dataDir === ':memory:'
    ? new SqliteMemory(service, schema, config)
    : new SqliteFiles(service, schema, config);
}
