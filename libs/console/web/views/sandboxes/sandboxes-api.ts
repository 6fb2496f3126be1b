import { control, send } from '../../api/call';
import { saveBlob } from '../../api/save-blob';
import { isSuite } from '../../app/settings';

/** A snapshot of a sandbox. */
export interface Snapshot {
  readonly name: string;
  readonly sizeBytes: number;
  readonly createdAt: string;
  /** Whether all services have it, saved at one moment; only in the console of all services. */
  readonly isComplete?: boolean;
  readonly services?: readonly string[];
}

/** The media type of a snapshot as a file. */
const FILE_TYPE = 'application/gzip';

export function createSandbox(name: string): Promise<unknown> {
  return control('page', { method: 'POST', path: '/sandboxes', body: { name } });
}

export function resetSandbox(name: string): Promise<unknown> {
  return control('page', { method: 'POST', path: `${pathOf(name)}/reset` });
}

export function dropSandbox(name: string): Promise<unknown> {
  return control('page', { method: 'DELETE', path: pathOf(name) });
}

export function listSnapshots(name: string): Promise<readonly Snapshot[]> {
  return control('page', { path: `${pathOf(name)}/snapshots` });
}

/** An address of a snapshot. */
export interface SnapshotAddress {
  readonly sandbox: string;
  readonly snapshot: string;
}

export function saveSnapshot(address: SnapshotAddress): Promise<unknown> {
  return control('page', { method: 'POST', path: snapshotPath(address) });
}

/** @param into the sandbox that gets the state */
export function restoreSnapshot(address: SnapshotAddress, into: string): Promise<unknown> {
  const path = `${snapshotPath(address)}/restore`;
  return control('page', { method: 'POST', path, body: { into } });
}

export function deleteSnapshot(address: SnapshotAddress): Promise<unknown> {
  return control('page', { method: 'DELETE', path: snapshotPath(address) });
}

/** A link of the browser could not send the token, so the file is read first. */
export async function downloadSnapshot(address: SnapshotAddress): Promise<void> {
  const path = `/__admin${snapshotPath(address)}/file`;
  const response = await send('page', { path });
  saveBlob(await response.blob(), fileNameOf(address, isSuite));
}

/** Stores a file as a snapshot, and creates its sandbox if it does not exist. */
export function loadSnapshot(address: SnapshotAddress, file: Blob): Promise<unknown> {
  const path = `${snapshotPath(address)}/file`;
  // The type that a browser gives to a file depends on the machine.
  const headers = { 'Content-Type': FILE_TYPE };
  return control('page', { method: 'PUT', path, body: file, headers });
}

function fileNameOf({ sandbox, snapshot }: SnapshotAddress, isOfSuite: boolean): string {
  return `${isOfSuite ? 'suite-' : ''}${sandbox}-${snapshot}.snapshot.gz`;
}

function snapshotPath({ sandbox, snapshot }: SnapshotAddress): string {
  return `${pathOf(sandbox)}/snapshots/${encodeURIComponent(snapshot)}`;
}

function pathOf(sandbox: string): string {
  return `/sandboxes/${encodeURIComponent(sandbox)}`;
}
