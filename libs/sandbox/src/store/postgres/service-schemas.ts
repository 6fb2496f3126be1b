import type pg from 'pg';
import { type Schema } from '#libs/app';
import { type Peers } from '../../peers/peers';
import { PostgresPeers } from '../../peers/postgres-peers';
import { SandboxQuotaReached } from '../sandbox.errors';
import { PostgresConnections } from './postgres-connections';
import { hasSchema, schemasAfter, type Queries } from './postgres-schemas';
import { RemovedSchemas } from './removed-schemas';
import { SchemaNames } from './schema-names';

export interface PostgresSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly sandboxesMax: number;
}

/** The schemas of one service in its database: their names, locks and quota. */
export class ServiceSchemas {
  readonly connections: PostgresConnections;
  readonly removed: RemovedSchemas;
  readonly names: SchemaNames;
  readonly peers: Peers;

  constructor(
    readonly service: string,
    readonly schema: Schema,
    private readonly settings: PostgresSettings,
  ) {
    this.connections = new PostgresConnections(settings.url, settings.poolSize);
    this.names = new SchemaNames(service);
    this.removed = new RemovedSchemas(this.names.removed, this.connections);
    this.peers = new PostgresPeers(service, settings.url);
  }

  /**
   * Fails if the sandbox is new and the quota is reached. Until the end of the transaction, no other instance creates a
   * sandbox.
   */
  async checkQuota(client: Queries, sandbox: string): Promise<void> {
    if (await hasSchema(client, this.names.sandbox(sandbox))) return;
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${this.service}~quota`,
    ]);
    const sandboxes = await schemasAfter(client, this.names.sandboxes);
    const { sandboxesMax } = this.settings;
    if (sandboxes.length >= sandboxesMax) throw new SandboxQuotaReached(sandbox, sandboxesMax);
  }

  /** Runs `work` while no other instance of the service changes one of these sandboxes as a whole. */
  async locked<T>(
    sandboxes: readonly string[],
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const schemas = sandboxes.map((sandbox) => this.names.sandbox(sandbox));
    const result = await this.connections.locked(schemas, work);
    this.removed.sweep();
    return result;
  }
}
