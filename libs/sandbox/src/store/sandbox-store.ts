import type { DataSource, MigrationInterface } from 'typeorm';

/** What a service keeps in each of its sandboxes. */
export interface Schema {
  readonly entities: readonly (new () => object)[];
  /** In the order in which they are to run. */
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/** Where the databases of one service's sandboxes are, and how one is opened and closed. */
export interface SandboxStore {
  /** The sandbox's database as it is, not opened: for TypeORM's command line. */
  dataSource(sandbox: string): DataSource;
  /** Opens the sandbox's database, made and migrated where it has to be. */
  open(sandbox: string): Promise<DataSource>;
  /** Closes it; what it holds stays. */
  close(sandbox: string, database: DataSource): Promise<void>;
  /** Fails where the databases cannot be reached. */
  check(): Promise<void>;
  /** Lets go of what the store itself holds, after the last database was closed. */
  end(): Promise<void>;
}
