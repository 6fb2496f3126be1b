import { Injectable } from '@nestjs/common';
import { checkedName } from '#libs/control';
import { SnapshotNotFound } from '#libs/sandbox';
import { z } from 'zod';
import { Changes } from '../changes/change';
import { isMissing, undoAll } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { Services } from '../services/services';
import { snapshotShape, type Snapshot } from '../services/shapes';
import { SnapshotIncomplete } from './snapshot.errors';
import { type SuiteSandboxResponse, type SuiteSnapshotResponse } from './suite-sandbox.response';
import { createIn, SuiteSandboxes } from './suite-sandboxes.service';

/** Saves and restores a sandbox in all services at the same moment. */
@Injectable()
export class SuiteSnapshots {
  constructor(
    private readonly services: Services,
    private readonly changes: Changes,
    private readonly sandboxes: SuiteSandboxes,
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
    return [...byName.values()].map(together);
  }

  /** A sandbox that is not in all services yet is created in the others, so that the snapshot is complete. */
  async save(name: string, snapshot: string): Promise<SuiteSnapshotResponse> {
    checkedName(snapshot, '/snapshot');
    await this.sandboxes.find(name);
    const path = pathOf(name, snapshot);
    return this.changes.make(name, async (change) => {
      if ((await this.having(name, snapshot)).length > 0) {
        change.cannotBeTakenBack(
          `The earlier snapshot ${snapshot} cannot be restored any more. Save it again.`,
        );
      }
      const parts = [];
      for (const service of change.services) {
        await createIn(change, service);
        const takeBack = (): Promise<void> => unlessMissing(service.command('DELETE', path));
        change.canBeTakenBack(service, { takeBack, forget: () => Promise.resolve() });
        const saved = await service.control('POST', path, snapshotShape);
        parts.push({ ...saved, service: service.name });
      }
      return together(parts);
    });
  }

  /** @param into the sandbox that gets the state; by default that of the snapshot */
  async restore(name: string, snapshot: string, into = name): Promise<SuiteSandboxResponse> {
    checkedName(name, '/name');
    checkedName(snapshot, '/snapshot');
    checkedName(into, '/into');
    await this.checkComplete(name, snapshot);
    await this.changes.make(into, async (change) => {
      for (const service of change.services) {
        change.canBeTakenBack(service, await undoAll(service, into));
        await service.command('POST', `${pathOf(name, snapshot)}/restore`, { into });
      }
    });
    return this.sandboxes.find(into);
  }

  async delete(name: string, snapshot: string): Promise<void> {
    checkedName(name, '/name');
    checkedName(snapshot, '/snapshot');
    const having = await this.having(name, snapshot);
    if (having.length === 0) throw new SnapshotNotFound({ sandbox: name, snapshot });
    const path = pathOf(name, snapshot);
    for (const service of having) await unlessMissing(service.command('DELETE', path));
  }

  private async checkComplete(name: string, snapshot: string): Promise<void> {
    const having = await this.having(name, snapshot);
    if (having.length === 0) throw new SnapshotNotFound({ sandbox: name, snapshot });
    const lacking = this.services.all.filter((service) => !having.includes(service));
    if (lacking.length === 0) return;
    throw new SnapshotIncomplete(
      `${name}/${snapshot}`,
      lacking.map((service) => service.name),
    );
  }

  /** The services that have the snapshot. */
  private async having(name: string, snapshot: string): Promise<ServiceClient[]> {
    const answers = await this.services.each((service) => snapshotsIn(service, name));
    return answers
      .filter(({ value }) => value.some((each) => each.name === snapshot))
      .map(({ service }) => service);
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

function pathOf(name: string, snapshot: string): string {
  return `/sandboxes/${name}/snapshots/${snapshot}`;
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
  };
}
