import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { toIsoUtc } from '#libs/kernel';
import { JobLost } from '#libs/sandbox';
import {
  ColumnTotals,
  formats,
  manifestOf,
  timeZone,
  zipped,
  type Digest,
  type Format,
  type Manifest,
  type Pages,
  type Table,
} from '#libs/tabular';
import { type ReportConfig } from '../config';
import { outcomeOf } from '../runs/outcomes';
import { type Run, type RunResult } from '../runs/run';
import { REPORT_JOBS, RunChanges } from '../runs/run-changes';
import { RunRepository } from '../runs/run.repository';
import { type ReportType, type Source } from '../types/report-type';
import { ReportTypes } from '../types/report-types';
import { type PartFile } from './part-file';
import { Projection } from './projection';
import { RunReading, RunStuck } from './run-reading';
import { StorageFolder } from './storage-folder';
import { ZIP_MEDIA_TYPE } from './media-types';
import { ReportTooLarge, ReportTypeUnknown } from './writing.errors';

/** How often the progress of a run is stored. */
const PROGRESS_MS = 500;
const MEGABYTE = 1_000_000;

/** A run while its file is written. */
interface Writing {
  readonly run: Run;
  readonly type: ReportType;
  readonly source: Source;
  readonly signal: AbortSignal;
}

/** Writes the file of a run: reads its source, checks the totals, and gives the file its name at the end. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly types: ReportTypes,
    private readonly repository: RunRepository,
    private readonly changes: RunChanges,
    private readonly storage: StorageFolder,
    @Inject(CONFIG) private readonly config: ReportConfig,
  ) {}

  /**
   * @returns undefined if a rule has requested that the run stays running
   * @throws Failure if the source does not answer, or if the file is too large or not correct; then there is no file
   * @throws JobLost if the run was cancelled, or if another instance has taken it
   */
  async write(run: Run, signal: AbortSignal): Promise<RunResult | undefined> {
    const type = this.types.find(run.type);
    if (type === undefined) throw new ReportTypeUnknown(run.type);
    if (run.attempt > 1) await this.removeEarlier(run);
    const source = await type.open(run.parameters, {
      attempt: `${run.id}.${String(run.attempt)}`,
      snapshotAtMs: run.createdAtMs,
      timezone: run.options.timezone,
      signal,
    });
    try {
      return await this.writeFile({ run, type, source, signal });
    } catch (error) {
      if (error instanceof RunStuck) return undefined;
      throw error;
    } finally {
      await source.close?.();
    }
  }

  private async writeFile(writing: Writing): Promise<RunResult> {
    const { run, type, signal } = writing;
    const format = formats[run.format];
    const projection = new Projection(type.columns, run.options.columns);
    const table = tableFor(run, type, projection);
    const reading = this.reading(writing, format);
    const shown = new ColumnTotals(projection.columns);
    const fileName = fileNameOf(run, format.extension);
    const describe = (digest: Digest): Manifest =>
      manifestOf({
        ...{ format: format.id, table, totals: shown, digest },
        snapshotAtMs: run.createdAtMs,
      });
    let manifest: Manifest | undefined;
    let content = format.write(table, projected(reading, projection, shown));
    if (run.isZipped) {
      const keep = (digest: Digest): object => (manifest = describe(digest));
      content = zipped(fileName, content, keep, run.createdAtMs);
    }
    const extension = run.isZipped ? 'zip' : format.extension;
    const name = `${run.id}.${String(run.attempt)}.${extension}`;
    const { storedAs, file } = await this.storage.begin(name);
    const digest = await this.fill(file, content, { signal, reading });
    return {
      ...digest,
      contentType: run.isZipped ? ZIP_MEDIA_TYPE : format.mediaType,
      rows: shown.rows,
      columns: projection.columns.map(({ name, type }) => ({ name, type })),
      totals: shown.decimals(),
      fileName: run.isZipped ? fileNameOf(run, extension) : fileName,
      storedAs,
      manifest: manifest ?? describe(digest),
    };
  }

  /** Fills a file, and removes it after an error. */
  private async fill(
    file: PartFile,
    content: AsyncIterable<Uint8Array>,
    { signal, reading }: { readonly signal: AbortSignal; readonly reading: RunReading },
  ): Promise<Digest> {
    const { reportMaxMegabytes } = this.config;
    try {
      for await (const chunk of content) {
        signal.throwIfAborted();
        await file.write(chunk);
        if (file.bytes > reportMaxMegabytes * MEGABYTE)
          throw new ReportTooLarge(reportMaxMegabytes);
      }
      await reading.check();
      signal.throwIfAborted();
      return await file.finish();
    } catch (error) {
      await file.discard();
      throw error;
    }
  }

  private reading({ run, type, source, signal }: Writing, { id, maxRows }: Format): RunReading {
    let notedMs = -Infinity;
    const onPage = async (rows: number, rowsTotal: number | null): Promise<void> => {
      if (performance.now() - notedMs < PROGRESS_MS) return;
      notedMs = performance.now();
      const isCurrent = await this.repository.noteProgress({ ...run, rows, rowsTotal });
      if (!isCurrent) throw new JobLost({ kind: REPORT_JOBS, key: run.id });
      this.changes.tell(run.id);
    };
    const limit = { format: id, maxRows };
    const requested = outcomeOf(run.requestedOutcome);
    return new RunReading({ source, columns: type.columns, signal, requested, limit, onPage });
  }

  /** Removes the files of interrupted attempts. */
  private async removeEarlier({ id }: Run): Promise<void> {
    const files = await this.storage.filesOfSandbox();
    const earlier = files.filter((storedAs) => storedAs.includes(`/${id}.`));
    await Promise.all(earlier.map((storedAs) => this.storage.remove(storedAs)));
  }
}

async function* projected(reading: RunReading, projection: Projection, shown: ColumnTotals): Pages {
  for await (const page of reading.pages()) {
    const rows = projection.rows(page);
    shown.add(rows);
    if (rows.length > 0) yield rows;
  }
}

function tableFor(run: Run, type: ReportType, { columns }: Projection): Table {
  const { createdAtMs, parameters, options } = run;
  const { delimiter, decimalSeparator, bom, header, formulaEscape, timezone } = options;
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return {
    title: type.title,
    columns,
    options: { delimiter, decimalSeparator, bom, header, formulaEscape, timezone },
    createdAtMs,
    details: [
      ['Report', type.id],
      ['Generated at', localText(createdAtMs, timezone)],
      ['Time zone', timezone],
      ...given.map(([name, value]) => [name, textOf(value)] as const),
    ],
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function localText(instantMs: number, timezone: string): string {
  return timeZone(timezone)?.isoText(instantMs) ?? toIsoUtc(instantMs);
}

/** The name that the download suggests: `spi-transactions-2026-01-31.csv`. */
function fileNameOf({ type, options, createdAtMs }: Run, extension: string): string {
  const day = localText(createdAtMs, options.timezone).slice(0, 'YYYY-MM-DD'.length);
  return `${options.fileName ?? `${type.replaceAll('.', '-')}-${day}`}.${extension}`;
}
