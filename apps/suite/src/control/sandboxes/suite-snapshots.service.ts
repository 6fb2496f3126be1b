import { Injectable } from '@nestjs/common';
import { checkedName } from '#libs/control';
import { SnapshotNotFound } from '#libs/sandbox';
import { z } from 'zod';
import { Changes } from '../changes/change';
import { isMissing, undoAll } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { Services } from '../services/services';
import { snapshotShape, type Snapshot } from '../services/shapes';
import { SnapshotIncomplete, SnapshotPartsDiffer } from './snapshot.errors';
import { type SuiteSandboxResponse, type SuiteSnapshotResponse } from './suite-sandbox.response';
import {
  areOfOneSave,
  folderOf,
  makeParts,
  newSave,
  pathOf,
  together,
  unlessMissing,
} from './snapshot-parts';
import { SuiteSandboxesService } from './suite-sandboxes.service';

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
    const save = newSave();
    return this.changes.make(name, async (change) => {
      const older = (await this.partsOf(name, snapshot)).map(({ service }) => service);
      return makeParts(change, { snapshot, older }, (service, path) =>
        service.control('POST', path, snapshotShape, { save }),
      );
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
  async checkComplete(name: string, snapshot: string): Promise<string | undefined> {
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
  async partsOf(
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

async function snapshotsIn(service: ServiceClient, name: string): Promise<readonly Snapshot[]> {
  try {
    return await service.control('GET', `/sandboxes/${name}/snapshots`, z.array(snapshotShape));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
