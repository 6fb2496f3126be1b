import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Column,
  Entity,
  PrimaryGeneratedColumn,
  Table,
  TableColumn,
  TableForeignKey,
  TableIndex,
  TableUnique,
  type DataSource,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { type Schema } from '#libs/app';
import { createTestData, databaseUnderTest } from '#libs/testing';
import { withSandboxTables } from '../../state/sandbox-schema';
import { SandboxStateRow } from '../../state/sandbox.rows';
import { PostgresSchemas } from '../postgres/postgres-store';
import { type SandboxStore } from '../sandbox-store';
import { SqliteMemory } from '../sqlite/memory-store';
import { SqliteFiles } from '../sqlite/sqlite-store';

@Entity('owners')
export class Owner {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  name!: string;
}

@Entity('entries')
export class Entry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'owner_id', type: 'integer' })
  ownerId!: number;

  @Column({ type: 'varchar', length: 40 })
  text!: string;
}

const generated = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
} as const;

/** A foreign key from the table that comes first by name, a unique constraint and an index. */
class CreateEntries1763690500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const text = { type: 'varchar', length: '40' };
    await queryRunner.createTable(
      new Table({ name: 'owners', columns: [generated, { name: 'name', ...text }] }),
    );
    await queryRunner.createTable(
      new Table({
        name: 'entries',
        columns: [generated, { name: 'owner_id', type: 'integer' }, { name: 'text', ...text }],
        uniques: [new TableUnique({ columnNames: ['text'] })],
        indices: [new TableIndex({ columnNames: ['owner_id'] })],
        foreignKeys: [
          new TableForeignKey({
            columnNames: ['owner_id'],
            referencedTableName: 'owners',
            referencedColumnNames: ['id'],
          }),
        ],
      }),
    );
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** A migration of a later version, which changes existing rows. */
export class AddNote1763690600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const note = { name: 'note', type: 'varchar', length: '60', default: `'none'` };
    await queryRunner.addColumn('entries', new TableColumn(note));
    await queryRunner.query(
      `UPDATE ${tableOf(queryRunner.dataSource)} SET note = 'was ' || "text"`,
    );
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** The table of entries, as a statement names it. */
export function tableOf({ driver }: DataSource): string {
  const { schema } = driver as { readonly schema?: string };
  return schema === undefined ? '"entries"' : `"${schema}"."entries"`;
}

export const SERVICE = 'note';

/** The location of the data of a test, and the stores that share it. */
export interface Bench {
  /** Another store of the same data, unless the data exists only inside the store. */
  readonly store: (service?: string) => SandboxStore;
  /** Migrations that the service has from the next opening. */
  readonly migrations: (new () => MigrationInterface)[];
  readonly dataDir: string;
  readonly url: string;
  remove(): Promise<void>;
}

function newSchema(): { readonly schema: Schema; readonly migrations: Bench['migrations'] } {
  const { entities, migrations: all } = withSandboxTables({
    entities: [Owner, Entry],
    migrations: [CreateEntries1763690500000],
  });
  const migrations = [...all];
  return { schema: { entities, migrations }, migrations };
}

const NORMAL = { sqliteSynchronous: 'NORMAL', sandboxesMax: 100 } as const;

export function files(): Bench {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  const { schema, migrations } = newSchema();
  return {
    store: (service = SERVICE) => new SqliteFiles(service, schema, { dataDir, ...NORMAL }),
    migrations,
    dataDir,
    url: '',
    remove: () => {
      rmSync(dataDir, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

export function memory(): Bench {
  const { schema, migrations } = newSchema();
  return {
    store: (service = SERVICE) => new SqliteMemory(service, schema, NORMAL),
    migrations,
    dataDir: '',
    url: '',
    remove: () => Promise.resolve(),
  };
}

export function postgres(url: string, remove: () => Promise<void>): Bench {
  const { schema, migrations } = newSchema();
  return {
    store: (service = SERVICE) =>
      new PostgresSchemas(service, schema, { url, poolSize: 4, sandboxesMax: 100 }),
    migrations,
    dataDir: '',
    url,
    remove,
  };
}

async function onPostgres(): Promise<Bench> {
  const data = await createTestData();
  return postgres(data.environment['DATABASE_URL'] ?? '', () => data.remove());
}

/** The stores that each test of a store must pass on; PostgreSQL if there is a server. */
export const kinds = [
  { kind: 'SQLite files', create: files, outlives: true },
  { kind: 'SQLite in memory', create: memory, outlives: false },
  ...(databaseUnderTest === 'PostgreSQL'
    ? [{ kind: 'PostgreSQL', create: onPostgres, outlives: true }]
    : []),
];

/** A store under test, with the operations of a service that uses it. */
export class Sandboxes {
  readonly store: SandboxStore;
  private readonly open = new Map<string, DataSource>();

  constructor(bench: Bench, service?: string) {
    this.store = bench.store(service);
  }

  async in(sandbox: string): Promise<DataSource> {
    const database = this.open.get(sandbox) ?? (await this.store.open(sandbox));
    this.open.set(sandbox, database);
    return database;
  }

  async close(sandbox: string): Promise<void> {
    const database = this.open.get(sandbox);
    this.open.delete(sandbox);
    if (database !== undefined) await this.store.close(sandbox, database);
  }

  async end(): Promise<void> {
    for (const sandbox of [...this.open.keys()]) await this.close(sandbox);
    await this.store.end();
  }

  /** Prepares a sandbox like the service does on the first opening. */
  async begin(sandbox: string, app = SERVICE): Promise<void> {
    const repository = (await this.in(sandbox)).getRepository(SandboxStateRow);
    await repository.save({
      id: 1,
      app,
      createdAt: '2026-01-01T00:00:00.000Z',
      lastUsedAt: '2026-01-02T00:00:00.000Z',
      clock: `{"of":"${sandbox}"}`,
    });
  }

  async add(sandbox: string, ...texts: readonly string[]): Promise<void> {
    const database = await this.in(sandbox);
    for (const text of texts) {
      const { id } = await database.getRepository(Owner).save({ name: text });
      await database.getRepository(Entry).save({ ownerId: id, text });
    }
  }

  async texts(sandbox: string): Promise<string[]> {
    const entries = (await this.in(sandbox)).getRepository(Entry);
    return (await entries.find({ order: { id: 'ASC' } })).map(
      ({ id, text }) => `${String(id)} ${text}`,
    );
  }

  async clock(sandbox: string): Promise<string | undefined> {
    const rows = (await this.in(sandbox)).getRepository(SandboxStateRow);
    return (await rows.findOneBy({ id: 1 }))?.clock;
  }

  async save(sandbox: string, snapshot: string, save?: string): Promise<void> {
    await this.store.saveSnapshot({ sandbox, snapshot, save }, await this.in(sandbox));
  }

  async restore(from: string, into = from.split('/')[0] ?? ''): Promise<void> {
    const [sandbox = '', snapshot = '', save] = from.split('/');
    await this.close(into);
    await this.store.restoreSnapshot({ sandbox, snapshot, save }, into);
  }

  async snapshots(sandbox: string): Promise<string[]> {
    return (await this.store.listSnapshots(sandbox)).map(({ name }) => name);
  }
}

/** Gives every test of the suite a new bench; `under` is the store under test. */
export function benchForEach(create: () => Bench | Promise<Bench>): {
  bench: Bench;
  under: Sandboxes;
} {
  const current = {} as { bench: Bench; under: Sandboxes };
  beforeEach(async () => {
    current.bench = await create();
    current.under = new Sandboxes(current.bench);
  });
  afterEach(async () => {
    await current.under.end();
    await current.bench.remove();
  });
  return current;
}
