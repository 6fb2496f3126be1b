import { Logger } from '@nestjs/common';
import { newUuid } from '#libs/kernel';
import { type PostgresConnections } from './postgres-connections';
import { dropSchema, hasSchema, quoted, schemasAfter, type Queries } from './postgres-schemas';

/**
 * Removes schemas. On Citus a schema takes a second or more to drop, because each of its tables is dropped on every node. There
 * it gets another name, which takes milliseconds, and is dropped in the background. If the process ends before, the next process
 * that removes a schema drops it too. docs/adr/0062
 */
export class RemovedSchemas {
  private readonly logger = new Logger('RemovedSchemas');
  private isEnded = false;
  private isWaiting = false;
  private sweeping: Promise<void> | undefined;

  /** @param prefix of the schemas that wait to be dropped */
  constructor(
    private readonly prefix: string,
    private readonly connections: PostgresConnections,
  ) {}

  /** Removes a schema, if it exists. It can be part of a transaction. Call `sweep` after the commit. */
  async remove(client: Queries, schema: string): Promise<void> {
    if (!(await this.connections.isCitus())) {
      await dropSchema(client, schema);
      return;
    }
    if (!(await hasSchema(client, schema))) return;
    const name = `${this.prefix}${newUuid().replaceAll('-', '')}`;
    // The comment of a snapshot would list it.
    await client.query(`COMMENT ON SCHEMA ${quoted(schema)} IS NULL`);
    await client.query(`ALTER SCHEMA ${quoted(schema)} RENAME TO ${quoted(name)}`);
    this.isWaiting = true;
  }

  /** Drops what was removed, in the background. */
  sweep(): void {
    if (!this.isWaiting || this.sweeping !== undefined || this.isEnded) return;
    this.isWaiting = false;
    this.sweeping = this.dropAll()
      .catch((error: unknown) => {
        this.logger.warn(`Removed sandboxes are dropped later: ${String(error)}`);
      })
      .finally(() => {
        this.sweeping = undefined;
        this.sweep();
      });
  }

  /** Waits for the schema that is being dropped. */
  async end(): Promise<void> {
    this.isEnded = true;
    await this.sweeping;
  }

  private async dropAll(): Promise<void> {
    for (const rest of await schemasAfter(this.connections.pool, this.prefix)) {
      if (this.isEnded) return;
      const schema = this.prefix + rest;
      // Another instance may be dropping it.
      await this.connections.locked([schema], (client) => dropSchema(client, schema));
    }
  }
}
