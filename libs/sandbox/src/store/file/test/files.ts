import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isPostgres } from '#libs/database';
import { TemporaryFile } from '#libs/kernel';
import { SandboxStateRow } from '../../../state/sandbox.rows';
import { SERVICE, type Sandboxes } from '../../test/store-bench';
import { loadSnapshotFile } from '../load-file';
import { writeSnapshotFile } from '../write-file';

/** A table with a column of each type. */
export class CreateValues1763690550000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const [bytes, number] = isPostgres(queryRunner.dataSource)
      ? ['bytea', 'double precision']
      : ['blob', 'double'];
    const types = {
      small: 'integer',
      large: 'bigint',
      name: 'varchar',
      text: 'text',
      flag: 'boolean',
      bytes,
      number,
    };
    const columns = Object.entries(types).map(([name, type]) => ({ name, type, isNullable: true }));
    const id = { name: 'id', type: 'integer', isPrimary: true };
    await queryRunner.createTable(new Table({ name: 'values_of_all', columns: [id, ...columns] }));
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** Prepares a sandbox whose clock shows the time of the machine. */
export async function begin(under: Sandboxes, sandbox: string): Promise<void> {
  await under.begin(sandbox);
  const rows = (await under.in(sandbox)).getRepository(SandboxStateRow);
  await rows.update({ id: 1 }, { clock: '{"mode":"real"}' });
}

/** The bytes of the file of a snapshot. */
export async function fileOf(under: Sandboxes, from: string): Promise<Buffer> {
  const [sandbox = '', snapshot = ''] = from.split('/');
  const file = await TemporaryFile.create();
  try {
    await under.store.readSnapshot({ sandbox, snapshot }, (content) =>
      writeSnapshotFile(SERVICE, content, file),
    );
    return await buffer(file.stream());
  } finally {
    await file.close();
  }
}

export function load(under: Sandboxes, bytes: Buffer, to: string, maxBytes = 10_000_000) {
  const [sandbox = '', snapshot = '', save] = to.split('/');
  const file = { packed: Readable.from([bytes]), service: SERVICE, maxBytes };
  return loadSnapshotFile(under.store, { sandbox, snapshot, save }, file);
}

/** The lines of a file, without the line breaks. */
export function linesOf(bytes: Buffer): string[] {
  return gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
}

/** A file with these lines, and an end that fits them. */
export function fileWith(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join('');
  const rows = lines.filter((line) => line.startsWith('[')).length;
  const sha256 = createHash('sha256').update(text).digest('hex');
  return gzipSync(`${text}${JSON.stringify({ end: true, rows, sha256 })}\n`);
}
