import { Failure } from '#libs/kernel';

/** The parts of the snapshot were saved at different moments, so they do not belong together. */
export class SnapshotPartsDiffer extends Failure {
  readonly kind = 'conflict';
  readonly code = 'SNAPSHOT_PARTS_DIFFER';
  readonly title = 'The parts of the snapshot come from different saves';

  constructor(
    snapshot: string,
    parts: readonly { readonly service: string; readonly save?: string | undefined }[],
  ) {
    const saveOf = (save: string | undefined): string =>
      save === undefined ? 'Was saved in this service alone.' : `Is a part of save ${save}.`;
    super(
      `The parts of snapshot ${snapshot} were not saved at the same moment: a save was interrupted, or a service was ` +
        'saved alone. Nothing was restored. Save it again with the suite control.',
      parts.map(({ service, save }) => ({ pointer: service, detail: saveOf(save) })),
    );
  }
}

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
