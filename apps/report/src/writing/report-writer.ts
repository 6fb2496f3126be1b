import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { JobLost } from '#libs/sandbox';
import { zipped, type Digest } from '#libs/tabular';
import { type ReportConfig } from '../config';
import { isStatementFormat } from '../formats/statement-formats';
import { outcomeOf } from '../runs/outcomes';
import { type Run, type RunManifest, type RunResult } from '../runs/run';
import { REPORT_JOBS, RunChanges } from '../runs/run-changes';
import { RunRepository } from '../runs/run.repository';
import { ReportTypes } from '../types/report-types';
import { type PartFile } from '../storage/part-file';
import { type RunFile } from './run-file';
import { RunReading, RunStuck } from './run-reading';
import { statementFile } from './statement-file';
import { StorageFolder } from '../storage/storage-folder';
import { tableFile } from './table-file';
import { ZIP_MEDIA_TYPE } from './media-types';
import { ReportTooLarge, ReportTypeUnknown } from './writing.errors';

/** How often the progress of a run is stored. */
const PROGRESS_MS = 500;
const MEGABYTE = 1_000_000;

/** A run while its file is written. */
interface Writing<Item> {
  readonly run: Run;
  readonly file: RunFile<Item>;
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
    const reading = {
      attempt: `${run.id}.${String(run.attempt)}`,
      snapshotAtMs: run.createdAtMs,
      timezone: run.options.timezone,
      signal,
    };
    const { format, parameters } = run;
    if (!isStatementFormat(format)) {
      const source = await type.open(parameters, reading);
      return this.writeFile({ run, signal, file: tableFile(run, type, format, source) });
    }
    const source = await type.statements?.open(parameters, format, reading);
    if (source === undefined) throw new ReportTypeUnknown(`${run.type} in the format ${format}`);
    return this.writeFile({ run, signal, file: statementFile(run, type, format, source) });
  }

  private async writeFile<Item>(writing: Writing<Item>): Promise<RunResult | undefined> {
    try {
      return await this.resultOf(writing);
    } catch (error) {
      if (error instanceof RunStuck) return undefined;
      throw error;
    } finally {
      await writing.file.source.close?.();
    }
  }

  private async resultOf<Item>(writing: Writing<Item>): Promise<RunResult> {
    const { run, file, signal } = writing;
    const reading = this.reading(writing);
    const fileName = `${file.baseName}.${file.extension}`;
    let manifest: RunManifest | undefined;
    let content = file.write(reading.pages());
    if (run.isZipped) {
      const keep = (digest: Digest): object => (manifest = file.describe(digest));
      content = zipped(fileName, content, keep, run.createdAtMs);
    }
    const extension = run.isZipped ? 'zip' : file.extension;
    const name = `${run.id}.${String(run.attempt)}.${extension}`;
    const { storedAs, file: part } = await this.storage.begin(name);
    const digest = await this.fill(part, content, { signal, reading });
    manifest ??= file.describe(digest);
    const { rows, columns, totals } = manifest;
    return {
      ...digest,
      contentType: run.isZipped ? ZIP_MEDIA_TYPE : file.mediaType,
      ...{ rows, columns, totals },
      fileName: run.isZipped ? `${file.baseName}.${extension}` : fileName,
      storedAs,
      manifest,
    };
  }

  /** Fills a file, and removes it after an error. */
  private async fill(
    file: PartFile,
    content: AsyncIterable<Uint8Array>,
    { signal, reading }: { readonly signal: AbortSignal; readonly reading: RunReading<unknown> },
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

  private reading<Item>({ run, file, signal }: Writing<Item>): RunReading<Item> {
    let notedMs = -Infinity;
    const onPage = async (rows: number, rowsTotal: number | null): Promise<void> => {
      if (performance.now() - notedMs < PROGRESS_MS) return;
      notedMs = performance.now();
      const isCurrent = await this.repository.noteProgress({ ...run, rows, rowsTotal });
      if (!isCurrent) throw new JobLost({ kind: REPORT_JOBS, key: run.id });
      this.changes.tell(run.id);
    };
    const { source, totals, maxRows } = file;
    const limit = { format: run.format, maxRows };
    const requested = outcomeOf(run.requestedOutcome);
    return new RunReading({ source, totals, signal, requested, limit, onPage });
  }

  /** Removes the files of interrupted attempts. */
  private async removeEarlier({ id }: Run): Promise<void> {
    const files = await this.storage.filesOfSandbox();
    const earlier = files.filter((storedAs) => storedAs.includes(`/${id}.`));
    await Promise.all(earlier.map((storedAs) => this.storage.remove(storedAs)));
  }
}
