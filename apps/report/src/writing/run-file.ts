import { timeZone, type Digest } from '#libs/tabular';
import { toIsoUtc } from '#libs/kernel';
import { type Run, type RunManifest } from '../runs/run';
import { type Source } from '../types/report-type';
import { type ItemTotals } from './run-reading';

/** The file of a run: what it is made of, how it is written, and how it is described. */
export interface RunFile<Item> {
  readonly source: Source<Item>;
  /** The totals of all that is read, which are compared with those of the source. */
  readonly totals: ItemTotals<Item>;
  readonly mediaType: string;
  /** Without a dot. */
  readonly extension: string;
  /** The suggested name without an extension. */
  readonly baseName: string;
  readonly maxRows?: number | undefined;
  write(pages: AsyncIterable<readonly Item[]>): AsyncIterable<Uint8Array>;
  /** After the last byte. */
  describe(digest: Digest): RunManifest;
}

/** An instant in the time zone of the report. */
export function localText(
  instantMs: number,
  { options }: { readonly options: Pick<Run['options'], 'timezone'> },
): string {
  return timeZone(options.timezone)?.isoText(instantMs) ?? toIsoUtc(instantMs);
}
