import 'reflect-metadata';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { benchForEach, files, tableOf } from '../test/store-bench';

/** What a kill in the middle of the migration leaves on the disk is what a copy of the files has at that moment. */
let copyFiles = (): void => undefined;

/** A migration that is longer than the cache of SQLite, so that uncommitted pages are in the WAL. */
class Slow1763690900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const table = tableOf(queryRunner.dataSource);
    const note = { name: 'note', type: 'varchar', length: '4000', default: `'none'` };
    await queryRunner.query('PRAGMA cache_size = 10');
    await queryRunner.addColumn('entries', new TableColumn(note));
    await queryRunner.query(`UPDATE ${table} SET note = hex(zeroblob(2000))`);
    copyFiles();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe('A migration on SQLite that is killed in the middle', () => {
  const on = benchForEach(files);
  const path = (...parts: string[]): string => join(on.bench.dataDir, 'sandboxes', ...parts);

  it('has changed nothing, and is done at the next opening', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `text ${String(index)}`);
    await on.under.begin('a');
    await on.under.add('a', ...texts);
    await on.under.close('a');
    mkdirSync(path('killed'));
    copyFiles = () => {
      for (const suffix of ['', '-wal']) {
        cpSync(path('a', `note.sqlite${suffix}`), path('killed', `note.sqlite${suffix}`));
      }
      copyFiles = () => undefined;
    };
    on.bench.migrations.push(Slow1763690900000);
    await on.under.in('a');
    const notes = async () => {
      const database = await on.under.in('killed');
      return database.query<object[]>(`SELECT DISTINCT length(note) AS length FROM entries`);
    };
    on.bench.migrations.pop();
    expect(await on.under.texts('killed')).toHaveLength(50);
    await expect(notes()).rejects.toThrow(/no such column/);
    await on.under.close('killed');
    on.bench.migrations.push(Slow1763690900000);
    expect(await notes()).toEqual([{ length: 4_000 }]);
    expect(await on.under.texts('killed')).toHaveLength(50);
  });
});
