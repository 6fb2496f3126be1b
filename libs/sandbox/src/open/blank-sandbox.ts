import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { APP, type AppDefinition } from '#libs/app';
import { systemClock } from '#libs/kernel';
import { NO_PEERS } from '../peers/peers';
import { ANY_OUTCOME } from '../rules/outcome-operations';
import { withSandboxTables } from '../state/sandbox-schema';
import { SqliteMemory } from '../store/sqlite/memory-store';
import { OpenSandbox } from './open-sandbox';

const NAME = 'blank';

/**
 * A sandbox as it is before its first use: what a GET below `/__admin` reads if its sandbox does not exist. It is in
 * memory and in no store, whatever the database of the service is, so reading it creates nothing.
 */
@Injectable()
export class BlankSandbox implements OnApplicationShutdown {
  private readonly app: string;
  private readonly schema: AppDefinition['schema'];
  private readonly memory: SqliteMemory;
  private database: Promise<DataSource> | undefined;

  constructor(@Inject(APP) { name, schema }: AppDefinition) {
    this.app = name;
    this.schema = schema;
    const config = { sqliteSynchronous: 'NORMAL', sandboxesMax: 1 } as const;
    this.memory = new SqliteMemory(name, withSandboxTables(schema), config);
  }

  /** @param name by which the request calls it */
  async open(name: string): Promise<OpenSandbox> {
    this.database ??= this.memory.open(NAME).catch((error: unknown) => {
      // The next request tries again.
      this.database = undefined;
      throw error;
    });
    const { app, schema } = this;
    // It has no rules, so nobody asks for their outcomes.
    const outcomes = ANY_OUTCOME;
    const settings = { app, schema, machine: systemClock, peers: NO_PEERS, outcomes };
    return OpenSandbox.open(name, await this.database, settings);
  }

  async onApplicationShutdown(): Promise<void> {
    const database = await this.database;
    if (database !== undefined) await this.memory.close(NAME, database);
  }
}
