import { toIsoUtc } from '#libs/kernel';
import { type Format, type Table } from '../format';
import { slices } from '../slices';
import { type Column, type Pages, type Row } from '../table';
import { dataOf, schemaOf, type ParquetData } from './columns';

/**
 * Apache Parquet, compressed with Snappy: money is DECIMAL(18,2), instants are TIMESTAMP in milliseconds UTC, dates are DATE,
 * integers INT64, texts UTF8. All columns may be empty. The time zone of the options has no effect.
 */
export const parquet: Format = {
  id: 'parquet',
  mediaType: 'application/vnd.apache.parquet',
  extension: 'parquet',
  write: writeParquet,
};

/** A row group is in memory until it is written, so it ends when the first of these limits is reached. */
const GROUP_ROWS = 10_000;
const GROUP_CHARACTERS = 8_000_000;

async function* writeParquet(table: Table, pages: Pages): AsyncGenerator<Uint8Array> {
  // Most processes never write this format.
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer');
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: schemaOf(table.columns),
    kvMetadata: [
      { key: 'title', value: table.title },
      { key: 'createdAt', value: toIsoUtc(table.createdAtMs) },
    ],
  });
  /** The bytes written since the last call. The writer continues to count all bytes. */
  const taken = (): Uint8Array => {
    const chunk = bytes.getBytes().slice();
    bytes.index = 0;
    return chunk;
  };
  const group = new RowGroup(table.columns);
  for await (const rows of slices(pages)) {
    group.add(rows);
    if (!group.isFull) continue;
    await writer.write(group.take());
    yield taken();
  }
  if (group.rows > 0) await writer.write(group.take());
  await writer.finish();
  yield taken();
}

/** The cells of some rows, by column. */
class RowGroup {
  rows = 0;
  private characters = 0;
  private data: ParquetData[][];

  constructor(private readonly columns: readonly Column[]) {
    this.data = columns.map(() => []);
  }

  get isFull(): boolean {
    return this.rows >= GROUP_ROWS || this.characters >= GROUP_CHARACTERS;
  }

  add(rows: readonly Row[]): void {
    this.rows += rows.length;
    for (const [index, column] of this.columns.entries()) {
      const data = this.data[index] ?? [];
      for (const row of rows) {
        const value = dataOf(row[index] ?? null, column);
        if (typeof value === 'string') this.characters += value.length;
        data.push(value);
      }
    }
  }

  take(): { columnData: { name: string; data: ParquetData[] }[]; rowGroupSize: number } {
    const columnData = this.columns.map(({ name }, index) => ({
      name,
      data: this.data[index] ?? [],
    }));
    const rowGroupSize = this.rows;
    this.data = this.columns.map(() => []);
    this.rows = 0;
    this.characters = 0;
    return { columnData, rowGroupSize };
  }
}
