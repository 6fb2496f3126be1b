import { toIsoUtc } from '#libs/kernel';
import { type FormatId, type Table, type WriteOptions } from './format';
import { type ColumnType } from './table';
import { type ColumnTotals } from './totals';

/** The hash and the size of a file. */
export interface Digest {
  /** In lower-case hex. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

/** The description of a file, for programs that check it. */
export interface Manifest extends Digest {
  readonly format: FormatId;
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  readonly rows: number;
  /** The sums of the money columns, as decimals. */
  readonly totals: Readonly<Record<string, string>>;
  /** The instant of the data in the file, in ISO 8601 UTC. */
  readonly snapshotAt: string;
  readonly options: WriteOptions;
}

/** The inputs of a manifest. */
export interface ManifestSource {
  readonly format: FormatId;
  readonly table: Table;
  readonly totals: ColumnTotals;
  readonly digest: Digest;
  readonly snapshotAtMs: number;
}

export function manifestOf(source: ManifestSource): Manifest {
  const { format, table, totals, digest, snapshotAtMs } = source;
  return {
    format,
    title: table.title,
    columns: table.columns.map(({ name, type }) => ({ name, type })),
    rows: totals.rows,
    totals: totals.decimals(),
    sha256: digest.sha256,
    size: digest.size,
    snapshotAt: toIsoUtc(snapshotAtMs),
    options: table.options,
  };
}
