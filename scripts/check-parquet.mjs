// node scripts/check-parquet.mjs: another implementation of Parquet, in Rust, reads the files of parquet.spec.ts. Prints
// the hashes that the spec expects. It needs `npm install --no-save parquet-wasm` before: see docs/adr/0028.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { parquetReadObjects } from 'hyparquet';
import { readParquet, writeParquet } from 'parquet-wasm/node';
import { build } from './build/build.mjs';

await build({ tests: true });
const built = new URL('../dist/libs/tabular/src/', import.meta.url);
const { parquet } = await import(new URL('parquet/parquet.js', built));
const tables = await import(new URL('test/tables.js', built));
const { BROKEN_TEXTS, column, COLUMNS, NASTY_TEXTS, ROW, rowsOf, tableOf, written } = tables;

const empty = COLUMNS.map(() => null);
await check('types', tableOf(COLUMNS), [ROW, empty, ROW]);
const texts = [...NASTY_TEXTS, ...BROKEN_TEXTS, null];
await check('texts', tableOf([column('text', 'text')]), rowsOf(texts));

/** Lets parquet-wasm read a file and write it again, and compares the two. */
async function check(name, table, rows) {
  const file = await written(parquet, table, rows);
  const again = writeParquet(readParquet(file));
  assert.deepEqual(await read(again), await read(file));
  console.log(`${name}: ${createHash('sha256').update(file).digest('hex')}`);
}

function read(file) {
  return parquetReadObjects({ file: Uint8Array.from(file).buffer });
}
