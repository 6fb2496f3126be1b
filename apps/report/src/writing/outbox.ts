import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { type Run, type RunResult } from '../runs/run';
import { StorageFolder } from '../storage/storage-folder';

const FOLDER = 'outbox';
const SUFFIX = '.part';

/**
 * The folder `outbox` of REPORT_DIR, with a folder for each sandbox: the mailbox in which a customer finds the files of a
 * bank. A program that watches it never sees a part of a file. The program may remove a file at any time.
 */
@Injectable()
export class Outbox {
  constructor(private readonly storage: StorageFolder) {}

  /** Puts the file of a run into the outbox, if it asks for that. The same file again has the same name. */
  async deliver({ options }: Run, result: RunResult): Promise<void> {
    if (options.outboxName === undefined) return;
    const path = this.pathOf(options.outboxName, result);
    await mkdir(join(path, '..'), { recursive: true });
    const from = this.storage.pathOf(result.storedAs);
    await copyFile(from, path + SUFFIX, constants.COPYFILE_FICLONE);
    await rename(path + SUFFIX, path);
  }

  /** Removes the file of a run, if it is there. */
  async remove({ options, result }: Run): Promise<void> {
    if (options.outboxName === undefined || result === null) return;
    await rm(this.pathOf(options.outboxName, result), { force: true });
  }

  /** The names of the sandboxes that have a folder. */
  sandboxes(): Promise<readonly string[]> {
    return this.storage.foldersIn(FOLDER);
  }

  async removeSandbox(sandbox: string): Promise<void> {
    await rm(this.storage.pathOf(`${FOLDER}/${sandbox}`), { recursive: true, force: true });
  }

  private pathOf(name: string, { storedAs }: RunResult): string {
    const extension = storedAs.slice(storedAs.lastIndexOf('.'));
    return this.storage.pathOf(`${FOLDER}/${currentContext().sandbox}/${name}${extension}`);
  }
}
