import type pg from 'pg';
import { type EmptySnapshot, type SnapshotContent } from '../snapshot-content';
import {
  checkApp,
  checkLoaded,
  checkSave,
  checkSnapshotVersion,
  SnapshotDamaged,
  SnapshotNotFound,
} from '../snapshot.errors';
import {
  type SnapshotAddress,
  type SnapshotDescription,
  type SnapshotOfSave,
} from '../sandbox-store';
import { copyBeside } from './citus';
import { copyRows, emptyTables, removeLeases } from './postgres-rows';
import {
  copySchema,
  descriptionOf,
  hasSchema,
  inTransaction,
  labelledCopies,
  migrationsOf,
  quoted,
  renameCopy,
  stateOf,
  type Queries,
} from './postgres-schemas';
import { type ServiceSchemas } from './service-schemas';
import { fillTables, rowsOf, tablesOfData } from './snapshot-rows';
import { withStagedSchema } from './staged-schema';

/** Saves, restores, reads and writes the snapshots of a service. */
export class PostgresSnapshots {
  constructor(private readonly schemas: ServiceSchemas) {}

  /** The server copies the committed rows. The connections of the open sandbox are not needed. */
  save(address: SnapshotOfSave): Promise<SnapshotDescription> {
    return this.schemas.locked([address.sandbox], (client) =>
      this.copyAs(client, this.schemas.names.sandbox(address.sandbox), address),
    );
  }

  rename({ sandbox, snapshot }: SnapshotAddress, to: string): Promise<void> {
    return this.schemas.locked([sandbox], async (client) => {
      const copy = await this.copyOf(client, { sandbox, snapshot });
      if (to === snapshot) return;
      const address = { sandbox, snapshot: to };
      await inTransaction(client, 'READ COMMITTED', async () => {
        const schema = this.schemas.names.snapshot(address);
        await this.schemas.removed.remove(client, schema);
        await renameCopy(client, copy, { ...address, schema });
      });
    });
  }

  list(sandbox: string): Promise<SnapshotDescription[]> {
    return this.snapshotsOf(this.schemas.connections.pool, sandbox);
  }

  delete(sandbox: string, snapshot: string): Promise<boolean> {
    return this.schemas.locked([sandbox], async (client) => {
      const schema = this.schemas.names.snapshot({ sandbox, snapshot });
      if (!(await hasSchema(client, schema))) return false;
      await this.schemas.removed.remove(client, schema);
      return true;
    });
  }

  restore(from: SnapshotOfSave, into: string): Promise<void> {
    return this.schemas.locked([from.sandbox, into], async (client) => {
      const { schema: copy, save } = await this.copyOf(client, from);
      checkSave(from, save);
      checkApp(from, (await stateOf(client, copy))?.app, this.schemas.service);
      const migrations = await migrationsOf(client, copy);
      if (migrations.length === 0) {
        throw new SnapshotDamaged(from, 'it does not list the migrations of its tables');
      }
      checkSnapshotVersion(from, this.schemas.schema, migrations);
      const target = this.schemas.names.sandbox(into);
      await this.schemas.peers.announce({ kind: 'replaced', sandbox: into });
      const isSameShape = String(await migrationsOf(client, target)) === String(migrations);
      if (isSameShape) await refill(client, copy, target);
      else await this.rebuild(client, copy, into, migrations);
    });
  }

  /**
   * Tables as they were when the snapshot was saved are made beside the sandbox, filled, and take its
   * place. Migrations that are newer than the snapshot then run on its rows when the sandbox is opened.
   */
  private rebuild(
    client: pg.PoolClient,
    copy: string,
    into: string,
    migrations: readonly string[],
  ): Promise<void> {
    const staging = this.schemas.names.staging(into);
    const target = this.schemas.names.sandbox(into);
    return withStagedSchema(client, this.schemas, staging, migrations, () =>
      inTransaction(client, 'READ COMMITTED', async () => {
        await this.schemas.checkQuota(client, into);
        // Migrations may have written rows that the snapshot has too.
        await emptyTables(client, staging);
        await copyRows(client, copy, staging);
        await removeLeases(client, staging);
        await this.schemas.removed.remove(client, target);
        await client.query(`ALTER SCHEMA ${quoted(staging)} RENAME TO ${quoted(target)}`);
      }),
    );
  }

  read<T>(from: SnapshotAddress, read: (content: SnapshotContent) => Promise<T>): Promise<T> {
    return this.schemas.locked([from.sandbox], async (client) => {
      const { schema, createdAt, save } = await this.copyOf(client, from);
      return inTransaction(client, 'READ COMMITTED', async () =>
        read({
          ...{ createdAt, save },
          migrations: await migrationsOf(client, schema),
          tables: await tablesOfData(client, schema),
          rows: (table) => rowsOf(client, schema, table),
        }),
      );
    });
  }

  /** The rows are checked by the constraints of a schema like that of a sandbox, which is copied as one is that is saved. */
  async write(
    to: SnapshotOfSave,
    migrations: readonly string[],
    fill: (empty: EmptySnapshot) => Promise<void>,
  ): Promise<SnapshotDescription> {
    checkSnapshotVersion(to, this.schemas.schema, migrations);
    return this.schemas.locked([to.sandbox], (client) => {
      const staging = this.schemas.names.staging(to.sandbox);
      return withStagedSchema(client, this.schemas, staging, migrations, async () => {
        await inTransaction(client, 'READ COMMITTED', async () => {
          await emptyTables(client, staging);
          await fillTables(client, staging, fill);
        });
        checkLoaded(to, await stateOf(client, staging), this.schemas.service);
        return this.copyAs(client, staging, to);
      });
    });
  }

  /** Copies a schema as a snapshot, in place of an older one with the same name. */
  private async copyAs(
    client: pg.PoolClient,
    schema: string,
    address: SnapshotOfSave,
  ): Promise<SnapshotDescription> {
    const { sandbox, snapshot } = address;
    const copy = (await this.schemas.connections.isCitus()) ? copyBeside : copySchema;
    await inTransaction(client, 'REPEATABLE READ', async () => {
      const target = this.schemas.names.snapshot(address);
      await this.schemas.removed.remove(client, target);
      await copy(client, schema, target, address);
    });
    const saved = (await this.snapshotsOf(client, sandbox)).find(({ name }) => name === snapshot);
    if (saved !== undefined) return saved;
    throw new Error(`Snapshot ${snapshot} was not found after it was saved.`);
  }

  /** @throws SnapshotNotFound */
  private async copyOf(client: Queries, { sandbox, snapshot }: SnapshotAddress) {
    const copies = await labelledCopies(client, this.schemas.names.copies, sandbox);
    const copy = copies.find(({ name }) => name === snapshot);
    if (copy === undefined) throw new SnapshotNotFound({ sandbox, snapshot });
    return copy;
  }

  private async snapshotsOf(client: Queries, sandbox: string): Promise<SnapshotDescription[]> {
    const copies = await labelledCopies(client, this.schemas.names.copies, sandbox);
    return copies.map(descriptionOf);
  }
}

/** If the sandbox has the same tables as the snapshot, only the rows are replaced. */
async function refill(client: pg.PoolClient, copy: string, target: string): Promise<void> {
  await inTransaction(client, 'READ COMMITTED', async () => {
    await emptyTables(client, target);
    await copyRows(client, copy, target);
    await removeLeases(client, target);
  });
}
