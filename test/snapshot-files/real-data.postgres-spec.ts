import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createTestApp, type TestApp, type TestData } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { unpack, VERSIONS, type Recording } from '../upgrades/recording';

const SANDBOX = 'pending';
const SETTINGS = { LOG_LEVEL: 'silent', ISO8583_TCP_PORT: '0' };
const services = apps.map((definition) => [definition.name, definition] as const);

/** A file of the snapshot `name` of the sandbox. */
const pathOf = (name: string): string => `/__admin/sandboxes/${SANDBOX}/snapshots/${name}`;

describe('Snapshot files with the data of real use, from PostgreSQL to SQLite and back', () => {
  let recording: Recording;
  let onSqlite: TestData;
  beforeAll(async () => {
    recording = await unpack(VERSIONS.at(-1) ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'snapshot-files-'));
    onSqlite = {
      environment: { DATA_DIR: folder },
      remove: () => {
        rmSync(folder, { recursive: true, force: true });
        return Promise.resolve();
      },
    };
  });
  afterAll(async () => {
    await recording.data.remove();
    await onSqlite.remove();
  });

  it.each(services)('of %s have the same rows, and are restored', async (_, definition) => {
    const postgres = await createTestApp(definition, SETTINGS, recording.data);
    const sqlite = await createTestApp(definition, SETTINGS, onSqlite);
    try {
      await postgres.http.post(pathOf('s')).expect(201);
      const first = await download(postgres, 's');
      await upload(sqlite, 's', first);
      const second = await download(sqlite, 's');
      await upload(postgres, 'back', second);
      const third = await download(postgres, 'back');
      const rows = rowsIn(first);
      expect(rows.length).toBeGreaterThan(5);
      expect(rowsIn(second)).toEqual(rows);
      expect(rowsIn(third)).toEqual(rows);
      for (const [test, name] of [
        [sqlite, 's'],
        [postgres, 'back'],
      ] as const) {
        await test.http
          .post(`${pathOf(name)}/restore`)
          .send({ into: 'restored' })
          .expect(200);
      }
    } finally {
      await Promise.all([postgres.stop(), sqlite.stop()]);
    }
  });
});

async function download(test: TestApp, name: string): Promise<Buffer> {
  const response = await fetch(`${test.address}${pathOf(name)}/file`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function upload(test: TestApp, name: string, file: Buffer): Promise<void> {
  const answer = await test.http
    .put(`${pathOf(name)}/file`)
    .set('Content-Type', 'application/gzip')
    .send(file);
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()]);
}

/** The rows of a file with the names of their tables and columns, in an order that does not depend on the database. */
function rowsIn(file: Buffer): string[] {
  const rows: string[] = [];
  let open: { readonly table: string; readonly columns: readonly string[] } | undefined;
  for (const line of gunzipSync(file).toString('utf8').trimEnd().split('\n')) {
    const value = JSON.parse(line) as unknown;
    if (!Array.isArray(value)) {
      open = value as typeof open;
      continue;
    }
    const values: readonly unknown[] = value;
    const members = (open?.columns ?? []).map((column, at): [string, unknown] => [
      column,
      values[at],
    ]);
    members.sort(([one], [other]) => (one < other ? -1 : 1));
    rows.push(`${open?.table ?? ''} ${JSON.stringify(members)}`);
  }
  return rows.sort();
}
