import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { newUuid } from '#libs/kernel';
import { CONFIG, ConfigurationError, currentContext } from '#libs/platform';
import { type SandboxConfig } from '#libs/sandbox';
import { type ReportConfig } from '../config';
import { PartFile } from './part-file';

const IN_MEMORY = ':memory:';
const FOLDER = 'report-files';

/** A file of a report in the storage folder. */
export interface StoredFile {
  /** Absolute. */
  readonly path: string;
  /** When it was written, by the machine's clock, in ms. */
  readonly writtenMs: number;
}

/**
 * The folder of the files: one folder for each sandbox, in it `<run>.<attempt>.<extension>`. No part of a path comes
 * from a client, except the name of the sandbox, which is checked.
 */
@Injectable()
export class StorageFolder implements OnModuleInit, OnApplicationShutdown {
  private readonly root: string;
  private readonly isTemporary: boolean;

  constructor(
    @Inject(CONFIG) { reportDir, dataDir }: ReportConfig & Pick<SandboxConfig, 'dataDir'>,
  ) {
    this.isTemporary = reportDir === '' && dataDir === IN_MEMORY;
    if (reportDir !== '') this.root = resolve(reportDir);
    else if (this.isTemporary) this.root = mkdtempSync(join(tmpdir(), `${FOLDER}-`));
    else this.root = resolve(dataDir, FOLDER);
  }

  /** @throws ConfigurationError if the folder cannot be written to */
  async onModuleInit(): Promise<void> {
    const probe = join(this.root, `.check-${newUuid()}`);
    try {
      await mkdir(this.root, { recursive: true });
      await writeFile(probe, '');
      await rm(probe);
    } catch (error) {
      throw new ConfigurationError([
        `The files of reports cannot be stored in ${this.root}: ${(error as Error).message}. ` +
          'REPORT_DIR, or DATA_DIR if it is empty, must be a folder that the service may write to.',
      ]);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.isTemporary) await rm(this.root, { recursive: true, force: true });
  }

  /** Begins a file in the folder of the current sandbox. `storedAs` names it from then on. */
  async begin(name: string): Promise<{ readonly storedAs: string; readonly file: PartFile }> {
    const { sandbox } = currentContext();
    await mkdir(join(this.root, sandbox), { recursive: true });
    const storedAs = `${sandbox}/${name}`;
    return { storedAs, file: await PartFile.create(this.pathOf(storedAs)) };
  }

  /** Undefined if it is not there. */
  async find(storedAs: string): Promise<StoredFile | undefined> {
    const path = this.pathOf(storedAs);
    const found = await stat(path).catch(ignoreMissing);
    return found && { path, writtenMs: found.mtimeMs };
  }

  async remove(storedAs: string): Promise<void> {
    await rm(this.pathOf(storedAs), { force: true });
  }

  /** The sandboxes that have a folder. */
  async sandboxes(): Promise<readonly string[]> {
    return (await readdir(this.root).catch(ignoreMissing)) ?? [];
  }

  /** The files of the current sandbox, and what interrupted attempts have left. */
  async filesOfSandbox(): Promise<readonly string[]> {
    const { sandbox } = currentContext();
    const names = (await readdir(join(this.root, sandbox)).catch(ignoreMissing)) ?? [];
    return names.map((name) => `${sandbox}/${name}`);
  }

  async removeSandbox(sandbox: string): Promise<void> {
    await rm(join(this.root, sandbox), { recursive: true, force: true });
  }

  private pathOf(storedAs: string): string {
    return join(this.root, ...storedAs.split('/'));
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
