import { newUuid } from '#libs/kernel';
import { type Change } from '../changes/change';
import { forgetUndos, temporaryName, type Undo } from '../changes/undo';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { type Snapshot } from '../services/shapes';
import { type SuiteSnapshotResponse } from './suite-sandbox.response';
import { createIn } from './suite-sandboxes.service';

/** An id of a save, as the services take it. It is random: UUIDs of version 4 begin with such digits. */
const SAVE_DIGITS = 8;

export function newSave(): string {
  return newUuid().slice(0, SAVE_DIGITS);
}

/**
 * Makes a part of a snapshot in each service. The parts get the name of the snapshot when all of them are there.
 * @param older the services that already have a snapshot with this name
 * @param make makes a part at this address of a service
 */
export async function makeParts(
  change: Change,
  { snapshot, older }: { readonly snapshot: string; readonly older: readonly ServiceClient[] },
  make: (service: ServiceClient, path: string) => Promise<Snapshot>,
): Promise<SuiteSnapshotResponse> {
  const staged = { path: folderOf(change.sandbox), snapshot: temporaryName() };
  const parts = [];
  for (const service of change.services) {
    await createIn(change, service);
    change.canBeTakenBack(service, undoStaging(service, staged));
    const part = await make(service, pathOf(staged));
    parts.push({ ...part, name: snapshot, service: service.name });
  }
  for (const service of change.services) {
    await replace(change, service, { staged, snapshot, isThere: older.includes(service) });
  }
  return together(parts, change.services.length);
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

export function areOfOneSave(parts: readonly { readonly save?: string | undefined }[]): boolean {
  return parts.every(({ save }) => save === parts[0]?.save);
}

export function folderOf(sandbox: string): string {
  return `/sandboxes/${sandbox}/snapshots`;
}

export function pathOf({ path, snapshot }: SnapshotPath): string {
  return `${path}/${snapshot}`;
}

export async function unlessMissing(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isGone = error instanceof ServiceRefused && error.kind === 'not-found';
    if (!isGone) throw error;
  }
}

export function together(
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
