import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, ConfigurationError } from '#libs/config';
import { currentContext } from '#libs/http';
import { contentOrNew, makeFolder, newUuid } from '#libs/kernel';
import { SANDBOX_STORE, type SandboxConfig, type SandboxStore } from '#libs/sandbox';
import { type ReportConfig } from '../config';
import { PartFile } from './part-file';

const IN_MEMORY = ':memory:';
const FOLDER = 'report-files';
/** The file with the identity of the database whose reports are in the folder itself. */
const OWNER = '.report-files-owner';
/** The underscore distinguishes it from the folders of sandboxes. */
const OTHERS = 'data_';
/** `<run>.<attempt>.<extension>`, `<upload>.<number>.upload`, and the same while it is written. */
const FILE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d+\.[a-z]+(?:\.part)?$/;

/** A file of a report in the storage folder. */
export interface StoredFile {
  /** Absolute. */
  readonly path: string;
  /** When it was written, by the machine's clock, in ms. */
  readonly writtenMs: number;
}

/**
 * The folder of the files. The first database that uses it has its files directly in it. Every other database has its
 * own folder in it, so that none removes files of another one. There is one folder for each sandbox, with files named
 * `<run>.<attempt>.<extension>`. No part of a path comes from a client, except the name of the sandbox, which is
 * checked.
 */
@Injectable()
export class StorageFolder implements OnModuleInit, OnApplicationShutdown {
  private root: string;
  private isTemporary: boolean;

  constructor(
    @Inject(CONFIG) { reportDir, dataDir }: ReportConfig & Pick<SandboxConfig, 'dataDir'>,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
  ) {
    this.isTemporary = reportDir === '' && dataDir === IN_MEMORY;
    if (reportDir !== '') this.root = resolve(reportDir);
    else if (this.isTemporary) this.root = mkdtempSync(join(tmpdir(), `${FOLDER}-`));
    else this.root = resolve(dataDir, FOLDER);
  }

  /** @throws ConfigurationError if the folder cannot be written to */
  async onModuleInit(): Promise<void> {
    const identity = await this.store.identity();
    const probe = join(this.root, `.check-${newUuid()}`);
    try {
      await makeFolder(this.root);
      await writeFile(probe, '');
      await rm(probe);
      if (!this.isTemporary) await this.findRoot(identity);
    } catch (error) {
      throw new ConfigurationError([
        `The files of reports cannot be stored in ${this.root}: ${(error as Error).message}. ` +
          'REPORT_DIR, or DATA_DIR if it is empty, must be a folder that the service may write to.',
      ]);
    }
  }

  /** @param identity undefined if the data ends with the process; then the files end with it, too */
  private async findRoot(identity: string | undefined): Promise<void> {
    if (identity === undefined) {
      this.root = mkdtempSync(join(this.root, OTHERS));
      this.isTemporary = true;
    } else if ((await contentOrNew(join(this.root, OWNER), identity)) !== identity) {
      this.root = join(this.root, OTHERS + identity);
      await makeFolder(this.root);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.isTemporary) await rm(this.root, { recursive: true, force: true });
  }

  /** Creates a file in the folder of the current sandbox. `storedAs` is its path in the storage folder. */
  async begin(name: string): Promise<{ readonly storedAs: string; readonly file: PartFile }> {
    const { sandbox } = currentContext();
    await mkdir(join(this.root, sandbox), { recursive: true });
    const storedAs = `${sandbox}/${name}`;
    return { storedAs, file: await PartFile.create(this.pathOf(storedAs)) };
  }

  /** Undefined if the file does not exist. */
  async find(storedAs: string): Promise<StoredFile | undefined> {
    const path = this.pathOf(storedAs);
    const found = await stat(path).catch(ignoreMissing);
    return found && { path, writtenMs: found.mtimeMs };
  }

  /** A file of another sandbox stays, because this sandbox may have got its run from a snapshot of the other one. */
  async remove(storedAs: string): Promise<void> {
    const { sandbox } = currentContext();
    if (storedAs.startsWith(`${sandbox}/`)) await rm(this.pathOf(storedAs), { force: true });
  }

  /** The folders that can belong to sandboxes. */
  sandboxes(): Promise<readonly string[]> {
    return this.foldersIn('.');
  }

  /** The names of the folders in a folder of the storage. */
  async foldersIn(folder: string): Promise<readonly string[]> {
    const path = join(this.root, folder);
    const entries = await readdir(path, { withFileTypes: true }).catch(ignoreMissing);
    return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  /** The files of the current sandbox, including those of interrupted attempts. */
  filesOfSandbox(): Promise<readonly string[]> {
    return this.filesIn(currentContext().sandbox);
  }

  /** Removes the files of reports from a folder, and the folder if it is empty then. */
  async removeSandbox(sandbox: string): Promise<void> {
    const files = await this.filesIn(sandbox);
    if (files.length === 0) return;
    await Promise.all(files.map((storedAs) => rm(this.pathOf(storedAs), { force: true })));
    await rmdir(join(this.root, sandbox)).catch(ignoreNotEmpty);
  }

  /** Only files with the name of a report. REPORT_DIR can be a folder with other files, too. */
  private async filesIn(sandbox: string): Promise<readonly string[]> {
    const names = (await readdir(join(this.root, sandbox)).catch(ignoreMissing)) ?? [];
    return names.filter((name) => FILE.test(name)).map((name) => `${sandbox}/${name}`);
  }

  /** The absolute path of a file or folder in the storage. */
  pathOf(storedAs: string): string {
    return join(this.root, ...storedAs.split('/'));
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}

/** The folder is not empty, because of another program or a new run, or it does not exist any more. */
function ignoreNotEmpty(error: unknown): void {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error;
}
