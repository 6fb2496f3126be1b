import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { systemClock } from '#libs/kernel';
import { inSandbox, SANDBOX_STORE, type SandboxStore } from '#libs/sandbox';
import { ReportFileRepository } from '../files/report-file.repository';
import { RunRepository } from '../runs/run.repository';
import { Outbox } from './outbox';
import { StorageFolder } from '../storage/storage-folder';

const HOUR_MS = 3_600_000;
/** A file without a run is kept for a day, because a snapshot may bring the run back. */
const KEPT_MS = 24 * HOUR_MS;
const RUNS_A_STATEMENT = 500;

/** Removes files without a run or an upload: from dropped and reset sandboxes, and from interrupted attempts. In the outbox, of dropped sandboxes. */
@Injectable()
export class FileSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('FileSweeper');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly storage: StorageFolder,
    private readonly outbox: Outbox,
    private readonly runs: RunRepository,
    private readonly uploads: ReportFileRepository,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR_MS).unref();
    void this.sweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never throws, because it runs from a timer. */
  async sweep(): Promise<void> {
    try {
      const folders = await this.storage.sandboxes();
      const mailboxes = await this.outbox.sandboxes();
      // The sandboxes are read after the folders, because a sandbox exists before its folder.
      const sandboxes = new Set(await this.store.list());
      for (const folder of folders) {
        if (sandboxes.has(folder)) {
          await inSandbox(folder, { isBackground: true }, () => this.removeOrphans());
        } else {
          await this.storage.removeSandbox(folder);
        }
      }
      const dropped = mailboxes.filter((sandbox) => !sandboxes.has(sandbox));
      for (const sandbox of dropped) await this.outbox.removeSandbox(sandbox);
    } catch (error) {
      this.logger.warn(`The storage folder was not cleaned up: ${String(error)}`);
    }
  }

  private async removeOrphans(): Promise<void> {
    const before = systemClock.nowMs() - KEPT_MS;
    const old: string[] = [];
    for (const storedAs of await this.storage.filesOfSandbox()) {
      const found = await this.storage.find(storedAs);
      if (found !== undefined && found.writtenMs < before) old.push(storedAs);
    }
    for (let start = 0; start < old.length; start += RUNS_A_STATEMENT) {
      const some = old.slice(start, start + RUNS_A_STATEMENT);
      const ids = some.map(idOf);
      const ofRuns = await this.runs.storedFiles(ids);
      const ofUploads = await this.uploads.storedFiles(ids);
      const orphans = some.filter((storedAs) => !ofRuns.has(storedAs) && !ofUploads.has(storedAs));
      await Promise.all(orphans.map((storedAs) => this.storage.remove(storedAs)));
    }
  }
}

/** The id of the run or of the upload in `<sandbox>/<id>.<number>.<extension>`. */
function idOf(storedAs: string): string {
  return storedAs.split('/')[1]?.split('.')[0] ?? '';
}
