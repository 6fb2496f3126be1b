import { IsOptional, IsString, Matches } from 'class-validator';

const SAVE = /^(?!0{8})[0-9a-f]{8}$/;
const SAVE_RULE = { message: 'Must be 8 hexadecimal digits, and not only zeros.' };

/** The save that a snapshot belongs to. */
export class SaveSnapshotRequest {
  /**
   * An id that the client chooses: 8 hexadecimal digits. Snapshots of several services that are saved at the same
   * moment have the same id.
   * @example 0a1b2c3d
   */
  @IsOptional()
  @Matches(SAVE, SAVE_RULE)
  save?: string;
}

/** The new name of a snapshot. */
export class RenameSnapshotRequest {
  /**
   * The new name: at most 40 lower-case letters, digits and hyphens.
   * @example after-payment
   */
  @IsString({ message: 'Must be a string.' })
  to!: string;
}

/** The target of a restored snapshot. */
export class RestoreSnapshotRequest {
  /**
   * The sandbox that gets the state of the snapshot. Default: the sandbox that the snapshot was saved from.
   * @example run-42
   */
  @IsOptional()
  @IsString({ message: 'Must be a string.' })
  into?: string;
}

/** The target of a restored snapshot of one service. */
export class RestorePartRequest extends RestoreSnapshotRequest {
  /**
   * Restores the snapshot only if it belongs to this save.
   * @example 0a1b2c3d
   */
  @IsOptional()
  @Matches(SAVE, SAVE_RULE)
  save?: string;
}
