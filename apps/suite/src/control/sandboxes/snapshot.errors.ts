import { failure } from '#libs/kernel';

export class SnapshotPartsDiffer extends failure.conflict(
  'SNAPSHOT_PARTS_DIFFER',
  'The parts of the snapshot come from different saves',
  (
    snapshot: string,
    parts: readonly { readonly service: string; readonly save?: string | undefined }[],
  ) => {
    const saveOf = (save: string | undefined): string =>
      save === undefined ? 'Was saved in this service alone.' : `Is a part of save ${save}.`;
    return {
      detail:
        `The parts of snapshot ${snapshot} were not saved at the same moment: a save was interrupted, or a service was ` +
        'saved alone. Nothing was restored. Save it again with the suite control.',
      violations: parts.map(({ service, save }) => ({ pointer: service, detail: saveOf(save) })),
    };
  },
) {}

/** Some services do not have the snapshot, so restoring it would leave them in another state. */
export class SnapshotIncomplete extends failure.conflict(
  'SNAPSHOT_INCOMPLETE',
  'Some services do not have the snapshot',
  (snapshot: string, services: readonly string[]) => ({
    detail:
      `Snapshot ${snapshot} is missing in ${services.join(', ')}: a save was interrupted, or it was saved or deleted in ` +
      'single services. Nothing was restored. Save it again with the suite control, or restore it in single services.',
    violations: services.map((pointer) => ({ pointer, detail: 'Does not have the snapshot.' })),
  }),
) {}
