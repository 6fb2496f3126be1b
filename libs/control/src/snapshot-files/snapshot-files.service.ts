import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { APP, type AppDefinition } from '#libs/app';
import { CONFIG } from '#libs/config';
import { TemporaryFile } from '#libs/kernel';
import {
  inSandbox,
  loadSnapshotFile,
  Sandboxes,
  SANDBOX_STORE,
  type SandboxConfig,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
  writeSnapshotFile,
} from '#libs/sandbox';
import { audit } from '../access/audit';
import { checkedName } from '../checked-name';
import { receivedFile } from './received-file';
import { snapshotFileReply } from './snapshot-file.decorators';

/** Sends snapshots as files, and stores files as snapshots. */
@Injectable()
export class SnapshotFilesService {
  constructor(
    @Inject(APP) private readonly app: AppDefinition,
    @Inject(CONFIG) private readonly config: SandboxConfig,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    private readonly sandboxes: Sandboxes,
  ) {}

  /** The file is complete before the response begins, so the database does not wait for the client. */
  async download(name: string, snapshot: string): Promise<StreamableFile> {
    const from = addressOf(name, snapshot);
    const file = await TemporaryFile.create();
    try {
      await this.store.readSnapshot(from, (content) =>
        writeSnapshotFile(this.app.name, content, file),
      );
    } catch (error) {
      await file.close();
      throw error;
    }
    const fileName = `${this.app.name}-${name}-${snapshot}`;
    return snapshotFileReply(fileName, file.stream({ isLast: true }), file.size);
  }

  /** @param save the save that the snapshot then belongs to; by default that of the file */
  async load(
    name: string,
    snapshot: string,
    save: string | undefined,
    request: Request,
  ): Promise<SnapshotDescription> {
    const to = addressOf(name, snapshot);
    const { snapshotFileMaxBytes: maxBytes } = this.config;
    const file = await receivedFile(request, maxBytes);
    try {
      const packed = { packed: file.stream(), service: this.app.name, maxBytes };
      const loaded = await loadSnapshotFile(this.store, { ...to, save }, packed);
      await this.createSandbox(to);
      audit('load snapshot', `${name}/${snapshot}`);
      return loaded;
    } finally {
      await file.close();
    }
  }

  /** The snapshots of a sandbox that does not exist are not listed. */
  private async createSandbox({ sandbox, snapshot }: SnapshotAddress): Promise<void> {
    if ((await this.store.describe(sandbox)) !== undefined) return;
    try {
      await inSandbox(sandbox, {}, () => this.sandboxes.create());
    } catch (error) {
      await this.store.deleteSnapshot(sandbox, snapshot);
      throw error;
    }
  }
}

/** @throws NameInvalid */
function addressOf(name: string, snapshot: string): SnapshotAddress {
  return { sandbox: checkedName(name, '/name'), snapshot: checkedName(snapshot, '/snapshot') };
}
