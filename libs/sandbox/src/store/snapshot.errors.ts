import { Failure } from '#libs/kernel';
import { type SnapshotAddress, type SnapshotOfSave } from './sandbox-store';

export class SnapshotNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'SNAPSHOT_NOT_FOUND';
  readonly title = 'The snapshot does not exist';

  constructor({ sandbox, snapshot }: SnapshotAddress) {
    super(`Sandbox ${sandbox} has no snapshot ${snapshot}.`);
  }
}

export class SnapshotOfAnotherApp extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'SNAPSHOT_OF_ANOTHER_APP';
  readonly title = 'The snapshot belongs to another app';

  constructor({ sandbox, snapshot }: SnapshotAddress, app: string, service: string) {
    super(
      `Snapshot ${snapshot} of sandbox ${sandbox} was saved by ${app}; ` +
        `${service} restores only what ${service} has saved.`,
    );
  }
}

export class SnapshotDamaged extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'SNAPSHOT_DAMAGED';
  readonly title = 'The snapshot is damaged';

  constructor({ sandbox, snapshot }: SnapshotAddress, damage: string) {
    super(
      `Snapshot ${snapshot} of sandbox ${sandbox} cannot be restored: ${damage}. Save it again.`,
    );
  }
}

export class SnapshotOfAnotherSave extends Failure {
  readonly kind = 'conflict';
  readonly code = 'SNAPSHOT_OF_ANOTHER_SAVE';
  readonly title = 'The snapshot is a part of another save';

  constructor({ sandbox, snapshot }: SnapshotAddress, save: string, found: string | undefined) {
    super(
      `Snapshot ${snapshot} of sandbox ${sandbox} is not a part of save ${save}, but of ` +
        `${found === undefined ? 'none' : `save ${found}`}. It was saved again meanwhile.`,
    );
  }
}

/** Fails if the snapshot is meant to be a part of a save, and is of another one. */
export function checkSave(from: SnapshotOfSave, found: string | undefined): void {
  if (from.save !== undefined && from.save !== found) {
    throw new SnapshotOfAnotherSave(from, from.save, found);
  }
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
