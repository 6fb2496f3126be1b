import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { currentContext, streamedBody, type JsonList } from '#libs/http';
import { newUuid, type Clock } from '#libs/kernel';
import { refuseMediaType } from '#libs/openapi';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Digest } from '#libs/tabular';
import { storageFailureOf } from '../storage/storage.errors';
import { StorageFolder } from '../storage/storage-folder';
import { EXAMPLE_CSV, EXAMPLE_FILE } from './example-file';
import { contentOf } from './reading/file-content';
import { FileFindings } from './reading/file-findings';
import { figuresOf } from './reading/figures';
import { openFile } from './reading/read-entries';
import { type FileEntries, type ReportFile } from './report-file';
import { FileInvalid, FileMissing, FileNotFound, FilesFull } from './report-file.errors';
import { ReportFileRepository } from './report-file.repository';
import { FileResponse } from './report-file.response';

export const MAX_FILES = 100;
export const MAX_FILE_BYTES = 128 * 1024 * 1024;
export const FILE_MEDIA_TYPES = [
  'text/plain',
  'text/csv',
  'application/xml',
  'application/x-ofx',
  'application/octet-stream',
] as const;

const ACCEPTED: ReadonlySet<string> = new Set(FILE_MEDIA_TYPES);
/** The length of an id in an error. */
const SHOWN_CHARACTERS = 60;

/** Receives, lists and removes files, and reads their entries. */
@Injectable()
export class ReportFilesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly files: ReportFileRepository,
    private readonly storage: StorageFolder,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores the body of a request as a file, if all of it can be read.
   * @throws FileInvalid, FilesFull, StorageFull, StorageUnavailable; then nothing is stored
   */
  async receive(request: Request): Promise<ReportFile> {
    refuseMediaType(request, (mediaType) => ACCEPTED.has(mediaType), FILE_MEDIA_TYPES);
    return this.store(newUuid(), streamedBody(request, MAX_FILE_BYTES));
  }

  list(): JsonList {
    return this.files.list((each) => JSON.stringify(FileResponse.of(each)));
  }

  /** @throws FileNotFound */
  async find(id: string): Promise<ReportFile> {
    const found = await this.known(id);
    if (found === undefined) throw notFound(id);
    return found;
  }

  /** @throws FileNotFound */
  async remove(id: string): Promise<void> {
    const { storedAs } = await this.find(id);
    const { files } = this;
    const isRemoved = await this.sandboxes.atomically((tx) => files.remove(tx, id));
    if (!isRemoved) throw notFound(id);
    await this.storage.remove(storedAs);
  }

  /**
   * A file that a report reads.
   * @param parameter of the report that names the file
   * @throws FileMissing
   */
  async open(
    parameter: string,
    id: string,
  ): Promise<{ readonly file: ReportFile; readonly entries: () => FileEntries }> {
    const file = await this.known(id);
    const found = file && (await this.storage.find(file.storedAs));
    if (file === undefined || found === undefined) throw new FileMissing(parameter, id);
    return { file, entries: () => entriesOf(found.path, file.size) };
  }

  private async known(id: string): Promise<ReportFile | undefined> {
    const found = await this.files.find(id);
    if (found !== undefined || id !== EXAMPLE_FILE || currentContext().isObserver) return found;
    await this.store(id, [Buffer.from(EXAMPLE_CSV)]);
    return this.files.find(id);
  }

  private async store(
    id: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<ReportFile> {
    const receivedAtMs = this.clock.nowMs();
    const { storedAs, digest } = await this.write(id, chunks);
    try {
      const read = await this.read(storedAs, digest.size);
      const file = { id, ...digest, ...read, storedAs, receivedAtMs };
      await this.insert(file);
      return { ...file, sequence: 0 };
    } catch (error) {
      await this.storage.remove(storedAs);
      throw error;
    }
  }

  private async write(
    id: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<{ readonly storedAs: string; readonly digest: Digest }> {
    const { closing } = await this.sandboxes.current();
    try {
      // Two requests for the example write at the same time, so each has a file of its own.
      const { storedAs, file } = await this.storage.begin(`${id}.${fileNumber()}.upload`);
      try {
        for await (const chunk of chunks) {
          closing.throwIfAborted();
          await file.write(chunk);
        }
        return { storedAs, digest: await file.finish() };
      } catch (error) {
        await file.discard();
        throw error;
      }
    } catch (error) {
      throw storageFailureOf(error) ?? error;
    }
  }

  private async read(storedAs: string, size: number) {
    const findings = new FileFindings();
    const opened = await openFile(contentOf(this.storage.pathOf(storedAs), size), findings);
    if (opened === undefined) throw new FileInvalid(findings.list);
    const figures = await figuresOf(opened.entries);
    if (!findings.list.isEmpty) throw new FileInvalid(findings.list);
    return { kind: opened.kind, ...figures };
  }

  private async insert(file: Omit<ReportFile, 'sequence'>): Promise<void> {
    const { files } = this;
    await this.sandboxes.atomically(function* (tx) {
      const stored = yield* files.insert(tx, file);
      if (stored > MAX_FILES) throw new FilesFull(MAX_FILES);
    });
  }
}

async function* entriesOf(path: string, size: number): FileEntries {
  const opened = await openFile(contentOf(path, size), new FileFindings());
  if (opened !== undefined) yield* opened.entries;
}

/** The second part of the name of a stored file: digits that no other one of the same id has. */
function fileNumber(): string {
  return String(Number.parseInt(newUuid().slice(0, 8), 16));
}

function notFound(id: string): FileNotFound {
  return new FileNotFound(id.slice(0, SHOWN_CHARACTERS), currentContext().sandbox);
}
