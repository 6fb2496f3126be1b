import type { QueryRunner } from 'typeorm';

/** Returns the name of a table for a statement of a migration, with its schema if it has one. */
export async function pathOf(queryRunner: QueryRunner, name: string): Promise<string> {
  const table = await queryRunner.getTable(name);
  return (table?.name ?? name)
    .split('.')
    .map((part) => queryRunner.dataSource.driver.escape(part))
    .join('.');
}
