import { type Schema } from '#libs/app';

/** The name of a migration, as TypeORM stores it in the table `migrations`. */
export function nameOf(migration: Schema['migrations'][number]): string {
  return new migration().name ?? migration.name;
}

/**
 * The migrations of a database that this version does not know: a newer version has run them.
 * @param applied the names in the table `migrations` of the database
 */
export function unknownMigrations({ migrations }: Schema, applied: readonly string[]): string[] {
  const known = new Set(migrations.map(nameOf));
  return applied.filter((name) => !known.has(name));
}

/** Whether the database lacks a migration of this version. */
export function lacksMigrations({ migrations }: Schema, applied: readonly string[]): boolean {
  const done = new Set(applied);
  return migrations.some((migration) => !done.has(nameOf(migration)));
}

/** The schema as it was when only these migrations existed; the same object if it has no others. */
export function schemaOf(schema: Schema, applied: readonly string[]): Schema {
  const known = new Set(applied);
  const migrations = schema.migrations.filter((migration) => known.has(nameOf(migration)));
  return migrations.length === schema.migrations.length ? schema : { ...schema, migrations };
}
