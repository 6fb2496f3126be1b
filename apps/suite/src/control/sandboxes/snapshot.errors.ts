import { Failure } from '#libs/kernel';

/** Some services do not have the snapshot, so restoring it would leave them in another state. */
export class SnapshotIncomplete extends Failure {
  readonly kind = 'conflict';
  readonly code = 'SNAPSHOT_INCOMPLETE';
  readonly title = 'Some services do not have the snapshot';

  constructor(snapshot: string, services: readonly string[]) {
    super(
      `Snapshot ${snapshot} is missing in ${services.join(', ')}. It was saved or deleted in single services. ` +
        'Save it with the suite control, or restore it in single services.',
      services.map((pointer) => ({ pointer, detail: 'Does not have the snapshot.' })),
    );
  }
}
