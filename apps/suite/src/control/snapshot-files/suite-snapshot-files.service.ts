import { Readable } from 'node:stream';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { checkedName, receivedFile, snapshotFileReply } from '#libs/control';
import { TemporaryFile } from '#libs/kernel';
import { snapshotFileTooLarge } from '#libs/sandbox';
import { Changes } from '../changes/change';
import { type ControlConfig } from '../config';
import { SnapshotPartsDiffer } from '../sandboxes/snapshot.errors';
import { folderOf, makeParts, newSave, pathOf } from '../sandboxes/snapshot-parts';
import { type SuiteSnapshotResponse } from '../sandboxes/suite-sandbox.response';
import { SuiteSnapshotsService } from '../sandboxes/suite-snapshots.service';
import { ServiceRefused } from '../services/service.errors';
import { Services } from '../services/services';
import { snapshotShape } from '../services/shapes';
import { partsIn, saveOfPart, startOfFile } from './suite-file';

interface ReceivedPart {
  readonly service: string;
  readonly file: TemporaryFile;
}

/** Sends a snapshot of all services as one file, and stores such a file. */
@Injectable()
export class SuiteSnapshotFilesService {
  constructor(
    private readonly services: Services,
    private readonly changes: Changes,
    private readonly snapshots: SuiteSnapshotsService,
    @Inject(CONFIG) private readonly config: ControlConfig,
  ) {}

  async download(name: string, snapshot: string): Promise<StreamableFile> {
    checkedName(name, '/name');
    checkedName(snapshot, '/snapshot');
    const save = await this.snapshots.checkComplete(name, snapshot);
    const parts: ReceivedPart[] = [];
    try {
      for (const service of this.services.all) {
        const file = await TemporaryFile.create();
        parts.push({ service: service.name, file });
        await service.download(`${pathOf({ path: folderOf(name), snapshot })}/file`, file);
      }
      await checkSaves(`${name}/${snapshot}`, parts, save);
    } catch (error) {
      await closeAll(parts);
      throw error;
    }
    return replyWith(`suite-${name}-${snapshot}`, parts);
  }

  /** The parts are stored under a new save, so that they belong together and not to the parts of another file. */
  async load(name: string, snapshot: string, request: Request): Promise<SuiteSnapshotResponse> {
    checkedName(name, '/name');
    checkedName(snapshot, '/snapshot');
    const { snapshotFileMaxBytes: maxBytes } = this.config;
    const file = await receivedFile(request, maxBytes);
    try {
      const parts = await partsIn(file, this.services.names);
      const save = newSave();
      return await this.changes.make(name, async (change) => {
        const older = (await this.snapshots.partsOf(name, snapshot)).map(({ service }) => service);
        return makeParts(change, { snapshot, older }, (service, path) => {
          const part = file.stream(parts.get(service.name));
          return service.upload(`${path}/file?save=${save}`, snapshotShape, part);
        });
      });
    } catch (error) {
      // The limit of the unpacked bytes is that of each service.
      const isTooLarge = error instanceof ServiceRefused && error.code === 'BODY_TOO_LARGE';
      throw isTooLarge ? snapshotFileTooLarge(maxBytes) : error;
    } finally {
      await file.close();
    }
  }
}

/** A save that replaces the snapshot in the middle of the download is noticed. @throws SnapshotPartsDiffer */
async function checkSaves(
  snapshot: string,
  parts: readonly ReceivedPart[],
  expected: string | undefined,
): Promise<void> {
  const found = await Promise.all(
    parts.map(async ({ service, file }) => ({ service, save: await saveOfPart(file) })),
  );
  if (found.some(({ save }) => save !== expected)) throw new SnapshotPartsDiffer(snapshot, found);
}

function replyWith(name: string, parts: readonly ReceivedPart[]): StreamableFile {
  const start = startOfFile(parts.map(({ service, file }) => ({ service, bytes: file.size })));
  const stream = Readable.from(bytesOf(start, parts), { objectMode: false });
  stream.once('close', () => {
    void closeAll(parts);
  });
  const bytes = parts.reduce((sum, { file }) => sum + file.size, start.length);
  return snapshotFileReply(name, stream, bytes);
}

async function* bytesOf(start: Buffer, parts: readonly ReceivedPart[]): AsyncGenerator<Buffer> {
  yield start;
  for (const { file } of parts) yield* file.stream() as AsyncIterable<Buffer>;
}

async function closeAll(parts: readonly ReceivedPart[]): Promise<void> {
  // A file that cannot be closed any more is closed already.
  await Promise.allSettled(parts.map(({ file }) => file.close()));
}
