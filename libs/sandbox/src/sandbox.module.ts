import { Global, Module, type Provider } from '@nestjs/common';
import { APP, type AppDefinition } from '#libs/app';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { RequestStages } from '#libs/http';
import { systemClock } from '#libs/kernel';
import { HeldClock } from './due/held-clock';
import { DueTimer } from './due/due-timer';
import { DueWork } from './due/due-work';
import { AwaitedJobs } from './jobs/awaited-jobs';
import { Jobs } from './jobs/jobs';
import { Journals } from '#libs/journal';
import { Holds } from './hold/holds';
import { keepJournal } from './middleware/keep-journal';
import { followRules } from './middleware/follow-rules';
import { SandboxMetrics } from './metrics/sandbox-metrics';
import { WorkMetrics } from './metrics/work-metrics';
import { ChangeNotifier } from './changes/change-notifier';
import { Watch } from './changes/watch';
import { SandboxSweeper } from './open/sandbox-sweeper';
import { type SandboxConfig } from './config';
import { BlankSandbox } from './open/blank-sandbox';
import { SandboxClock } from './open/sandbox-clock';
import {
  OPEN_SANDBOX_SETTINGS,
  SANDBOX_LIMITS,
  SandboxPool,
  type SandboxLimits,
} from './open/sandbox-pool';
import { Sandboxes } from './open/sandboxes';
import { PostgresSchemas } from './store/postgres/postgres-store';
import { SANDBOX_STORE, type SandboxStore } from './store/sandbox-store';
import { SqliteMemory } from './store/sqlite/memory-store';
import { SqliteFiles } from './store/sqlite/sqlite-store';
import { StartCheck } from './store/start-check';
import { withSandboxTables } from './state/sandbox-schema';
import { type OpenSandboxSettings } from './open/open-sandbox';
import { OutcomeOperations } from './rules/outcome-operations';

/** Injection token of the Clock of a service: the clock of the sandbox of the request. */
export const CLOCK = Symbol('clock');

/** The part of the configuration that each provider needs. */
const settings: readonly Provider[] = [
  {
    provide: SANDBOX_STORE,
    useFactory: (app: AppDefinition, config: ServiceConfig & SandboxConfig) =>
      storeFor(app, config),
    inject: [APP, CONFIG],
  },
  {
    provide: SANDBOX_LIMITS,
    useFactory: (config: SandboxConfig): SandboxLimits => ({
      open: config.sandboxesOpen,
      ttl: config.sandboxTtl,
    }),
    inject: [CONFIG],
  },
  {
    provide: Journals,
    useFactory: (config: SandboxConfig) =>
      new Journals({
        each: { entries: config.journalSize, bytes: config.journalBytes },
        totalBytes: config.journalTotalBytes,
      }),
    inject: [CONFIG],
  },
  {
    provide: OPEN_SANDBOX_SETTINGS,
    useFactory: (
      { name, schema, outcomeOperations }: AppDefinition,
      { peers }: SandboxStore,
      stages: RequestStages,
    ): OpenSandboxSettings => ({
      app: name,
      schema,
      machine: systemClock,
      peers,
      outcomes: new OutcomeOperations(outcomeOperations, (path) => stages.routedPath(path)),
    }),
    inject: [APP, SANDBOX_STORE, RequestStages],
  },
];

/** Gives a service its sandboxes, with the tables of its schema in each; #libs/control adds `/__admin`. */
@Global()
@Module({
  providers: [
    ...settings,
    { provide: CLOCK, useExisting: SandboxClock },
    StartCheck,
    Holds,
    BlankSandbox,
    SandboxPool,
    Sandboxes,
    SandboxClock,
    DueWork,
    DueTimer,
    HeldClock,
    Jobs,
    AwaitedJobs,
    ChangeNotifier,
    Watch,
    SandboxSweeper,
    SandboxMetrics,
    WorkMetrics,
  ],
  exports: [
    ...[CLOCK, SANDBOX_STORE, Sandboxes, Journals, Holds],
    ...[DueTimer, DueWork, Jobs, AwaitedJobs, ChangeNotifier, Watch],
  ],
})
export class SandboxModule {
  constructor(stages: RequestStages, sandboxes: Sandboxes, journals: Journals, holds: Holds) {
    if (journals.isOn) stages.add('arrival', keepJournal(journals, sandboxes));
    stages.add('context', followRules({ sandboxes, holds, stages }));
  }
}

/** Creates the store for the configured database. */
export function storeFor(
  { name: service, schema: own }: Pick<AppDefinition, 'name' | 'schema'>,
  config: SandboxConfig,
): SandboxStore {
  const schema = withSandboxTables(own);
  if (config.databaseUrl !== undefined) {
    const { databaseUrl: url, databasePoolSize: poolSize, sandboxesMax } = config;
    return new PostgresSchemas(service, schema, { url, poolSize, sandboxesMax });
  }
  return config.dataDir === ':memory:'
    ? new SqliteMemory(service, schema, config)
    : new SqliteFiles(service, schema, config);
}
