import { type Schema } from '#libs/app';
import { failure } from '#libs/kernel';
import { isClockState } from '../clock/clock-state';
import { unknownMigrations } from './versions/migrations';
import { type SnapshotAddress, type SnapshotOfSave } from './sandbox-store';

export class SnapshotNotFound extends failure.notFound(
  'SNAPSHOT_NOT_FOUND',
  'The snapshot does not exist',
  ({ sandbox, snapshot }: SnapshotAddress) =>
    `Sandbox ${sandbox} has no snapshot ${snapshot}. GET /__admin/sandboxes/${sandbox}/snapshots lists its snapshots.`,
) {}

export class SnapshotOfAnotherApp extends failure.unprocessable(
  'SNAPSHOT_OF_ANOTHER_APP',
  'The snapshot belongs to another app',
  ({ sandbox, snapshot }: SnapshotAddress, app: string, service: string) =>
    `Snapshot ${snapshot} of sandbox ${sandbox} was saved by ${app}; ` +
    `${service} restores only its own snapshots.`,
) {}

export class SnapshotOfNewerVersion extends failure.unprocessable(
  'SNAPSHOT_OF_NEWER_VERSION',
  'The snapshot was saved by a newer version',
  ({ sandbox, snapshot }: SnapshotAddress, migrations: readonly string[]) =>
    `Snapshot ${snapshot} of sandbox ${sandbox} was saved by a newer version of the service, with ` +
    `${migrations.join(', ')}, which this version cannot read. Restore it with that version.`,
) {}

export class SnapshotDamaged extends failure.unprocessable(
  'SNAPSHOT_DAMAGED',
  'The snapshot is damaged',
  ({ sandbox, snapshot }: SnapshotAddress, damage: string) =>
    `Snapshot ${snapshot} of sandbox ${sandbox} cannot be restored: ${damage}. Save it again.`,
) {}

export class SnapshotOfAnotherSave extends failure.conflict(
  'SNAPSHOT_OF_ANOTHER_SAVE',
  'The snapshot belongs to another save',
  ({ sandbox, snapshot }: SnapshotAddress, save: string, found: string | undefined) =>
    `Snapshot ${snapshot} of sandbox ${sandbox} does not belong to save ${save}, but to ` +
    `${found === undefined ? 'none' : `save ${found}`}. It was saved again in the meantime.`,
) {}

/** Fails if the address names a save and the snapshot does not belong to it. */
export function checkSave(from: SnapshotOfSave, found: string | undefined): void {
  if (from.save !== undefined && from.save !== found) {
    throw new SnapshotOfAnotherSave(from, from.save, found);
  }
}

/** @throws SnapshotOfNewerVersion if the snapshot has migrations that the schema does not have */
export function checkSnapshotVersion(
  from: SnapshotAddress,
  schema: Schema,
  applied: readonly string[],
): void {
  const unknown = unknownMigrations(schema, applied);
  if (unknown.length > 0) throw new SnapshotOfNewerVersion(from, unknown);
}

/** Fails if the snapshot was saved by another app than `service`. */
export function checkApp(
  from: SnapshotAddress,
  app: string | undefined,
  service: string | undefined,
): void {
  if (app === undefined) throw new SnapshotDamaged(from, 'it does not name the app that saved it');
  if (service !== undefined && app !== service) throw new SnapshotOfAnotherApp(from, app, service);
}

/** Fails if rows that were loaded do not describe a sandbox of `service`. */
export function checkLoaded(
  to: SnapshotAddress,
  state: { readonly app: string; readonly clock: string } | undefined,
  service: string,
): void {
  checkApp(to, state?.app, service);
  if (state !== undefined && !isClockState(state.clock)) {
    throw new SnapshotDamaged(to, 'it does not have the state of a clock');
  }
}
