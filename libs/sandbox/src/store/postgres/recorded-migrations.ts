import type { DataSource, Logger as QueryLogger } from 'typeorm';
import { type Schema } from '#libs/app';
import { inTransaction, quoted, type Queries } from './postgres-schemas';

/** A statement of the migrations, without the name of the schema that it was recorded in. */
interface Recorded {
  /** The parts of its text between the occurrences of the schema name. */
  readonly parts: readonly string[];
  readonly parameters: readonly unknown[];
}

/** The recorded statements of the migrations of a new sandbox. */
interface Recording {
  /** The migrations, in their order. */
  readonly migrations: Schema['migrations'];
  readonly statements: readonly Recorded[];
  /**
   * The statements with which TypeORM records the executed migrations. They are combined into one statement at the end.
   */
  readonly notes: readonly Recorded[];
}

/** One recording for each schema of a process, because the migrations take most of the time of creating a sandbox. */
const recordings = new WeakMap<Schema, Recording>();

/**
 * Queries, and the statements that begin and end a transaction. Later statements already contain the results of the
 * queries.
 */
const NOT_RECORDED = /^\s*(?:SELECT|SHOW|START TRANSACTION|BEGIN|COMMIT)\b/i;
/** The statement with which TypeORM records an executed migration. */
const NOTE = /^INSERT INTO ("[^"]+"\.)?"migrations"\s*\(/;

/**
 * Migrates the new, empty schema of a database, and records the statements.
 * @param open opens a connection whose statements are passed to the logger
 */
export async function recordMigrations(
  schema: Schema,
  name: string,
  open: (logger: QueryLogger) => DataSource,
): Promise<void> {
  // A copy, because the list of the schema can grow.
  const migrations = [...schema.migrations];
  const statements: Recorded[] = [];
  const notes: Recorded[] = [];
  const database = await open(
    loggerTo((query, parameters = []) => {
      if (NOT_RECORDED.test(query)) return;
      const recorded = { parts: query.split(`${quoted(name)}.`), parameters: [...parameters] };
      (NOTE.test(query) ? notes : statements).push(recorded);
    }),
  ).initialize();
  await database.destroy();
  // If the schema name occurs in another form, it cannot be replaced, and each sandbox runs the migrations.
  const isReplaceable = ![...statements, ...notes].some(
    ({ parts, parameters }) =>
      parts.some((part) => part.includes(name)) || parameters.some((each) => each === name),
  );
  const isAtomic = migrations.every((migration) => {
    const { transaction } = new migration() as { readonly transaction?: boolean };
    return transaction !== false;
  });
  if (isReplaceable && isAtomic) {
    recordings.set(schema, { migrations, statements, notes });
  }
}

/**
 * Gives a new, empty schema the tables and rows of its migrations, in one transaction and few round trips, if the
 * migrations were recorded.
 * @param oneByOne sends each statement alone: Citus sends the whole text of a query to its workers for each CREATE INDEX in it
 * @returns false, without any change, if the current migrations have not been recorded
 */
export async function replayMigrations(
  client: Queries,
  schema: Schema,
  name: string,
  oneByOne: boolean,
): Promise<boolean> {
  const recording = recordings.get(schema);
  if (recording === undefined || !isSameList(recording.migrations, schema.migrations)) return false;
  const textOf = ({ parts }: Recorded) => parts.join(`${quoted(name)}.`);
  await inTransaction(client, 'READ COMMITTED', async () => {
    let batch: string[] = [];
    for (const statement of recording.statements) {
      if (statement.parameters.length === 0 && !oneByOne) {
        batch.push(textOf(statement));
        continue;
      }
      if (batch.length > 0) await client.query(batch.join(';\n'));
      batch = [];
      await client.query(textOf(statement), [...statement.parameters]);
    }
    if (batch.length > 0) await client.query(batch.join(';\n'));
    await note(client, recording.notes, textOf);
  });
  return true;
}

async function note(
  client: Queries,
  notes: readonly Recorded[],
  textOf: (statement: Recorded) => string,
): Promise<void> {
  const [first] = notes;
  if (first === undefined) return;
  const [head = ''] = textOf(first).split(' VALUES ');
  const rows = notes.map((_, index) => `($${String(2 * index + 1)}, $${String(2 * index + 2)})`);
  const parameters = notes.flatMap((each) => each.parameters);
  await client.query(`${head} VALUES ${rows.join(', ')}`, parameters);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

/** A logger of TypeORM that only passes statements on. */
function loggerTo(logQuery: (query: string, parameters?: readonly unknown[]) => void): QueryLogger {
  const nothing = (): undefined => undefined;
  return {
    logQuery,
    ...{ logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing },
    ...{ logMigration: nothing, log: nothing },
  };
}
