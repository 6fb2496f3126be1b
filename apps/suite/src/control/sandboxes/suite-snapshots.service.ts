import { Injectable } from '@nestjs/common';
import { checkedName } from '#libs/control';
import { SnapshotNotFound } from '#libs/sandbox';
import { z } from 'zod';
import { newUuid } from '#libs/kernel';
import { Changes, type Change } from '../changes/change';
import { forgetUndos, isMissing, temporaryName, undoAll, type Undo } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { Services } from '../services/services';
import { snapshotShape, type Snapshot } from '../services/shapes';
import { SnapshotIncomplete, SnapshotPartsDiffer } from './snapshot.errors';
import { type SuiteSandboxResponse, type SuiteSnapshotResponse } from './suite-sandbox.response';
import { createIn, SuiteSandboxesService } from './suite-sandboxes.service';

/** An id of a save, as the services take it. It is random: UUIDs of version 4 begin with such digits. */
const SAVE_DIGITS = 8;

/** Saves and restores a sandbox in all services at the same moment. */
@Injectable()
export class SuiteSnapshotsService {
  constructor(
    private readonly services: Services,
    private readonly changes: Changes,
    private readonly sandboxes: SuiteSandboxesService,
  ) {}

  async list(name: string): Promise<SuiteSnapshotResponse[]> {
    await this.sandboxes.find(name);
    const answers = await this.services.each((service) => snapshotsIn(service, name));
    const byName = new Map<string, (Snapshot & { readonly service: string })[]>();
    for (const { service, value } of answers) {
      for (const each of value) {
        const parts = byName.get(each.name) ?? [];
        byName.set(each.name, [...parts, { ...each, service: service.name }]);
      }
    }
    return [...byName.values()].map((parts) => together(parts, this.services.all.length));
  }

  /** A sandbox that is not in all services yet is created in the others, so that the snapshot is complete. */
  async save(name: string, snapshot: string): Promise<SuiteSnapshotResponse> {
    checkedName(snapshot, '/snapshot');
    await this.sandboxes.find(name);
    const path = folderOf(name);
    const save = newUuid().slice(0, SAVE_DIGITS);
    return this.changes.make(name, async (change) => {
      const older = (await this.partsOf(name, snapshot)).map(({ service }) => service);
      const staged = { path, snapshot: temporaryName() };
      const parts = [];
      for (const service of change.services) {
        await createIn(change, service);
        change.canBeTakenBack(service, undoStaging(service, staged));
        const part = await service.control('POST', pathOf(staged), snapshotShape, { save });
        parts.push({ ...part, name: snapshot, service: service.name });
      }
      for (const service of change.services) {
        await replace(change, service, { staged, snapshot, isThere: older.includes(service) });
      }
      return together(parts, change.services.length);
    });
  }

  /** @param into the sandbox that gets the state; by default that of the snapshot */
  async restore(name: string, snapshot: string, into = name): Promise<SuiteSandboxResponse> {
    checkedName(name, '/name');
    checkedName(snapshot, '/snapshot');
    checkedName(into, '/into');
    const path = pathOf({ path: folderOf(name), snapshot });
    const save = await this.checkComplete(name, snapshot);
    await this.changes.make(into, async (change) => {
      for (const service of change.services) {
        change.canBeTakenBack(service, await undoAll(service, into));
        await service.command('POST', `${path}/restore`, { into, save });
      }
    });
    return this.sandboxes.find(into);
  }

  async delete(name: string, snapshot: string): Promise<void> {
    checkedName(name, '/name');
    checkedName(snapshot, '/snapshot');
    const parts = await this.partsOf(name, snapshot);
    if (parts.length === 0) throw new SnapshotNotFound({ sandbox: name, snapshot });
    const path = pathOf({ path: folderOf(name), snapshot });
    for (const { service } of parts) await unlessMissing(service.command('DELETE', path));
  }

  /** @returns the save that all parts of the snapshot come from; undefined if each was saved alone */
  private async checkComplete(name: string, snapshot: string): Promise<string | undefined> {
    const parts = await this.partsOf(name, snapshot);
    if (parts.length === 0) throw new SnapshotNotFound({ sandbox: name, snapshot });
    const having = parts.map(({ service }) => service);
    const lacking = this.services.all.filter((service) => !having.includes(service));
    if (lacking.length > 0) {
      throw new SnapshotIncomplete(
        `${name}/${snapshot}`,
        lacking.map((service) => service.name),
      );
    }
    if (areOfOneSave(parts)) return parts[0]?.save;
    const named = parts.map(({ service, save }) => ({ service: service.name, save }));
    throw new SnapshotPartsDiffer(`${name}/${snapshot}`, named);
  }

  /** The services that have the snapshot, and the save that each part comes from. */
  private async partsOf(
    name: string,
    snapshot: string,
  ): Promise<{ service: ServiceClient; save: string | undefined }[]> {
    const answers = await this.services.each((service) => snapshotsIn(service, name));
    return answers.flatMap(({ service, value }) => {
      const part = value.find((each) => each.name === snapshot);
      return part === undefined ? [] : [{ service, save: part.save }];
    });
  }
}

/** The address of a snapshot in each service. */
interface SnapshotPath {
  /** The address of the snapshots of the sandbox. */
  readonly path: string;
  readonly snapshot: string;
}

function undoStaging(service: ServiceClient, staged: SnapshotPath): Undo {
  return {
    takeBack: () => unlessMissing(service.command('DELETE', pathOf(staged))),
    forget: () => Promise.resolve(),
  };
}

/** Gives the staged snapshot its name. An earlier one is kept until all services have the new one. */
async function replace(
  change: Change,
  service: ServiceClient,
  {
    staged,
    snapshot,
    isThere,
  }: { readonly staged: SnapshotPath; readonly snapshot: string; readonly isThere: boolean },
): Promise<void> {
  const { path } = staged;
  const target = { path, snapshot };
  const earlier = { path, snapshot: temporaryName() };
  change.canBeTakenBack(service, {
    takeBack: () =>
      unlessMissing(
        isThere ? rename(service, earlier, snapshot) : service.command('DELETE', pathOf(target)),
      ),
    forget: () => forgetUndos(service, path).catch(() => undefined),
  });
  if (isThere) await unlessMissing(rename(service, target, earlier.snapshot));
  await rename(service, staged, snapshot);
}

function rename(service: ServiceClient, from: SnapshotPath, to: string): Promise<void> {
  return service.command('POST', `${pathOf(from)}/rename`, { to });
}

function areOfOneSave(parts: readonly { readonly save?: string | undefined }[]): boolean {
  return parts.every(({ save }) => save === parts[0]?.save);
}

async function snapshotsIn(service: ServiceClient, name: string): Promise<readonly Snapshot[]> {
  try {
    return await service.control('GET', `/sandboxes/${name}/snapshots`, z.array(snapshotShape));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function folderOf(sandbox: string): string {
  return `/sandboxes/${sandbox}/snapshots`;
}

function pathOf({ path, snapshot }: SnapshotPath): string {
  return `${path}/${snapshot}`;
}

async function unlessMissing(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isGone = error instanceof ServiceRefused && error.kind === 'not-found';
    if (!isGone) throw error;
  }
}

function together(
  parts: readonly (Snapshot & { readonly service: string })[],
  services: number,
): SuiteSnapshotResponse {
  return {
    name: parts[0]?.name ?? '',
    sizeBytes: parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    createdAt:
      parts
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1) ?? '',
    services: parts.map(({ service }) => service),
    isComplete: parts.length === services && areOfOneSave(parts),
  };
}
